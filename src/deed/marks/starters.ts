// Takes: folded text. Gives: where descriptions begin: "Beginning at", "commencing", "From the pump, run", and the name of what is begun.
// Never: where they return to their beginning; structure.ts finds that.
import type { PobMention, Starter } from './structure.ts';
import { wording } from '../words/wording.ts';

const PLACE_OF_BEGINNING = wording`(?:point|place) (?:or place )?of (?:(?:true|actual|real) )?(?:beginning|commencement)`;
/** "To find the true point of beginning, commence at". */
const LEAD = wording`(?<lead>\bto (?:(?:find|reach|locate|attain|arrive at|get to|establish|determine) (?:the|a|said) ){1,2}(?:true |actual )?
  ${PLACE_OF_BEGINNING}[^.;]{0,60}?)?`;
const UNIT = '(?:feet|ft|rods|rds?|chs?|chains|poles|links|lks)';
/** Without its "at": "BEG NE COR SEC 4", "beg. N. 89° E. 200 ft. from the stone", "Com 10 ch N of SE cor". */
const CORNER = wording`(?:the )?(?:[ns][.\s]{0,2}[ew]|(?:north|south)(?:east|west)|[nsew]\s?1\/4)(?:erly)?(?:[.\s]{1,2}cor|\/c(?:or)?\b)`;
const FROM_A_POINT = wording`[nsew][.\s]{0,2}\d{1,4}[^;]{2,40}?${UNIT}\.? (?:from|of|fr\.?) `;
const FROM_A_CORNER = wording`\d[\d.,]{0,8}\s?${UNIT}\.? (?:[nsew][.\s]{0,2}[ew]?|north|south|east|west)[a-z]{0,6}\.? (?:of|from) `;
const SHORT_AHEAD = [CORNER, FROM_A_POINT, FROM_A_CORNER];
const MONUMENT = 'point|stake|stone|iron|pin|corner|rebar|nail|pipe|monument';
const WORDS = [
  wording`beg[iu]n+(?<!\b(?:the|said|an?) [a-z]{2,12} begun)(?:ing|s|eth)?`,
  "commenc(?:e|es|ing)|com'?c'?g|starting|starts?|bg(?=[.]? (?:at|in|on)\\b)",
  wording`(?:beg|comm?)(?=[.\s]{1,2}(?:at\b|@|${SHORT_AHEAD}))`,
  wording`(?<=(?:^|[.:\n])\s{0,4})being(?= at (?:an?|the) (?:${MONUMENT})\b)`,
  wording`(?<=(?:^|[.:;\n])\s{0,4})referring to(?= (?:the|a|an)\s[^.;]{3,80}?\b(?:cor(?:ner)?|intersection|station|monument)\b)`,
];
/** "Beginning for the second thereof at", "for the description of tract A, at": what it begins for. */
const FOR = wording`(?:for (?:the|said|this|that) (?!purposes?\b|term\b|year\b)(?:[a-z\d]{1,20} ){0,6}?[a-z\d]{1,20},? (?=(?:at|on) )
  |for (?:the same|reference|a tie)(?: (?:purposes?|only))?,? )`;
const LENGTH = wording`(?:about )?(?:(?:\d[\d,.]{0,9}|(?:[a-z-]{3,12} ){1,8}?)\s{0,2}(?:feet|ft|rods|chains|chs|poles|perches|links|miles|yards|varas)[\s.,]
  |\d[\d,.]{0,9}\s?'\s{0,2}(?:due )?[nsew])`;
/** Where it begins: a place, or how far off a place. */
const WHERE = [
  String.raw`(?:att?|on|in|from|with|where|upon|near|by)\b|@|(?<=referring to\s{0,3})(?=(?:the|an?) )`,
  wording`(?=${LENGTH})|(?=${SHORT_AHEAD})`,
];
const STARTER = new RegExp(wording`${LEAD}\b(?<word>${WORDS})\b[.,:;]?\s{0,3}${FOR}?${WHERE}`, 'g');
const NOT_A_STARTER = new RegExp(
  wording`(?:\b(?:point|place|corner|p\.?o\.?b\.?|post|stake|said|the|true|monument|of|for)\s(?:or place )?(?:of )?(?:the )?
    (?:(?:true|actual|real) )?|\bof (?:true )?(?:the )?)$`,
);

/** Every place where a description says that it begins or commences, in order. */
export function startersOf(text: string): Starter[] {
  const found: Starter[] = [];
  for (const { 0: words, index, groups } of text.matchAll(STARTER)) {
    const { lead, word } = groups!;
    if (lead === undefined && NOT_A_STARTER.test(text.slice(Math.max(0, index - 24), index))) continue;
    const commences = lead !== undefined || /^(?:com|start|ref)/.test(word!);
    found.push({ kind: commences ? 'commence' : 'begin', start: index, end: index + words.length });
  }
  return [...found, ...toldBeginnings(text)].sort((a, b) => a.start - b.start);
}

const TOLD_BEGINNING = new RegExp(
  wording`(?:^|[.:]\s{1,6}|\n\s{0,8}\n\s{0,8})(?<told>(?:the )?(?:true )?(?:point|place) of beginning (?:is|being) )
    (?=[^.;]{3,160}[,;.]\s{1,4}(?:and )?(?:running )?(?:from )?thence\b)`,
  'g',
);

/** "Parcel B: The point of beginning being a stone in the line of Pell; thence": behind another figure its own begins so too. */
const toldBeginnings = (text: string): Starter[] =>
  Array.from(text.matchAll(TOLD_BEGINNING), ({ 0: words, index, groups }) => ({
    kind: 'begin',
    start: index + words.length - groups!['told']!.length,
    end: index + words.length,
  }));

const MOST_AHEAD = 20_000;
const FROM_RUN = new RegExp(
  wording`(?:^|[.;:]\s{0,3})(?:from|at) (?:the|a|an|said)\b[^.;]{0,500}?(?:,|\band|\bthence) (?:run|proceed|go|thence)\b`,
);
const LAND = wording`(?:(?:the|an?|said|this|such|[a-z]+(?:\s[a-z]+)?'s)\s[^.;:]{2,90}?|cor(?:ner)?\.? (?:no\.? )?\d{1,3}[^.;:]{0,60}?)\s`;
const LENGTH_UNIT = '(?:feet|ft|rods|poles|perches|chains|varas|miles?|links|meters|metres|yards)';
/**
 * "on the following line: from Yoder's east fence South 89 degrees East 33 rods", "a strip 60 feet wide extending from the tower N. 34° E. 900 feet":
 * the bearing stands right behind the place.
 */
const FROM_BEARING = new RegExp(
  wording`(?:^|[.;:]\s{0,3}|\bstrip\s(?:[^.;:]|\.\d){4,60}?\b(?:wide|width),? (?:and )?(?:extending|running|leading) )from ${LAND}
    (?=(?:(?:due )?(?:north|south|east|west)|[ns][.\s]{1,2}\d{1,2})\s{0,2}(?:[^.;:]|\.\d|(?<=\s[ew])\.){1,60}\b${LENGTH_UNIT}\b)`,
);
const NO_COURSE = /\b(?:bears?|lies|located|distant|thence|run|from\s[^]*\bto\b)\b/;
/** "From the pump, 11 chains N. 20° E.": the length is the first course's. */
const LENGTH_LAST = new RegExp(
  wording`(?:, |[a-z] )(?<length>\d[\d.,]*\s?(?:feet|ft|chains|chs|rods|poles|perches|yards|meters|varas)\b[^,;]{0,20})$`,
);

function fromBearing(text: string, from: number, to: number): Starter | null {
  const m = FROM_BEARING.exec(text.slice(from, Math.min(to, from + MOST_AHEAD)));
  if (!m || NO_COURSE.test(m[0])) return null;
  const length = LENGTH_LAST.exec(m[0])?.groups?.['length']?.length ?? 0;
  const start = from + m.index;
  return { kind: 'from', start: start + m[0].indexOf('from'), end: start + m[0].length - length };
}

/** "From the corner of Land Lots …, run due North": a commencement that does not name itself. */
export function fromStarter(text: string, from: number, to: number): Starter | null {
  const m = FROM_RUN.exec(text.slice(from, Math.min(to, from + MOST_AHEAD)));
  if (!m) return fromBearing(text, from, to);
  const at = from + m.index + /^[.;:\s]*/.exec(m[0])![0].length;
  if (leavesWhatItNamed(text, at)) return fromBearing(text, from, at);
  if (/point\s+of\s+beginning/.test(m[0])) return null;
  return { kind: 'from', start: at, end: at + 4 };
}

const NAMES = String.raw`(?:[a-z0-9\/"'-]+ ){0,4}`;
const THIS_PLACE = [
  // "; from the point thus established, thence"
  wording`[.;:]\s{1,8}"?from (?:the|this|that|such|said) (?:[a-z-]+ ){0,4}?(?:as )?(?:thus|so|just|above|herein(?:above)?|hereby)
    \s{1,3}(?:established|located|found|fixed|described|determined|reached|marked|named|set)\b`,
  // "said iron pin being the true point of beginning; from said pin, thence"
  wording`\b(?:said|which|this|that) ${NAMES}?(?<thing>[a-z]{3,12}) (?:(?:found|set|being|is|marks|marking|now|also) ){1,3}(?:the )?
    (?:true |actual )?(?:point|place) of (?:beginning|commencement)[^;.]{0,40}[.;]\s{1,8}"?
    from (?:the|this|that|such|said) ${NAMES}?(?:\k<thing>|point|place)\b(?! of\b)`,
];
const LEAVES_WHAT_IT_NAMED = new RegExp(THIS_PLACE.join('|'));

/** What was just called the beginning is left. */
const leavesWhatItNamed = (text: string, at: number): boolean =>
  LEAVES_WHAT_IT_NAMED.test(text.slice(Math.max(0, at - 150), at + 90));

/** A header in a line of its own: "PARCEL NO. 2". */
const HEAD_LINE = wording`\b(?:parcel|tract|area|unit|strip) (?:no\.?\s{0,2}|number(?:ed)? )?"?[a-z0-9]{1,5}"?\s{0,2}\n`;
const NO_CORNER = wording`which|there|this|thence|said (?:point|place)|t?\.?p\.?o\.?b\b|(?:the|that|such) (?:true )?(?:point|place) of beg`;
/** "Also from the corner", "Less and except from the corner". */
const FROM_AGAIN = new RegExp(
  wording`(?:[.;:]\s{1,3}\n?|${HEAD_LINE})\s{0,6}"?(?:also,? )?(?:less,? (?:(?:and|&) )?except(?:ing)?,? )?
    from (?!${NO_CORNER})(?:[^.;]|(?<=\b[a-z])\.){3,300}?
    (?:(?:,|\band|\bthence) (?:run|proceed|go|thence|measure|(?:north|south) \d)
    |\s(?:measure|run|proceed) (?:due )?(?:north|south|east|west|[ns][.\s]{0,2}\d))`,
  'g',
);

/** Behind a closed figure: "…to the point of beginning. From the corner of Section 9, north 76° east …" begins another. */
export function fromStartersAgain(text: string, pobs: readonly PobMention[]): Starter[] {
  const reached = pobs.filter((p) => p.role === 'reached');
  if (reached.length < 2) return [];
  return Array.from(text.matchAll(FROM_AGAIN)).flatMap(({ 0: words, index }) => {
    const start = index + words.indexOf('from');
    const closes = reached.findLast((p) => p.end <= start);
    if (words.includes('beginning') || leavesWhatItNamed(text, start) || !closes || reached.at(-1)!.start <= start)
      return [];
    if (start - closes.end >= 700 || /\bthence\b/.test(text.slice(closes.end, start))) return [];
    return [{ kind: 'from', start, end: start + 4 } as const];
  });
}

const COUNT = 'one|two|three|four|five|six|seven|eight|nine|ten';
const NUMBERED = String.raw`(?:no\.?\s?|number(?:ed)?\s?|#\s?)?(?:(?<=[\s."#])"?[a-z]"?(?![a-z])|[ivx]{1,4}\b|\d{1,3}[a-z]?\b|${COUNT})`;
const BEGUN_FOR = new RegExp(wording`\bfor\s[a-z\s]{3,40}\s(?<name>(?:tract|parcel|lot|piece) ${NUMBERED})`);

/** "Beginning for the description of tract A at": named by the words that begin it; empty where they name none. */
export function nameBegun(text: string, folded: string, { start, end }: Starter): string {
  const found = end - start > 20 ? BEGUN_FOR.exec(folded.slice(start, end)) : null;
  if (!found) return '';
  const at = start + found.index + found[0].length;
  return text.slice(at - found.groups!['name']!.length, at);
}
