// Takes: nothing. Gives: the wordings by which a course names its way from one run before: "at right angles to the last course", "deflecting
// to the left", "continuing said course", "parallel with the first line". Never: which way they lead; relative-course.ts reads that.
import { anyOf, wording } from '../words/wording.ts';

const EARLIER = ['last', 'preceding', 'previous', 'prior', 'former', 'said', 'aforesaid'];
const TOLD = ['mentioned', 'described', 'named', 'stated', 'given', 'preceding', 'above', 'said', 'last', 'first'];
/** "last-mentioned", "preceding above described". */
const EARLIER_TOLD = wording`\b${EARLIER}[\s-]{1,3}(?:${TOLD}[\s-]{1,3}){0,3}`;
const LINE = ['course', 'line', 'call'];
const WAY = ['course', 'bearing', 'azimuth', 'direction', 'straight line'];
const ON = ['on', 'in', 'along', 'with', 'upon', 'at', 'by'];
const OF_AN_ANGLE = wording`(?:an? )?angle of (?:90\s?°|${['90', 'ninety']} degrees)(?!\s?(?:and )?\S{1,12}\s?(?:'|minutes))`;
const SQUARE = wording`\bat ${['(?:a )?right angles?\\b', OF_AN_ANGLE]}`;

const any = (...wordings: readonly string[]): RegExp => new RegExp(anyOf(wordings));

export const LAST_COURSE = any(
  wording`${EARLIER_TOLD}${LINE}`,
  wording`(?<!\band ${['parallel', 'at right angles']} )\bto the same\b`,
);
export const FIRST_COURSE = any(wording`\bfirst (?:${TOLD} )?${LINE}`);

/** Not "40 feet west of the line, as measured at right angles to it": how far off something lies. */
export const RIGHT_ANGLES = any(wording`(?<!\bmeasured[\s,]{1,3})${[SQUARE, '\\bperpendicular']}`);
/** "thence at right angles easterly", "at a right angle to the left": with the course before; not "at right angles to the road". */
export const TO_THE_LAST = any(
  wording`(?<!\b${['measured', 'distant', 'feet', 'ft', 'back']}[\s.,]{1,2}(?:[a-z]+\s(?:and\s)?)?)${SQUARE}
    (?![\s,-]{1,2}(?:too?(?! the ${['left', 'right']}\b(?! of))|with|from|thereto|therefrom|across|between)\b)`,
);

export const PARALLEL = any(wording`\bparallel ${['with', 'to']}`);
/** The earlier course is what it is parallel with; in "parallel with the ditch to said line" it is where it ends. */
export const PARALLEL_WITH_EARLIER = any(
  wording`\bparallel ${['with', 'to']} (?:and\s[^;]{0,60}?\b${['from', 'of']} )?(?:the )?${[EARLIER_TOLD, 'first ', 'above ']}
    (?:${TOLD}[\s-]{1,3}){0,2}${LINE}\b`,
  wording`(?<!\band )\bparallel to the same\b`,
);

export const REVERSING = any(
  wording`\brevers(?:e|ing|ed) (?:of )?(?:${['the', 'said']} )?(?:${['last', 'preceding']} )?${['course', 'line', 'direction']}`,
  wording`\b(?:back(?:ward)? ${['along', 'on', 'over', 'upon', 'with']}|retrac(?:e|ing)) (?:
    said ${['course', 'call']}|(?:${['the', 'said']} )?${['last', 'preceding', 'previous']}[\s-]{1,3}(?:${TOLD} )?${LINE})\b`,
);

const PART = ['degrees?', 'minutes?', 'seconds?'];
const SIDE = wording`(?:to (?:the )?)?${['left', 'right']}`;
/** "turn an angle of 92° to the right" is counted from the last course run on. */
export const DEFLECTING = any(
  wording`\bdeflect\w*`,
  wording`\bturn(?:ing)? ${['an? (?:[a-z]+ )?angle', 'through', SIDE, '\\d']}`,
  wording`\bto the ${['left', 'right']} ${['with', 'at', 'by']} (?:an? )?angle`,
  wording`(?:\b${PART}|\d\s?[°'"]) ${SIDE}\b(?! of (?!\d)| angles?)`,
  wording`^[\s,]{0,3}angle\s`,
  wording`^[\s,]{0,3}${SIDE}[\s,]{1,2}(?:${['at', 'with', 'by', 'on']} )?(?:an? angle of )?(?:\d|[a-z]+[\s-](?:[a-z]+\s)?degrees)`,
);
/** "to the left with an angle of ninety degrees and parallel to the wall": turned, whatever it is parallel to besides. */
export const TURNED_BY = any(
  wording`\bto the ${['left', 'right']} ${['with', 'at', 'by']} (?:an? )?angle of\b`,
  wording`\bangle of\b[^;]{1,60}\bto the ${['left', 'right']}\b(?! of)`,
);
/** "47° to the right from the backsight": counted from the way back. */
export const FROM_BEHIND = any(wording`\bfrom (?:${['the', 'said', 'a']} )?back[\s-]?${['sight', 'azimuth']}\b`);
export const TO_SIDE =
  /(?:^[\s,]{0,3}|\b(?:to\s+(?:the\s+)?|(?:degree|minute|second)s?\s+|(?:deflect|turn)\w*\s+(?:[\w.°'"]+\s+){0,8}?))(?<side>left|right)\b(?!\s+of(?!\s+\d)|\s+angle)/;

export const INTERIOR = any(
  wording`\b${['interior', 'inside', 'included', 'internal', 'exterior', 'outside', 'external']} angle`,
);
export const EXTERIOR = any(wording`\b${['exterior', 'outside', 'external']} angle`);
export const WITH_ANOTHER_LINE = any(
  wording`\bangle\b[^;]{0,70}\bwith ${['the', 'said', 'an?']} (?!(?:${['above', 'afore', 'said']}\s)?
    ${[...EARLIER, 'foregoing', 'aforementioned', 'above', 'described', 'mentioned']}\b)`,
);

export const SAME_COURSE = any(
  wording`^[\s,]{0,3}(?:${['still', 'continuing', 'further', 'farther']} )?(?:the )?same ${['course', 'bearing', 'direction']}\b(?! as the first)`,
  wording`\b${['still', 'further', 'farther', 'onwards?', 'on', 'continu\\w*']} (?:up)?${['on', 'in', 'by', 'along']} (?:${['the', 'that', 'this']} )?
    same line\b(?! ${['of', 'with', 'to']}\b)`,
  wording`\b${[...ON, 'continu\\w*', 'keeping', 'holding', 'pursuing', 'following']} (?:to )?(?:${['the', 'said', 'this', 'that']} )?
    same (?:straight )?${['course', '(?<=straight )line', 'bearing', 'azimuth', 'direction']}\b(?! as the first)`,
  wording`\bsame line ${['extended', 'produced', 'continued', 'prolonged']}\b`,
  wording`\bsame course as the ${['previous', 'preceding', 'last']}`,
);
/** "continuing said course", "on the previous bearing": only where nothing is at right angles to it or parallel with it. */
export const CONTINUED = any(
  wording`\bcontinu\w+ (?:${ON} )?(?:${['the', 'said', 'its']} )?${[...EARLIER, 'same']}(?:[\s-]{1,3}${TOLD}){0,3} ${WAY}\b`,
  wording`\bcontinu\w+ ${ON} ${['the', 'said']} last[\s-]{1,3}${TOLD} line\b`,
  wording`\b${['on', 'along']} ${['the', 'said']} ${['last', 'previous', 'preceding', 'prior']} (?:${TOLD} )?${['course', 'bearing', 'azimuth']}\b`,
  wording`\b${['on', 'along', 'in']} said ${['course', 'bearing', 'azimuth']}
    (?=[\s,]{1,2}(?:\d|for\s|a distance|[a-z-]+\s(?:[a-z-]+\s){0,6}${['feet', 'rods', 'poles', 'chains']}\b))`,
  wording`^[\s,]{0,3}(?:${ON} )?(?:the )?${EARLIER_TOLD}${['course', 'bearing', 'line']} (?:being )?
    ${['continued', 'extended', 'prolonged', 'produced']}\b`,
  wording`\b${['continuation', 'prolongation', 'extension']} of (?:${['the', 'said']} )?${EARLIER_TOLD}${[...LINE, 'bearing']}\b`,
);
const NUMBER = [
  ...['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
  ...['[a-z]{3,5}teen', '(?:twen|thir|for|fif|six|seven|eigh|nine)ty'],
];
const UNIT = ['feet', 'ft', 'rods?', 'chains?', 'poles', 'perches', 'links', 'varas', 'miles?', 'yards', 'met'];
/** "thence continuing 412 feet", "continue on the same line another 30 feet": nothing else tells its way. */
export const GOES_ON = any(
  wording`^[\s,]{0,3}(?:continu(?:e|ing)[\s,]{1,3}(?:${['for', 'on', 'an?', 'another', 'further', 'additional', 'distance', 'of', 'about', 'still']} ){0,5}|
    (?:${['on', 'along', 'in']} (?:the )?same line[\s,]{1,3}(?:for )?)?(?:another|an additional|a further) (?:distance of )?)
    (?:\d[\d,.]{0,12}|${NUMBER}\b[^;°]{0,80}?)\s?${UNIT}`,
);
/** "by land of Bell and in the same course continued": it goes on as it began, not as the course before it did. */
export const ITSELF_CONTINUED = any(
  wording`\b${['by', 'along', 'with', 'on']}\s[^;]{2,80}\band (?:${['on', 'in']} (?:the )?same|continu)`,
);

const THING = ['line', 'side', 'boundary', 'street', 'road', 'avenue', 'lane', 'highway', 'fence', 'wall'];
/** "at right angles to the north line of said tract". */
export const TO_A_LINE = any(
  wording`\b(?:parallel ${['with', 'to']}|right angles? ${['to', 'with', 'from']}|perpendicular to) (?<line>${['the', 'said']} [a-z' ]{3,60}?
    \b${THING}\b(?: ${['line', 'side']})?(?: of ${['said', 'the']} [a-z]+)?)`,
);
/** "parallel with the line of Elm Street". */
export const TO_A_STREET = any(
  wording`\b${['parallel', 'right angles?', 'perpendicular']} ${['with', 'to', 'from']} (?:the (?:[a-z]+ ){0,2}${['line', 'side']} of )?(?:said )?
    (?<street>(?!${['the', 'said', 'line', 'side', 'its']}\b)[a-z]{2,}(?:\s[a-z]{2,})?\s
    ${['street', 'avenue', 'road', 'lane', 'highway', 'boulevard', 'alley', 'place']}\b)`,
);
