// Takes: a figure. Gives: acres that the paper tells of the land as a whole in another sentence and that are not the figure's: "all of the three-acre lot, and no more".
// Never: acres of the land it is cut from, nor the nominal acres of an old tract that a survey found a little more or less.
import { SQFT_PER_ACRE } from '../../survey/units.ts';
import { numberAt } from '../values/numbers.ts';
import { quoted } from '../tracts/quoted.ts';
import { within } from './claim-words.ts';
import type { Figure } from './figure.ts';

const LAND = String.raw`(?:tract|parcel|lot|piece|farm|field|land|plot|premises|property|survey)`;
const TOLD: readonly { readonly words: RegExp; readonly allowed: number }[] = [
  // An old tract by its round name.
  {
    words: new RegExp(
      String.raw`\b(?:all|(?:the\s+)?whole|entirety|entire)\s+of\s+(?:the|that|a|said|their|his|her)\s+(?:(?:certain|called|same|said)\s+){0,2}(?<amount>\d[\d,]*(?:\.\d+)?|[a-z]+(?:-[a-z]+)?)[\s-]acres?\s+${LAND}\b`,
      'g',
    ),
    allowed: 0.2,
  },
  {
    words: new RegExp(
      String.raw`\b(?:being|is|are)\s+the\s+(?:very\s+)?same\s+(?:identical\s+)?(?<amount>\d[\d,]*(?:\.\d+)?|[a-z]+(?:-[a-z]+)?)[\s-]acres?\s+(?:(?:of\s+)?${LAND}\s+)?(?:conveyed|deeded|which|that|sold|described|bought)\b`,
      'g',
    ),
    allowed: 0.2,
  },
  {
    words: new RegExp(
      String.raw`\b(?:the|said|this)\s+${LAND}\s+(?:(?:so|above|herein|hereby|hereinabove|hereinbefore|thus|as|aforesaid|just)\s+){1,2}(?:described|conveyed|bounded|surveyed)\b[^.;]{0,60}?\s(?:as|for|at|being|called|is|of|contain\w*|counted)\s+(?<amount>\d[\d,]*(?:\.\d+)?|[a-z]+(?:-[a-z]+)?)\s+acres\b`,
      'g',
    ),
    allowed: 0.03,
  },
];
const OPEN =
  /\b(?:about|more\s+or\s+less|approximately|part|portion|out\s+of|remain\w*|residue|balance|less|except\w*|save|half|interest|estimat\w+|lies|within|flood|road|easement)\b/;

export function areaClaims(figure: Figure): string[] {
  const { marked, near, text } = figure;
  const acres = figure.areaSqft / SQFT_PER_ACRE;
  return TOLD.flatMap(({ words, allowed }) =>
    within(figure, words).flatMap((match) => {
      const at = match.index;
      const told = numberAt(match.groups!['amount']!, 0)?.value ?? 0;
      if (!(told > 0) || Math.abs(told - acres) <= told * allowed) return [];
      if (OPEN.test(marked.slice(Math.max(near.start, at - 30), at + match[0].length + 20))) return [];
      return [`The paper says ${quoted(text, at, at + match[0].length)}; the figure has ${acres.toFixed(3)} acres.`];
    }),
  );
}
