// Takes: a text of land as a scan gave it. Gives: the same with every W whose strokes came apart ("N\V¼", "R. 6 \V.", "\Vest", "SVV¼") whole
// again. Never: strokes that may stand for a fraction: a half or a quarter behind them, a figure before them or "est" shows the letter.
import { replaced, type Printed } from './printed.ts';

const STROKES = String.raw`(?:\\{1,2}\/?[VvY]|\\\/\\\/|VV)`;
const FRACTION = String.raw`\.?\s?(?:[¼½%£^»«JK]|[1lI!|i'’]?\s?[/⁄][24zah]|[Yy][24]|[1lI]\/|1-[24]|[24](?!\d)|[i1j*](?=[\s,;.])|half\b|hf\b|quarter|q['’]?r\b)`;
const PARTED_W = new RegExp(
  [
    String.raw`(?<=(?<![A-Za-z])[NS][.,]?\s?|[Nn]orth[- ]?|[Ss]outh[- ]?|(?<![A-Za-z\d\\]))${STROKES}(?=${FRACTION}|est(?:ern)?\b)`,
    String.raw`(?<=\d\s{0,2})${STROKES}(?=[.,;:)\s]|est\b|$)`,
  ].join('|'),
  'g',
);

export const withDoubleU = (print: Printed): Printed =>
  print.text.includes('VV') || print.text.includes('\\') ? replaced(print, PARTED_W, () => 'W') : print;
