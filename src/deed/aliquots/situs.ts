// Takes: the text around a measured tract. Gives: the land its caption says it lies in ("a parcel in the SE1/4 of Section 9, T3N,
// R5W"), as DECISIONS.md's `aliquot` string, for whoever must know what "said section" means. Never: one of several townships.
import { pack } from '../../contract/packed.ts';
import { conveyedPlaces, type AliquotPlace } from './aliquot.ts';

export interface CaptionSpan {
  /** Where the words before the tract begin, and where it begins. */
  readonly from: number;
  readonly starter: number;
  /** Where its courses end, and where the next tract begins. */
  readonly end: number;
  readonly next: number;
}

/** A caption is not far away: beyond this it is another matter's. */
const BEFORE = 1500;
const AFTER = 400;

export function situsOf(text: string, { from, starter, end, next }: CaptionSpan): string {
  const caption = landIn(text, Math.max(from, starter - BEFORE), starter);
  return caption !== '' ? caption : landIn(text, end, Math.min(next, end + AFTER));
}

/** What all the readings there agree in; "" where they name two townships, or none. */
function landIn(text: string, from: number, to: number): string {
  if (to <= from) return '';
  const caption = text.slice(from, to); // by itself: a reader of the whole text would take as long for every tract
  const lands = conveyedPlaces(caption);
  if (lands.length === 0) return '';
  const agreed = (key: keyof AliquotPlace): string => {
    const first = lands[0]![key];
    return lands.every((land) => land[key] === first) ? first : '';
  };
  const [township, range, section] = [agreed('township'), agreed('range'), agreed('section')];
  if (section === '' && township === '') return '';
  if (lands.some((land) => land.township !== township || land.range !== range)) return '';
  const part = section === '' ? {} : { parts: agreed('parts'), government_lot: agreed('government_lot') };
  return pack('aliquot', { ...part, section, township, range, meridian: agreed('meridian') });
}
