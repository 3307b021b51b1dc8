// Takes: a figure. Gives: what a corner is told to see of the beginning ("a stone from which the beginning corner bears North 500 feet") and the courses do not make so.
// Never: of the point of commencement, from which a tie leads, nor of what is told with "about".
import { quoted } from '../tracts/quoted.ts';
import { apartDeg, azimuthOf, BEARING, feetOf, feetText, LENGTH, wordsOf, type Figure } from './figure.ts';

const SIGHT = new RegExp(
  String.raw`\b(?:from\s+which|whence|wherefrom|from\s+where)\s+(?:(?:said|the|point|corner|stone|stake|pin|monument)\s+){0,3}?(?:(?:point|place|corner)\s+of\s+(?:the\s+)?)?(?:true\s+)?beginning(?:\s+(?:corner|point|stone|stake|pin|post|tree|monument))?\s+(?:bears|lies|is|stands)\s+(?:(?<bearing>${BEARING})|(?:due\s+)?(?<wind>north|south|east|west)\b)(?:(?:,?\s+(?:at\s+)?(?:a\s+)?(?:distant|distance\s+of)?\s?|\s?,\s?)(?<length>${LENGTH}))?`,
);
const WINDS = ['north', 'east', 'south', 'west'];
const MAY_SEE = /\b(?:bears|lies|is|stands)\b/;
/** A sight is told in less digits than a course. */
const [ALLOWED_DEG, ALLOWED] = [1, 0.01];

export function sightClaims(figure: Figure): string[] {
  const { sides, corners, text } = figure;
  return sides.slice(0, -1).flatMap((side, i) => {
    const words = wordsOf(figure, side);
    const match = MAY_SEE.test(words) ? SIGHT.exec(words) : null;
    if (!match) return [];
    const [east, north] = [corners[0]![0] - corners[i + 1]![0], corners[0]![1] - corners[i + 1]![1]];
    const [feet, way] = [Math.hypot(east, north), (Math.atan2(east, north) * 180) / Math.PI];
    const { bearing, wind, length } = match.groups!;
    const told = bearing === undefined ? WINDS.indexOf(wind!) * 90 : azimuthOf(figure, bearing);
    const isFar = length !== undefined && Math.abs(feetOf(figure, length) - feet) > Math.max(1, feet * ALLOWED);
    if (!isFar && (told === null || apartDeg(told, way) <= ALLOWED_DEG)) return [];
    const at = side.start + match.index;
    return [
      `The paper says ${quoted(text, at, at + match[0].length)}; by the courses the beginning lies ${feetText(feet)} from there, azimuth ${way < 0 ? (way + 360).toFixed(1) : way.toFixed(1)}°.`,
    ];
  });
}
