// Takes: a tract that commences at a monument. Gives: the monument's identity, so that tracts of several documents can be tied to one.
// Never: two things called by the same common words taken for one: "an iron pin" is another pin in every document.
import type { Metadata } from '../contract/extraction.ts';
import { cornerPhrase } from './corner-phrase.ts';
import { cornerWords } from './corner-words.ts';
import type { PlaceContext } from './locate-context.ts';

export interface AnchorIdentity {
  /** The words in one spelling. */
  readonly words: string;
  /** Equal for the same monument, as far as words and place can tell. */
  readonly key: string;
}

const COMMON =
  /\b(?:a|an|the|said|this|that|point|iron|steel|brass|aluminum|copper|concrete|granite|stone|rock|wood|wooden|pin|pipe|rod|rebar|bar|axle|nail|spike|cap|capped|disk|disc|tablet|stake|post|monument|mon|marker|tack|hub|bolt|plug|mark|x|found|set|existing|old|new|inch|inches|feet|in|on|at|of|with|and|or|to|from|by|for|marked|marking|corner|fence|tree|oak|white|red|black|pine|hickory|gum|ash|elm|poplar|maple|walnut|cedar|line|road|street|highway|right|way|center|centerline|property|land|tract|parcel|lot|n|s|e|w|ne|nw|se|sw|northerly|southerly|easterly|westerly|being|which|is|located|situated)\b/g;

/** Whether the words name anything but kinds of monuments and directions. */
function isParticular(words: string): boolean {
  const left = words.replace(COMMON, ' ').replace(/\b\d{1,2}(?:\s\d\/\d{1,2}|\.\d+)?\b|\d\/\d{1,2}|[^a-z0-9]+/g, ' ').trim(); // prettier-ignore
  return left !== '';
}

export function anchorWords(anchor: string): string {
  return cornerWords(anchor)
    .replace(/^(?:a|an|the)\s/, '')
    .replace(/[,;:\s]+/g, ' ')
    .trim();
}

/** `document` tells one document from another; county and state tell apart what the words do not. */
export function anchorIdentity(
  anchor: string,
  { county, state }: Pick<Metadata, 'county' | 'state'>,
  place: PlaceContext,
  document: string,
): AnchorIdentity {
  const words = anchorWords(anchor);
  const corner = cornerKey(anchor, state, place);
  if (corner !== null) return { words, key: corner };
  const where = `${county} ${state}`.toLowerCase().trim();
  return { words, key: isParticular(words) ? `words ${words} | ${where}` : `document ${document} ${words}` };
}

type Place = { readonly section: number; readonly township: string; readonly range: string; readonly meridian: string };

/** A corner of the public survey with its township is one and the same however it is spelt; null where the words are none. */
export function cornerKey(anchor: string, state: string, place: Place | null): string | null {
  const phrase = cornerPhrase(`at ${anchor}`, { section: place?.section ?? 0 });
  if (phrase === null || phrase.along !== null || phrase.insideFt !== null) return null;
  const printed = phrase.names.township !== '';
  const [township, range] = printed ? [phrase.names.township, phrase.names.range] : [place?.township, place?.range];
  if (!township || !range) return null;
  const { section, east, north } = phrase.at;
  const [eastFt, northFt] = phrase.offsetFt.map((feet) => feet.toFixed(2));
  const survey = `${state} ${phrase.names.meridian || (place?.meridian ?? '')}`.toLowerCase();
  return `corner ${section} ${phrase.lot} ${east} ${north} ${eastFt} ${northFt} ${township} ${range} | ${survey}`;
}
