// The Desk: every paper of this browser, with its verdict; dropped ones are read four at a time.
import { useMemo, useState } from 'react';
import type { ExtractResponse } from '../../client/client.ts';
import { GLYPHS, kindOf, partiesOf } from '../format.ts';
import type { Paper } from '../papers.ts';
import { ProgressLine } from '../progress-line.tsx';
import { addPapers, progressOf, removed, usePapers } from '../reading.ts';
import { useDrop } from '../use-drop.ts';

type Status = 'PASS' | 'REVIEW' | 'FAIL';

interface Row {
  readonly paper: Paper;
  readonly kind: string;
  readonly parties: string;
  /** The worst of its tracts; null where it is not read. */
  readonly status: Status | null;
  readonly tracts: number;
}

const WORST: readonly Status[] = ['FAIL', 'REVIEW', 'PASS'];

function rowOf(paper: Paper): Row {
  if (paper.response === null) return { paper, kind: '', parties: '', status: null, tracts: 0 };
  const read = JSON.parse(paper.response) as ExtractResponse;
  const { groundtruth_verdicts: verdicts } = read;
  return {
    paper,
    kind: kindOf(read),
    parties: partiesOf(read),
    status: WORST.find((status) => verdicts.some((one) => one.status === status)) ?? 'FAIL',
    tracts: verdicts.length,
  };
}

export function Desk() {
  const papers = usePapers();
  const [wanted, setWanted] = useState<Status | 'all'>('all');
  const [sought, setSought] = useState('');
  const over = useDrop((files) => void addPapers(files));
  const rows = useMemo(() => (papers ?? []).map(rowOf), [papers]);
  const shown = rows.filter(
    ({ paper, parties, status }) =>
      (wanted === 'all' || status === wanted) &&
      `${paper.name} ${parties}`.toLowerCase().includes(sought.toLowerCase()),
  );
  return (
    <div className={over ? 'desk over' : 'desk'}>
      <header className="row">
        <h1>Desk</h1>
        <input
          type="search"
          placeholder="Search"
          aria-label="Search papers"
          value={sought}
          onChange={(event) => setSought(event.target.value)}
        />
        <div className="row" role="group" aria-label="Verdict">
          {(['all', ...WORST] as const).map((status) => (
            <button key={status} type="button" aria-pressed={wanted === status} onClick={() => setWanted(status)}>
              {status === 'all'
                ? `All ${rows.length}`
                : `${GLYPHS[status]} ${rows.filter((row) => row.status === status).length}`}
            </button>
          ))}
        </div>
      </header>
      {papers !== null && rows.length === 0 && (
        <p className="notice">
          Nothing here yet. Drop deeds, plats or a whole folder on this page; they are kept in this browser.
        </p>
      )}
      {shown.length > 0 && (
        <table>
          <thead>
            <tr>
              <th scope="col">Verdict</th>
              <th scope="col">Paper</th>
              <th scope="col">Kind</th>
              <th scope="col">Parties</th>
              <th scope="col">Tracts</th>
              <th scope="col">
                <span className="unseen">Remove</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {shown.map((row) => (
              <DeskRow key={row.paper.id} {...row} />
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
}

function DeskRow({ paper, kind, parties, status, tracts }: Row) {
  return (
    <tr>
      <td className={status ?? ''}>
        {status ? (
          `${GLYPHS[status]} ${status}`
        ) : paper.trouble === null ? (
          <ProgressLine progress={progressOf(paper.id)} />
        ) : (
          '✗ not read'
        )}
      </td>
      <td>
        <a href={`#/read/${paper.id}`}>{paper.name}</a>
        {paper.trouble !== null && <div className="soft">{paper.trouble}</div>}
      </td>
      <td>{kind}</td>
      <td>{parties}</td>
      <td>{tracts === 0 ? '' : tracts}</td>
      <td>
        <button
          type="button"
          className="quiet"
          aria-label={`Remove ${paper.name}`}
          onClick={() => confirm(`Remove ${paper.name} from this browser?`) && void removed(paper.id)}
        >
          ×
        </button>
      </td>
    </tr>
  );
}
