// Takes: a paper. Gives: whether it gives easements up, or conveys land before it tells of one.
// Never: a grant.
import { wording } from '../words/wording.ts';
import type { Grant } from './easement-grant.ts';

const GIVES_UP = new RegExp(
  wording`\b(?:vacat(?:es?|ed|ing|ion)|releas(?:es?|ed|ing)|abandon(?:s|ed|ing|ment)?|terminat(?:es?|ed|ing|ion)
      |extinguish(?:es|ed|ing|ment)?|relinquish(?:es|ed|ing|ment)?|disclaim(?:s|er)?)\b[^.;]{0,160}?\b
    (?:of|in|to|portion|part|certain|said|the|existing|its|interests?) (?:
      (?:an?|the|said|that|certain|existing|portion|part|of) ){0,4}(?:[\w-]+ ){0,3}
    (?:easements?|rights?[\s-]of[\s-]way|servitudes?)\b`,
  'i',
);
/** "grant and release unto the company the perpetual easement" gives one. */
const GIVES_TO = /\bunto\b/i;
const ALL_IN = /\b(?:interests?|rights?|title|claims?)\b[^.;]{0,60}\b(?:in|to|under)\b/i;

/** A paper whose first words give an easement up grants none. */
export function givesUp(text: string): boolean {
  const head = text.slice(0, 1200);
  const found = GIVES_UP.exec(head);
  if (!found || /\bgrants?[\s,]{1,3}(?:\w+[\s,]{1,3}){0,4}$/i.test(head.slice(0, found.index))) return false;
  if (
    /\b(?:if|when|whenever|until|upon|should|unless|event|shall|may)\b[^.;]{0,120}$/i.test(head.slice(0, found.index))
  )
    return false;
  return !GIVES_TO.test(found[0]) || ALL_IN.test(found[0]);
}

const CONVEYS_LAND = new RegExp(
  wording`\b(?:grants?|conveys?|sells?|bargain|quit-?claims?|devises?|warrants?)\b[^.;]{0,400}?\b(?:
      (?:following|certain|all) (?:[\w-]+ ){0,4}(?:lands?|tracts?|parcels?|lots?|premises|property|real estate)
      |(?:lots?|tract|parcel) (?:no\.?\s{0,2})?[\dIVX(]|described)`,
  'i',
);

/** Whether land was conveyed before: then the easement is granted besides. */
export const isBesideLand = (text: string, grant: Grant): boolean => CONVEYS_LAND.test(text.slice(0, grant.acts));
