// Scores descriptions without labels: closure and the stated area are the judge. An item closes where its largest tract (by
// courses, exceptions aside) closes 1:1,000 or better; it agrees where that tract's area checks are ok. Also the negatives, which
// must yield no courses.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ExtractResponse, TractVerdict } from '../src/contract/response.ts';

interface Item {
  id: string;
  text: string;
}
interface Outcome {
  closes: boolean;
  agrees: boolean;
  passes: boolean;
}
const LEAST_RATIO = 1000;

export function scoreUnlabeled(folder: string, predict: (name: string, items: readonly Item[]) => string): void {
  const { ids, states_area } = JSON.parse(readFileSync(join(folder, 'closed-figures.json'), 'utf8')) as {
    ids: string[];
    states_area: string[];
  };
  const items = jsonl<Item>(join(folder, 'metes.jsonl'));
  const outcomes = new Map(responses(predict('unlabeled', items)).map(([id, response]) => [id, outcomeOf(response)]));
  const count = (these: readonly string[], test: (o: Outcome) => boolean) =>
    these.filter((id) => test(outcomes.get(id)!)).length;
  const all = items.map((item) => item.id);
  const negatives = responses(predict('negatives', jsonl<Item>(join(folder, 'negatives.jsonl'))));
  const clean = negatives.filter(([, r]) => r.extraction.tracts.every((tract) => tract.calls.length === 0));
  const figures = {
    closed_figures: ids.length,
    closing: count(ids, (o) => o.closes),
    closing_rate: rate(
      count(ids, (o) => o.closes),
      ids.length,
    ),
    stating_area: states_area.length,
    closing_and_agreeing: count(states_area, (o) => o.closes && o.agrees),
    agreeing_rate: rate(
      count(states_area, (o) => o.closes && o.agrees),
      states_area.length,
    ),
    all: all.length,
    all_closing: count(all, (o) => o.closes),
    all_closing_and_agreeing: count(all, (o) => o.closes && o.agrees),
    all_pass: count(all, (o) => o.passes),
    negatives: negatives.length,
    negatives_clean: clean.length,
  };
  console.log(JSON.stringify(figures, null, 1));
  if (process.argv.includes('--misses')) {
    console.error('not closing:', ids.filter((id) => !outcomes.get(id)!.closes).join(' '));
    console.error('not agreeing:', states_area.filter((id) => !outcomes.get(id)!.agrees).join(' '));
    console.error(
      'unclean:',
      negatives
        .filter((n) => !clean.includes(n))
        .map(([id]) => id)
        .join(' '),
    );
  }
}

function outcomeOf(response: ExtractResponse): Outcome {
  let best: TractVerdict | null = null;
  let most = 0;
  for (const [i, tract] of response.extraction.tracts.entries()) {
    if (tract.is_exception || tract.calls.length <= most) continue;
    most = tract.calls.length;
    best = response.groundtruth_verdicts[i]!;
  }
  const geometry = best?.geometry;
  if (!best || !geometry) return { closes: false, agrees: false, passes: false };
  const closes = geometry.closure_denominator === null ? most > 2 : geometry.closure_denominator >= LEAST_RATIO;
  const areas = best.checks.filter((check) => check.check.startsWith('area')); // one a unit the document prints
  const agrees = areas.length > 0 && areas.every((check) => check.outcome === 'ok');
  return { closes, agrees, passes: best.status === 'PASS' };
}

function jsonl<T>(file: string): T[] {
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.filter((line) => line !== '').map((line) => JSON.parse(line) as T);
}

function responses(file: string): [id: string, response: ExtractResponse][] {
  return jsonl<{ id: string; response: ExtractResponse }>(file).map((line) => [line.id, line.response]);
}

function rate(part: number, whole: number): number {
  return Math.round((part / whole) * 1e4) / 1e4;
}
