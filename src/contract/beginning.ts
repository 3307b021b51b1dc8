// Takes: a tract's pob_description. Gives: its two parts, where the description commences and where it begins, and the string they make.
// Never: words of its own: both parts are the document's.

export interface Beginning {
  /** Where a description with tie courses commences; where one without them begins. */
  readonly from: string;
  /** What its last tie course comes to; "" where there are no ties, or nothing is said of it. */
  readonly point: string;
}

/** Stands for the tie courses between the two. */
const TIES = ' … ';

export const withPoint = (from: string, point: string): string =>
  from === '' || point === '' ? from : `${from}${TIES}${point}`;

export function beginningOf(pobDescription: string): Beginning {
  const at = pobDescription.lastIndexOf(TIES);
  return at < 0
    ? { from: pobDescription, point: '' }
    : { from: pobDescription.slice(0, at), point: pobDescription.slice(at + TIES.length) };
}
