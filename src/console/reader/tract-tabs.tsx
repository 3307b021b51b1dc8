// The tracts of a paper, each with its verdict; one alone needs no tabs.
import { GLYPHS, type Tract, type Verdict } from '../format.ts';

interface TabsProps {
  readonly tracts: readonly Tract[];
  readonly verdicts: readonly Verdict[];
  readonly shown: number;
  readonly onShow: (tract: number) => void;
}

export function TractTabs({ tracts, verdicts, shown, onShow }: TabsProps) {
  if (tracts.length < 2) return null;
  return (
    <div className="tabs" role="tablist" aria-label="Tracts">
      {tracts.map(({ name, is_exception: isException }, i) => (
        <button
          key={i}
          type="button"
          role="tab"
          aria-selected={i === shown}
          className={verdicts[i]?.status}
          onClick={() => onShow(i)}
        >
          {GLYPHS[verdicts[i]?.status ?? 'REVIEW']} {name}
          {isException && ' (excepted)'}
        </button>
      ))}
    </div>
  );
}
