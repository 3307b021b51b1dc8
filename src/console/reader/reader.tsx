// The Reader: the paper, its courses and their figure beside each other. What is chosen in one is shown in all.
import { useEffect, useMemo, useState } from 'react';
import type { ExtractResponse } from '../../client/client.ts';
import { kindOf, partiesOf, type Verdict } from '../format.ts';
import type { Paper } from '../papers.ts';
import { progressOf, saved, usePaper } from '../reading.ts';
import { ProgressLine } from '../progress-line.tsx';
import { Courses } from './courses.tsx';
import { Figure } from './figure.tsx';
import { PagePane } from './page-pane.tsx';
import { Panel, type PanelName } from './panel.tsx';
import { TractTabs } from './tract-tabs.tsx';
import { useKeys } from './use-keys.ts';
import { VerdictBar } from './verdict-bar.tsx';
import { WordsPane } from './words-pane.tsx';

export function Reader({ id }: { readonly id: string }) {
  const paper = usePaper(id);
  if (paper === undefined) return <p className="waiting">Opening …</p>;
  if (paper === null)
    return (
      <p className="notice">
        This browser does not have that paper. <a href="#/">Drop it again</a>.
      </p>
    );
  if (paper.trouble !== null)
    return (
      <div className="notice bad" role="alert">
        <h2>{paper.name}</h2>
        <p>{paper.trouble}</p>
        <a href="#/">Try another</a>
      </div>
    );
  if (paper.response === null) return <Reading paper={paper} />;
  return <Opened paper={paper} response={paper.response} />;
}

function Reading({ paper }: { readonly paper: Paper }) {
  return (
    <div className="notice">
      <h2>{paper.name}</h2>
      <ProgressLine progress={progressOf(paper.id)} />
      <p className="soft">You may leave: it will be on the Desk.</p>
    </div>
  );
}

function Opened({ paper, response }: { readonly paper: Paper; readonly response: string }) {
  const read = useMemo(() => JSON.parse(response) as ExtractResponse, [response]);
  const { tracts } = read.extraction;
  const [shown, setShown] = useState(0);
  const [chosen, setChosen] = useState<number | null>(null);
  const [panel, setPanel] = useState<PanelName | null>(null);
  const [past, setPast] = useState<readonly string[]>([]);
  const tract = tracts[shown];
  const verdict = read.groundtruth_verdicts[shown];
  const course = chosen === null ? undefined : tract?.calls[chosen];
  const keep = (text: string, before: readonly string[]): void => {
    setPast(before);
    setPanel(null);
    void saved({ ...paper, response: text });
  };
  useKeys(tract?.calls ?? [], chosen, setChosen, {
    e: () => course && setPanel('edit'),
    s: () => {
      const suspected = suspectedCall(verdict);
      if (suspected !== null) setChosen(suspected);
      if (suspected !== null) setPanel('edit');
    },
    a: () => verdict?.geometry && setPanel('balance'),
    x: () => setPanel('export'),
    '?': () => setPanel('help'),
    u: () => past.length > 0 && keep(past.at(-1)!, past.slice(0, -1)),
    Escape: () => setPanel(null),
  });
  useEffect(() => setChosen(null), [shown]);
  if (!tract || !verdict) return <NoLand paper={paper} read={read} />;
  const choose = (of: number, call: number): void => {
    if (of !== shown) setShown(of);
    setChosen(call);
  };
  return (
    <div className="reader">
      <header>
        <h1 title={paper.name}>{paper.name}</h1>
        <span className="soft">{[kindOf(read), partiesOf(read)].filter(Boolean).join(' · ')}</span>
        <button type="button" disabled={!course} onClick={() => setPanel('edit')}>
          Correct …
        </button>
        <button type="button" onClick={() => setPanel('export')}>
          Export …
        </button>
        <button type="button" aria-label="Keys" onClick={() => setPanel('help')}>
          ?
        </button>
      </header>
      <TractTabs tracts={tracts} verdicts={read.groundtruth_verdicts} shown={shown} onShow={setShown} />
      <VerdictBar tract={tract} verdict={verdict} />
      <div className="panes">
        <section aria-label="The paper" className="pane paper">
          {paper.file !== null && isPaged(paper.file) && (
            <PagePane file={paper.file} tracts={tracts} shown={shown} chosen={chosen} onChoose={choose} />
          )}
          <WordsPane tract={tract} chosen={chosen} onChoose={setChosen} />
        </section>
        <section aria-label="The courses" className="pane">
          <Courses
            tract={tract}
            chosen={chosen}
            onChoose={setChosen}
            onEdit={(call) => (setChosen(call), setPanel('edit'))}
          />
          {tract.notes !== null && <p className="notes">{tract.notes}</p>}
        </section>
        <section aria-label="The figure" className="pane">
          <Figure tract={tract} verdict={verdict} chosen={chosen} onChoose={setChosen} />
        </section>
      </div>
      {panel !== null && (
        <Panel
          panel={panel}
          paper={paper}
          text={response}
          tract={shown}
          call={chosen}
          course={course}
          verdict={verdict}
          onSigned={(text) => keep(text, [...past, response])}
          onClose={() => setPanel(null)}
        />
      )}
    </div>
  );
}

/** The course that the service suspects of a blunder: the first it names. */
function suspectedCall(verdict: Verdict | undefined): number | null {
  const found = verdict?.checks.find(({ check, value }) => check === 'suspected_blunder' && typeof value === 'number');
  return found ? (found.value as number) : null;
}

const isPaged = (file: Blob): boolean => !file.type.startsWith('text/');

const NoLand = ({ paper, read }: { readonly paper: Paper; readonly read: ExtractResponse }) => (
  <div className="notice">
    <h2>{paper.name}</h2>
    <p>{read.document_verdict?.summary || 'No land description was found in it.'}</p>
    <a href="#/">Read another</a>
  </div>
);
