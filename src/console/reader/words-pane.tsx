// The words of a tract, and what was made of every one of them; what nothing accounts for stands out.
import { useMemo } from 'react';
import type { Tract } from '../format.ts';
import { stretchesOf } from './course-places.ts';
import { whenPointed } from './pointed.ts';

const MADE_OF: Readonly<Record<string, string>> = {
  bearing: 'bearing',
  distance: 'distance',
  curve: 'curve element',
  area: 'stated area',
  monument: 'corner or monument',
  adjoiner: 'neighbour’s line',
  land: 'land named',
  heading: 'heading',
  passed: 'passed on the way',
  record: 'record value',
  nothing: 'not used for anything',
};

export interface WordsProps {
  readonly tract: Tract;
  readonly chosen: number | null;
  readonly onChoose: (call: number) => void;
}

export function WordsPane({ tract, chosen, onChoose }: WordsProps) {
  const stretches = useMemo(() => stretchesOf(tract), [tract]);
  const kinds = new Set(stretches.map(({ as }) => as));
  if (stretches.length === 0) return <p className="soft pad">This tract has no words of its own.</p>;
  return (
    <div className="words" tabIndex={0} role="group" aria-label="The words">
      <p className="ribbon">
        {stretches.map(({ text, as, call }, i) => (
          <span
            key={i}
            className={`${as ?? 'plain'}${call !== null && call === chosen ? ' chosen' : ''}`}
            title={as ? MADE_OF[as] : undefined}
            onPointerMove={whenPointed(() => call !== null && onChoose(call))}
          >
            {text}
          </span>
        ))}
      </p>
      <ul className="legend" aria-label="What the colours say">
        {Object.entries(MADE_OF).map(
          ([kind, title]) =>
            kinds.has(kind) && (
              <li key={kind}>
                <span className={kind}>{title}</span>
              </li>
            ),
        )}
      </ul>
    </div>
  );
}
