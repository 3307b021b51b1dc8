// Takes: a text and the figure that stands first in it. Gives: the land told before it by lots of a plat or by another paper, which the figure is
// excepted from or added to: "Lot 3, Block 7, Elm Park, except that part described as follows: Beginning".
// Never: land by section; that is read with its parts. Nor land that only has a name, or that the figure lies in.
import { exceptionOf } from '../marks/exceptions.ts';
import { headerBefore } from '../marks/heads.ts';
import { BY_DEED } from '../record/description-type.ts';
import { lotMentions, readLotBlock } from '../record/lot-block.ts';
import { areasOf } from './area-phrase.ts';
import type { Description } from './description.ts';
import { introductionOf } from './land-before-part.ts';
import { isNumbered, parcelType } from './parcel-type.ts';
import type { Placed } from './placed.ts';
import { lotNotes } from './parts-of-lots.ts';
import { noteOf, plainTract } from './plain-tract.ts';
import { quoted } from './quoted.ts';
import { statedArea } from './stated-area.ts';
import { SAYS } from './unmeasured-parcels.ts';
import { pointBut } from '../words/shortened.ts';

const LONGEST = 900;
const SHORTEST = 5;
/** Before the words that name the land: a sentence's end, a colon, a header or a blank line. */
const OPENS = new RegExp(String.raw`${pointBut('pt')}\s{1,3}|:\s{1,8}|\n[ \t]{0,8}\n\s{0,8}`, 'g');
/** "Parcel A. All that tract": the number is the head's, not the land's. */
const HEAD =
  /^\s{0,8}(?:tract|parcel|area|exhibit)\s(?:no\.?\s?|number\s)?["']?[a-z\d]{1,4}["']?\s?(?:[.:]\s|\n)\s{0,8}/;
/** "The Secretary shall convey to the county all of lot 9": what is said before the land. */
const GIVES =
  /^[^.;]{0,300}\b(?:convey|grant|release|transfer|cede|sell|deed|quit-?claim)(?:s|ed)?\s(?:to\s(?:(?!\blots?\b)[^.;,]){3,90}?,?\s)?(?=(?:all\s(?:of\s)?)?(?:the\s)?lots?\s(?:no\.?\s|numbered\s)?\d)/;
const LOOSE_END = /[\s,;(]*(?:\b(?:and|also|but|the\s+same)\b[\s,;(]*)*$/;

export function lotsBeforeFigure(
  text: string,
  folded: string,
  first: Description,
  isException: boolean,
): Placed | null {
  const until = isException ? exceptionOf(folded, first)!.start : introductionOf(folded, first.starter.start);
  if (until < SHORTEST) return null;
  const words = folded.slice(Math.max(0, until - LONGEST), until);
  const opens = [...words.matchAll(OPENS)].filter((m) => words.length - m.index - m[0].length >= SHORTEST).at(-1);
  const from = until - words.length + (opens ? opens.index + opens[0].length : 0);
  const head = from + (HEAD.exec(folded.slice(from, from + 40))?.[0].length ?? 0);
  const at = head + (GIVES.exec(folded.slice(head, until))?.[0].length ?? 0);
  const end = until - LOOSE_END.exec(words)![0].length;
  if (end - at < SHORTEST || SAYS.test(folded.slice(at, end))) return null;
  const told = text.slice(at, end);
  if (!(isException ? isByPaper(told) : isNumbered(told) && !/\b(?:part|portion)s?\s+of\b/i.test(told))) return null;
  const name = headerBefore(text, folded, 0, until);
  const notes = [
    noteOf('exhibit_referenced', quoted(text, at, end)),
    ...lotNotes(text, folded, lotMentions(text), { start: at, end }),
  ].join(' ');
  const tract = { ...plainTract(name, 'exhibit_referenced'), ...statedArea(areasOf(folded, at, end)), notes };
  return { at, tract, isNamed: name !== '' };
}

const isByPaper = (told: string): boolean =>
  readLotBlock(told).length > 0 || BY_DEED.test(told) || parcelType(told, false) === 'exhibit_referenced';
