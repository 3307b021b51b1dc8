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

export interface GetProgress {
  readonly show: (state: string, done: number, townships: number) => void;
  readonly say: (sentence: string) => void;
  readonly end: () => void;
}

const EVERY = 25;

/** Of a fetch, which takes hours: a line that is written over on a terminal, one every 25 townships elsewhere; sentences between. */
export function getProgress(
  line: (text: string) => void,
  terminal: { readonly isTTY?: boolean; write(text: string): unknown } = process.stderr,
): GetProgress {
  let drawn = false;
  const end = (): void => {
    if (drawn) terminal.write('\r\u001b[K');
    drawn = false;
  };
  return {
    show(state, done, townships) {
      const text = `${state}: ${done} of ${townships} townships fetched`;
      if (terminal.isTTY === true) {
        end();
        terminal.write(text);
        drawn = true;
      } else if (done % EVERY === 0 || done === townships) line(text);
    },
    say(sentence) {
      end();
      line(sentence);
    },
    end,
  };
}
