// Takes: an area in the words between two descriptions or before one. Gives: whether it is said of the one before ("(3 acres)\nPARCEL 2\nBeginning"),
// leads into the one behind ("a parcel of 3 acres, described as follows: Beginning"), or is that of the land which a line crosses ("an easement
// over grantor's farm of 120 acres, the centerline being"). Never: of both; what no rule knows leads into none.
import { POINT } from '../words/shortened.ts';
import { wording } from '../words/wording.ts';
import { before } from '../words/before.ts';

/** "Also another certain lot", "together with an easement", within a sentence too: the area before these words is that of the land before. */
const ANOTHER_PIECE = new RegExp(wording`
  \b(?:also,? (?:another|one other|all that|that certain|an? (?!part\b|portion\b|corner\b)|the (?:right|following|perpetual|privilege|use)\b)
  |together with an? (?:[a-z-]+ ){0,3}(?:easement|right)|(?:and|also) (?:a second|another|one other) (?:[a-z]+ ){0,2}(?:tract|parcel|piece|lot))\b
  |[;:] (?:and )?also,? $`);
/** "acres.\n2nd tract": a figure behind the point is no part of a name such as "Sec. 5". */
const ENDS_RIGHT_BEHIND = /^(?:\s{1,3}of\s+land)?(?:,?\s{1,3}more\s+or\s+less)?\)?\.\s/;
const ENDS = new RegExp(wording`${POINT} (?:(?!\d)|(?<=\n))|;\s{0,3}\n|\n\s{0,3}\n(?![\s]*$)`);
/** "(3 acres)\nPARCEL 2\nCommencing": a line that heads the next piece. */
const HEADS_NEXT = new RegExp(wording`
  \n\s{0,12}(?:\(?(?:\d{1,2}|[a-z]|[ivx]{1,4})[.)] |(?:the )?(?:second|third|fourth|fifth|sixth|2n?d|3r?d|[4-9]th)\b
  |[^\n:]{0,60}\b(?:tract|parcel|easement|piece|lot|exhibit|strip|right[\s-]of[\s-]way)\b[^\n]{0,60}(?:\n|:|[.] |$))`);

/** How far an area may stand from the description that it leads into. */
const FARTHEST = 900;

/** No sentence ends between the area and the start: "a parcel containing 26.47 acres, described as follows: Beginning". */
export function leadsInto(folded: string, end: number, start: number): boolean {
  if (start - end > FARTHEST) return false;
  const between = folded.slice(end, start);
  if (ANOTHER_PIECE.test(between) || ENDS_RIGHT_BEHIND.test(between) || HEADS_NEXT.test(between)) return false;
  return !ENDS.test(between);
}

const SAYS = wording`
  (?:contain|compris|embrac|enclos|inclos|includ|encompass|amount|aggregat|cover|measur|supposed|said to|estimated|being|is\b|in all|making|area)`;
const ABOUT = wording`
  (?:(?:about|approximately|in all|all|an?|the|total|area|of|by (?:survey|estimation)|to|be|contain|it|is|being)[\s,:=]{1,3}){0,5}`;
/** What may stand between a figure's last course and its area. */
const SAID_OF_BEFORE = new RegExp(wording`
  ^[\s,;.:)]{0,5}(?:\(\s?|(?:and )?(?:which |it )?${SAYS}[a-z]*[\s,:=]{0,3}${ABOUT}
  |(?:and )?(?:the )?(?:above|said|foregoing|aforesaid|same)\b[^.;\n]{0,60}? ${SAYS}[a-z]* ${ABOUT})?$`);
const LONGEST = 120;

/** "…to the beginning.\n\n1.1 ACRE TRACT\nBeginning": another paragraph. `from` is where the description ends. */
export const isParted = (folded: string, from: number, area: number): boolean =>
  /[.;]\s{0,8}\n|\n\s{0,8}\n/.test(folded.slice(Math.max(0, from - 1), area));

/** "…to the beginning, containing 5 acres, and a lot described as follows:": of the description that ends at `from`. */
export const isOfBefore = (folded: string, from: number, area: number): boolean =>
  area - from < LONGEST && SAID_OF_BEFORE.test(folded.slice(from, area)) && !isParted(folded, from, area);

const LINE_BEHIND = new RegExp(wording`
  \b(?:cent(?:er|re)[\s-]?lines?|(?:survey|base|pole|pipe)[\s-]?line|line (?:described|being|as follows))\b`);
const OVER_LAND = before(
  new RegExp(wording`
    \b(?:over|across|through|upon|under|crossing|traversing|on|along) (?:(?!(?:following|hereinafter|strips?|easement)\b)[a-z',]+ ){0,6}?
    (?:tract|parcel|farm|lands?|property|premises|lot|piece|plantation|ranch|homestead)(?: of land)?,? (?:of|containing|comprising|embracing
    |consisting of) (?:about |approximately )?`),
);

export const isOfLandCrossed = (folded: string, start: number, end: number, description: number): boolean =>
  OVER_LAND(folded, start) && LINE_BEHIND.test(folded.slice(end, description));
