// Takes: how far an import is. Gives: a bar on a terminal, a line every tenth elsewhere. Never: a share that was not read.

export interface ProgressShow {
  readonly show: (file: string, share: number, features: number) => void;
  readonly end: () => void;
}

const BAR = 30;
const REDRAW_MS = 100;

export function fabricProgress(
  line: (text: string) => void,
  terminal: { readonly isTTY?: boolean; write(text: string): unknown } = process.stderr,
): ProgressShow {
  let drawn = false;
  let drawnAt = 0;
  let [toldFile, toldTenth] = ['', 0];
  const bar = (file: string, share: number, features: number): void => {
    const now = performance.now();
    if (share < 1 && now - drawnAt < REDRAW_MS) return;
    drawnAt = now;
    drawn = true;
    terminal.write(
      `\r${file} [${'#'.repeat(Math.floor(share * BAR)).padEnd(BAR, '.')}] ${percent(share)}, ${count(features)}`,
    );
  };
  const lines = (file: string, share: number, features: number): void => {
    if (file !== toldFile) [toldFile, toldTenth] = [file, 0];
    const tenth = Math.floor(share * 10);
    if (tenth <= toldTenth) return;
    toldTenth = tenth;
    line(`${file}: ${percent(share)}, ${count(features)}`);
  };
  return {
    show: terminal.isTTY === true ? bar : lines,
    end: () => {
      if (drawn) terminal.write('\n');
    },
  };
}

const percent = (share: number): string => `${Math.floor(share * 100)} %`;
const count = (features: number): string => `${features.toLocaleString('en-US')} features`;
