"""The line reader: depthwise-separable convolutions, one bidirectional LSTM, CTC. Takes N x 1 x 40 x W, ink = 1."""

import torch.nn as nn
import torch.nn.functional as F


def conv(inside: int, outside: int, kernel=3, stride=1, padding=None, groups=1, active=True) -> nn.Sequential:
    if padding is None:
        padding = kernel // 2 if isinstance(kernel, int) else tuple(k // 2 for k in kernel)
    layers = [nn.Conv2d(inside, outside, kernel, stride, padding, groups=groups, bias=False), nn.BatchNorm2d(outside)]
    return nn.Sequential(*layers, *([nn.ReLU(inplace=True)] if active else []))


class Separable(nn.Module):
    def __init__(self, channels: int):
        super().__init__()
        self.across = conv(channels, channels, 5, groups=channels)
        self.mix = conv(channels, channels, 1, active=False)

    def forward(self, x):
        return F.relu(x + self.mix(self.across(x)))


class LineReader(nn.Module):
    """One step for every four columns; 40 rows become 20, 10, 5, 3, 1."""

    def __init__(self, classes: int, widths=(28, 56, 112, 208), memory: int = 144):
        super().__init__()
        a, b, c, d = widths
        self.see = nn.Sequential(
            conv(1, a, 3, 2), conv(a, b, 3, 2), Separable(b), Separable(b), conv(b, c, 3, (2, 1)), Separable(c), Separable(c),
            conv(c, d, 3, (2, 1)), Separable(d), Separable(d), nn.Dropout2d(0.05), conv(d, d, (3, 1), 1, 0, groups=d), conv(d, 240, 1),
        )
        self.remember = nn.LSTM(240, memory, 1, bidirectional=True, batch_first=True)
        self.name = nn.Linear(2 * memory, classes)

    def forward(self, x):
        seen = self.see(x).squeeze(2).transpose(1, 2)
        remembered, _ = self.remember(seen)
        return F.log_softmax(self.name(remembered).float(), -1)
