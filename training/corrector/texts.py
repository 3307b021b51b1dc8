"""Clean real text to learn from: python3 texts.py CORPUS OUT.json WORDS.txt

Takes the unlabelled files of the corpus; leaves out what overlaps a labelled item, and what is itself damaged: a text in which
more than SUSPECT of the lower-case words are known neither to a dictionary nor to four other texts. WORDS.txt: the lower-case words of
many of them, which is how the reader tells clean print (src/deed/restore/known-words.ts).
"""

import collections
import glob
import json
import os
import re
import sys

FILES = ("metes", "metes_extra", "aliquot", "more-metes", "negatives", "more-negatives")
OVERLAP, SUSPECT, SHINGLE = 0.2, 0.012, 7
COMMON = 5  # texts with a word of the list
DICTIONARY = "/usr/share/dict/words"  # Debian's wamerican


def shingles(text: str) -> set:
    words = re.findall(r"[a-z0-9]+", text.lower())
    return {tuple(words[i : i + SHINGLE]) for i in range(len(words) - SHINGLE + 1)}


def lower_words(text: str) -> list[str]:
    return [word for word in re.findall(r"[A-Za-z]+", text) if word.islower() and len(word) > 2]


def labelled_shingles(corpus: str) -> set:
    labelled: set = set()
    for path in glob.glob(f"{corpus}/metes/*.json"):
        with open(path, encoding="utf8") as file:
            labelled |= shingles(json.load(file)["text"])
    return labelled


def unlabelled(corpus: str) -> list[str]:
    labelled = labelled_shingles(corpus)
    texts = []
    for name in FILES:
        with open(f"{corpus}/unlabeled/{name}.jsonl", encoding="utf8") as file:
            for line in file:
                text = json.loads(line)["text"]
                own = shingles(text)
                if not own or len(own & labelled) / len(own) <= OVERLAP:
                    texts.append(text)
    return texts


def clean(texts: list[str]) -> list[str]:
    count = collections.Counter(word for text in texts for word in set(lower_words(text)))
    known = {word for word, texts_with in count.items() if texts_with >= 4}
    if os.path.exists(DICTIONARY):
        with open(DICTIONARY, encoding="utf8") as file:
            known |= {line.strip().lower() for line in file}

    def suspect(text: str) -> float:
        words = lower_words(text)
        return sum(word not in known for word in words) / max(1, len(words))

    return [text for text in texts if suspect(text) <= SUSPECT and len(text) > 80]


def common_words(texts: list[str]) -> list[str]:
    count = collections.Counter(word for text in texts for word in set(re.findall(r"(?<![A-Za-z])[a-z]{2,}(?![A-Za-z])", text)))
    return sorted(word for word, texts_with in count.items() if texts_with >= COMMON)


if __name__ == "__main__":
    texts = unlabelled(sys.argv[1])
    kept = clean(texts)
    with open(sys.argv[2], "w", encoding="utf8") as file:
        json.dump(kept, file)
    with open(sys.argv[3], "w", encoding="utf8") as file:
        file.write("\n".join(common_words(kept)))
    print(f"{len(kept)} of {len(texts)} texts, {sum(map(len, kept)):,} characters")
