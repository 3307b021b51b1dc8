// Takes: a text that tells land by lots or by another paper. Gives: notes in its words on what is taken off that land, and on lots of which only
// a part is meant: "LESS the North 5 feet thereof", "the East half of Lot 3". Never: a right or a lien, which leave the lot whole.
import { exceptsIn } from '../marks/exceptions.ts';
import type { LotMention } from '../record/lot-block.ts';
import { pointBut } from '../words/shortened.ts';
import { type Piece, piecesOf } from './pieces-of-land.ts';
import { quoted, type Stretch } from './quoted.ts';
import { OF_RIGHTS } from './unmeasured-land.ts';
import { wording } from '../words/wording.ts';

/** So far before and behind a lot its own words stand. */
const BEFORE = 240;
const BEHIND = 900;
/** Where no lot is named, the land of the other paper stands first. */
const OPENING = 6000;

export function lotNotes(text: string, folded: string, lots: readonly LotMention[], within: Stretch): string[] {
  const own = lots.filter(({ start }) => start >= within.start && start < within.end);
  const notes = stretchesOf(own, within).flatMap((stretch) => {
    const pieces = piecesOf(folded, stretch);
    const taken = takenOff(folded, stretch, pieces, own);
    const parts = partsOf(folded, pieces, own).filter(
      ({ at }) => !taken.some((off) => off.start <= at && at < off.end),
    );
    return [
      ...taken.map(({ start, end }) => ({ start, note: `Taken off: ${quoted(text, start, end)}.` })),
      ...parts.map(({ start, end }) => ({ start, note: `Only part: ${quoted(text, start, end)}.` })),
    ].sort((a, b) => a.start - b.start);
  });
  return [...new Set(notes.map(({ note }) => note))];
}

function stretchesOf(lots: readonly LotMention[], { start, end }: Stretch): Stretch[] {
  if (lots.length === 0) return [{ start, end: Math.min(end, start + OPENING) }];
  const found: { start: number; end: number }[] = [];
  for (const lot of lots.toSorted((a, b) => a.start - b.start)) {
    const [from, to] = [Math.max(start, lot.start - BEFORE), Math.min(end, lot.end + BEHIND)];
    const last = found.at(-1);
    if (last && from <= last.end) last.end = Math.max(last.end, to);
    else found.push({ start: from, end: to });
  }
  return found;
}

const OF = new RegExp(
  wording`[\s,]{1,3}(?:off of|of|in|off|from) (?:(?:the|all|said|each|both|entire|fractional|original|city|of|that|part) ){0,4}`,
  'y',
);
const LOT = new RegExp(
  wording`lots? (?:nos?\.?\s{0,2}|number(?:ed)? )?(?:\d{1,4}[a-z]?|[a-z]+ \(\d{1,4}\)|[a-z](?![a-z]))`,
  'y',
);
const BARE_LOT = /\d{1,4}[a-z]?(?![\w.'"°/-]|\s{1,2}(?:feet|foot|ft|acres?|rods|inches)\b)/y;
/** "Lots 3 and 4 and the W. 10 feet of 5": a figure alone is a lot so near behind one. */
const NEAR_LOT = 120;
const LEAD = /(?:\b(?:all|of|the|that|those|entire|an?|strip|land)\s+){0,6}$/;

/** Pieces that lead to a lot, the outermost of each chain: "the East 78 feet of the North 30 feet of Lot 10". */
function partsOf(folded: string, pieces: readonly Piece[], lots: readonly LotMention[]): (Stretch & { at: number })[] {
  const ends = new Map(lots.map((lot) => [lot.start, lot.end]));
  const found: (Stretch & { at: number })[] = [];
  const inner = new Set<number>();
  for (const piece of pieces.toReversed()) {
    OF.lastIndex = piece.end;
    const isOf = OF.test(folded);
    // "E½ Lot 3": where no word stands between, the lot itself must.
    const to = isOf ? OF.lastIndex : folded[piece.end] === ' ' ? piece.end + 1 : piece.end;
    const end = ends.get(to) ?? (isOf ? lotEnd(folded, to, lots) : undefined);
    if (end === undefined) continue;
    if (pieces.some(({ start }) => start === to)) inner.add(to);
    ends.set(piece.start, end);
    const lead = LEAD.exec(folded.slice(Math.max(0, piece.start - 60), piece.start))![0].length;
    found.push({ at: piece.start, start: piece.start - lead, end: piece.said ? clauseEnd(folded, end) : end });
  }
  return found.filter(({ at }) => !inner.has(at)).reverse();
}

/** A lot of the list that is not read with its plat, "Lot Two (2), and", or the figure alone near another. */
function lotEnd(folded: string, at: number, lots: readonly LotMention[]): number | undefined {
  const isNear = lots.some(({ end }) => end < at && at - end < NEAR_LOT);
  for (const pattern of isNear ? [LOT, BARE_LOT] : [LOT]) {
    pattern.lastIndex = at;
    if (pattern.test(folded)) return pattern.lastIndex;
  }
  return undefined;
}

const LESS = /(?<!more\sor\s)\b(?:less|except(?:ing)?|exc?\.?|minus|but\s+not)[\s,:]{1,3}(?:the\s+)?$/;

/** What is excepted in so many words, and what only "less" or "exc." stands before. */
function takenOff(folded: string, stretch: Stretch, pieces: readonly Piece[], lots: readonly LotMention[]): Stretch[] {
  const starts = new Set(pieces.map(({ start }) => start));
  const taken = exceptsIn(folded, stretch.start, stretch.end)
    .filter(({ start, end, clauseEnd: to }) => isLand(folded, end, to, starts, isBehindLot(start, lots)))
    .map(({ start, clauseEnd: end }) => ({ start, end }));
  const short = pieces.flatMap((piece) => {
    const less = LESS.exec(folded.slice(Math.max(0, piece.start - 24), piece.start));
    if (!less || taken.some((one) => one.start <= piece.start && piece.start < one.end)) return [];
    return [{ start: piece.start - less[0].length, end: clauseEnd(folded, piece.end) }];
  });
  const apart = taken.filter((one, i) => i === 0 || one.start >= taken[i - 1]!.end);
  return [...apart, ...short];
}

const isBehindLot = (at: number, lots: readonly LotMention[]): boolean =>
  lots.some(({ end }) => end <= at && at - end < BEHIND);

const TO_THING = new RegExp(
  wording`[\s,:]{0,4}(?:(?:therefrom|thereof|and|also|however|from|of|the|that|all|any|those|said|such|an?|so much)[\s,:]{1,3}){0,6}`,
  'y',
);
const PART = new RegExp(
  wording`(?:[a-z-]+ )?(?:part|portion)s? (?:of|lying|thereof|conveyed|taken|deeded|heretofore|which|within)\b|lots? \w`,
  'y',
);
const THING = new RegExp(
  wording`
    (?:[\w'.,-]+ ){0,4}?(?:strip|tract|parcel|piece|triang\w+|corner|land|acres?|right[\s-]of[\s-]way|r/w|roads?|streets?|alleys?|highway|railroad
    |railway)\b`,
  'y',
);

function isLand(folded: string, at: number, to: number, pieces: ReadonlySet<number>, isBehind: boolean): boolean {
  TO_THING.lastIndex = at;
  TO_THING.test(folded);
  const thing = TO_THING.lastIndex;
  if (pieces.has(thing)) return true;
  PART.lastIndex = THING.lastIndex = thing;
  if (PART.test(folded)) return true;
  return isBehind && THING.test(folded) && THING.lastIndex <= to && !OF_RIGHTS.test(folded.slice(at, to));
}

const STOP = new RegExp(wording`;|${pointBut('ft|in|no|blk|st|ave|rd|hwy')}(?= |$)|\n[ \t]{0,8}\n`);
const LONGEST = 300;

/** With the sentence or the paragraph. */
function clauseEnd(folded: string, from: number): number {
  const stop = folded.slice(from, from + LONGEST).search(STOP);
  return stop < 0 ? Math.min(folded.length, from + LONGEST) : from + stop;
}
