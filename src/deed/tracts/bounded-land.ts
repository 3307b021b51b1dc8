// Takes: a text without courses. Gives: the tract it describes only by what bounds it on its sides (docs/decisions/0136).
// Never: a county, a ward or a people that something bounds; a place where a rule holds.
import { grantedBy } from '../record/what-is-granted.ts';
import { areasOf, type AreaPhrase } from './area-phrase.ts';
import { isAnothers, isBound } from './area-qualifier.ts';
import { areasSaid } from './areas-around.ts';
import type { Placed } from './placed.ts';
import { wordsOfLots } from './words-of-land.ts';
import { plainTract } from './plain-tract.ts';
import { statedArea } from './stated-area.ts';
import { quoted, type Stretch } from './quoted.ts';
import { wording } from '../words/wording.ts';

const OPENS = /\b(?:bounded|bounding|bordered|bordering|butted|adjoining|for\s{1,3}boundaries)\b/gi;
/**
 * "on the North by lands of Bell", "Northerly by the highway", "East by the run of the creek", "on the South, in 20.50 meters, with lot 5"; "on the
 * South the lot of Roe"; behind what adjoins, "Dyer on the east,"; "N by Rice"; "on the one side by the mill, in the rear by the canal".
 */
const SIDE = new RegExp(
  wording`
    \b(?:on (?:the|its) )?(?:north|south|east|west)(?:erly|wardly|east(?:erly)?|west(?:erly)?)?(?: side)?,? (?:by|(?:up)?on|with
    |in \d[\d.,]{0,8} met(?:er|re)s?,? with)\b
    |\bon the (?:north|south|east|west)(?=\s{0,2}[,;.]| and\b)
    |\bon the (?:north|south|east|west)(?:east|west)? (?:by |the |(?=lots?\b|lands?\b))|(?<![\w'’.])[nsew]\.? by(?= )
    |\b(?:on (?:the )?(?:one|other|left|right)(?: hand)?(?: side)?|(?:in|on) (?:the )?(?:front|rear|back)) by\b`,
  'gi',
);
const FACING = /north|south|east|west|one|other|left|right|front|rear|back|^[nsew]/i;
/** Behind "J." or "Mrs." no sentence ends. */
const ENDS = new RegExp(wording`
  (?<!\b(?:[A-Z][a-z]{0,3}|viz|No))\.(?= [A-Z])|\n[ \t]{0,8}\n|\b(?:[Bb]eing|BEING) (?:a p|the same)|\b(?:[Tt]o|TO) (?:[Hh]ave|HAVE) `);
const ALL_OTHERS = /\bon\s{1,3}all\s{1,3}other\s{1,3}(?:parts|sides)\b/i;
/** What bounds it also tells how much it is: then it is land. */
const CONTAINS = new RegExp(
  wording`\bcontaining (?:[^.;]{0,30}? )?(?:acres?|square (?:feet|met(?:er|re)s))\b|\barea (?:of )?\d[\d.,]{0,9} (?:acres?|sq|cuerdas)`,
  'i',
);
const LONGEST = 900;

/** The words from "bounded" to the end of their sentence. */
function boundedLand(text: string): Stretch | null {
  const isGrant = grantedBy(text) === 'land';
  OPENS.lastIndex = 0;
  for (let opens = OPENS.exec(text); opens; opens = OPENS.exec(text)) {
    const rest = text.slice(opens.index, opens.index + LONGEST);
    const sentence = rest.slice(0, ENDS.exec(rest)?.index ?? rest.length);
    const sides = new Set(sentence.match(SIDE)?.map((side) => FACING.exec(side)![0].toLowerCase()));
    const isLand =
      (isGrant && sides.size >= (ALL_OTHERS.test(sentence) ? 1 : 2)) ||
      (sides.size >= 3 && (isOfLand(sentenceBefore(text, opens.index)) || CONTAINS.test(sentence))) ||
      (isGrant &&
        namesNeighbours(sentence) &&
        !PLATTED.test(text.slice(Math.max(0, opens.index - 300), opens.index))) ||
      isListed(text, opens.index, sentence);
    if (isLand) return { start: opens.index, end: opens.index + sentence.trimEnd().length };
  }
  return null;
}

const SENTENCE = new RegExp(
  wording`(?:^|(?<!\b(?:[A-Z][a-z]{0,3}|viz|No))[.] (?=[A-Z])|\n[ \t]{0,8}\n)(?!.*(?:[a-z]\. [A-Z]|\n[ \t]{0,8}\n))`,
  's',
);

function sentenceBefore(text: string, at: number): string {
  const words = text.slice(Math.max(0, at - 500), at);
  return words.slice(SENTENCE.exec(words)?.index ?? 0);
}

/** The first thing a sentence names that something can bound; what the thing lies in is passed over. */
const BOUNDED = new RegExp(
  wording`
    \b(?:(?<land>tracts?|parcels?|pieces?|lots?|lands?|ground|farms?|plantations?|messuages?|ranchos?|premises|real (?:estate|property)|property
    |homestead|woodland|meadow|marsh|acres|claim)
    |(?<!\b(?:in|of|within|at|near|from) (?:\w{1,14} ){0,2})
    (?:districts?|wards?|precincts?|count(?:y|ies)|states?|territory|cit(?:y|ies)|towns?|townships?|villages?|zones?|area|region|valley|basin|country
    |kingdom|province|parish|island|diocese|we|they|enem\w+|nation|people))\b`,
  'i',
);

/** "The land … is bounded", "one tract in Elk county, bounded"; not "the county is bounded", nor what "was bounded" once. */
function isOfLand(before: string): boolean {
  return BOUNDED.exec(before)?.groups?.['land'] !== undefined && !/\b(?:was|were|been)\s{1,3}$/i.test(before);
}

const BY_LANDS = new RegExp(
  wording`^(?:bounded|bounding|butted|adjoining) (?:(?:by|on|upon|with) )?(?:the )?lands? of `,
  'i',
);
const NAME = new RegExp(wording`
  ^(?:the )?(?:said )?(?:Mrs?\.? |Dr\.? )?[A-Z][\w.'’-]*(?: (?:[A-Z][\w.'’-]*|the|an?|de|van|infant))*$`);

/** "bounded by the lands of John Hall, Ira Wade and the said Amos Tanner": by two neighbours or more, whatever the side. */
function namesNeighbours(sentence: string): boolean {
  const by = BY_LANDS.exec(sentence)?.[0];
  if (by === undefined) return false;
  const names = sentence.slice(by.length, by.length + 200).split(/,\s{1,3}(?:and\s{1,3})?|\s{1,3}and\s{1,3}/i);
  return names.filter((name) => NAME.test(name.trim())).length >= 2;
}

const LISTED = /^bounded\s{1,3}by\s/i;
const LINE = new RegExp(
  wording`
    \b(?:street|st|avenue|ave|alley|road|rd|lane|line|river|creek|rail(?:road|way)|boulevard|blvd|highway|right[\s-]of[\s-]way|canal|drive|place|court
    |parkway|expressway|lake|plaza|terrace)\b`,
  'i',
);
/** Papers that are about one place: its zoning, its annexation, its vacation. */
const OF_A_PLACE = new RegExp(
  wording`\b(?:zoning (?:ordinance|map|district|code)|rezon\w+|reclassif\w+|annex\w*|vacat(?:ed|ing|ion))\b`,
  'i',
);

/** "in the area bounded by a line 125 feet north of Elm Street; the alley next east of Oak Avenue; Elm Street; and Oak Avenue". */
function isListed(text: string, at: number, sentence: string): boolean {
  if (!LISTED.test(sentence)) return false;
  const isPiece = /\b(?:tract|parcel|land|property|premises|lots?)\s{1,3}$/i.test(text.slice(Math.max(0, at - 12), at));
  if (
    !isPiece &&
    !(/\b(?:area|territory|block)\s{1,3}$/i.test(text.slice(Math.max(0, at - 12), at)) && OF_A_PLACE.test(text))
  )
    return false;
  const sides = sentence.split(/;\s|,\s(?:and\s)?|\sand\s(?!parallel\b)/).filter((side) => LINE.test(side));
  return sides.length >= 3;
}

/** "Lot 7 of the plat of Elmwood, bounded": the plat tells it. */
const PLATTED = /\b(?:lots?|blocks?|blk|plat|map|outlots?)\b/i;

/** Land that is described by its sides goes before the deed it is said to come from. */
export function boundedBeforeReference(text: string, folded: string): Placed[] {
  return boundedTracts(text, folded).filter(({ at }) => !PLATTED.test(text.slice(Math.max(0, at - 300), at)));
}

export function boundedTracts(text: string, folded: string): Placed[] {
  const sentence = boundedLand(text);
  return sentence ? [tractInWords(text, folded, sentence, 'Bounded without courses')] : [];
}

const PARAGRAPH = /\n[ \t]{0,8}\n/g;
const SENTENCE_ENDS = /(?<!\b(?:[A-Z][a-z]{0,3}|viz|No))\.\s{1,3}(?=[A-Z])/g;
const MOST_OF_A_LEAD = 300;

/** Where the words begin that lead to the sides: their sentence, and one right before it: "A farm of 90 acres. Bounded on the north by". */
function leadOf(text: string, start: number): number {
  const from = Math.max(0, start - MOST_OF_A_LEAD);
  const words = text.slice(from, start);
  const ends = [...[...words.matchAll(PARAGRAPH)], ...[...words.matchAll(SENTENCE_ENDS)]].map(
    (m) => m.index + m[0].length,
  );
  return from + Math.max(0, ...ends.filter((end) => end < words.length));
}

/** What is said there of the land itself. */
const areasOfLead = (folded: string, from: number, to: number): AreaPhrase[] =>
  areasOf(folded, from, to).filter(
    ({ owner, start, end }) => owner === 'own' && !isAnothers(folded, start, end) && !isBound(folded, start),
  );

/** Land that its words say, without a course: they are its note. */
export function tractInWords(text: string, folded: string, { start, end }: Stretch, how: string): Placed {
  const notes = `${how}: ${quoted(text, start, end)}.`;
  const lead = leadOf(text, start);
  // "Tarn owned 800 acres. The land is bounded": what another sentence before it says is the land's only where it says what the land contains.
  const said = areasSaid(folded).filter((area) => area.announced || area.start >= lead);
  const area = statedArea(said.length > 0 ? said : areasOfLead(folded, lead, end));
  return {
    at: start,
    tract: { ...plainTract('Tract 1', 'metes_and_bounds'), ...area, notes },
    isNamed: false,
    words: wordsOfLots(
      text,
      { start, end },
      said.filter((one) => one.start >= start && one.end <= end),
    ),
  };
}
