// Takes: folded text and the words behind a figure. Gives: where they stop speaking of it: at the next numbered item or headed parcel, at other land
// described without courses ("Also the SE¼ of section 9"); `next-piece` finds the lead of land that courses tell, `piece-heads` a head of either kind.
// Never: a part of the figure that is only spoken of ("the north half of said section is fenced").
import { wording } from '../words/wording.ts';

const NEXT_HEADER = new RegExp(wording`
  (?<!\b(?:said|the|this|above|described))\n\s{0,3}
  (?:\(\d{1,2}\)|\(?[a-z]\) |(?:tract|parcel) ["']?(?:no|(?!(?:of|or|and|is|was|has|in|lies)\b)[a-z0-9]{1,4}\b)(?!["']? (?:contain|compris|embrac|has\b|and\b)))
  |[.;] (?:tract|parcel) (?!area\b)(?:no\.?\s?)?["']?[a-z0-9]{1,4}["']?\s?(?:[:-]|\()
  |[.;] (?:tract|parcel|lot|share|area|territory) (?:no\.?\s?)?["']?(?:[a-h]|\d{1,3}|[ivx]{1,4}|one|two|three|four|five|six)["']?
  (?:\s?:|,? to (?:the |[a-z]+ [a-z]+))`);

/** The words behind a description end where the next numbered item or headed parcel begins. */
export function trailingEnd(folded: string, from: number, to: number): number {
  const words = folded.slice(from, to);
  const next = words.search(NEXT_HEADER);
  return next < 0 ? to : from + next;
}

/** "Also the SE¼ of section 9, containing 160 acres", "; also another parcel". */
const ALSO = new RegExp(wording`
  [.;] (?:and )?also[,:]? (?:all|the|that|those|an?|lots?|secs?|sections?|[nsew]{1,2}[\s½¼/.])
  |\n\s{0,8}(?:\n\s{0,8})?(?:and )?also[,:]? (?:another|one other|the|all) `);
/** ". The S½ SE¼ of section 4", ". All of that part of the NE¼". */
const PART = new RegExp(wording`
  (?:[.;] |\n\s{0,8}\n\s{0,8})(?:all (?:of )?)?(?:that (?:part|portion) of )?the (?:(?:north|south|east|west)[a-z]* (?:(?:east|west) )?
  (?:half|quarter|one|1|fractional)|[ns]?[ew]?\s?[½¼]|[ns][ew]?\s?1/)`);

/** Where the words behind a description begin to speak of another land, described without courses; `to` where they do not. */
export function furtherLandAt(folded: string, from: number, to: number): number {
  const words = folded.slice(from, to);
  const also = words.search(ALSO);
  const part = words.search(PART);
  if (also < 0) return part < 0 ? to : from + part;
  return from + (part < 0 ? also : Math.min(also, part));
}
