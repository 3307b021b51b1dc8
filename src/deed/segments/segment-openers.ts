// Takes: where the cutting of a stretch stands and a mark or bearing ahead. Gives: whether a new course begins there.
// Never: a cut inside a course whose bearing or length is still to come.
import { before } from '../words/before.ts';
import { isOfWitness, isUnboundWitness, pointsAtSomething } from '../marks/aside.ts';
import { isBareLength } from '../marks/bare-length.ts';
import { isSecondLeg, lengthFollows, lengthIsNext, offsetFollows, placesTheBeginning } from '../marks/values-ahead.ts';
import { isWayFromAThing, opensBehindPlace } from './behind-place.ts';
import { isFirstCardinal } from './first-cardinal.ts';
import { headOfClause } from './clause-head.ts';
import { placesBehindLength } from '../courses/course-aside.ts';
import { headsList, isOfACurve } from './curve-opener.ts';
import {
  courseLike,
  inBracket,
  isBearing,
  isSideOfList,
  lengthWithin,
  onlyPassed,
  type Cut,
  type Segment,
} from '../marks/cut.ts';
import { leadsTo } from '../courses/length-list.ts';
import { setsItsEnd } from '../courses/curve-chord.ts';
import {
  cardinalBehindCardinal,
  cardinalBehindLength,
  cardinalBehindPlace,
  cardinalRunsTo,
  isWindAndLength,
  runsOn,
} from './listed-cardinal.ts';
import { isSpoiltClause, opensInRun, UNIT_FOLLOWS } from './run-on.ts';
import { isRow } from './measured-row.ts';
import { announcing } from './announced-list.ts';
import { complete, onlyTends, OF_THE_PLACE } from './complete-course.ts';
import type { Token } from '../values/tokens.ts';
import { SHORTENING, pointBut } from '../words/shortened.ts';
import { wording } from '../words/wording.ts';

const CONTINUING = new RegExp(
  wording`\bcontinu\w+(?: (?:on|along|with))?(?: (?:an?|the|said) (?:bearing|course|line)(?: of)?)?[\s,]{1,3}$`,
);

const HEAD_OF_LIST_ITEM = new RegExp(
  wording`(?:[;:],?|\n|${pointBut('ft|in|chs?|lks|ave|rd')})\s{0,16}(?:[-*•] )?(?:(?:and|&) )?$`,
);

/** A bearing at the head of a clause opens a course where lists run without "thence". */
export function startsListed(cut: Cut, token: Token): boolean {
  const { text, from, azimuths } = cut.s;
  const open = cut.current;
  // "thence N 10° E": the course that was just opened has nothing before it that could be complete.
  if (open?.tokens.length === 0 && token.start < open.lead + 3) return false;
  const bearing = isBearing(token, azimuths);
  if (!bearing && !mayOpenWithoutBearing(cut, token)) return false;
  if ((cut.closed && !leavesBeginning(cut, token)) || inBracket(cut, token.start)) return false;
  if (bearing && opensInRun(cut, token)) return true;
  if (!bearing && (runsOnWithALine(cut, token) || cardinalBehindCardinal(cut, token))) return true;
  // Cardinal and general directions open a listed course only right at the head of a clause.
  if (!bearing && !opensWithoutBearing(cut, token)) return false;
  if (open && !complete(cut, open, token.start)) return false;
  if (pointsAtSomething(text, open?.start ?? from, token) || isOfWitness(text, token.start)) return false;
  if (bearing && (isOfAThingMet(text, token) || isWayFromAThing(text, token))) return false;
  if (isRestOfBearing(cut, token) || (open && (onlyTends(cut, open, token) || placesBehindLength(text, open, token))))
    return false;
  if (open?.tokens.length === 1 && leadsTo(text, open.lead, open.tokens[0]!, token.start)) return false;
  if (isOfACurve(text, open?.lead ?? from, token.start) && (open || !headsList(text, token.start))) return false;
  if (open && announcing(cut, open, token.start)) return false;
  if (bearing && open && setsItsEnd(text, open.lead, token, lengthWithin(cut, token.end, token.end + 40))) return false;
  const ends = runsTo(cut, token);
  const measured = lengthFollows(cut, token) || damagedLengthFollows(cut, token) || isRow(text, token);
  if (!ends && !measured && !opensBehindPlace(cut, token)) return false;
  if (offsetFollows(cut, token)) return false;
  if (open && onlyPassed(cut, open) && CONTINUING.test(text.slice(Math.max(open.lead, token.start - 40), token.start)))
    return false;
  if (!open && (placesTheBeginning(cut, token) || isSecondLeg(cut, token))) return false;
  if (bearing && isUnboundWitness(text, token.start)) return false;
  if (bearing) return headOfClause(cut, token.start) || rightBehindLength(cut, token) || opensBehindPlace(cut, token);
  return (
    ends ||
    !(token.kind === 'direction' && token.direction.kind === 'cardinal' && !runsOn(cut, token)) ||
    isBareInList(cut, token)
  );
}

/** "; East, 2.00; S. 10° W., 6.15": a cardinal among courses whose unit is told once. */
function isBareInList(cut: Cut, token: Token): boolean {
  const next = cut.inside[cut.at + 1];
  return next !== undefined && isBareLength(cut.s.text, token, next);
}

/** "4.10 chs. Trail, bears N. 10° W. and S. 10° E." at the end of a row: both ways of what is met there. */
const isBehindItsOther = before(new RegExp(wording`\b(?:bears?|brs\.?) [ns][^;:\n]{2,18}[ew]\.? (?:and|&) `));
const isOfAThingMet = (text: string, { start, end }: Token): boolean =>
  isBehindItsOther(text, start) && /^\.?[ \t]*\n/.test(text.slice(end, end + 6));

/** As far as words are read behind a direction. */
const MOST_BEHIND = 80;
const LEADS_ON = new RegExp(
  wording`^[\s.,:-]{0,9}(?:\d|(?:to|continu\w*|along|with|following|on|by|upon|in|at|parallel|through|thru|across|over|about)\b)`,
);

/**
 * A direction that is no bearing opens a course at the head of a clause, or by what stands behind it: its length, or what it runs to or along.
 * Most are a side's or a corner's.
 */
const mayOpenWithoutBearing = (cut: Cut, { start, end }: Token): boolean =>
  LEADS_ON.test(cut.s.text.slice(end, end + MOST_BEHIND)) ||
  (cut.current ? mayHeadItem(cut.s.text, start) : start === cut.s.from) ||
  lengthWithin(cut, end, end + 50) !== undefined;

const WITH_A_LINE = new RegExp(wording`^\s(?:with|along) (?:the said|the|said)\s[^;,.]{3,80}\bto (?:an?|the) `);
const TO_A_THING = new RegExp(wording`\bto (?:an?|the)\s[^;,]{3,80}, (?:and )?$`);
/** "north to the north line of the warrant, east with the said line to the corner of the grant": two courses of one sentence. */
function runsOnWithALine(cut: Cut, token: Token): boolean {
  const { current: open, s } = cut;
  if (!open || token.kind !== 'direction' || token.direction.kind !== 'cardinal') return false;
  if (!WITH_A_LINE.test(s.text.slice(token.end, token.end + 110))) return false;
  const own = s.text.slice(open.lead, token.start);
  return TO_A_THING.test(own) && open.tokens.some((t) => t.kind === 'direction' && courseLike(s.text, t));
}

/** `South 86"/4° E.`: what follows a direction with nothing but marks between is the rest of a damaged bearing. */
function isRestOfBearing(cut: Cut, token: Token): boolean {
  const before = cut.current?.tokens.at(-1);
  if (before?.kind === 'distance' && before.distance.unit !== 'inches') return false;
  const last = cut.current?.tokens.findLast((t) => t.kind === 'direction');
  // "; westerly S 88°10' W 188 feet": the trend is told, then the bearing.
  if (last?.kind !== 'direction' || last.direction.kind === 'general' || isStation(cut.s.text, last)) return false;
  const between = cut.s.text.slice(last.end, token.start);
  return /^[^a-z;,\n]{0,9}$/.test(between) || (last.direction.kind === 'broken' && isItsWind(token, between));
}

/** `N. 4° 55 30" 756\nE. for 123.90 feet`: a stamp's words in the bearing; the wind that it lacks stands behind them. */
const isItsWind = (token: Token, between: string): boolean =>
  token.kind === 'direction' && token.direction.kind === 'cardinal' && BROKEN_BY_FEW.test(between);
const BROKEN_BY_FEW = /^(?!.{0,26}\bto\s)[^;]{0,26}$/;

/** "D to E  S 19 15 W", a row that begins with its letter: the station, no wind. */
function isStation(text: string, token: Token): boolean {
  if (token.end > token.start + 1) return false;
  return /(?:\bto\s|-|\n[ |]{0,16})$/.test(text.slice(Math.max(0, token.start - 18), token.start));
}

const FROM_THE_BEGINNING = new RegExp(
  wording`^(?: of (?:this|said|the) (?:parcel|tract|land|lot|survey|description))?[\s;:,.]{1,4}
    (?:$|(?:and )?from (?:this|that|said|the|such|point|corner|station|post|stake|monument)\s[^;.]{0,80}$)`,
);

/** "…to the true point of beginning; from this point of beginning, by metes and bounds, south 28° east": the first course. */
const leavesBeginning = (cut: Cut, token: Token): boolean =>
  isBearing(token, false) && FROM_THE_BEGINNING.test(cut.s.text.slice(cut.closedAt, token.start));

/** "; and S 4° W to the north line of the railroad": a listed course whose length is where it ends. */
function runsTo(cut: Cut, token: Token): boolean {
  const { text } = cut.s;
  if (!cut.current) return false;
  if (!isBearing(token, cut.s.azimuths)) return cardinalRunsTo(text, token) || tendsAlong(text, token);
  return (
    TO_ITS_END.test(text.slice(token.end, token.end + 50)) &&
    (/;\s{0,16}(?:and\s{1,2})?$/.test(text.slice(Math.max(0, token.start - 22), token.start)) ||
      isBehindItsPlace(cut.current, text, token.start))
  );
}
const TO_ITS_END = new RegExp(
  wording`^[\s,.]{0,3}(?:continuing on (?:the|said) (?:last|same) (?:course|line),? )?to (?:an?|the|said) `,
);

/** "60 poles to a rock, S. 45 W. to the river": behind the comma of the place that the open course has come to. */
function isBehindItsPlace({ tokens }: Segment, text: string, at: number): boolean {
  const last = tokens.at(-1);
  return last?.kind === 'distance' && at - last.end < 80 && ENDS_AT_PLACE.test(text.slice(last.end, at));
}
const ENDS_AT_PLACE = new RegExp(
  wording`^\.?,? (?:more or less,? )?to (?:an?|the|said)\s(?:(?!\b(?:${OF_THE_PLACE})\b)[^;:,]){2,60}, (?:and )?$`,
);

/** "; Northerly, along said line of high tide, to the point of beginning", "; Easterly, with the meanders of the bay to angle point 4". */
const tendsAlong = (text: string, token: Token): boolean =>
  token.kind === 'direction' &&
  token.direction.kind === 'general' &&
  ALONG_AND_TO.test(text.slice(token.end, token.end + 150));
const ALONG_AND_TO = new RegExp(
  wording`^,? (?:along|with|following|around|up|down) (?:the|said|its|meanders?|shore|bank|line)\s(?:[^;:.]|${SHORTENING}){3,110}?
    ,?\sto (?:an?|the|said|corner|angle|station|post|stake|stone|point) `,
);

function opensWithoutBearing(cut: Cut, token: Token): boolean {
  if (cut.current)
    return (
      headsListItem(cut.s.text, token) ||
      cardinalBehindLength(cut, token) ||
      cardinalBehindPlace(cut, token) ||
      opensBehindPlace(cut, token) ||
      isDueInClause(cut, token)
    );
  return isSide(cut, token) || isFirstCardinal(cut, token) || isShortSentence(cut, token);
}

const HEADS_SENTENCE = new RegExp(
  wording`[a-z]{3}\. (?:(?:down|up|along|with) (?:(?:the|said) )?(?:[a-z]+ ){0,2}(?:creek|run|river|branch|road|bay|fence|line|swamp) )?$`,
);

/** ". Southeast 24 poles. Down the run South 40 poles.": a course as short as a sentence can be. */
function isShortSentence(cut: Cut, token: Token): boolean {
  const { text } = cut.s;
  const before = text.slice(Math.max(cut.s.from, token.start - 40), token.start);
  if (!HEADS_SENTENCE.test(before) || !lengthIsNext(cut, token)) return false;
  const length = lengthWithin(cut, token.end, token.end + 40);
  return (
    length !== undefined &&
    /^(?:\.|[a-z]\s?[.;])/.test(text.slice(length.end - 1, length.end + 2)) &&
    courseLike(text, token)
  );
}

/** "; leaving the fence, due east, 860 feet": "due" says that the course itself runs so. */
function isDueInClause(cut: Cut, token: Token): boolean {
  if (token.kind !== 'direction' || !token.direction.due || !lengthIsNext(cut, token)) return false;
  return /[;\n][^;\n]{0,90},\s{0,3}$/.test(cut.s.text.slice(Math.max(cut.s.from, token.start - 94), token.start));
}

/** "NORTHERLY by Elm Street, one hundred (100) feet;": the first of a plan's sides. */
function isSide(cut: Cut, token: Token): boolean {
  if (token.kind !== 'direction' || token.direction.kind !== 'general') return false;
  const { text } = cut.s;
  return BY_A_NEIGHBOUR.test(text.slice(token.end, token.end + 8)) && isSideOfList(text, token.start);
}
/** "NORTHERLY by", "Northerly, by", "NORTHERLY: by". */
const BY_A_NEIGHBOUR = /^(?:,|\s?[:-]{1,2})?\s{1,2}by\s/;

/** Behind a mark, an "and" or a line break, perhaps with bullets. */
const mayHeadItem = before(/(?:[;:.d&]|\n[ \t]{0,20})(?:,?[\s*•-]){0,24}/);

function headsListItem(text: string, token: Token): boolean {
  return HEAD_OF_LIST_ITEM.test(text.slice(Math.max(0, token.start - 24), token.start)) && courseLike(text, token);
}

/** "416.5 feet south 34 degrees 20 minutes west": the next course with nothing between, where the open one has a bearing. */
function rightBehindLength(cut: Cut, token: Token): boolean {
  const open = cut.current;
  const last = open?.tokens.at(-1);
  if (!open || last?.kind !== 'distance') return false;
  if (!open.tokens.some((t) => isBearing(t, cut.s.azimuths)) && !isWindAndLength(cut)) return false;
  return /^[\s,]*$/.test(cut.s.text.slice(last.end, token.start));
}

const SENTENCE_BEFORE = /[a-z]{2}\.?[.;,]\s{1,3}$/;

function damagedLengthFollows(cut: Cut, token: Token): boolean {
  const { text } = cut.s;
  if (!SENTENCE_BEFORE.test(text.slice(Math.max(0, token.start - 8), token.start))) return false;
  return isSpoiltClause(text, token) || UNIT_FOLLOWS.test(text.slice(token.end, token.end + 40));
}
