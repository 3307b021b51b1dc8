// Takes: an area in folded text. Gives: whose it is: of the land described, of what is excepted from it, or of a neighbour or a
// parent that the words only name. Never: the amount.
import { exceptsIn } from '../marks/exceptions.ts';
import { before as endsWith } from '../words/before.ts';
import { wording } from '../words/wording.ts';

/** `several`: of this land and others together. */
export type AreaOwner = 'own' | 'excepted' | 'other' | 'several';

export function ownerOf(text: string, from: number, start: number, end: number): AreaOwner {
  if (
    isNamesake(text, start, end) ||
    isPartByAcres(text, start, end) ||
    isOfWhole(text, start, end) ||
    isLinear(text, start, end) ||
    isOfWarrant(text, start, end) ||
    isOfAnother(text, from, start) ||
    isOfSeveralBefore(text, start, end)
  )
    return 'other';
  if (isExcepted(text, from, start)) return 'excepted';
  return isOfSeveral(text, from, start) ? 'several' : 'own';
}

const COUNT = wording`(?:two|three|four|five|six|seven|eight|nine|ten|\d{1,2}|several|both)`;
const PIECES = wording`(?:tracts|parcels|pieces)(?! or\b)`;
const MARK = wording`["']?(?:\d{1,3}|[ivx]{1,4}|[a-h]|one|two|three|four|five|six)["']?`;
/** "1, 2 and 3", "A and said tract B". */
const MARKS = wording`
  (?:nos?\.?\s{0,2})?${MARK}(?:\s{0,2}, (?:(?:tract|parcel) )?${MARK}){0,6}\s{0,2}(?:, )?(?:and|&|to|through|thru)
  (?: (?:said )?(?:tract|parcel|piece)(?: no\.?)?)? ${MARK}`;
const SO_DESCRIBED = wording`(?:(?:of land|above[\s-]described|aforesaid|above|described|herein|together|combined|jointly|are|being)[\s,]{1,3}){0,4}`;
const HOLD = wording`(?:contain|compris|embrac|aggregat|amount|total|mak)[a-z]* [^.;]{0,60}`;
const HOLDING = wording`\b(?:contain|compris|embrac|area|acreage|aggregat|mak(?:es|ing)|being|total|in all|amounting)`;
const SEVERAL = endsWith(
  new RegExp(
    [
      // "containing in the two parcels above described 16 acres", "the area of both tracts being 9 acres", "making in both tracts 9 acres".
      wording`\b(?:in|of|for|by) (?:(?:all|the|said|these|both|above) ){0,3}${COUNT} (?:said |above )?${PIECES}\b(?<=${HOLDING}[^.;]{0,70})[^.;]{0,60}`,
      // "the said tracts containing in the aggregate 170 acres", "The two parcels together contain 5 acres".
      wording`\b(?:said|these|both|above|all|${COUNT}) (?:(?:the|of|said|above|described|foregoing|${COUNT}) ){0,3}${PIECES}[\s,]{1,3}${SO_DESCRIBED}${HOLD}`,
      // "Tract 1 and Tract 2 containing together 8 acres", "Parcels A and B contain".
      wording`
        (?<!\b(?:of|in|being|from|through|and) (?:said |the |all ){0,2})\b(?:tracts?|parcels?|pieces?) ${MARKS}[\s,]{1,3}${SO_DESCRIBED}${HOLD}`,
      // "The total area of parcels 1 and 2 being 46 acres", "acreage of Tracts A, B and C: 30".
      wording`\b(?:areas?|acreage|total) (?:of|in|for) (?:(?:said|the|both|all|above) ){0,2}(?:tracts|parcels|pieces) ${MARKS}[^.;]{0,40}`,
      // "the two together containing 9 acres".
      wording`\b(?:both|the ${COUNT}|all ${COUNT})[\s,]{1,3}(?:together|combined|jointly)[\s,]{1,3}${HOLD}`,
      // "first and second tracts contain together".
      wording`
        \b(?:first|second|third|fourth)(?: (?:tract|parcel)s?)? and (?:the )?(?:second|third|fourth|fifth|last) (?:tracts?|parcels?|pieces?)
        [\s,]{1,3}${SO_DESCRIBED}${HOLD}`,
    ].join('|'),
  ),
);

/** "the said tracts containing in the aggregate 170 acres", behind the last of them: no one's own. */
function isOfSeveral(text: string, from: number, start: number): boolean {
  const words = text.slice(Math.max(from, start - 160), start);
  return SEVERAL(words, words.length);
}

const PIECE = String.raw`(?:tract|parcel|lot|portion|piece|farm|site|plot|survey|homestead|reservation|area)`;
/** "-acre tract", "acre parcel": the area is the name of a piece. */
const NAMES_A_PIECE = new RegExp(wording`^\)? (?:[a-z]+ ){0,3}${PIECE}\b`);
const ARTICLES = wording`
  (?:(?:an?|the|said|that|this|certain|another|above|aforesaid|original|larger|remaining|\(?called\)?|such|same|described|record|deeded
  |[a-z.]+['’]s?) ){0,5}`;
const REFERS = new RegExp(wording`
  \b(?:easements?|right[\s-]of[\s-]way) for (?:an?|the|said) \(?called\)? $
  |\b(?:of|to|with|by|from|along|across|through|over|under|upon|crossing|traversing|in|on|said|adjoining|adjoins|within|into|joins|and) ${ARTICLES}$
  |\b(?:said|aforesaid|original|remaining|larger) (?:certain )?$`);
/** "Description of a 4.2 acre tract": the piece itself. */
const DESCRIBES = new RegExp(wording`
  \b(?:description|survey|plat|map|(?:field\s?)?notes) (?:of|for|on|to) ${ARTICLES}$`);

/** "an easement over a 2 acre parcel described as follows:": the piece itself too. */
const CROSSES = new RegExp(wording`\b(?:across|through|over|under|upon) ${ARTICLES}$`);
const DESCRIBED_NEXT = new RegExp(wording`
  ^ (?:[a-z]+ ){0,3}${PIECE}(?: of land)?,? (?:(?:being|more|particularly|fully|bounded|and) ){0,4}(?:described|bounded) as `);

/** "the north corner of the City 0.31 acre tract", "the line of the road and the State of Texas 7 acre tract": by its owner's name. */
const OF_NEIGHBOUR = new RegExp(wording`
  \b(?:lines?|corner|side|boundary) of (?:(?!\b(?:being|contain\w*|which|this)\b)[^.;]){0,50}?\b(?:the|and|said) (?:[a-z&'-]+ ){1,4}$`);

/** "the southeast corner of a two-acre tract", "part of that certain 95.2-acre tract", "of the Hill Tract, a 21 acre portion of". */
function isNamesake(text: string, start: number, end: number): boolean {
  const unit = text.slice(Math.max(start, end - 6), end);
  if (!/acre$/.test(unit) || !NAMES_A_PIECE.test(text.slice(end, end + 50))) return false;
  const before = text.slice(Math.max(0, start - 90), start);
  if (DESCRIBES.test(before)) return false;
  if (CROSSES.test(before) && DESCRIBED_NEXT.test(text.slice(end, end + 110))) return false;
  return (
    REFERS.test(before) ||
    OF_NEIGHBOUR.test(before) ||
    /\b(?:corner|line|side)\s[^.;]{0,60},\s{1,2}an?\s{1,2}$/.test(before)
  );
}

const BESIDE_PART = endsWith(
  new RegExp(wording`
    \b(?:(?:line|corner|side|end|boundary) of|across|through|over|under|upon|crossing) (?:the|said|such) (?:north|south|east|west)[a-z]* `),
);

/** "across the South 7 acres of the quarter", "the north line of said South 7 acres": a part that the land lies in or ends at. */
const isPartByAcres = (text: string, start: number, end: number): boolean =>
  BESIDE_PART(text, start) && text.slice(start, end).includes('acre');

/** "fronting 2 arpents on the river by a depth of forty arpents", "one acre front": how wide and how deep it is. */
const SIDE_OF = endsWith(
  new RegExp(wording`\b(?:(?:depth|width|breadth|front(?:age)?) of |fronting )(?:(?:about|approximately|the usual) )?`),
);
const OF_A_SIDE = new RegExp(wording`
  ^(?: and an? \w{4,8} of an arpent)? (?:front(?:age)?\b|in (?:front|depth|width|the rear)\b|deep\b)`);
const isLinear = (text: string, start: number, end: number): boolean =>
  SIDE_OF(text, start) || OF_A_SIDE.test(text.slice(end, end + 60));

/** "it being part of 500 acres of land granted to": of what it was a part of; "All that parcel of 500 acres" is the land itself. */
const PART_OF = endsWith(
  new RegExp(wording`
    \b(?:part|portion|(?<!(?:(?<!\bof )\ball (?:of )?(?:that|those)|(?:^|[.:;\n])\s{0,4}(?:an?|one|that|this|the)) (?:certain )?)parcel) of (?:
    (?:an?|the|said|that|those|his|her|their|my|our|certain|larger|about) ){0,3}`),
);
const isOfWhole = (text: string, start: number, end: number): boolean =>
  PART_OF(text, start) && text.startsWith('acres', end - 5);

/** "four hundred acres part of warrant number 9", "a treasury warrant for 300 acres": what may be taken up, here or elsewhere. */
const BY_WARRANT = new RegExp(wording`
  ^,? (?:being |by )?(?:an? |the )?(?:part|residue|balance|remainder) of (?:
  (?:an?|the|said|his|exchanged|military|treasury|land|office|preemption|pre-emption) ){0,4}(?:warrants?|numbers?|no\.?|certificates?)\b`);
const WARRANT_FOR = endsWith(
  new RegExp(wording`\b(?:warrants?|certificates?|scrip)(?: (?:no\.?|number) [\w,]{1,12})? (?:for|of) `),
);
const isOfWarrant = (text: string, start: number, end: number): boolean =>
  WARRANT_FOR(text, start) ||
  (BY_WARRANT.test(text.slice(end, end + 90)) && !/\bcontaining\s[^.;,]{0,12}$/.test(text.slice(start - 30, start)));

/** "until the city has acquired a tract of land containing 640 acres": a piece told of for the first time behind the description. */
const ANOTHER = endsWith(
  new RegExp(wording`
    \b(?:acquired?|purchased?|exchanged?|in lieu|selected?|obtain(?:ed)?|formerly|retain(?:ed)?)\b[^.;]{0,40}
    \b(?:an?|another|other|such) (?:tracts?|parcels?|pieces?|lands?)\b[^.;]{0,40}\b(?:contain|compris|embrac)\w* [^.;]{0,30}`),
);

/** ". The school site, being the southeast quarter of section 5, containing": a sentence about a piece of its own, described by its own land. */
const BESIDE = new RegExp(wording`
  (?:\. |\n\s{0,3}\n\s{0,3})the (?!(?:above|said|same|whole|aforesaid|foregoing|entire|land|tract|parcel|premises|property)\b)(?:[a-z'’-]+ ){1,3}
  (?:site|lot|tract|parcel|farm|land|reserve|reservation|grounds),? (?:being|is|which is|comprising) (?:the )?
  (?:lots? |blocks? |(?:north|south|east|west)[a-z]* (?:half|quarter|one-)|[nsew]{1,2}\s?[¼½1])[^.;]{0,120}$`);

/** "down the river to the tract of 150,000 acres", "with a line of the survey of 200 acres": what a course comes to or runs along. */
const MET = new RegExp(wording`
  \bthence\b[^;]{0,120}\b(?:to|with|along|by|around) (?:(?:an?|the|said|his|her|[a-z.]+'s) ){1,2}(?:(?:lines?|corners?) of (?:an?|the|said|his) )?
  (?:tract|survey|grant|reservation|entry|patent) of (?:about )?$`);

function isOfAnother(text: string, from: number, start: number): boolean {
  const before = text.slice(Math.max(from, start - 180), start);
  if (BESIDE.test(before)) return true;
  if (MET.test(before)) return true;
  return ANOTHER(before, before.length) || /\boriginal(?:ly)?\s{1,3}(?:contain\w*\s{1,3})?$/.test(before);
}

/** "of four acres previously described above"; "Aggregating 77 acres", in a paragraph of its own: of several pieces together. */
function isOfSeveralBefore(text: string, start: number, end: number): boolean {
  if (
    /^\s{1,3}(?:previously|heretofore|hereinbefore)\s+(?:described|mentioned|conveyed)/.test(text.slice(end, end + 40))
  )
    return true;
  return /\n\s{0,8}\n\s{0,8}aggregating\s[^.;]{0,30}$/.test(text.slice(Math.max(0, start - 60), start));
}

const ANNOUNCED = /\b(?:contain\w*|area|compris\w*|consist\w*|embrac\w*)\b[^.;]{0,50}$/;
/** Behind an exception these words speak of the land again. */
const AGAIN = new RegExp(wording`
  \b(?:leaving|net|remain(?:s|ing|der)?|balance|total|in all|gross
  |the (?:lands?|tracts?|parcels?|premises|area) (?:herein|hereby|above|so|thus|conveyed|described)
  |(?<!\b(?:from|of|off) (?:the )?)(?:said|above|whole|entire) (?:tract|parcel|land)|(?:being )?deducted)\b`);
const A_PIECE = new RegExp(String.raw`\b${PIECE}s?\b|\bpart\b|\bland\b`);

/** An area inside the words of an exception is the exception's, unless they speak of the land again. */
function isExcepted(text: string, from: number, start: number): boolean {
  const base = Math.max(from, start - 700);
  const mention = exceptsIn(text, base, start).findLast((one) => one.clauseEnd > start);
  if (!mention) return false;
  const words = text.slice(mention.end, start);
  if (AGAIN.test(words)) return false;
  const announced = ANNOUNCED.exec(words);
  // "containing, exclusive of the road, 15 acres".
  if (!announced)
    return !ANNOUNCED.test(text.slice(Math.max(0, mention.start - 60), mention.start)) || !words.includes(',');
  // "excepting 0.09 acre for a road, containing 10.7 acres"; "excepting the road, containing 4 acres".
  const thing = words.slice(0, announced.index);
  return A_PIECE.test(thing) && !/\b(?:acres?|hectares?|square\s+feet)\b/.test(thing);
}
