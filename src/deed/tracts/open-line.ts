// Takes: a description. Gives: whether its courses are a line and no figure: the middle of a strip, or a line that the land lies
// beside. Never: an answer for courses that come back to their beginning.
import { closesItself } from '../courses/closing.ts';
import type { Description } from './description.ts';
import { isUnreturned, isWhole } from './unreturned.ts';
import { SHORTENING } from '../words/shortened.ts';
import { wording } from '../words/wording.ts';

/** `centerline`: the middle of a strip; `beside`: a line that bounds or places the land; `unreturned`: one by its shape alone. */
export type OpenLine = 'centerline' | 'beside' | 'unreturned';

export const LINE_NOTES: Partial<Record<OpenLine, string>> = {
  beside: 'The courses are an open line that bounds or places the land; they are no closed figure of their own.',
  unreturned: 'No course returns to the beginning and none is said to: the courses are read as an open line.',
};

export function openLineOf(folded: string, d: Description, hasArea: boolean): OpenLine | null {
  if (d.closes) return isLoop(folded, d) ? 'centerline' : null;
  if (isCenterline(folded, d)) return 'centerline';
  if (closesItself(d.courses)) return null;
  if (isWay(folded, d)) return 'centerline';
  if (isStripSide(folded, d) || isHarbourLine(folded, d)) return 'beside';
  return (
    (d.ties.length === 0 ? besideOf(folded, d) : endsALine(folded, d) || beginsALine(folded, d) ? 'beside' : null) ??
    (isUnreturned(folded, d, hasArea) ? 'unreturned' : null)
  );
}

const LOOP = new RegExp(wording`
  \b(?:each|either|both) sides? of (?:the |an? |said )?(?:following[\s-]{1,3})?(?:described )?(?:cent(?:er|re)[\s-]{0,2})?line
  (?: (?:thereof|(?:more particularly |which is |being ){0,2}described(?: as(?: follows)?)?|as follows)){0,2}[\s:,-]{0,4}$`);

/** A strip on each side of a line that comes back to where it set out: the line is its middle all the same. */
function isLoop(folded: string, d: Description): boolean {
  const lead = folded.slice(Math.max(d.leadFrom, d.starter.start - 160), d.starter.start);
  return LOOP.test(lead);
}

/** "U. S. Bulkhead line.\nFrom 201 to 202: S 12° E", "The pierhead line shall be as follows: Beginning at a point A". */
const HARBOUR_LINE = new RegExp(wording`
  \b(?:pier-?\s?head|bulkhead|harbou?r|wharf)[\s-](?:and (?:pier-?\s?head|bulkhead) )?lines?\b(?! (?:and|to)\b)[^;]{0,240}$`);
const OF_LAND = /\b(?:tracts?|parcels?|lots?|lands?|premises|pieces?)\b/;

function isHarbourLine(folded: string, d: Description): boolean {
  const first = d.courses[0]?.start ?? d.pobEnd;
  const until = d.starter.kind === 'implicit' ? first : d.starter.start;
  const lead = folded.slice(Math.max(d.leadFrom, until - 320), until);
  return HARBOUR_LINE.test(lead) && !OF_LAND.test(lead);
}

function besideOf(folded: string, d: Description): OpenLine | null {
  const lead = folded.slice(Math.max(d.leadFrom, d.starter.start - 600), d.starter.start).trimEnd();
  const sentence = lead.slice([...lead.matchAll(/(?<!\b[a-z])\.\s|\n\s{0,8}\n/g)].at(-1)?.index ?? 0);
  return BESIDE.some((words) => words.test(sentence)) || endsALine(folded, d) ? 'beside' : null;
}

/** "to the end of this survey line", "to the point of termination", "to the terminus of said line". */
const LINE_ENDS = new RegExp(wording`
  \b(?:to|at|being|and) (?:the|its|an?|said) (?:[a-z]+ ){0,2}?
  (?:end\s?point\b|(?:point|place) of (?:termination|terminus|ending)\b
  |(?:end|terminus|termination) of (?:this|the|said|such) (?:[a-z-]+ ){0,3}?
  (?:line|easement|description|strip|right[\s-]of[\s-]way|cent(?:er|re)line)\b)|\b(?:there|then) terminating\b`);

/** "to the point of beginning of the line to be described; thence". */
const BEGINS_LINE = new RegExp(wording`
  \bbeginning (?:of|for) (?:the|said|this) (?:(?:division|dividing|boundary|survey) )?line (?:herein |hereby |hereinafter )?(?:to be )?described\b`);

function beginsALine(folded: string, d: Description): boolean {
  const tie = d.ties.at(-1);
  return tie !== undefined && BEGINS_LINE.test(folded.slice(tie.valuesEnd, d.courses[0]?.start ?? tie.end));
}

function endsALine(folded: string, d: Description): boolean {
  const last = d.courses.at(-1);
  return last !== undefined && LINE_ENDS.test(folded.slice(last.valuesEnd, Math.min(last.end, last.valuesEnd + 400)));
}

/** Over the courses: "a track designated number 4, beginning", "an access road 40 feet wide, described as follows: Beginning". */
const NAMED_WAY = new RegExp(wording`
  (?:^|[.:;\n]\s{0,6})(?:\(?[a-z0-9]{1,2}[).] )?(?:an? |the |said )?(?:certain |proposed |existing )?
  (?:(?:rail(?:road|way)|spur|side|industrial|switch|drainage|main|outfall|irrigation) ){0,2}(?:tracks?|spur|siding|ditch|flume|conduit|trail)\b
  (?! (?:of|or)\b)[^.;]{0,100}$`);
/** "(I) Mill Road, beginning at", "State Route 40 (Old Pike), beginning at": a road is described by where it runs. */
const NAMED_ROAD = new RegExp(wording`
  (?:^|[.;\n]\s{0,6})(?:\(?[a-z0-9]{1,2}[).] )?(?:the )?(?:[a-z.]+ ){1,4}
  (?:road|avenue|street|route|highway|lane|drive|boulevard|turnpike|pike|railroad|railway)(?: (?:no\.?|number(?:ed)?|#)?\s{0,2}\d{1,4})?
  (?: \([a-z\s.]{2,40}\))?,$`);
const WIDE_ROAD = new RegExp(wording`
  \b(?:road|roadway|driveway|lane|trail|ditch|canal|pipe[\s-]?line) (?:which is |not over )?(?:[a-z0-9.,()-]{1,12} ){1,4}?(?:f(?:ee|oo)t|rods|links) (?:wide|in width)
  [,\s]{1,3}(?:[a-z]+ ){0,6}?described as follows[\s:"'-]{0,4}$`);
/** "A strip of land not over eighty feet in width …, commencing on the east line of the reserve": where it runs. */
const WIDE_STRIP = new RegExp(wording`
  \bstrip (?:of (?:land|ground) )?(?:[a-z0-9.,()-]{1,12} ){1,5}?f(?:ee|oo)t (?:wide|in width)\b(?:(?! line)[^.;]){0,200}$`);
const STRIP_EXTENDS = new RegExp(wording`
  \b(?:right[\s-]of[\s-]way|strip|easement) (?:extending|being|lying) [^.;]{2,60} on (?:each|either) side\b`);

function isWay(folded: string, d: Description): boolean {
  const lead = folded.slice(Math.max(d.leadFrom, d.starter.start - 240), d.starter.start).trimEnd();
  if (NAMED_WAY.test(lead) || NAMED_ROAD.test(lead) || WIDE_ROAD.test(lead)) return true;
  if (WIDE_STRIP.test(lead) && isWhole(folded, d.end)) return true;
  return STRIP_EXTENDS.test(folded.slice(d.pobEnd, d.pobEnd + 260));
}

/** Within a sentence: its decimals and abbreviations do not end it. */
const WORD = String.raw`(?:[^.;]|\.(?=\d)|${SHORTENING})`;
const CENTER = String.raw`cent(?:er|re)[\s-]{0,2}lines?`;
const CENTERLINE = new RegExp(
  [
    String.raw`\b${CENTER}\b[^.;]{0,160}\b(?:strip|easement|right[\s-]of[\s-]way|described|transmission|pipe|following)`,
    wording`\b(?:strips?|easements?)\b[^.;]{0,200}\b(?:each|either|both) sides? of`,
    String.raw`\b(?:described|following)[\s-]+${CENTER}`,
    wording`\b${CENTER} (?:is|are) as follows`,
    String.raw`\beasement\s{0,2}\(${CENTER}\)`,
    wording`
      \b${CENTER} (?:of which|whereof|thereof|of said [^.;]{3,60}?)[\s,]{1,3}
      (?:is|are|being|begins|beginning|enters|entering|commences|commencing|runs|running)\b`,
    wording`\bstrips?\b[^.;]{0,120}\bcent(?:er|re) (?:thereof|of which)\b`,
    wording`
      \bcent(?:er|re) of (?:said|the|which|this) (?:easement|strip|right[\s-]of[\s-]way) (?:being|is) (?:more particularly )?(?:described )?as follows`,
    wording`\bstrips?\b[^.;]{0,120}\balong (?:the following|an?) (?:described )?line`,
    wording`\bcent(?:ered|red) (?:on|upon|along|about|over) (?:the following|an?) (?:described )?(?:lines?|${CENTER})\b`,
    wording`\b(?:each|either|both) sides? of (?:\w+ ){0,3}(?:lines?|${CENTER})\b`,
    wording`\bstrips?\b[^.;]{0,200}\bof the following[\s-]+described lines?\b`,
    // "50 feet on the northerly and 75 feet on the southerly side of the following line"
    wording`
      \b(?:strips?|easements?|rights?[\s-]of[\s-]way|way)\b${WORD}{0,300}\bfeet (?:on|to) the (?:north|south|east|west|right|left)[a-z]* (?:side )?
      (?:thereof )?and (?:[\d.a-z()-]+ ){1,5}feet (?:on|to) the (?:north|south|east|west|right|left)`,
    wording`\bside\s{0,3}lines of (?:said|the|which) strip\b[^.;]{0,200}\bline described`,
    wording`
      \b(?:strips?|easements?|rights?[\s-]of[\s-]way|road|way)\b[^.;]{0,160}\b(?:line|${CENTER}) (?:drawn |running )?(?:through|along) (?:the )?
      (?:middle|cent(?:er|re))`,
    wording`\b(?:through|along) the (?:middle|cent(?:er|re)) of which\b`,
    // "12 feet wide, the center of which begins at the road and runs"
    wording`
      \b(?:f(?:ee|oo)t|rods?|links) (?:wide|in width)\b[^;]{0,160}\b(?:cent(?:er|re)|middle) (?:of which|whereof)[\s,]{1,3}
      (?:is|begins|beginning|commences|commencing|runs|running)\b`,
    wording`\b${CENTER} as (?:located|staked|surveyed|flagged)\b[^.;\n]{0,60}:`,
    wording`(?:^|\n)[^\n.;]{0,12}\b${CENTER} (?:descriptions?\b|of (?:[a-z-]+ ){0,3}[a-z-]+\s{0,2}:)`,
    wording`
      \b(?:pipe|power|transmission|telephone|telegraph|sewer|water[\s-]main)[\s-]?(?:line|main)s?\b[^.;]{0,120}\b(?:follow|along|on|over)\b
      [^.;]{0,60}\b(?:described|following)[\s-]+(?:line|route|courses?)`,
  ].join('|'),
);
/** A width, and a beginning or first course on the line itself: "Beginning on the center line of this easement (4 feet wide)". */
const WIDE = /\bf(?:ee|oo)t\s+(?:wide|in\s+width)\b/;
const ON_THE_LINE = /\b(?:on|in|along)\s+(?:the|said|its)\s+cent(?:er|re)[\s-]{0,2}line\b/;
const EACH_SIDE = /\b(?:on|to)\s+(?:each|either)\s+side\s+of\s+(?:the|a|said)\s+(?:\w+\s+)?(?:line|cent)/;
/** "pipe line\n\nBeginning at the road; thence north 4,034 feet to the river.": a line named over its one or two courses. */
const NAMED_LINE = /\b(?:pipe|power|transmission|telephone|telegraph|sewer|water)[\s-]?(?:line|main)s?\b[^.;]{0,40}$/;

/** "to the point of beginning of the centerline of a 30 foot wide easement; thence". */
const BEGINS_CENTERLINE = new RegExp(wording`
  \bbeginning (?:of|for) (?:the|said|this|an?) (?:[a-z-]+ ){0,2}?${CENTER}\b`);

/** "to the intersection of this centerline of easement with"; behind: "7.5 feet on either side of the above centerline". */
const OF_THIS_LINE = new RegExp(wording`\b(?:this|said) ${CENTER} of (?:the |said )?(?:easement|strip|right)`);
const SIDES_OF_ABOVE = new RegExp(
  [
    wording`
      \b(?:each|either|both) sides? of (?:the|said) (?:(?:(?:above|foregoing|afore|before|herein)[\s-]{0,2}(?:described|said)?|described) )
      (?:${CENTER}|line)\b`,
    // "being a right of way 66 feet wide, 33 feet each side of said line"
    wording`
      \bbeing an? (?:[a-z]+ ){0,3}?(?:strip|easement|right[\s-]of[\s-]way|road|lane) [^;.]{0,60}\b(?:each|either|both) sides? of (?:the|said) (?:${CENTER}|line)\b`,
  ].join('|'),
);

function isNamedBehind(folded: string, d: Description): boolean {
  const last = d.courses.at(-1);
  if (!last) return false;
  return (
    OF_THIS_LINE.test(folded.slice(last.start, Math.min(last.end, last.start + 300))) ||
    SIDES_OF_ABOVE.test(folded.slice(last.start, Math.max(last.end, d.end) + 160).slice(0, 700))
  );
}

function isCenterline(folded: string, d: Description): boolean {
  // Where no word begins the description, what leads into it stands before its first course.
  const begun = d.starter.kind === 'implicit' || d.starter.kind === 'from' ? d.pobEnd : d.starter.end;
  const lead = folded.slice(Math.max(d.leadFrom, Math.min(begun, d.starter.start) - 900, begun - 1200), begun);
  const pob = folded.slice(d.pobStart, Math.min(d.pobEnd, d.pobStart + 200));
  const first = folded.slice(d.pobEnd, d.pobEnd + 140);
  if (EACH_SIDE.test(first) || EACH_SIDE.test(folded.slice(Math.max(d.pobStart, d.pobEnd - 80), d.pobEnd + 20)))
    return true;
  if (WIDE.test(lead + pob) && ON_THE_LINE.test(pob) && /\b(?:easement|right[\s-]of[\s-]way|strip)\b/.test(lead + pob))
    return true;
  if (
    d.courses.length <= 2 &&
    NAMED_LINE.test(folded.slice(Math.max(d.leadFrom, d.starter.start - 160), d.starter.start))
  )
    return true;
  if (
    /\bsaid\s+line\s+(?:to\s+be|being|is)\s+the\s+cent(?:er|re)\b/.test(
      folded.slice(Math.max(0, d.end - 120), d.end + 120),
    )
  )
    return true;
  if (isNamedBehind(folded, d)) return true;
  const tie = d.ties.at(-1);
  if (tie && BEGINS_CENTERLINE.test(folded.slice(tie.valuesEnd, d.courses[0]?.start ?? tie.end))) return true;
  return CENTERLINE.test(lead) || /\b(?:end|beginning)\s+of\s+(?:this|the|said)\s+cent(?:er|re)/.test(pob);
}

const STRIP = String.raw`\b(?:strips?|easements?|servitudes?|rights?[\s-]of[\s-]way|way|corridor)\b`;
const EDGE = String.raw`(?:(?:north|south|east|west)[a-z]*|right|left|outer|inner|outside)`;
/** "a strip 25 feet in width, the northerly line of which is described as follows", "lying 30 feet on the west side of this line". */
const STRIP_SIDE = new RegExp(
  [
    wording`
      ${STRIP}${WORD}{0,400}\b(?:${EDGE}|side)\s{0,3}(?:hand )?(?:side\s?|boundary |edge )?lines? (?:of (?:which|said|the|this)${WORD}{0,60}?|whereof
      |thereof)\s{0,3},?\s{0,3}(?:is|being|begins?|beginning|runs|running)\b`,
    wording`
      ${STRIP}${WORD}{0,400}\b(?:feet|ft\.?|rods|links|meters) (?:wide |in width )?(?:lying )?(?:on|to|along) the
      \s${EDGE}(?: (?:hand )?side)? of (?:an?|the|this|said) (?:[a-z-]+ ){0,4}?line\b`,
  ].join('|'),
);

function isStripSide(folded: string, d: Description): boolean {
  const lead = folded.slice(Math.max(d.leadFrom, d.starter.start - 700), d.starter.start);
  return STRIP_SIDE.test(lead);
}

const SIDE = wording`(?:north|south|east|west|right|left)[a-z]*(?: side)?`;
const BESIDE: readonly RegExp[] = [
  // "lying west of a series of lines beginning at", "all that portion lying east of the following described line:"
  new RegExp(wording`
    \b${SIDE} of (?:an?|the|said)[\s-]+(?:(?:following|hereinafter|straight|certain|survey|division|dividing)[\s-]+){0,2}(?:described )?
    (?:series of )?lines?\b[^;]{0,420}$`),
  // "on the west by a line parallel to and 50 feet east of a line described as follows:"
  new RegExp(wording`
    \b(?:an?|said|the) (?:\w+ )?line (?:is |being |which is )?(?:more (?:particularly|fully) )?(?:described as(?: follows)?|as follows)[\s:,-]{0,4}$`),
  /\bdescribed\s+as\s+a\s+line[\s:,]{0,3}$/,
  // "That portion of the east boundary of the reserve … is more specifically described as follows:"
  new RegExp(wording`
    \bth(?:at|e) (?:part|portion|segment|section) of (?:the|said|such) (?:[a-z-]+ ){0,3}?(?:boundary|boundaries|line|limits?) [^;:]{0,540}? (?:is|be|being) (?:hereby )?
    (?:(?:more )?(?:particularly|specifically|fully) )?(?:described|defined|established|fixed)(?: as)?(?: follows)?[\s:,-]{0,4}$`),
  // "a change of the boundary line between the two towns, so that such line shall run as follows:"
  new RegExp(wording`
    \b(?:such|said|the|this) (?:boundary |division |dividing )?line (?:shall |will )?(?:then |hereafter |thereafter )?(?:runs?|be|extends?) as follows[\s:"'-]{0,4}$`),
  // "The center line of said expressway being described as follows:"
  new RegExp(wording`
    \bcent(?:er|re)[\s-]{0,2}line of [^;]{3,80} (?:is|being) (?:more particularly )?described as(?: follows)?[\s:,-]{0,4}$`),
];
