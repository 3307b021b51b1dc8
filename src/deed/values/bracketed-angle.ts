// Takes: folded text and the angle of a bearing, in words. Gives: where a figure in brackets behind "degrees", "minutes" or "seconds" is another
// than the words before it: "sixteen degrees (18°)", "sixteen degrees thirty minutes (16°40')". Never: a figure before the mark; the parts compare that.
import { decimalDegrees, type AnglePhrase } from './angle-parts.ts';
import { SAID_FIGURE, saidFigure } from './said-figure.ts';
import { isLetterAt } from '../words/place.ts';

const MARK = String.raw`(?:[°'"]|deg\.?|degrees|minutes|seconds)?`;
const REST = String.raw`(?:\s{0,2}(?<second>\d{1,2})\s?'(?:\s{0,2}(?<third>\d{1,2}(?:\.\d{1,3})?)\s?")?)?`;
const BRACKET = new RegExp(
  String.raw`\b(?<part>degree|minute|second)s?,?\s{0,2}\(\s?(?<first>${SAID_FIGURE})\s?${MARK}${REST}\s?\)`,
  'g',
);

/** What is said of each such figure, up to where the bearing ends. */
export function bracketDoubts(text: string, angle: AnglePhrase, to: number): string[] {
  if (!isLetterAt(text, angle.start)) return [];
  const words = text.slice(angle.start, to);
  const { degrees, minutes, seconds } = angle;
  const said = { degree: degrees, minute: minutes, second: seconds };
  return [...words.matchAll(BRACKET)].flatMap(({ groups }) => {
    const part = groups!['part'] as keyof typeof said;
    const [second, third] = ['second', 'third'].map((name) => Number(groups![name] ?? 0));
    const first = saidFigure(groups!['first']!) ?? NaN;
    const isWhole = groups!['second'] !== undefined;
    const figure = { degrees: first, minutes: second!, seconds: third! };
    const agrees = isWhole || part === 'degree' ? isSame(decimalDegrees(angle), decimalDegrees(figure)) : false;
    if (agrees || (!isWhole && isSame(said[part], first))) return [];
    return isWhole
      ? [`words say ${degrees}°${minutes}'${seconds}", figures say ${first}°${second!}'${third!}"`]
      : [`words say ${said[part]}, figures say ${first}`];
  });
}

const isSame = (one: number, other: number): boolean => Math.abs(one - other) < 1e-4;
