// Takes: text and a full point in it. Gives: whether the point ends a sentence or only shortens a word: "No. 4", "U. S.", "J. R. Pell".
// Never: a cut inside a name, nor a sentence run on into the next: what stands behind the point decides where its word may be both.
import { spaceOr } from './peek.ts';
import { LEAD_ON, OF_NAMES } from './shortened.ts';

const list = (words: string, others: readonly string[] = []): ReadonlySet<string> =>
  new Set([...words.split(' '), ...others]);
/** A name or a number follows these. */
const LEADS_ON = list(
  'govt ms ft lt maj prof gov edw benj aw ap app cor sta mon rt rte hwy lat long elev cert inst lib fol sur div dist co-op fr',
  LEAD_ON,
);
/** Names of persons, shortened: another name follows, unless a sentence begins. */
const NAMES = list(
  'cath eliz margt danl nathl alex archd fred fredk herm jona matt matth mich nich richd theo tho zach ephm ezek phil reub steph abr abm jac chr christ ed edwd fran geo hy jer leon mart nat pat sam tim val benjn jerm isr ebenr ebenz saml alexr josh jonth nath wilm obad hezek archib augs bartw barthw chrisr',
);
/** States: a sentence ends with them as well, but not before what they name. */
const STATES = list(
  'pa va ky tenn ala ga fla miss la ark mo ind ill mich wis minn ia kan kans neb dak mont wyo colo ore wash cal calif nev ariz tex okla del md conn mass vt',
);
const OF_A_STATE =
  /^(?:Traffic|State|Route|Rte|Highway|Hwy|Turnpike|Railroad|Railway|R\.|Dept|Department|Game|Power|Legislative|L\.\s?R)/;
/** These end a sentence as often as not. */
const MAY_END = list(
  'ft in ins ch chs lk lks rd rds mi yd yds ave av blvd corp ln ct pl cir pkwy sq ter bldg dept est ext dia diam deg min sec adj ry rwy rr al ux etc pt cr bdy conc mag var so nw ne sw se',
  OF_NAMES,
);
/** No sentence ends with these: what stands behind them is a stray mark. */
const LEADS_TO_A_NOUN = list('the of said and on at by with an from');
const NEW_SENTENCE =
  /^["“‘'(]{0,2}(?:thence|then|said|containing|running|beginning|commencing|being|excepting|subject|together|bearings?|(?:THENCE|COMMENCING|BEGINNING|CONTAINING|TOGETHER|SUBJECT|EXCEPTING|BEARINGS?|BASIS|The|This|That|These|Those|All|Said|Such|It|There|Also|And|From|To|In|At|On|For|Any|An|A(?=\s[a-z])|Together|Subject|Except\w*|Reserving|Less|Provided|Whereas|Containing|Being|Thence|Then|Beginning|Commencing|Running|Bearings?|Basis|Having|Including|Section)\b)/;

/** "from GPS. 13.1 acres": letters that shorten nothing with their point. */
const NO_SHORT_WORD = /^(?:GPS|GNSS|RTK|VRS|NGS|WGS|NSRS)$/;

/** Blanks, perhaps with marks before them, and a word; or the text's end. */
const BEHIND = /^["”’')\]]{0,2}(?:\s+(\S.{0,12})|\s*$)/s;
const isBlankOrMark = spaceOr('"\')]');
const beginsBehind = (unit: number): boolean => isBlankOrMark(unit) || unit === 0x201d || unit === 0x2019;

/** Whether the point at `at` ends a sentence. */
export function endsSentence(text: string, at: number): boolean {
  if (at + 1 < text.length && !beginsBehind(text.charCodeAt(at + 1))) return false;
  const behind = BEHIND.exec(text.slice(at + 1, at + 30));
  if (!behind) return false;
  const next = behind[1];
  const word = /[A-Za-z]+$/.exec(text.slice(Math.max(0, at - 10), at))?.[0];
  if (next !== undefined && word !== undefined && LEADS_TO_A_NOUN.has(word) && /^(?!thence)[a-z]/.test(next))
    return false;
  if (next === undefined || NEW_SENTENCE.test(next)) return true;
  if (word === undefined) return !/[½¼¾]$/.test(text.slice(at - 1, at)) || !/^[a-z]/.test(next);
  const small = word.toLowerCase();
  if (word.length === 1 || LEADS_ON.has(small)) return false;
  if (NAMES.has(small) && /^[A-Z][a-z]/.test(next) && /^[A-Z]/.test(word)) return false;
  if (STATES.has(small) && OF_A_STATE.test(next)) return false;
  const goesOn =
    /^[a-z0-9&½¼¾(,]|^(?:Street|Drive|Avenue|Road|Boulevard|Blvd|Lane|Parkway|Highway|Place|Way|Company|Corp|Railroad|Railway|No\.|Corner)/.test(
      next,
    );
  return !(goesOn && (MAY_END.has(small) || (!/[aeiouy]/i.test(word) && !NO_SHORT_WORD.test(word))));
}
