// Takes: two responses. Gives: their tracts with courses compared pair by pair, and what the differences do to closure and area.
// Never: a tract compared twice; of several in a document each goes to the one most like it.
import type { ExtractResponse } from '../contract/response.ts';
import { elementsOf } from '../survey/course.ts';
import { solveCourses } from '../survey/traverse.ts';
import { feetPer } from '../survey/units.ts';
import { compareTracts, type Leg, type TractComparison } from '../verdict/comparison.ts';

export interface ComparedTract extends TractComparison {
  readonly a: {
    readonly index: number;
    readonly name: string;
    readonly calls: number;
    readonly closure: string | null;
    readonly acres: number | null;
  };
  readonly b: ComparedTract['a'];
}

export interface Comparison {
  readonly tracts: readonly ComparedTract[];
  /** Names of tracts with courses that only one of the two has. */
  readonly onlyA: readonly string[];
  readonly onlyB: readonly string[];
}

export function compareResponses(a: ExtractResponse, b: ExtractResponse): Comparison {
  const [of, with_] = [measured(a), measured(b)];
  const all = of.flatMap((one) => with_.map((other) => ({ one, other, result: compareTracts(one.legs, other.legs) })));
  const ranked = all.toSorted((x, y) => sameIn(y.result) - sameIn(x.result));
  const pairs: typeof all = [];
  for (const pair of ranked)
    if (!pairs.some(({ one, other }) => one === pair.one || other === pair.other)) pairs.push(pair);
  return {
    tracts: pairs
      .toSorted((x, y) => x.one.told.index - y.one.told.index)
      .map(({ one, other, result }) => ({ ...result, a: one.told, b: other.told })),
    onlyA: of.filter((one) => !pairs.some((pair) => pair.one === one)).map(({ told }) => told.name),
    onlyB: with_.filter((one) => !pairs.some((pair) => pair.other === one)).map(({ told }) => told.name),
  };
}

const sameIn = ({ courses }: TractComparison): number =>
  courses.filter(({ is }) => is === 'same').length / courses.length;

function measured({ extraction, groundtruth_verdicts: verdicts }: ExtractResponse) {
  return extraction.tracts.flatMap(({ calls, distance_unit: unit, name }, index) => {
    if (calls.length === 0) return [];
    const verdict = verdicts[index];
    const told = {
      index,
      name,
      calls: calls.length,
      closure: verdict?.closure_ratio ?? null,
      acres: verdict?.computed_acres ?? null,
    };
    const elements = calls.map((call) => elementsOf(call, feetPer(unit, extraction.metadata.state)));
    const { courses } = solveCourses(elements);
    const legs = elements.map((given, i): Leg => {
      const solved = courses[i];
      if (solved)
        return {
          kind: given.kind,
          azimuthRad: solved.azimuthRad,
          lengthFt: solved.lengthFt,
          radiusFt: solved.arc?.radiusFt ?? null,
        };
      const line = given.kind === 'line' ? given : null;
      return {
        kind: given.kind,
        azimuthRad: line?.azimuthRad ?? null,
        lengthFt: line?.lengthFt ?? null,
        radiusFt: null,
      };
    });
    return [{ told, legs }];
  });
}
