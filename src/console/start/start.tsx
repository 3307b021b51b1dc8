// `/`: one large field. Words that are pasted are read at once, a paper that is dropped opens in the Reader, several on the Desk.
import { type ClipboardEvent, useRef, useState } from 'react';
import { sentenceOf } from '../api.ts';
import { addPapers, readWords } from '../reading.ts';
import { useDrop } from '../use-drop.ts';
import { SAMPLES } from './samples.ts';

export function Start() {
  const [words, setWords] = useState('');
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const picker = useRef<HTMLInputElement>(null);

  const read = async (given: string): Promise<void> => {
    if (given.trim() === '' || busy) return;
    setBusy(true);
    setTrouble(null);
    try {
      const paper = await readWords(given);
      location.hash = `#/read/${paper.id}`;
    } catch (error) {
      setTrouble(sentenceOf(error));
      setBusy(false);
    }
  };
  const take = async (files: readonly File[]): Promise<void> => {
    if (files.length === 0) return;
    const papers = await addPapers(files);
    location.hash = papers.length === 1 ? `#/read/${papers[0]!.id}` : '#/desk';
  };
  const over = useDrop((files) => void take(files));
  const paste = (event: ClipboardEvent): void => {
    const files = [...event.clipboardData.files];
    const given = event.clipboardData.getData('text');
    if (files.length > 0) void take(files);
    else if (words === '' && given.trim().length > 40) void read(given);
  };

  return (
    <div className={over ? 'start over' : 'start'}>
      <h1>Drop a deed, or paste its words</h1>
      <textarea
        aria-label="A land description"
        placeholder="Beginning at an iron pin; thence North 45°30'15&quot; East, 208.71 feet …"
        value={words}
        disabled={busy}
        onChange={(event) => setWords(event.target.value)}
        onPaste={paste}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void read(words);
        }}
      />
      <div className="row">
        <button type="button" className="main" disabled={busy || words.trim() === ''} onClick={() => void read(words)}>
          {busy ? 'Reading …' : 'Read'}
        </button>
        <button type="button" onClick={() => picker.current?.click()}>
          Choose files …
        </button>
        <span className="soft">PDF, TIFF, PNG, JPEG or text. Several at once go to the Desk.</span>
        <input
          ref={picker}
          type="file"
          multiple
          hidden
          accept=".pdf,.tif,.tiff,.png,.jpg,.jpeg,.txt"
          onChange={(event) => void take([...(event.target.files ?? [])])}
        />
      </div>
      {trouble !== null && (
        <p className="notice bad" role="alert">
          {trouble}
        </p>
      )}
      <h2>Or look at one of ours</h2>
      <ul className="samples">
        {SAMPLES.map(({ title, hint, words: sample }) => (
          <li key={title}>
            <button type="button" disabled={busy} onClick={() => void read(sample)}>
              <strong>{title}</strong>
              <span className="soft">{hint}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
