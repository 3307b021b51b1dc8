// Takes: lands by section that a paper names. Gives: whether it gives an easement in them and not the lands, and then each as a tract of the
// easement's kind: over the whole of it, or placed by what is built (docs/decisions/0133).
// Never: an easement where the land itself passes, nor one that is only added to it.
import type { DescriptionType, Tract } from '../../contract/extraction.ts';
import type { AliquotReading } from '../aliquots/aliquot.ts';
import { isPlacedByFacility } from '../record/as-built-place.ts';
import { readEasement } from '../record/easement.ts';
import { pointBut } from '../words/shortened.ts';
import { NOTES, plainTract } from './plain-tract.ts';
import { quoted } from './quoted.ts';
import { wording } from '../words/wording.ts';

const WORKS = 'lay|construct|erect|install|build|operate|place|maintain|string|set|survey|cut|dig|bury';
const EASEMENT = new RegExp(
  wording`
    \b(?:easements?|servitudes?|rights?[\s-]{1,2}of[\s-]{1,2}way
    |(?:rights?|privileges?|authority|permission|license)\b(?:,? (?:right|privilege|authority|permission|power|license|and|or|the)\b){0,6} to (?:[a-z]+,? ){0,3}?
    (?:${WORKS}))\b`,
  'g',
);
const GIVES = /\b(?:grant|convey|give|release|quit[\s-]?claim|sell|sold|leas|dedicat|abandon|vacat|reserv|bargain)/;
/** Only added to land, or resting on it. */
const BESIDE = new RegExp(wording`
  \b(?:together with|subject to|except(?:ing)?|less|including|along with|free (?:of|from)|with) (?:
  (?:an?|the|all|any|existing|said|such|certain|public|perpetual|permanent|non-?exclusive|exclusive)[\s,]{1,3}){0,5}$`);
const OVER = /\b(?:over|across|through|upon|under|above|along|on|affecting|burdening|in|into|within)\b/;
/** The land passes after all: "easements and the following described real estate". */
const AND_LAND = new RegExp(wording`
  \b(?:and|also) (?:(?:all|of|the|that|those|following|described|certain) ){0,4}(?:lands?|tracts?|parcels?|real estate|premises)\b`);
/** Behind the easement: "reserving an easement thereon, conveys the NE¼". */
const CONVEYS = /\b(?:conveys?|grants?|sells?|leases?|warrants?|mortgages?)\s/;
/** Pasted without its granting clause. */
const BEGINS_SO = /^\W{0,5}(?:an?\s|the\s|one\s)?(?:[a-z-]+[\s,]+){0,5}(?:easement|right[\s-]of[\s-]way|servitude)\b/;
const SENTENCE = new RegExp(wording`${pointBut('ss')} (?=[a-z(])`);
const PIECE = wording`(?:tracts?|lands?|property|properties|premises|parcels?|real estate|farm)`;
/** "above all of said parcel", "over the Property described below": in a sentence of its own, before the land or behind it. */
const SAID = wording`
  \b(?:easements?|servitudes?|rights?[\s-]{1,2}of[\s-]{1,2}way)\b[^.;]{0,260}\b(?:over|across|through|upon|under|above|on) (?:
  (?:and|over|across|through|upon|under|above|on|in)[\s,]{1,3}){0,6}(?:all (?:of )?|the (?:whole|entire) (?:of )?)?
  (?:(?:the|said|such|above|above-described|following) ){1,3}(?:described )?${PIECE}\b`;
const OVER_SAID = new RegExp(SAID);
const OVER_BELOW = new RegExp(wording`
  ${SAID} (?:which is )?(?:described|set forth|listed) (?:below|hereinafter|hereafter)\b`);

/** The kind of the easement that the paper gives in the lands, an aliquot part where it is a side of one; null where it gives the lands. */
export function easementIn(
  text: string,
  folded: string,
  lands: readonly AliquotReading[],
  isEasementPaper: boolean,
): DescriptionType | null {
  const first = lands.find((land) => !land.isException);
  if (
    !first ||
    !(leadsOver(folded, first.start) || OVER_BELOW.test(folded) || (isEasementPaper && OVER_SAID.test(folded)))
  )
    return null;
  if (lands.some((land) => !land.isException && isSideOf(folded, land))) return 'aliquot';
  if (isPlacedByFacility(text)) return 'facility_relative';
  if (isOnExhibit(folded)) return 'exhibit_referenced';
  return 'blanket';
}

function leadsOver(folded: string, at: number): boolean {
  const from = Math.max(0, at - 1800);
  const lead = folded.slice(from, at);
  for (const m of [...lead.matchAll(EASEMENT)].reverse()) {
    const between = lead.slice(m.index + m[0].length);
    if (between.length > 1200 || SENTENCE.test(between)) return false;
    if (CONVEYS.test(between)) return false;
    if (!OVER.test(between) || AND_LAND.test(between) || BESIDE.test(lead.slice(Math.max(0, m.index - 80), m.index)))
      continue;
    if (from === 0 && BEGINS_SO.test(lead)) return true;
    if (GIVES.test(lead.slice(0, m.index + m[0].length)) || GIVES.test(folded.slice(Math.max(0, from - 1200), from)))
      return true;
  }
  return false;
}

/** "the West 30 feet of the NE¼": a strip that the part itself places. */
export const isSideOf = (folded: string, { packed, start }: AliquotReading): boolean =>
  /\|\sexception=only\s(?!strips?\b)[^|]*\b(?:feet|foot|rods?|links|chains|yards)\b/i.test(packed) ||
  SIDE_OF.test(folded.slice(Math.max(0, start - 160), start));
const SIDE_OF = new RegExp(wording`
  (?:\bthe )?\b(?:north|south|east|west)[a-z]* [^.;]{1,40}\b(?:feet|foot|rods?|links|chains|yards) of (?:the )?(?:following[\s-]+described )?
  (?:parcel|tract|land|property|premises)?[\s:,]{0,6}(?:the )?$`);

const ON_EXHIBIT = new RegExp(wording`
  \b(?:strip|route|line|location|easement|right[\s-]of[\s-]way|servitude)\b[^.;]{0,140}\b
  (?:shown|depicted|delineated|described|outlined|set forth)\b[^.;]{0,60}\b(?:exhibit|plat|map|drawing|sketch|schedule)\b[^.;]{0,60}`);

const isOnExhibit = (folded: string): boolean => {
  const found = ON_EXHIBIT.exec(folded);
  return found !== null && !/\b(?:reference|illustration|information|convenience)\b/.test(found[0]);
};

/** "The north 15 feet of the following described parcel: The W½ of …": less than the part that is read. */
export function sideNote(text: string, folded: string, start: number): string | null {
  const from = Math.max(0, start - 160);
  const before = folded.slice(from, start);
  const found = SIDE_OF.exec(before);
  if (!found?.[0].includes('follow')) return null;
  return `The land is only part of it: ${quoted(text, from + found.index, from + found.index + found[0].length)}.`;
}

/** "…, together with a right of way over the NE¼ of Section 16": beside land that passes. */
export function isBesideLand(folded: string, from: number, { start }: AliquotReading): boolean {
  return ADDED.test(folded.slice(Math.max(from, start - 320), start));
}
const ADDED = new RegExp(wording`
  \b(?:together with|also|and|plus|reserving)\b[^.;]{0,90}\b(?:easements?|rights?[\s-]{1,2}of[\s-]{1,2}way)\b[^.;]{0,160}\b
  (?:over|across|through|upon|under) [^.;]{0,60}$`);

/** The land that an easement rests on, as a tract of the easement's kind; one of several tells so. */
export function easementTract(
  text: string,
  name: string,
  type: DescriptionType,
  land: AliquotReading,
  count: number,
): Tract {
  const notes = [NOTES[type] ?? '', count > 1 ? `One easement over ${count} parts of land; each is a tract here.` : ''];
  return {
    ...plainTract(name, type),
    easement: readEasement(text, 0, text.length),
    aliquot: land.packed,
    notes: notes.filter((note) => note !== '').join(' ') || null,
  };
}
