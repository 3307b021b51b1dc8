// A value of a course set right by hand: the verdict is computed anew before anything is signed.
import { useEffect, useMemo, useState } from 'react';
import { api, sentenceOf } from '../api.ts';
import { bearingText, parsedBearing, type Bearing, type Call, GLYPHS } from '../format.ts';
import type { Received } from '../../client/client.ts';

interface CorrectProps {
  readonly text: string;
  readonly tract: number;
  readonly call: number;
  readonly course: Call;
  readonly onSigned: (text: string) => void;
  readonly onClose: () => void;
}

const FIELDS = {
  line: ['bearing', 'distance'],
  curve: ['radius', 'arc_length', 'chord_bearing', 'chord_length', 'curve_direction'],
} as const;
type Field = (typeof FIELDS)[keyof typeof FIELDS][number];

const shownValue = (value: Bearing | number | string | null | undefined): string =>
  value === null || value === undefined ? '' : typeof value === 'object' ? bearingText(value) : String(value);

function valueOf(field: Field, text: string): unknown {
  if (field.endsWith('bearing')) return parsedBearing(text);
  if (field === 'curve_direction') return text === 'left' || text === 'right' ? text : null;
  const value = Number(text.replaceAll(',', ''));
  return text.trim() !== '' && value > 0 ? value : null;
}

export function Correct({ text, tract, call, course, onSigned, onClose }: CorrectProps) {
  const fields: readonly Field[] = FIELDS[course.call_type];
  const [field, setField] = useState<Field>(fields[0]!);
  const [typed, setTyped] = useState(shownValue(course[fields[0]!]));
  const [by, setBy] = useState(localStorage.getItem('thence-by') ?? '');
  const [note, setNote] = useState('');
  const before = course[field];
  const after = useMemo(() => valueOf(field, typed), [field, typed]);
  const isNew = after !== null && JSON.stringify(after) !== JSON.stringify(before);
  const { preview, trouble } = usePreview(isNew ? { text, tract, call, field, before, after, by, note } : null);
  const sign = (): void => {
    if (!preview) return;
    localStorage.setItem('thence-by', by);
    onSigned(preview.text);
  };
  const verdict = preview?.value.groundtruth_verdicts[tract];
  return (
    <form
      className="correct"
      aria-label={`Correct course ${call + 1}`}
      onSubmit={(event) => {
        event.preventDefault();
        sign();
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
        if (event.key === 'Enter' && event.ctrlKey) sign();
        event.stopPropagation();
      }}
    >
      <h3>Correct course {call + 1}</h3>
      <label>
        Value
        <select
          value={field}
          onChange={(event) => {
            const chosen = event.target.value as Field;
            setField(chosen);
            setTyped(shownValue(course[chosen]));
          }}
        >
          {fields.map((name) => (
            <option key={name} value={name}>
              {name.replaceAll('_', ' ')}
            </option>
          ))}
        </select>
      </label>
      <label>
        Read as {shownValue(before) || 'nothing'}; it says
        <input
          autoFocus
          value={typed}
          aria-invalid={after === null}
          onChange={(event) => setTyped(event.target.value)}
        />
      </label>
      <label>
        By
        <input value={by} onChange={(event) => setBy(event.target.value)} />
      </label>
      <label>
        Why
        <input value={note} onChange={(event) => setNote(event.target.value)} />
      </label>
      {trouble !== null && <p className="notice bad">{trouble}</p>}
      {verdict && (
        <p className={`preview ${verdict.status}`} role="status">
          {GLYPHS[verdict.status]} {verdict.status}. {verdict.reasons[0]}
        </p>
      )}
      <div className="row">
        <button type="submit" className="main" disabled={!preview}>
          Sign it
        </button>
        <button type="button" onClick={onClose}>
          Leave it
        </button>
      </div>
    </form>
  );
}

interface Change {
  readonly text: string;
  readonly tract: number;
  readonly call: number;
  readonly field: Field;
  readonly before: unknown;
  readonly after: unknown;
  readonly by: string;
  readonly note: string;
}

const PAUSE_MS = 250;

/** Asked a moment after the last key, and again for who and why, which are signed with it. */
function usePreview(change: Change | null): { preview: Received | null; trouble: string | null } {
  const [preview, setPreview] = useState<Received | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const key = change && JSON.stringify({ ...change, text: change.text.length });
  useEffect(() => {
    setPreview(null);
    setTrouble(null);
    if (!change) return;
    const { text, by, ...correction } = change;
    let isCurrent = true;
    const timer = setTimeout(() => {
      api.correct(text, { corrections: [{ ...correction, by }], by }).then(
        (corrected) => isCurrent && setPreview(corrected),
        (error: unknown) => isCurrent && setTrouble(sentenceOf(error)),
      );
    }, PAUSE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [key]);
  return { preview, trouble };
}
