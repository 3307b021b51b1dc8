// What opens beside the figure: a correction, the compass rule, exports, the keys.
import type { Call, Verdict } from '../format.ts';
import type { Paper } from '../papers.ts';
import { Balance } from './balance.tsx';
import { Correct } from './correct.tsx';
import { Export } from './export.tsx';
import { KeysHelp } from './keys-help.tsx';

export type PanelName = 'edit' | 'balance' | 'export' | 'help';

interface PanelProps {
  readonly panel: PanelName;
  readonly paper: Paper;
  readonly text: string;
  readonly tract: number;
  readonly call: number | null;
  readonly course: Call | undefined;
  readonly verdict: Verdict;
  readonly onSigned: (text: string) => void;
  readonly onClose: () => void;
}

export function Panel({ panel, paper, call, course, verdict, ...rest }: PanelProps) {
  const { text, onClose } = rest;
  return (
    <aside className="panel">
      {panel === 'edit' && course && <Correct key={call} call={call!} course={course} {...rest} />}
      {panel === 'balance' && <Balance verdict={verdict} {...rest} />}
      {panel === 'export' && <Export text={text} name={paper.name} onClose={onClose} />}
      {panel === 'help' && <KeysHelp onClose={onClose} />}
    </aside>
  );
}
