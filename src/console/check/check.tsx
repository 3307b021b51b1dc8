// Check: whether a response that somebody sent is as this service signed it, and what was corrected in it.
import { useState } from 'react';
import type { ExtractResponse } from '../../client/client.ts';
import { api, sentenceOf } from '../api.ts';
import { responseIn } from './certificate-response.ts';
import { useDrop } from '../use-drop.ts';

interface Checked {
  readonly name: string;
  readonly valid: boolean;
  readonly reason: string | null;
  readonly response: ExtractResponse;
}

export function Check() {
  const [checked, setChecked] = useState<Checked | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const take = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    setTrouble(null);
    setChecked(null);
    try {
      const bytes = new Uint8Array(await file.arrayBuffer());
      const isPdf = new TextDecoder('latin1').decode(bytes.subarray(0, 5)) === '%PDF-';
      const text = isPdf ? await responseIn(bytes) : await file.text();
      if (text === null) return setTrouble('This PDF is no certificate of thence: it carries no signed body.');
      const { valid, reason } = await api.verify(text);
      setChecked({ name: file.name, valid, reason, response: JSON.parse(text) as ExtractResponse });
    } catch (error) {
      setTrouble(error instanceof SyntaxError ? 'This file is no response of thence.' : sentenceOf(error));
    }
  };
  const over = useDrop((files) => void take(files[0]));
  return (
    <div className={over ? 'check over' : 'check'}>
      <h1>Is it as it was signed?</h1>
      <p>Drop a certificate, or a response (the JSON that was exported or came from the API). Nothing of it is kept.</p>
      <input
        type="file"
        accept=".json,.pdf"
        aria-label="A certificate or response"
        onChange={(event) => void take(event.target.files?.[0])}
      />
      {trouble !== null && (
        <p className="notice bad" role="alert">
          {trouble}
        </p>
      )}
      {checked && <Answer {...checked} />}
    </div>
  );
}

function Answer({ name, valid, reason, response }: Checked) {
  const { attestation, corrections } = response;
  return (
    <section className={`verdict ${valid ? 'PASS' : 'FAIL'}`} role="status">
      <p className="status">{valid ? '✓ As it was signed' : '✗ Not as it was signed'}</p>
      <p>
        {name}
        {reason !== null && `: ${reason}`}
      </p>
      {attestation && (
        <dl>
          <div>
            <dt>Document, SHA-256</dt>
            <dd className="hash">{attestation.document_sha256}</dd>
          </div>
          <div>
            <dt>Read at</dt>
            <dd>{attestation.extracted_at}</dd>
          </div>
        </dl>
      )}
      <p>{corrections.length === 0 ? 'Nothing was corrected by hand.' : `Corrected by hand: ${corrections.length}`}</p>
      <ul>
        {corrections.map(({ tract, call, field, by, at, note }, i) => (
          <li key={i}>
            Tract {tract + 1}, course {call + 1}, {field.replaceAll('_', ' ')}
            {by !== '' && `, by ${by}`} {at} {note}
          </li>
        ))}
      </ul>
    </section>
  );
}
