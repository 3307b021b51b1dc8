// Takes: an instrument's text. Gives: the tract it tells only by what bounds it on its sides (docs/decisions/0136). Never: in a text that grants no land.
import { mayHoldPhrase } from '../words/phrases.ts';
import { grantedBy } from '../record/what-is-granted.ts';
import { areasOf } from './area-phrase.ts';
import type { Placed } from './placed.ts';
import { plainTract } from './plain-tract.ts';
import { statedArea } from './stated-area.ts';
import { quoted } from './unmeasured.ts';

const mayBound = mayHoldPhrase('bounded bounding butted adjoining');
const OPENS = /\b(?:bounded|bounding|butted|adjoining)\b/gi;
/** "on the North by lands of Bell", "Northerly by the highway", "East by the run of the creek"; "on the South the lot of Roe". */
const SIDE =
  /\b(?:on\s{1,3}(?:the|its)\s{1,3})?(?:north|south|east|west)(?:erly|wardly|east(?:erly)?|west(?:erly)?)?(?:\s{1,3}side)?,?\s{1,3}(?:by|on)\b|\bon\s{1,3}the\s{1,3}(?:north|south|east|west)(?:east|west)?\s{1,3}(?:by\s{1,3})?(?:the\s{1,3})?(?:lots?|lands?)\b/gi;
/** Behind "J." or "Mrs." no sentence ends. */
const ENDS =
  /(?<!\b[A-Z][a-z]{0,3})\.(?=\s{1,3}[A-Z])|\n[ \t]{0,8}\n|\b(?:[Bb]eing|BEING)\s{1,3}(?:a\s{1,3}p|the\s{1,3}same)|\b(?:[Tt]o|TO)\s{1,3}(?:[Hh]ave|HAVE)\s{1,3}/;
const LONGEST = 900;

/** The words from "bounded" to the end of their sentence. */
function boundedLand(text: string): { readonly start: number; readonly end: number } | null {
  if (!mayBound(text) || grantedBy(text) !== 'land') return null;
  OPENS.lastIndex = 0;
  for (let opens = OPENS.exec(text); opens; opens = OPENS.exec(text)) {
    const rest = text.slice(opens.index, opens.index + LONGEST);
    const told = rest.slice(0, ENDS.exec(rest)?.index ?? rest.length);
    const sides = new Set(told.match(SIDE)?.map((side) => /north|south|east|west/i.exec(side)![0].toLowerCase()));
    if (sides.size >= 2) return { start: opens.index, end: opens.index + told.trimEnd().length };
  }
  return null;
}

export function boundedTracts(text: string, folded: string): Placed[] {
  const told = boundedLand(text);
  if (!told) return [];
  const notes = `Bounded without courses: ${quoted(text, told.start, told.end)}.`;
  const area = statedArea(areasOf(folded, 0, folded.length));
  return [{ at: told.start, tract: { ...plainTract('Tract 1', 'metes_and_bounds'), ...area, notes }, isNamed: false }];
}
