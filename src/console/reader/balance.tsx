// A figure balanced by the compass rule, after saying what that does.
import { useState } from 'react';
import { api, sentenceOf } from '../api.ts';
import type { Verdict } from '../format.ts';

interface BalanceProps {
  readonly text: string;
  readonly tract: number;
  readonly verdict: Verdict;
  readonly onSigned: (text: string) => void;
  readonly onClose: () => void;
}

export function Balance({ text, tract, verdict, onSigned, onClose }: BalanceProps) {
  const [trouble, setTrouble] = useState<string | null>(null);
  const balance = async (): Promise<void> => {
    try {
      onSigned((await api.correct(text, { adjust: [tract], by: localStorage.getItem('thence-by') ?? '' })).text);
    } catch (error) {
      setTrouble(sentenceOf(error));
    }
  };
  return (
    <section aria-label="Compass rule">
      <h3>Balance by the compass rule?</h3>
      <p>
        The misclosure of {verdict.geometry?.misclosure.toFixed(2) ?? '–'} feet is spread over all courses in proportion
        to their lengths. The figure drawn is then no longer the one on record, and every drawing and certificate says
        so.
      </p>
      {trouble !== null && <p className="notice bad">{trouble}</p>}
      <div className="row">
        <button type="button" className="main" autoFocus onClick={() => void balance()}>
          Balance and sign
        </button>
        <button type="button" onClick={onClose}>
          Leave it
        </button>
      </div>
    </section>
  );
}
