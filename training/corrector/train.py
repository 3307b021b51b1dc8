"""Trains correctors side by side on the same lessons: python3 train.py TEXTS.json SECONDS WIDTH [WIDTH …], with OUT and, if wanted, WORKERS.

Gives: OUT/corrector-WIDTH.safetensors (averaged weights, half precision) and OUT/log.txt. Of two widths the narrower also
learns from what the wider says. One text of fifty is kept for measuring.
"""

import json
import math
import os
import random
import struct
import sys
import time

os.environ.setdefault("OMP_NUM_THREADS", "1")
import numpy as np
import torch
import torch.nn.functional as F

import damage
from descriptions import description
from network import Corrector

LENGTH, BATCH, RATE, REAL, SEED = 768, int(os.environ.get("BATCH", "128")), 2.5e-3, 0.65, 7
IGNORED = 255
OUT, WORKERS = os.environ.get("OUT", "out"), int(os.environ.get("WORKERS", "15"))
STEPS = int(os.environ.get("STEPS", "0"))  # instead of seconds, where the same is to come out each time
DEVICE = "cuda" if torch.cuda.is_available() else "cpu"


def codes(text: str) -> list[int]:
    return [damage.CODE_OF.get(c, 1) for c in text]


def packed(lessons) -> torch.Tensor:
    """Three planes: what is seen, `change`, `missing`."""
    planes = np.zeros((3, len(lessons), LENGTH), np.uint8)
    planes[1:] = IGNORED
    for i, (text, change, missing) in enumerate(lessons):
        for plane, values in zip(planes, (codes(text), change, missing)):
            plane[i, : len(text)] = values
    return torch.from_numpy(planes)


class Lessons(torch.utils.data.IterableDataset):
    def __init__(self, texts: list[str]):
        self.texts = texts

    def __iter__(self):
        worker = torch.utils.data.get_worker_info()
        draw = random.Random(SEED * 1000 + (worker.id if worker else 0))
        lengths = [min(len(text), 3000) for text in self.texts]
        made = [description(draw) for _ in range(200)]
        while True:
            if len(made) > 3000:
                made[draw.randrange(3000)] = description(draw)
            else:
                made += [description(draw) for _ in range(8)]
            real = draw.choices(self.texts, weights=lengths, k=BATCH)
            yield packed([damage.lesson(text if draw.random() < REAL else draw.choice(made), LENGTH, draw) for text in real])


def loss_of(change, missing, planes):
    return F.cross_entropy(change.flatten(0, 1), planes[1].flatten(), ignore_index=IGNORED) + F.cross_entropy(
        missing.flatten(0, 1), planes[2].flatten(), ignore_index=IGNORED
    )


def taught(pupil, teacher, planes):
    """How far the pupil is from what the teacher says of each character."""
    seen = (planes[0] > 0).flatten()
    return sum(
        F.kl_div(p.flatten(0, 1)[seen].log_softmax(-1), t.flatten(0, 1)[seen].softmax(-1), reduction="batchmean")
        for p, t in zip(pupil, teacher)
    )


class Trained:
    """A network with its optimizer and the average of its weights."""

    def __init__(self, width: int):
        torch.manual_seed(SEED)
        self.width, self.steps = width, 0
        self.network = Corrector(width).to(DEVICE)
        self.average = {k: v.detach().clone().float() for k, v in self.network.state_dict().items()}
        fused = {"fused": True} if DEVICE == "cuda" else {}
        self.optimizer = torch.optim.AdamW(self.network.parameters(), lr=RATE, weight_decay=0.02, betas=(0.9, 0.98), **fused)

    def step(self, loss, rate: float) -> None:
        for group in self.optimizer.param_groups:
            group["lr"] = rate
        self.optimizer.zero_grad(set_to_none=True)
        loss.backward()
        torch.nn.utils.clip_grad_norm_(self.network.parameters(), 1.0)
        self.optimizer.step()
        self.steps += 1
        if self.steps % 4 == 0:
            keep = min(0.9985, (self.steps + 1) / (self.steps + 10)) ** 4
            with torch.no_grad():
                for key, value in self.network.state_dict().items():
                    self.average[key].mul_(keep).add_(value.float(), alpha=1 - keep)

    def averaged(self) -> Corrector:
        network = Corrector(self.width).to(DEVICE)
        network.load_state_dict(self.average)
        return network.eval()

    def save(self) -> None:
        tensors = {key: value.cpu().numpy().astype(np.float16) for key, value in self.average.items()}
        head, at = {}, 0
        for key, value in tensors.items():
            head[key] = {"dtype": "F16", "shape": list(value.shape), "data_offsets": [at, at + value.nbytes]}
            at += value.nbytes
        text = json.dumps(head).encode()
        text += b" " * (-len(text) % 8)
        with open(f"{OUT}/corrector-{self.width}.safetensors", "wb") as file:
            file.write(struct.pack("<Q", len(text)) + text + b"".join(value.tobytes() for value in tensors.values()))


@torch.no_grad()
def measured(network: Corrector, kept: list[str]) -> str:
    """By share of damage: of what was hurt, how much is undone rightly; of what is changed, how much rightly; clean characters changed."""
    lines = []
    for rate in (0.0, 0.01, 0.03, 0.05):
        draw = random.Random(1)
        lessons = []
        for text in kept:
            damaged = damage.hurt(damage.window(text, LENGTH - 60, draw), rate, draw, 0.0)
            lessons.append(tuple(part[:LENGTH] for part in damaged))
        hurt = undone = changed = seen = 0
        for i in range(0, len(lessons), 64):
            planes = packed(lessons[i : i + 64]).to(DEVICE).long()
            for scores, right in zip(network(planes[0], 0.0), planes[1:]):
                said = scores.argmax(-1)
                valid = right != IGNORED
                hurt += int((valid & (right > 0)).sum())
                changed += int((valid & (said > 0)).sum())
                undone += int((valid & (said > 0) & (said == right)).sum())
                seen += int(valid.sum())
        lines.append(f"{rate:.0%}: undone {undone / max(1, hurt):.3f}, right {undone / max(1, changed):.3f}, wrongly changed {(changed - undone) / seen:.5f}")
    return "; ".join(lines)


def main() -> None:
    with open(sys.argv[1], encoding="utf8") as file:
        texts = json.load(file)
    seconds, widths = float(sys.argv[2]), [int(width) for width in sys.argv[3:]]
    os.makedirs(OUT, exist_ok=True)
    log = open(f"{OUT}/log.txt", "a", encoding="utf8")

    def say(words: str) -> None:
        print(words, flush=True)
        print(words, file=log, flush=True)

    learned = [Trained(width) for width in widths]
    for one in learned:
        say(f"width {one.width}: {sum(p.numel() for p in one.network.parameters()):,} parameters")
    batches = iter(
        torch.utils.data.DataLoader(
            Lessons([text for i, text in enumerate(texts) if i % 50]), batch_size=None, num_workers=WORKERS,
            pin_memory=DEVICE == "cuda", **({"prefetch_factor": 6} if WORKERS else {}),
        )
    )  # fmt: skip
    kept, started, told, step = texts[::50], time.time(), time.time(), 0
    while (share := step / STEPS if STEPS else (time.time() - started) / seconds) < 1:
        rate = RATE * min(1, (step + 1) / 300) * (0.5 * (1 + math.cos(math.pi * share)) * 0.98 + 0.02)
        planes = next(batches).to(DEVICE, non_blocking=True).long()
        teacher, losses = None, []
        for one in learned:
            with torch.autocast(DEVICE, torch.bfloat16, enabled=DEVICE == "cuda"):
                change, missing = one.network(planes[0])
            change, missing = change.float(), missing.float()
            loss = loss_of(change, missing, planes)
            losses.append(loss.detach())
            if teacher and share > 0.3:
                loss = loss + taught((change, missing), teacher, planes)
            one.step(loss, rate)
            teacher = teacher or (change.detach(), missing.detach())
        step += 1
        if step == 1:
            say(f"first loss {' '.join(f'{float(loss):.4f}' for loss in losses)}")
        if time.time() - told > 60:
            told = time.time()
            speed = step * BATCH * LENGTH / (told - started)
            say(f"{told - started:.0f} s, step {step}, loss {' '.join(f'{float(loss):.4f}' for loss in losses)}, {speed:,.0f} characters/s")
            for one in learned:
                one.save()
    say(f"{step} steps, {step * BATCH * LENGTH:,} characters in {time.time() - started:.0f} s, loss {' '.join(f'{float(loss):.4f}' for loss in losses)}")
    for one in learned:
        one.save()
    for one in learned:
        say(f"width {one.width}: {measured(one.averaged(), kept)}")


if __name__ == "__main__":
    main()
    os._exit(0)  # the workers do not end by themselves
