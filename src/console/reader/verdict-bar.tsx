// What the service says of a tract: its verdict, how it closes, its areas, and in one sentence why.
import { acresText, GLYPHS, type Tract, type Verdict } from '../format.ts';

export function VerdictBar({ tract, verdict }: { readonly tract: Tract; readonly verdict: Verdict }) {
  const { status, reasons, computed_acres: computed, closure_ratio: closure } = verdict;
  const stated = tract.stated_acreage ?? (tract.stated_area_sqft === null ? null : tract.stated_area_sqft / 43_560);
  return (
    <section className={`verdict ${status}`} aria-label="Verdict" tabIndex={0}>
      <p className="status">
        <span aria-hidden="true">{GLYPHS[status]}</span> {status}
      </p>
      <dl>
        <Told name="Closure" value={closure ?? '–'} />
        <Told name="Computed" value={acresText(computed)} />
        <Told name="Stated" value={stated === null ? tract.stated_area || '–' : acresText(stated)} />
      </dl>
      <ul className="reasons">
        {reasons.map((reason, i) => (
          <li key={i}>{reason}</li>
        ))}
        {verdict.corrected && <li>Corrected by hand since it was read.</li>}
        {verdict.adjusted && <li>Balanced by the compass rule.</li>}
      </ul>
    </section>
  );
}

const Told = ({ name, value }: { readonly name: string; readonly value: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
);
