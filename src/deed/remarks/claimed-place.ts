// Takes: a figure. Gives: places that its corners are told to have and the courses do not give them: so far East of the beginning, of a line or a corner that another of
// its corners is placed by too. Never: which of two is wrong; nor of a line's own bearing, which may be turned so far as common speech allows.
import type { Point } from '../../survey/traverse.ts';
import { quoted } from '../tracts/quoted.ts';
import { apartDeg, feetText, type Figure } from './figure.ts';
import { toldPlaces, type Lies, type ToldPlace } from './told-places.ts';

/** A compass word is meant of the compass, or of lines that lie askew as the figure's own sides do; with "-erly" it is loose. */
const [TURN, LOOSE_TURN] = [6, 45];
/** Whatever is nearer may come of closing errors and of what is rounded. */
const NEAR_FT = 0.5;
const RATIO = 500;
/** Bearings to corners far away are told in whole degrees. */
const TIE_RATIO = 0.01;
/** Nobody calls it East. */
const OTHER_WAY = 60;

export function placeClaims(figure: Figure): string[] {
  const places = toldPlaces(figure);
  // Of an end at the beginning itself claimed-end.ts speaks.
  const ofBeginning = places.filter(({ from, position }) => from.kind === 'beginning' && lengthOf(position) > NEAR_FT);
  return [
    ...ofBeginning.flatMap((place) => beginningClaim(figure, place)),
    ...pairsOf(places.filter(({ from }) => from.kind === 'corner')).flatMap(([one, other]) =>
      cornerClaim(figure, one, other),
    ),
    ...linePairs(figure, places).flatMap(([one, other]) => lineClaim(figure, one, other)),
  ];
}

/** The same thing, told at two corners. */
function pairsOf(places: readonly ToldPlace[]): [ToldPlace, ToldPlace][] {
  return places.flatMap((one, i) =>
    places
      .slice(i + 1)
      .flatMap((other): [ToldPlace, ToldPlace][] =>
        other.from.name === one.from.name && tellsMore(one, other) ? [[one, other]] : [],
      ),
  );
}

/** Two corners at one place or on one line may be of two lots: nothing is measured of either. */
const tellsMore = (one: ToldPlace, other: ToldPlace): boolean => one.lies.by !== 'there' || other.lies.by !== 'there';

const saying = ({ text }: Figure, { at, end }: ToldPlace): string => quoted(text, at, end);
const lengthOf = ([east, north]: Point): number => Math.hypot(east, north);
const azimuthOf = ([east, north]: Point): number => (Math.atan2(east, north) * 180) / Math.PI;
const between = (one: Point, other: Point): Point => [other[0] - one[0], other[1] - one[1]];
const along = ([east, north]: Point, deg: number): number =>
  east * Math.sin((deg * Math.PI) / 180) + north * Math.cos((deg * Math.PI) / 180);
const vectorOf = (feet: number, deg: number): Point => [
  feet * Math.sin((deg * Math.PI) / 180),
  feet * Math.cos((deg * Math.PI) / 180),
];

/** Every way that a word of the compass may stand for. */
function turned({ sides }: Figure, way: number, isLoose: boolean): number[] {
  const most = isLoose ? LOOSE_TURN : TURN;
  const askew = sides.map(({ azimuthDeg }) => ((((azimuthDeg + 45) % 90) + 90) % 90) - 45);
  return [0, ...askew].flatMap((turn) => Array.from({ length: 2 * most + 1 }, (_, i) => way + turn - most + i));
}

function beginningClaim(figure: Figure, place: ToldPlace): string[] {
  const { lies, position, roundedFt } = place;
  const feet = lengthOf(position);
  const allowed = Math.max(NEAR_FT, roundedFt) + feet / RATIO;
  if (isSo(figure, lies, position, allowed)) return [];
  return [
    `The paper says ${saying(figure, place)}; by the courses that corner lies ${feetText(feet)} from the beginning, azimuth ${((azimuthOf(position) + 360) % 360).toFixed(1)}°.`,
  ];
}

function isSo(figure: Figure, lies: Lies, position: Point, allowed: number): boolean {
  switch (lies.by) {
    case 'there':
      return true;
    case 'distance':
      return Math.abs(lies.feet - lengthOf(position)) <= allowed;
    case 'bearing':
      return lengthOf(between(vectorOf(lies.feet, lies.way), position)) <= allowed + lies.feet * TIE_RATIO;
    case 'wind': {
      const isThatWay = lengthOf(position) <= allowed || apartDeg(azimuthOf(position), lies.way) <= OTHER_WAY;
      return (
        isThatWay &&
        turned(figure, lies.way, lies.isLoose).some((deg) => Math.abs(along(position, deg) - lies.feet) <= allowed)
      );
    }
  }
}

/** From the corner; null where only a distance is told. */
const fromCorner = ({ lies }: ToldPlace): Point | null =>
  lies.by === 'there' ? [0, 0] : lies.by === 'distance' ? null : vectorOf(lies.feet, lies.way);

/** "a pin which bears N 10° E 500 feet from the section corner … to a pin from which the section corner bears S 10° W 100 feet". */
function cornerClaim(figure: Figure, one: ToldPlace, other: ToldPlace): string[] {
  const [from, to] = [fromCorner(one), fromCorner(other)];
  if (!from || !to) return [];
  const [told, run] = [between(from, to), between(one.position, other.position)];
  const winds = [one.lies, other.lies].filter((lies) => lies.by === 'wind');
  const allowed =
    Math.max(NEAR_FT, one.roundedFt + other.roundedFt) + lengthOf(run) / RATIO + farther(one, other) * TIE_RATIO;
  if (winds.length === 0) return lengthOf(between(told, run)) <= allowed ? [] : [apartClaim(figure, one, other, run)];
  const [{ way }] = winds as [Extract<Lies, { by: 'wind' }>];
  if (winds.some((lies) => Math.abs(along(vectorOf(1, lies.way), way)) < 0.99)) return [];
  const isLoose = winds.some((lies) => lies.isLoose);
  // The figure and the words may be of different meridians: the run is turned, not what is told.
  if (turned(figure, way, isLoose).some((deg) => Math.abs(along(run, deg) - along(told, way)) <= allowed)) return [];
  return [apartClaim(figure, one, other, run)];
}

const farther = (...places: ToldPlace[]): number =>
  Math.max(...places.map(({ lies }) => (lies.by === 'bearing' ? lies.feet : 0)));

const apartClaim = (figure: Figure, one: ToldPlace, other: ToldPlace, run: Point): string =>
  `The paper says ${saying(figure, one)} and ${saying(figure, other)}; by the courses the second lies ${feetText(run[0])} East and ${feetText(run[1])} North of the first, which is not so far.`;

/** A corner told by a line, or by a corner on that line: how far off the line, and whether by a square measure. */
interface OffLine {
  readonly place: ToldPlace;
  readonly line: string;
  readonly side: string;
  readonly feet: number;
  readonly way: number | null;
  readonly isLoose: boolean;
  /** Along another line than square to this one. */
  readonly isSlant: boolean;
}

function offLines(place: ToldPlace): OffLine[] {
  const { from, lies } = place;
  if (lies.by === 'bearing' || lies.by === 'distance' || from.kind === 'beginning') return [];
  const off = {
    place,
    feet: lies.by === 'wind' ? lies.feet : 0,
    way: lies.by === 'wind' ? lies.way : null,
    isLoose: lies.by === 'wind' && lies.isLoose,
  };
  if (from.kind !== 'corner') return [{ ...off, line: from.name, side: from.side, isSlant: false }];
  return [...from.side]
    .filter((side) => lies.by === 'there' || isAcross(side, lies.way))
    .map((side) => ({ ...off, line: `${side} line of ${from.of}`, side, isSlant: true }));
}

/** Whether that way leads off a line on that side of its land. */
const isAcross = (side: string, way: number): boolean =>
  Math.abs(along(vectorOf(1, way), 'ew'.includes(side) ? 90 : 0)) > 0.9;

function linePairs({ sides }: Figure, places: readonly ToldPlace[]): [OffLine, OffLine][] {
  const bends = sides.some(({ course }) => course.kind === 'curve');
  const told = places.filter(({ from }) => from.kind !== 'road' || !bends).flatMap(offLines);
  return told.flatMap((one, i) =>
    told.slice(i + 1).flatMap((other): [OffLine, OffLine][] => {
      const isOneCorner = one.place.from.kind === 'corner' && one.place.from.name === other.place.from.name;
      const isPair = other.line === one.line && other.place !== one.place && !isOneCorner;
      return isPair && tellsMore(one.place, other.place) ? [[one, other]] : [];
    }),
  );
}

/** "30 feet West of the centerline of Oak Street … to a point 150 feet West of said centerline". */
function lineClaim(figure: Figure, one: OffLine, other: OffLine): string[] {
  const way = one.way ?? other.way ?? wayOfSide(one.side);
  if (way === null) return [];
  const run = between(one.place.position, other.place.position);
  const hands = [one, other].map((off) => (off.way === null ? 0 : along(vectorOf(1, off.way), way)));
  if (hands.some((hand) => hand !== 0 && Math.abs(hand) < 0.7)) return [];
  const allowed = Math.max(NEAR_FT, one.place.roundedFt + other.place.roundedFt) + lengthOf(run) / RATIO;
  const offAt = (off: OffLine, hand: number, deg: number): number =>
    Math.sign(hand) * off.feet * (off.isSlant ? along(vectorOf(1, deg), way) : 1);
  const isPossible = turned(figure, way, one.isLoose || other.isLoose).some(
    (deg) => Math.abs(offAt(other, hands[1]!, deg) - offAt(one, hands[0]!, deg) - along(run, deg)) <= allowed,
  );
  return isPossible ? [] : [apartClaim(figure, one.place, other.place, run)];
}

const wayOfSide = (side: string): number | null => (side === 'center' ? null : 'ew'.includes(side) ? 90 : 0);
