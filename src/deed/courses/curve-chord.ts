// Takes: the words of a curve. Gives: its chord where they tell it as the way from the course's start to its end: "to a point which
// bears S 12° E 96 feet from the last mentioned point". Never: the way to any other place.
import type { Bearing } from '../../contract/extraction.ts';
import { isBearing, type Segment } from '../marks/cut.ts';
import type { DistancePhrase } from '../values/distance.ts';

const TO_A_POINT =
  /\bto\s+(?:an?|the)\s[^;]{3,160}?\b(?:which|that)(?:\s+point)?\s+(?:is|bears|lies)[\s,]{1,2}(?:distant\s+)?$/;
const FROM_THE_START =
  /^[\s,]{0,3}(?:distant\s+)?from\s+(?:the\s+|said\s+)?(?:(?:last|preceding|previous)(?:ly)?[\s-](?:(?:previously|above|said|mentioned|described|named)[\s-]){0,2}(?:point|corner|station|monument|place|stake|stone|pin)|(?:point|corner|station|monument)\s+last\s+(?:mentioned|described|named)|(?:beginning|start|point\s+of\s+beginning)\s+of\s+(?:said|the|this)\s+(?:curve|arc))\b/;

export function chordToEnd(
  text: string,
  { lead, tokens }: Segment,
): { bearing: Bearing; length: DistancePhrase } | null {
  for (let i = 0; i + 1 < tokens.length; i++) {
    const [one, two] = [tokens[i]!, tokens[i + 1]!];
    const way = isBearing(one, false) ? one : two;
    const length = way === one ? two : one;
    if (way.kind !== 'direction' || way.direction.bearing === null || length.kind !== 'distance') continue;
    if (!/^[\s,]{0,3}(?:a\s+distance\s+of\s+)?$/.test(text.slice(one.end, two.start))) continue;
    if (!FROM_THE_START.test(text.slice(two.end, two.end + 90))) continue;
    if (TO_A_POINT.test(text.slice(Math.max(lead, one.start - 200), one.start)))
      return { bearing: way.direction.bearing, length: length.distance };
  }
  return null;
}
