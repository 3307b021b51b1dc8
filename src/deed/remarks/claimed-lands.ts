// Takes: a figure that stands alone in its paper. Gives: that the words which lead to it announce several lands: "The following two tracts:", and one follows.
// Never: of town lots, of lands that lie together and are bounded as one, nor where another is named, with courses or without.
import { numberAt } from '../values/numbers.ts';
import { quoted } from '../tracts/quoted.ts';
import { matchesBetween } from './claim-words.ts';
import type { Figure } from './figure.ts';

const SEVERAL =
  /\b(?<count>two|three|four|five|six|seven|eight|\d)\s+(?:\(\s?\d\s?\)\s+)?(?:(?:certain|other|several|separate|distinct|following|described|different)\s+){0,3}(?:tracts|parcels|pieces)(?:\s+(?:or|and)\s+(?:tracts|parcels|pieces))?(?:\s+of\s+(?:land|ground|real\s+estate))?(?<rest>[^.;]{0,100}?)[:,]?\s*$/g;
const AS_ONE =
  /\b(?:adjoin\w*|contiguous|together|as\s+one|as\s+a\s+whole|in\s+one|into\s+one|one\s+(?:tract|body|parcel)|combined|joined|single|united|consolidat\w*|merged|outline|perimeter|first|(?:tract|parcel|lot)\s+(?:no\.?\s?)?(?:1|one|i|a)\b|numbered|lots|lot\s+\d|nos?\.?\s?\d|known\s+as|being\s+lots?|plat\w*|block)\b/;
const ANOTHER =
  /\b(?:also|second|thirdly|secondly|(?:tract|parcel|lot|piece)\s+(?:no\.?\s?|number\s+)?(?:2|two|ii|b)\b|other\s+(?:tract|parcel|lot|piece)|lots?\s+(?:nos?\.?\s?)?\d|exhibit)\b/;
const [LEAD, BEHIND] = [200, 1500];

export function landsClaims(figure: Figure): string[] {
  const { marked, text, description, isAlone, near } = figure;
  if (!isAlone) return [];
  const to = description.starter.start;
  return matchesBetween(figure, SEVERAL, Math.max(near.start, to - LEAD), to).flatMap((match) => {
    const count = numberAt(match.groups!['count']!, 0)?.value ?? 0;
    if (count < 2 || AS_ONE.test(match[0]) || AS_ONE.test(marked.slice(Math.max(0, match.index - 80), match.index)))
      return [];
    if (ANOTHER.test(marked.slice(description.end, description.end + BEHIND))) return [];
    return [`The paper announces ${quoted(text, match.index, to)}; one follows.`];
  });
}
