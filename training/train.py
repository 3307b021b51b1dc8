"""Trains the line reader: python3 train.py SECONDS LEARNING_RATE SEED, with OUT and, to go on, CHECKPOINT.

Gives: OUT/line-reader.pt (averaged weights), OUT/line-reader.onnx, OUT/log.txt.
Shapes are fixed by width bucket: with every batch another width the GPU ran forty times slower.
"""

import math
import os
import random
import sys
import time

os.environ.setdefault("OMP_NUM_THREADS", "1")
import numpy as np
import torch
import torch.nn as nn
import torch.nn.functional as F

import language
import strips
from network import LineReader

SECONDS, RATE, SEED = float(sys.argv[1]), float(sys.argv[2]), int(sys.argv[3])
OUT, CHECKPOINT = os.environ["OUT"], os.environ.get("CHECKPOINT", "")
WORKERS = int(os.environ.get("WORKERS", "15"))
BUCKETS = ((320, 576), (576, 384), (832, 288), (1088, 216), (1344, 168), (strips.MAX_WIDTH, 144))
CLASSES = len(language.ALPHABET) + 1
log = open(f"{OUT}/log.txt", "a", encoding="utf8")


def say(*words) -> None:
    print(*words, flush=True)
    print(*words, file=log, flush=True)


def packed(pairs: list):
    width = next(limit for limit, _ in BUCKETS if max(p.shape[1] for p, _ in pairs) <= limit)
    pictures = np.full((len(pairs), strips.HEIGHT, width), 255, np.uint8)
    for i, (picture, _) in enumerate(pairs):
        pictures[i, :, : picture.shape[1]] = picture
    labels = torch.tensor([language.CLASS_OF[c] for _, text in pairs for c in text])
    widths = torch.tensor([p.shape[1] for p, _ in pairs])
    return torch.from_numpy(pictures), widths, labels, torch.tensor([len(text) for _, text in pairs])


class Lines(torch.utils.data.IterableDataset):
    def __iter__(self):
        seed = SEED * 1000 + torch.utils.data.get_worker_info().id * 7 + 1
        random.seed(seed)
        np.random.seed(seed)
        waiting = [[] for _ in BUCKETS]
        while True:
            try:
                pairs = strips.strip()
            except Exception as trouble:  # one odd glyph must not end the run
                print("strip:", repr(trouble)[:120], flush=True)
                continue
            for picture, text in pairs:
                k = next(i for i, (limit, _) in enumerate(BUCKETS) if picture.shape[1] <= limit)
                waiting[k].append((picture, text))
                if len(waiting[k]) == BUCKETS[k][1]:
                    yield packed(waiting[k])
                    waiting[k] = []


def on_gpu(pictures):
    ink = (255 - pictures.cuda(non_blocking=True).float()).div_(255).unsqueeze(1)
    return ink.contiguous(memory_format=torch.channels_last)


class Average:
    def __init__(self, model: nn.Module):
        self.model, self.steps = model, 0
        self.state = {k: v.clone() for k, v in model.state_dict().items()}

    @torch.no_grad()
    def update(self) -> None:
        self.steps += 1
        keep = min(0.9985, (1 + self.steps) / (20 + self.steps))
        for key, value in self.model.state_dict().items():
            if value.dtype.is_floating_point:
                self.state[key].mul_(keep).add_(value, alpha=1 - keep)
            else:
                self.state[key].copy_(value)


def distance(a: str, b: str) -> int:
    row = list(range(len(b) + 1))
    for i, x in enumerate(a, 1):
        last, row[0] = row[0], i
        for j, y in enumerate(b, 1):
            last, row[j] = row[j], min(row[j] + 1, row[j - 1] + 1, last + (x != y))
    return row[-1]


def texts_of(scores, widths) -> list[str]:
    out = []
    for best, width in zip(scores.argmax(-1).cpu().numpy(), widths.tolist()):
        best = best[: (width + 3) // 4]
        out.append("".join(language.ALPHABET[v - 1] for v, before in zip(best, [0, *best[:-1]]) if v and v != before))
    return out


def validation_set() -> list:
    random.seed(987)
    np.random.seed(987)
    pairs: list = []
    while len(pairs) < 700:
        pairs += strips.strip()
    pairs.sort(key=lambda pair: pair[0].shape[1])
    return [(packed(pairs[i : i + 100]), [text for _, text in pairs[i : i + 100]]) for i in range(0, len(pairs), 100)]


def validate(state: dict, batches: list, tag: str) -> None:
    model = LineReader(CLASSES).cuda()
    model.load_state_dict(state)
    model.eval()
    wrong = letters = exact = lines = 0
    for (pictures, widths, _, _), truth in batches:
        with torch.no_grad():
            read = texts_of(model(on_gpu(pictures)), widths)
        wrong += sum(distance(a, b) for a, b in zip(read, truth))
        letters += sum(map(len, truth))
        exact += sum(a == b for a, b in zip(read, truth))
        lines += len(truth)
        if tag == "end":
            for a, b in list(zip(read, truth))[::50]:
                say("  true", b, "\n  read", a)
    say(f"{tag}: character errors {100 * wrong / letters:.2f} %, lines exact {exact / lines:.3f}")


def export(state: dict) -> None:
    model = LineReader(CLASSES)
    model.load_state_dict({k: v.cpu() for k, v in state.items()})
    model.eval()
    path = f"{OUT}/line-reader.onnx"
    axes = {"ink": {0: "lines", 3: "width"}, "scores": {0: "lines", 1: "steps"}}
    torch.onnx.export(model, torch.rand(2, 1, 40, 640), path, input_names=["ink"], output_names=["scores"],
                      dynamic_axes=axes, opset_version=17, dynamo=False)
    import onnxruntime

    x = torch.rand(3, 1, 40, 416)
    session = onnxruntime.InferenceSession(path, providers=["CPUExecutionProvider"])
    off = np.abs(session.run(None, {"ink": x.numpy()})[0] - model(x).detach().numpy()).max()
    say("exported", os.path.getsize(path), "bytes; largest difference", off)


def rate_at(share: float, step: int) -> float:
    return RATE * min(1, (step + 1) / 200) * (0.5 * (1 + math.cos(math.pi * max(0.0, (share - 0.1) / 0.9)))) + 1e-6


def main() -> None:
    torch.backends.cuda.matmul.allow_tf32 = torch.backends.cudnn.allow_tf32 = True
    loader = iter(torch.utils.data.DataLoader(Lines(), batch_size=None, num_workers=WORKERS, prefetch_factor=3, pin_memory=True))
    model = LineReader(CLASSES)
    if CHECKPOINT and os.path.exists(CHECKPOINT):
        model.load_state_dict({k: v.float() if v.dtype == torch.float16 else v for k, v in torch.load(CHECKPOINT).items()})
        say("going on from", os.path.basename(CHECKPOINT))
    model.cuda()
    model.see.to(memory_format=torch.channels_last)
    say(f"{sum(p.numel() for p in model.parameters()) / 1e6:.2f} million parameters")
    optimizer = torch.optim.AdamW(model.parameters(), lr=RATE, weight_decay=0.02, betas=(0.9, 0.98), fused=True)
    average, judged = Average(model), validation_set()
    started = said = checked = time.time()
    step = lines = 0
    loss_seen = 0.0
    while (spent := time.time() - started) < SECONDS:
        optimizer.param_groups[0]["lr"] = rate_at(spent / SECONDS, step)
        pictures, widths, labels, lengths = next(loader)
        model.train()
        with torch.autocast("cuda", torch.bfloat16):
            scores = model(on_gpu(pictures))
        lengths = lengths.cuda()
        loss = F.ctc_loss(scores.transpose(0, 1), labels.cuda(), ((widths + 3) // 4).cuda(), lengths, reduction="none", zero_infinity=True)
        loss = (loss / lengths.clamp(min=4)).clamp(max=20).mean()
        optimizer.zero_grad(set_to_none=True)
        loss.backward()
        nn.utils.clip_grad_norm_(model.parameters(), 2.0)
        optimizer.step()
        average.update()
        step, lines = step + 1, lines + len(widths)
        if time.time() - said > 20:
            said, loss_seen = time.time(), float(loss)
            say(f"{spent:.0f} s, step {step}, {lines} lines ({lines / spent:.0f}/s), loss {loss_seen:.4f}")
        if time.time() - checked > 120:
            checked = time.time()
            validate(average.state, judged, f"{spent:.0f} s")
    torch.save({k: v.half() if v.dtype == torch.float32 else v for k, v in average.state.items()}, f"{OUT}/line-reader.pt")
    validate(average.state, judged, "end")
    export(average.state)
    os._exit(0)


main()
