"""The corrector: characters in, for each two choices out: `change` and `missing` (damage.py).

Gated dilated convolutions with one layer of attention between them, so that a whole window's habits are seen (a text whose degree marks
are all an "o"). src/network/text-network.ts has the same layers in the same order: a change here is a change there.
"""

import math

import torch
import torch.nn as nn
import torch.nn.functional as F

from damage import CODES

REACHES = (1, 2, 4, 8, 16, 0, 32, 64, 1, 2, 4)  # how far apart a convolution's three taps lie; 0 is the attention
HEADS, LONGEST_WAVE = 4, 1024.0


def attended(query, key, value, mask):
    """PyTorch 2 has it in one step; Debian's 1.13, on which the smoke run goes, in three."""
    if hasattr(F, "scaled_dot_product_attention"):
        return F.scaled_dot_product_attention(query, key, value, attn_mask=mask)
    near = (query @ key.transpose(-1, -2)) / math.sqrt(query.shape[-1])
    return near.masked_fill(~mask, float("-inf")).softmax(-1).to(value.dtype) @ value


class Convolution(nn.Module):
    def __init__(self, width: int, reach: int):
        super().__init__()
        self.norm, self.mix, self.reach = nn.LayerNorm(width), nn.Linear(3 * width, 2 * width), reach

    def forward(self, x, mask, drop):
        length = x.shape[1]
        wide = F.pad(self.norm(x) * mask[..., None], (0, 0, self.reach, self.reach))
        taps = torch.cat([wide[:, i * self.reach : i * self.reach + length] for i in range(3)], -1)
        return x + F.dropout(F.glu(self.mix(taps), -1), drop, self.training)


class Attention(nn.Module):
    def __init__(self, width: int):
        super().__init__()
        self.norm, self.ask, self.answer = nn.LayerNorm(width), nn.Linear(width, 3 * width), nn.Linear(width, width)

    def forward(self, x, mask, drop):
        batch, length, width = x.shape
        part = width // HEADS
        query, key, value = self.ask(self.norm(x)).view(batch, length, 3, HEADS, part).permute(2, 0, 3, 1, 4)
        waves = LONGEST_WAVE ** (-torch.arange(0, part // 2, device=x.device).float() / (part // 2))
        turn = torch.arange(length, device=x.device).float()[:, None] * waves[None]
        cos, sin = turn.cos(), turn.sin()

        def turned(z):
            a, b = z[..., : part // 2], z[..., part // 2 :]
            return torch.cat([a * cos - b * sin, b * cos + a * sin], -1).to(value.dtype)

        seen = attended(turned(query), turned(key), value, mask[:, None, None, :])
        return x + F.dropout(self.answer(seen.transpose(1, 2).reshape(batch, length, width)), drop, self.training)


class Corrector(nn.Module):
    def __init__(self, width: int):
        super().__init__()
        self.embed = nn.Embedding(CODES, width)
        nn.init.normal_(self.embed.weight, std=0.5)
        self.layers = nn.ModuleList(Convolution(width, reach) if reach else Attention(width) for reach in REACHES)
        self.norm = nn.LayerNorm(width)
        self.change, self.missing = nn.Linear(width, CODES), nn.Linear(width, CODES)

    def forward(self, codes, drop=0.05):
        mask = codes > 0
        x = self.embed(codes)
        for layer in self.layers:
            x = layer(x, mask, drop)
        x = self.norm(x)
        return self.change(x), self.missing(x)
