import type { Traverse } from '../survey/traverse.ts';
import type { AreaResult } from './area-check.ts';
import type { Finding } from './finding.ts';
import type { TractWork } from './tract-work.ts';
import type { JudgeOptions } from './judge-options.ts';

export function suspectedBlunders(
  _work: TractWork,
  _traverse: Traverse,
  _area: AreaResult,
  _options: JudgeOptions,
): Finding[] {
  return [];
}
