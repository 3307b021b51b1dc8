// Takes: a text of land as a scan gave it. Gives: the same with every W whose strokes came apart ("N\V¼", "R. 6 \V.", "\Vest", "SVV¼") whole
// again, with the figures of places in codes ("l8--7N--llW") and with a nought that came apart as a letter ("R1 OW"). Never: strokes that may stand for a fraction: a half or a quarter behind them, a figure before them or "est" shows the letter.
import { replaced, type Printed } from './printed.ts';
import { MARK, mayShow } from './scan-marks.ts';
import { inFigures } from '../words/letter-figures.ts';

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
  mayShow(print.text, MARK.partedW) ? replaced(print, PARTED_W, () => 'W') : print;

const FIGURE = String.raw`[\dlIO]{1,3}`;
/** "l8--7N--llW": a place in figures, which dashes and directions show to be one. */
const CODE = new RegExp(
  String.raw`(?<![\w.–—-])(?:[\dlI][\dlIO]?)[-–—]{1,2}${FIGURE}[NS][-–—]{1,2}${FIGURE}[EW](?!\w)`,
  'g',
);
const MAY_BE_CODE = /[\dlIO][NS](?:[-–—]{2}|[-–—][lIO\d]{1,3}[EW])/;

export const withCodes = (print: Printed): Printed =>
  mayShow(print.text, MARK.code) && MAY_BE_CODE.test(print.text)
    ? replaced(print, CODE, ([code]) => inFigures(code.replace(/[-–—]{1,2}/g, '-')))
    : print;

const PARTED_NOUGHT =
  /(?<=(?<![A-Za-z])(?:[TR]|Rge?|Twp|Range|Township)\.?\s{0,2}\d)\sO(?=\s?[NSEW](?![A-Za-z])|\s(?:North|South|East|West)\b)/g;

/** "T11 N-R1 OW": range 10. */
export const withNoughts = (print: Printed): Printed =>
  print.text.includes(' O') ? replaced(print, PARTED_NOUGHT, () => '0') : print;
