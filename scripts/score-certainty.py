"""How many of the courses called high, medium and low are the paper's: score-certainty.py SCORER GOLD PREDICTIONS

Takes: the corpus' scorer, whose own comparison of a course is used, a folder of labelled items, and what was read of them.
Gives: a line for each confidence, and the share of courses that are high. Courses of items without labelled courses are left out.
"""

import contextlib
import glob
import io
import json
import runpy
import sys


def main() -> None:
    scorer, gold, predictions = sys.argv[1:4]
    sys.argv = [scorer, gold, predictions]
    with contextlib.redirect_stdout(io.StringIO()):
        same_call = runpy.run_path(scorer)["same_call"]
    with open(predictions, encoding="utf8") as file:
        read = {str(line["id"]): line.get("response") for line in map(json.loads, file)}
    right = {"high": 0, "medium": 0, "low": 0}
    total = dict(right)
    for path in glob.glob(f"{gold}/*.json"):
        with open(path, encoding="utf8") as file:
            item = json.load(file)
        labelled = [(call, tract.get("distance_unit") or "feet") for tract in item.get("tracts", []) for call in tract.get("calls") or []]
        if not labelled or not read.get(str(item["id"])):
            continue
        for tract in read[str(item["id"])]["extraction"]["tracts"]:
            for call in tract["calls"]:
                unit = tract.get("distance_unit") or "feet"
                found = next((each for each in labelled if same_call(*each, call, unit)), None)
                total[call["confidence"]] += 1
                if found:
                    labelled.remove(found)
                    right[call["confidence"]] += 1
    for confidence, count in total.items():
        print(f"{confidence:7}{right[confidence]} of {count} right ({right[confidence] / max(1, count):.3f})")
    print(f"high   {total['high'] / max(1, sum(total.values())):.3f} of all courses")


if __name__ == "__main__":
    main()
