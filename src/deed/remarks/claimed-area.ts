// Takes: a figure. Gives: acres that the paper tells of the land as a whole in another sentence and that are not the figure's: "all of the three-acre lot, and no more".
// Never: acres of the land it is cut from, nor the nominal acres of an old tract that a survey found a little more or less.
import { SQFT_PER_ACRE } from '../../survey/units.ts';
import { numberAt } from '../values/numbers.ts';
import { quoted } from '../tracts/quoted.ts';
import { matchesBetween, within } from './claim-words.ts';
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
  {
    words: new RegExp(
      String.raw`\b(?:said|the|this)\s+${LAND}\s+of\s+(?<amount>\d[\d,]*(?:\.\d+)?|[a-z]+(?:-[a-z]+)?)\s+acres\b(?!\s+(?:conveyed|deeded|owned))|\btotal\s+acreage(?:\s+of\s+(?:the|said|this)\s+${LAND})?\s{0,2}[:=]\s{0,2}(?<total>\d[\d,]*(?:\.\d+)?)`,
      'g',
    ),
    allowed: 0.03,
  },
  // "Shown as Lot 4 (9.00 acres)", "$1,000 per acre for 9 acres".
  {
    words:
      /\b(?:shown|known|designated|marked|delineated)\s+(?:and\s+\w+\s+)?as\s+(?:lot|tract|parcel)\s+(?:no\.?\s?)?[\w-]{1,5}\s?\(\s?(?<amount>\d[\d,]*(?:\.\d+)?)\s+ac(?:res?|\.)?\s?\)/g,
    allowed: 0.03,
  },
  { words: /\b(?:per|an)\s+acre\s+for\s+(?<amount>\d[\d,]*(?:\.\d+)?|[a-z]+(?:-[a-z]+)?)\s+acres\b/g, allowed: 0.03 },
  // "Per County GIS: 16.10 acres", "Tax acres: 21.7".
  {
    words:
      /(?:^|[.;]\s{1,3}|\n\s{0,8})(?=[^.;\n]{0,40}:[^;\n]{0,20}\bac|[^.;:\n]{0,30}\bacre)(?:per\s+|by\s+)?(?:tax|taxable|assess(?:or|ed|ment)|county|gis|deed|deeded|record|calc|calculated|computed|mapped|listed)(?:['’]s)?(?:\s+(?:by|per|the|county|gis|roll|map|card|deed|acres|acreage|area|land|size|tax|assessor)){0,3}\s{0,2}[:=]\s{0,2}(?<amount>\d[\d,]*(?:\.\d+)?)/g,
    allowed: 0.1,
  },
];

/** What a paper calls the land before its first course: "FIELD NOTES of a 7.00 acre tract", "a tract of land of nine acres", a caption. */
const CALLED = new RegExp(
  [
    String.raw`\b(?:survey|plat|map|field\s+notes|description|metes\s+and\s+bounds)\s+(?:of|for)\s+(?:an?\s+|the\s+)?(?<of>\d[\d,]*(?:\.\d+)?)[\s-]acres?\s+(?:tract|parcel|lot|of\s+land)\b`,
    String.raw`\b(?:transfer|conveyance|sale|deed|purchase|grant|release|lease|taking|donation)\s+(?:of|for)\s+(?:an?\s+|the\s+)?(?<passed>\d[\d,]*(?:\.\d+)?|[a-z]+(?:-[a-z]+)?)[\s-]acres?\b(?!\s+(?:of\s+)?(?:which|easement))`,
    String.raw`\b(?:sells?|conveys?|grants?|leases?|devises?)\s+(?:(?:and\s+\w+|un?to)\s+[^.;:]{0,60}?\s)?(?<sold>\d[\d,]*(?:\.\d+)?|[a-z]+(?:-[a-z]+)?)\s+acres\s+of\s+(?:land|ground)\b`,
    String.raw`(?:^|\n)\s{0,8}(?:tract|parcel|lot|exhibit)\s+(?:no\.?\s?)?[\w"]{1,5}\s{0,2}[-–—:(,]\s{0,2}(?<named>\d[\d,]*(?:\.\d+)?)\s?(?:acres?|ac\.?)\)?\s{0,3}(?=\n|:|\.\s)`,
    String.raw`(?:^|\n)\s{0,8}(?<few>\d[\d,]*(?:\.\d+)?|[a-z]+(?:-[a-z]+)?)\s+acres\s+of\s+(?:land|upland|ground|woodland|meadow)(?=\s{0,2}[:,])`,
    String.raw`(?:^|\n)\s{0,8}(?<caption>\d[\d,]*(?:\.\d+)?)[\s-](?:acres?|ac\.?)(?:\s+(?:tract|parcel|lot|of\s+land))?\s{0,4}(?=\n)`,
    String.raw`(?:^|[.:;]\s{1,3}|\n\s{0,8})(?:all\s+)?(?:an?|that)\s+(?:certain\s+)?(?:tract|parcel|lot|piece)(?:\s+of\s+(?:land|ground))?\s+of\s+(?<called>\d[\d,]*(?:\.\d+)?|[a-z]+(?:-[a-z]+)?)\s+acres?\b(?!\s+(?:conveyed|deeded|owned|granted))`,
    String.raw`\b(?:tract|parcel|lot|piece|land|ground),?\s+(?:said\s+to\s+)?contain(?:s|ing)\s+(?<holds>\d[\d,]*(?:\.\d+)?|[a-z]+(?:-[a-z]+)?)\s+acres?\b`,
  ].join('|'),
  'g',
);
const OPEN =
  /\b(?:about|more\s+or\s+less|approximately|part|portion|out\s+of|remain\w*|residue|balance|less|except\w*|save|half|interest|estimat\w+|lies|within|flood|road|easement)\b/;

const AMOUNT = String.raw`(?:\d[\d,]*(?:\.\d+)?|[a-z]+(?:-[a-z]+)?)`;
const PARTED = String.raw`${AMOUNT}\s+acres?\s+(?:thereof\s+)?(?:(?:is|are|being|lies?|lying|situated?|located|falls?)\s+){1,2}(?:in|within|on)\s+[^.;,]{3,60}?`;
const MORE_PARTED = String.raw`${AMOUNT}\s+acres?\s+(?:thereof\s+)?(?:(?:is|are|being|lies?|lying|situated?|located|falls?)\s+){0,2}(?:in|within|on|of)\s+[^.;,]{3,60}?`;
const PARTS = new RegExp(
  String.raw`\bof\s+(?:which|(?:said|the|this)\s+(?:(?:total|whole|above|entire)\s+)?(?:acreage|area|amount|acres|land|tract|total|sum))\b,?\s+(?:there\s+(?:is|are)\s+)?${PARTED}(?:,?\s+(?:and\s+)?${MORE_PARTED}){1,4}(?=[.;,]|$)`,
  'g',
);
const ONE_PART = new RegExp(String.raw`(?<amount>${AMOUNT})\s+acres?\b`, 'g');
const THE_REST = /\b(?:rest|remainder|remaining|residue|balance)\b/;
const PARTS_APART = 0.03;

/** "Of said acreage 3.09 acres lie in the Ewing Survey and 1.34 acres lie in the Poitevent Survey", which are not all of it. */
function partClaims(figure: Figure, acres: number): string[] {
  return within(figure, PARTS).flatMap((match) => {
    const sum = [...match[0].matchAll(ONE_PART)].reduce(
      (all, { groups }) => all + (numberAt(groups!['amount']!, 0)?.value ?? NaN),
      0,
    );
    if (!(Math.abs(sum - acres) > acres * PARTS_APART) || THE_REST.test(match[0])) return [];
    return [
      `The paper says ${quoted(figure.text, match.index, match.index + match[0].length)}: ${Number(sum.toFixed(3))} acres together, and the figure has ${acres.toFixed(3)}.`,
    ];
  });
}

export function areaClaims(figure: Figure): string[] {
  const { marked, near, text } = figure;
  const acres = figure.areaSqft / SQFT_PER_ACRE;
  const told = TOLD.flatMap(({ words, allowed }) =>
    within(figure, words).flatMap((match) => {
      const at = match.index;
      const told = numberAt((match.groups!['amount'] ?? match.groups!['total'])!, 0)?.value ?? 0;
      if (!(told > 0) || Math.abs(told - acres) <= told * allowed) return [];
      if (OPEN.test(marked.slice(Math.max(near.start, at - 30), at + match[0].length + 20))) return [];
      return [`The paper says ${quoted(text, at, at + match[0].length)}; the figure has ${acres.toFixed(3)} acres.`];
    }),
  );
  return [...told, ...calledClaims(figure, acres), ...partClaims(figure, acres)];
}

/** Said of this land only where no other stands before it. */
function calledClaims(figure: Figure, acres: number): string[] {
  const { near, description, text, marked } = figure;
  return matchesBetween(figure, CALLED, near.start, description.starter.start).flatMap((match) => {
    const { of, passed, sold, named, few, caption, called, holds } = match.groups!;
    const amount = (of ?? passed ?? sold ?? named ?? few ?? caption ?? called ?? holds)!;
    const told = numberAt(amount, 0)?.value ?? 0;
    const at = match.index + match[0].search(/\S/);
    const behind = marked.slice(at + match[0].length, Math.min(description.starter.start, at + match[0].length + 200));
    if (!(told > 0) || Math.abs(told - acres) <= Math.max(told * CALLED_APART, halfStep(amount))) return [];
    if ((passed === undefined && OPEN.test(behind)) || OPEN.test(marked.slice(Math.max(near.start, at - 30), at)))
      return [];
    return [
      `The paper says ${quoted(text, at, match.index + match[0].length)}; the figure has ${acres.toFixed(3)} acres.`,
    ];
  });
}

const CALLED_APART = 0.03;
const halfStep = (amount: string): number => 0.5 / 10 ** (amount.split('.')[1]?.length ?? 0);
