// Takes: folded text and a token in it. Gives: whether the token only locates something (a witness tree, a reference corner, the
// width of a road) and is no part of a course. Never: the value; an aside stays in the verbatim sentence.
import { opensWithBear } from './bear-verb.ts';
import { before } from '../words/before.ts';
import { codeAt, codeBefore } from '../words/code-at.ts';
import { beforeAll, behindAll, headsOf, isFigure, isSpace, spaceOr, exactly } from '../words/peek.ts';
import {
  BEFORE_FROM,
  BEFORE_MEASURED,
  BEHIND_AND,
  BEHIND_AT,
  BEHIND_MEASURED,
  BEHIND_NAMED,
  lengthSides,
} from './length-sides.ts';
import { isHowItRuns, RUNS } from './met-on-the-way.ts';
import { isListedWitness } from './witness-list.ts';
import { FROM } from './plain-marks.ts';
import { remembered } from '../words/remembered.ts';
import type { Token } from '../values/tokens.ts';
import { wordKind, wordPlaces } from '../words/word-places.ts';
import { endsOf } from '../words/word-edges.ts';
import { tailKinds, tailsOf } from '../words/word-tail.ts';

// Trees beside a corner: "with an ash tree bearing", "an elm being".
const WITNESS =
  'trees?|saplings?|stumps?|oaks?|elms?|pines?|gums?|ash(?:es)?|pecans?|mesquites?|hackberr(?:y|ies)|hickor(?:y|ies)|cedars?|willows?|cottonwoods?|poplars?|walnuts?|maples?|sycamores?|beech(?:es)?|birch(?:es)?|locusts?|chest?nuts?|dogwoods?|buckeyes?|mulberr(?:y|ies)|spruces?|hemlocks?|firs?|aspens?|lynns?|linns?|basswoods?|cypress|juniper|persimmons?|black\\s?jacks?|ironwoods?|sourwoods?';
// What stands before a bearing that points at something instead of running somewhere.
const isPointed = before(
  new RegExp(
    String.raw`(?:\b(?:bears?|brs\.?|bore|which\s+lies|lies|lie)|\b(?:corner|monument|tree|point|station|stake|post|pin|which|whence)[^.;]{0,60}\bbearing|\b(?:${WITNESS}|[a-z]\.\s?[a-z]\.?'?s?)\s+(?:bearing|being)|\bto\s[^;,]{3,60},\s+(?:the|an?)\s+(?!(?:true|magnetic|same|general)\b)[a-z]+(?:\s+(?:of|on|in|at)\s+(?:the\s+|said\s+)?[a-z]+){0,2}\s+bearing|\b(?:said|which|such)\s+(?:point|corner|monument|pin|stake|place|pipe|station|rebar|mark)[^.;]{0,60}\b(?:being|is|lies|located|bearing)(?:\s+(?:also|located|situated?|distant|further described as bearing))?|\b(?:located|situated?|distant|(?:which|that)\s+(?:is|are))|\bbearings?\s+and\s+distances?\s+of|\b(?:variation|declination)(?:\s+(?:of|is|being))?|\blatitude|\blongitude|\brespectively)[\s:,]{0,3}(?:about\s|approximately\s|approx\.?\s|a\s+distance\s+of\s)?`,
  ),
);
// "with the bearing of Mill Lane being N 5° E": what the bearings are counted from.
const isOfTheBasis = before(
  /\b(?:with|based\s+(?:up)?on|assuming|using|taking|considering|holding)\s+(?:the|an?)\s+(?:[a-z]+\s+){0,2}(?:bearing|azimuth|direction|course)\s+of\s+(?!which|said\s+(?:line|course))[^;]{3,80}\s(?:being|is|as|to\s+be)[\s:,]{0,3}/,
);
// "the course when corrected is …": the same course said again.
const isSaidAgain = before(
  /\b(?:corrected|formerly|deed|record|recorded|called|being\s+the\s+same\s+as)[^.;,]{0,20}\s(?:is|was|calls?|as)\s/,
);
// Said of a course itself and no aside: "on a bearing of", "the chord azimuth and distance being", "the course being".
const isOfTheCourse = before(
  new RegExp(
    String.raw`(?:\b(?:along|with|parallel\s+(?:to|with))\s+(?:(?!\b(?:to|corner|monument|tree|point|stake|stone|post|pin|pipe|from)\b)[^.;]){3,80}[\s,](?:which|that)(?:\s+line)?\s+bears|\b(?:along|thence,?(?:\s+(?:run|running))?(?:\s+(?:on|with|by|at))?)\s+an?\s+(?:approximate\s+|true\s+|magnetic\s+)?(?:bearing|course)\s+and\s+distance\s+of|\b(?:on|with|at|by|along|in|has|having)\s+(?:an?|the|its)\s+(?:[a-z-]+\s+){0,2}(?<!\b(?:${WITNESS})\s+)(?:bearing|course|azimuth)s?(?:\s+of)?|\b(?:course|distance|azimuth|length|chord|l\.?\s?c\.?|angle|delta|tangent|line|traverse|radial|then|radius(?:\s+point)?|cent(?:er|re)\s+of\s+(?:said|the|which)\s+(?:circle|curve|arc)|cent(?:er|re)(?=\s+of\s+which\s)|(?:whose|the|its)\s+cent(?:er|re)(?:\s+point)?|arc|thence|running|and)[a-z]*(?:\s+thereof|\s+(?:of|to|at)\s+which|\s+which|\s+that)?[\s,]+(?:being|is|are|bears?|bearing)(?:\s+of)?|\b(?:radius\s+point|cent(?:er|re))(?:\s+of\s+(?:which|(?:said|the)\s+(?:curve|arc|circle)))?\s+(?:lies|lying)|\b(?:tangent|radius|radial\s+line)\s+(?:line\s+)?(?:to|of|at|from)\s+(?:said|the|such|this|its|which)\b(?:(?!\b(?:corner|monument|tree|stone|whence|from\s+which)\b)[^.;]){0,50}\bbear(?:s|ing)(?:\s+of)?|\bchord(?:(?!\bto\s+an?\s|\bfrom\s+which\b|\bwhence\b)(?:[^.;]|\.(?=\d)|(?<=\bft)\.)){0,80}(?:bears?|brs\.?|bearing|being|is)(?:\s+and\s+(?:distance|length))?(?:\s+of)?)[\s:,]{0,3}`,
  ),
);

// "To Signal Knob, 214°08'35" - 2,470.3 ft.": azimuths to triangulation stations.
const AZIMUTH_TO = /(?:^|[\n;:.])\s{0,12}to\s+[a-z"][^,;\n]{2,40},\s{0,2}$/;

// "to a line which bears South 80° East from the beginning": the line that the course runs to.
const LINE_THAT_BEARS = /\bline\s+(?:(?:which|that)\s+bears?|bearing)[\s,]{0,3}$/;
// "to its intersection with a line through the beginning and bearing S 5° E": the bearing of what the course runs to.
const OF_THE_LINE_MET =
  /\b(?:to|(?:until|till)\s+it\s+(?:intersects|meets|strikes|reaches)|(?:intersect[a-z]*|meeting|junction)\s+(?:thereof\s+)?(?:with|of|by))\s+(?:the\s+(?:[a-z]+\s+)?(?:extension|prolongation|projection|production|continuation)\s+of\s+)?(?:an?|the)\s+(?:straight\s+|certain\s+)?line\s(?:running|drawn|extending|extended|(?:[^;,]{0,60}?(?:,?\sand)?\s)?(?:bearing|(?:which|that)\s+(?:bears|runs|extends)))\s{1,3}(?:therefrom\s{1,3}|from\s[^;,]{1,60}\s)?$/;
// "tangent at its beginning to a line bearing N 5° E", "parallel to": the line gives the course its direction.
const RELATED_TO = /\b(?:tangent|tangential|radial|parallel|perpendicular|angles?|normal)\b[^;]{0,70}$/;
const OWN_LENGTH =
  /^[\s,]{0,3}(?:for\s|a\s+distance|\d|(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|[a-z]+t(?:een|y))\b)/;
// "from which the bearing and distance to the monument is": what stands elsewhere.
const isReferenceTo = before(
  /\bfrom\s+which\s+(?:point\s+|corner\s+|monument\s+)?(?:the\s+)?(?:true\s+)?(?:bearing|course|azimuth)s?\b[^;]{0,80}\b(?:is|are|being)[\s:,]{1,3}/,
);
const behindToken = (text: string, token: Token): string => text.slice(token.end, token.end + 12);

const LOOK_BACK = 110;

function beforeToken(text: string, from: number, at: number): string {
  return text.slice(Math.max(from, at - LOOK_BACK), at);
}

/** Bearings that point at a witness or a reference. `from` is where the clause's segment begins. */
export function pointsAtSomething(text: string, from: number, token: Token): boolean {
  if (token.kind === 'direction' && isFigure(codeAt(text, token.start)) && isOfVariation(text, token.start))
    return true;
  if (tellings.text !== text) takeTellings(text);
  tellings.text = text; // also where only another string says the same
  const end = beforeAll(text, token.start, isLoose);
  const last = lastWords(text, end);
  const isLed =
    token.start - end <= 4 &&
    !isOfBearVerb(text, end) &&
    ((last & OF_A_POINTER) === 0 ? isShortened(text, end) : mayPoint(text, end));
  if ((last & OF_WHAT_IS_MET) !== 0 && isHowItRuns(text, token.start)) return true;
  const mayMeet = (last & OF_A_LINE) !== 0 || tellings.isLineFrom;
  // Of most directions neither the word before says so, nor one in the whole text that may stand behind them.
  if (!isLed && !mayMeet && !tellings.isRespective && token.kind !== 'angle') return false;
  const words = beforeToken(text, from, token.start);
  if ((mayMeet && isOfTheLineMet(text, from, words, token)) || (isLed && isReferenceTo(text, token.start))) return true;
  if (!isLedTo(text, words, token, isLed)) return false;
  return (
    !isOfTheCourse(words, words.length) ||
    (LINE_THAT_BEARS.test(words) && /^[\s,]{0,2}from\b/.test(behindToken(text, token)))
  );
}

/** "of Lot 4, bear South 40 feet": how the course itself runs. */
const isOfBearVerb = (text: string, end: number): boolean =>
  text.startsWith('bear', end - 4) && isSpace(codeBefore(text, end - 4)) && opensWithBear(text, end - 4);

/**
 * "Va. 19° 45' E.", behind a bearing of field notes: no letter before it, as a bearing behind the name of a state has. "The declination at the
 * time of the survey was 3° 15' East".
 */
const isOfVariation = before(
  /\b(?:(?:va|var|varn|variation)\.?[\s:,=]{1,3}(?:is\s|of\s)?|(?:variation|declination|convergence)\b[^.;:\d]{0,80}\b(?:is|was|being|of|at|by)\s{1,3}(?:about\s|approximately\s)?)/,
);

function isOfTheLineMet(text: string, from: number, words: string, token: Token): boolean {
  const met = words.includes('line') ? OF_THE_LINE_MET.exec(words) : null;
  if (!met || RELATED_TO.test(words.slice(0, met.index))) return false;
  // "to the line bearing N 5° E 40 feet": with a length of its own it may be the course.
  return !OWN_LENGTH.test(behindToken(text, token)) && /\b(?:to|until|till)\b/.test(text.slice(from, token.start));
}

/** What the whole text says once for all its directions. */
const tellings = { text: '', isLineFrom: false, isRespective: false };

function takeTellings(text: string): void {
  tellings.isLineFrom = runsFrom(text);
  tellings.isRespective = (wordPlaces(text).held & RARE) !== 0 && text.includes('respectively');
}

/** "a line drawn from the corner N 5° E": whether a "from" stands anywhere behind the last word of OF_THE_LINE_MET. */
function runsFrom(text: string): boolean {
  const { count, held, kinds, starts } = wordPlaces(text);
  if ((held & FROM) === 0) return false;
  for (let i = 0; i < count; i++)
    if ((kinds[i]! & FROM) !== 0 && (lastWords(text, beforeAll(text, starts[i]!, isSpace)) & OF_A_LINE) !== 0)
      return true;
  return false;
}

// The last word of what points, so that the long patterns are asked only where they can answer.
const POINTERS = [
  ...'bear bears brs bore lies lie bearing being is are located also situated situate distant of latitude'.split(' '),
  ...'longitude variation declination respectively about approximately approx was calls call as'.split(' '),
];
const endsPointing = endsOf(POINTERS);
/** "bearing and distance of", "a distance of", "variation of": no other "of" is the last word of what points. */
const isOfPointer = endsOf(['distance', 'distances', 'variation', 'declination']);
const mayPoint = (text: string, end: number): boolean =>
  endsPointing(text, end) &&
  (codeBefore(text, end) !== SMALL_F || isOfPointer(text, beforeAll(text, end - 2, isSpace)));
const SMALL_F = 102;
const lastWords = tailKinds(
  POINTERS,
  'running drawn extending extended bearing bears runs extends therefrom'.split(' '),
  RUNS,
);
const [OF_A_POINTER, OF_A_LINE, OF_WHAT_IS_MET] = [1, 2, 4];
const isLoose = spaceOr(':,');
const POINT = 46;

/** Of the words that point only these two are shortened by a point. */
const isShortened = (text: string, end: number): boolean =>
  codeBefore(text, end) === POINT && (text.startsWith('brs', end - 4) || text.startsWith('approx', end - 7));

const isBehindComma = (text: string, at: number): boolean => codeBefore(text, beforeAll(text, at, isSpace)) === COMMA;
const COMMA = 44;

/** "respectively", and the words of OF_WITNESS. */
const RARE = wordKind('witness witnessed witnesses wit reference references b bt'.split(' '), ['res']);

function isLedTo(text: string, words: string, token: Token, isLed: boolean): boolean {
  if (isLed && (isPointed(words, words.length) || isSaidAgain(words, words.length))) return true;
  if (isLed && isOfTheBasis(words, words.length) && !OWN_LENGTH.test(behindToken(text, token))) return true;
  if (token.kind === 'angle' && isBehindComma(text, token.start) && AZIMUTH_TO.test(words)) return true;
  return tellings.isRespective && /^[^;.]{0,40}\brespectively/.test(text.slice(token.end, token.end + 60));
}

const OF_WITNESS =
  /[;.(\n]\s{0,6}(?:and\s+)?(?:with\s+)?(?:bearing\s+|reference\s+)?(?:witness(?:ed|es)?|wit\.|references?|b\.?\s?t\.)(?![a-z])(?:(?!\bthence\b)[^;\n]){0,70}$/;

/** "; witness: an oak N 10° W 15 feet": a tree beside the corner. */
export const isOfWitness = (text: string, at: number): boolean =>
  (wordPlaces(text).held & RARE) !== 0 && OF_WITNESS.test(text.slice(Math.max(0, at - 90), at));

/** "to a post from which an oak S 40° E 5 varas": where the witness stands, though nothing says that it bears. */
export const isUnboundWitness = (text: string, at: number): boolean =>
  isSpace(codeBefore(text, at)) &&
  !text.startsWith('thence', at - 'thence '.length) &&
  (isListedWitness(text, at) ||
    (isBehindWitness(text, at) && STANDS_THERE.test(text.slice(at, at + 90))) ||
    /\b(?:from\s+which|fr\.?\s+wh\.?|whence)\s+an?\s[^;:\d]{2,50}$/.test(text.slice(Math.max(0, at - 76), at)));

/** "with two oaks bearing S 61° W distant 22 links and N 5° E distant 14": the second of them. */
const isBehindWitness = before(
  new RegExp(
    String.raw`\b(?:${WITNESS}|[a-z]\.\s?[a-z]\.?'?s?)\s+(?:bears?|bearing|being)\s(?:(?!\bthence\b|\bto\b)[^;:]){4,50}\b(?:links|lks|feet|ft|varas|vrs|paces|chains|chs|inches|poles|perches|rods)\.?(?:\s+distant)?,?\s(?:and|&)\s(?:the\s+other\s|another\s)?(?:bearing\s)?`,
  ),
);

/** Its length, and nothing that the course would run to. */
const STANDS_THERE = /^(?:(?!\bto\b|\bthence\b)[^;:]){5,60}?(?:;|distant\b|[a-z]{3}\.\s|\bthence\b|$)/;

// Behind a length, in its own paragraph: it measures a width, a height, a monument, an offset, or an area.
const OTHER_MEASURE =
  /^(?!\n(?:\n|(?:elevation|contour|setback)s?\s(?:of|at|for|is|are|shall|refer)\b|(?:easement|strip|road|street|lane|alley|driveway)s?\s(?:is|are|was|shall|to\s+be)\b))[\s,]{0,2}(?:wide|in\s+width|width|right(?!\s+(?:angles|and\s+(?:run|go|proceed|continue)|thence))|r\/w|r\.o\.w|row\b|strip|easement|(?:(?:access|utility|drainage|sanitary|storm|sewer|water|maintenance|permanent|temporary|ingress)\s+){1,3}easement|alley|contour|long\b(?!\s+(?:same|the|said))|in\s+length(?!\s+(?:and|to|along))|high\b(?!-|\s+water)|deep|in\s+depth|diam|in\s+diam|square|sq\b|in\s+height|above|below|beneath|in\s+(?:the\s+)?ground|thick|tall|road\b|street|lane|driveway|avenue|highway|setback|each\s+side|on\s+each|on\s+either|either\s+side|radius|apart|elevation|frontage|front\b(?!\s?[;,.])|by\s+\d|x\s?\d)/;
const mayMeasure = headsOf([
  ...'wide in width right r row strip easement alley contour long high deep diam square sq above below beneath'.split(
    ' ',
  ),
  ...'thick tall road street lane driveway avenue highway setback each on either more radius apart elevation'.split(
    ' ',
  ),
  ...'frontage re rebar iron steel front by x'.split(' '),
  ...'access utility drainage sanitary storm sewer water maintenance permanent temporary ingress'.split(' '),
]);
const isSpaceOrComma = spaceOr(',');
const endsInPassing = tailsOf(['at', 'about', 'of']);
const AT_SIGN = 64;
const isBehindPassing = before(
  /(?:\b(?:at|@)\s{1,2}(?:about\s)?|\b(?:passing|passes|pass|crossing|crosses|cross)[^.;,]{0,60}\bat\s{1,2}(?:about\s)?|\bat\s+(?:a\s+distance\s+of\s)?(?:about\s)?)/,
);
const PASSING_BEHIND =
  /^[\s,]{0,3}(?:(?:more\s+or\s+less|plus\s+or\s+minus|\+\/?-)[\s,]{1,3})?(?:pass|cross|went|set\b|found\b|the\s+pltf|to\s+(?:a\s+)?witness)/;
const isBehindMeasure = before(
  /\b(?:width\s+of|height\s+of|elevation(?:\s+of)?|depth\s+of|within|thickness\s+of|(?<!\b(?:feet|foot|ft|rods?|links|chains?|poles)\.?\s)wide|offset\s+of|(?:lot|property|parcel|tract)\s+fronting|plus|more\s+than|less\s+than|exceed(?:ing)?)\s{1,2}/,
);

const endsInMeasure = tailsOf('of elevation within wide plus than exceed exceeding fronting'.split(' '));
const isMeasuredOf = tailsOf(['width', 'height', 'elevation', 'depth', 'thickness', 'offset']);

/** By the last word before a length, and the one before that: "a width of". */
function mayBeBehindMeasure(text: string, at: number): boolean {
  const end = beforeAll(text, at, isSpace);
  if (end === at || !endsInMeasure(text, end)) return false;
  return !text.startsWith('of', end - 2) || isMeasuredOf(text, beforeAll(text, end - 2, isSpace));
}

export function isOtherMeasure(text: string, token: Token): boolean {
  if (token.kind === 'distance' && token.distance.adjective) return true;
  if ((lengthSides(text, token) & OF_OTHER_MEASURE) === 0 || isWholeCourse(text, token)) return false;
  return measuresOther(text, token);
}

/** "N 60° E 88.5 feet. Strip B": a course whose sentence ends; no shortened unit has this point, and no width follows a bearing. */
const isWholeCourse = (text: string, { start, end }: Token): boolean =>
  codeBefore(text, end) === POINT &&
  /(?:feet|rods|poles|perches|chains|links|varas|meters)\.$/.test(text.slice(end - 8, end)) &&
  isBehindBearing(text, start);
const isBehindBearing = before(
  /\b(?:[ns][\s.]{0,3}\d[^a-z;:\n]{0,16}[ew]\.?|(?:minutes|seconds|degrees)\s{1,2}(?:east|west)|thence\s(?:due\s)?(?:north|south|east|west)),?\s{1,3}(?:(?:for\s+)?a\s+distance\s+of\s+|for\s+)?/,
);
const OF_OTHER_MEASURE = BEHIND_NAMED | BEHIND_MEASURED | BEHIND_AND | BEFORE_MEASURED;

/** "along the south line of said North 610.4 feet to the lane": a part of the land, named by its depth. */
const isOfAPart = before(
  /\b(?:line|side|boundary|edge|limits?|margin|part|remainder|all)\s+of\s+(?:the\s+|said\s+|such\s+){1,2}(?:north|south|east|west)(?:erly)?\s{1,2}/,
);
/** "along the line of the 40 feet reserved": what is named by its width. */
const isOfAThing = before(/(?<!\bdistance\s{1,2})\bof\s+(?:the|said)\s{1,2}/);
const endsLikeWind = tailsOf(['north', 'south', 'east', 'west', 'northerly', 'the', 'said']);

/** "23 acres and 6 poles in all", "2 roods & 11 perches": of an area. */
const isBehindAcres = before(/\b(?:acres?|roods?)[\s,]{1,3}(?:and\s{1,2}|&\s{0,2})/);
const AMPERSAND = 38;

function isOfArea(text: string, start: number): boolean {
  const end = beforeAll(text, start, isSpace);
  return (text.startsWith('and', end - 3) || codeBefore(text, end) === AMPERSAND) && isBehindAcres(text, start);
}

const ROD = /^[\s,]{0,2}(?:re-?bar|iron\s+(?:pin|rod|pipe)|steel\s+rod)/;

/** "a 3 feet iron rod", "5/8 inch rebar"; in "90.5 feet, iron pin found" the course's own length comes to it. */
function isOfARod(text: string, start: number, end: number): boolean {
  if (!ROD.test(text.slice(end, end + 16))) return false;
  const words = text.slice(start, end);
  return (
    /inch|"/.test(words) ||
    (codeAt(text, end) !== COMMA && /^(?:\d(?:\.\d{1,2})?|\d?\s?[½¼¾]|\d\/\d{1,2}|[a-z]{3,5})\s?(?:f|')/.test(words))
  );
}

const measuresOther = remembered((text, { start, end }) => {
  if (endsLikeWind(text, beforeAll(text, start, isSpace)) && (isOfAPart(text, start) || isOfAThing(text, start)))
    return true;
  if (mayMeasure(text, behindAll(text, end, 2, isSpaceOrComma)))
    if (OTHER_MEASURE.test(text.slice(end, end + 40)) || isOfARod(text, start, end)) return true;
  return (mayBeBehindMeasure(text, start) && isBehindMeasure(text, start)) || isOfArea(text, start);
});

const isBehindPassed = before(/\bpass(?:es|ing)?\s(?:over|through|thru|by|an?|along)\s[^.;,]{2,70}\s{1,2}/);
const FROM_ITS_START =
  /^from\s+(?:the\s+|said\s+)?(?:(?:last|previous|preceding|aforesaid)[\s-](?:[a-z]+\s+){0,2}(?:point|corner|monument|pin|mark|place|post|nail)|beginning\s+of\s+(?:this|said|the)\s+(?:course|line))\b/;

/** "passing over a pin 20 feet from the last described corner". */
function isPassedFromStart(text: string, { start, end }: Token): boolean {
  const next = behindAll(text, end, 3, isSpaceOrComma);
  if (!text.startsWith('from', next) || !FROM_ITS_START.test(text.slice(next, next + 60))) return false;
  return isBehindPassed(text, start);
}

/** "aL 42.0 feet crossing the road": an "at" that the scan misread. */
const MISREAD_AT = new Set([', al ', ', ar ', ', ot ', ', ac ']);
const isBehindMisreadAt = (text: string, at: number): boolean =>
  endsMisread(codeBefore(text, at - 1)) && MISREAD_AT.has(text.slice(Math.max(0, at - 5), at));
const endsMisread = exactly('lrtc');

/** "N 20 E, passing at 40 poles an oak, and on to the river". */
export const isPassingAt = before(/\bpass(?:ing|es)\s(?:at|@)\s{1,2}(?:about\s)?/);

export function isPassing(text: string, token: Token): boolean {
  if (isBehindMisreadAt(text, token.start)) return PASSING_BEHIND.test(text.slice(token.end, token.end + 30));
  if ((lengthSides(text, token) & (BEHIND_AT | BEFORE_FROM)) === 0) return false;
  if (isPassedFromStart(text, token)) return true;
  const end = beforeAll(text, token.start, isSpace);
  if (end === token.start || !(endsInPassing(text, end) || codeBefore(text, end) === AT_SIGN)) return false;
  if (!isBehindPassing(text, token.start)) return false;
  const words = text.slice(Math.max(0, token.start - 90), token.start);
  return (
    PASSING_BEHIND.test(text.slice(token.end, token.end + 30)) ||
    /\b(?:pass|cross)[a-z]*[^.;]{0,70}$/.test(words) ||
    /\bat\s{1,2}(?:about\s)?$/.test(words)
  );
}

/** Spans in brackets, outermost only; one that nothing closes within a sentence's length is no bracket: "(marked by a stone; thence". */
export function bracketSpans(text: string, from: number, to: number): { start: number; end: number }[] {
  const spans: { start: number; end: number }[] = [];
  // Not beyond: of thousands of stretches without a bracket each would search the rest of the text for one.
  if (!holdsBracket(text)) return spans;
  const words = text.slice(from, to);
  const first = words.indexOf('(');
  if (first < 0) return spans;
  const open: number[] = [];
  BRACKET.lastIndex = first;
  while (BRACKET.test(words)) {
    const end = BRACKET.lastIndex;
    if (words.charCodeAt(end - 1) === OPENING) {
      open.push(end - 1);
      continue;
    }
    const start = open.pop();
    if (start === undefined || end - start > LONGEST_BRACKET) continue;
    while (spans.length > 0 && spans.at(-1)!.start > from + start) spans.pop();
    if (holdsTheCourse(text, from + start)) continue;
    spans.push({ start: from + start, end: from + end });
  }
  return spans;
}

const isBehindThence = tailsOf(['thence']);
const OPENS_COURSE =
  /\(\s?(?:(?:r|m|d|p|rec(?:ord)?|meas(?:ured)?|deed|plat)\.?\s?[:=&,][\s:=&rm]{0,4})?(?:n|s|north|south)[.\s]{0,3}\d/y;

/** "thence (N 45° E 100.00') to a nail", "thence (R: N 45° E, M: …)": what is bracketed right behind the word is no aside. */
function holdsTheCourse(text: string, at: number): boolean {
  if (!isBehindThence(text, beforeAll(text, at, isSpaceOrComma))) return false;
  OPENS_COURSE.lastIndex = at;
  return OPENS_COURSE.test(text);
}

const bracketed = { text: '', is: false };

function holdsBracket(text: string): boolean {
  if (bracketed.text !== text) bracketed.is = text.includes('(');
  bracketed.text = text;
  return bracketed.is;
}

const BRACKET = /[()]/g;
const OPENING = 40;
const LONGEST_BRACKET = 400;
