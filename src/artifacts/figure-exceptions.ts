// Takes: a tract in its plane and all that a document's drawing holds. Gives: the exceptions that lie in it, each with its name at a free
// place, and words for those that are drawn apart. Never: an exception that would shrink its land to a speck; it has its own figure.
import { type DrawnTract, isApart } from './drawn-tract.ts';
import type { Frame, Spot } from './figure-plan.ts';
import { liesFree, type WordBox } from './label-room.ts';
import { type Extent, extentOf, pathOf, type PlaneTract } from './plane-tract.ts';

export interface DrawnException {
  readonly tract: DrawnTract;
  readonly path: readonly Spot[];
  /** From a corner or monument to its beginning; empty where it begins there. */
  readonly tie: readonly Spot[];
}

export interface FigureException extends DrawnException {
  readonly name: string;
  /** The middle of the name's base line. */
  readonly nameAt: Spot;
}

const MOST_SHRINKING = 2.5;

export function exceptionsIn({ index, courses }: PlaneTract, all: readonly DrawnTract[]): DrawnTract[] {
  const sizeOf = ({ minimum, maximum }: Extent): number => Math.max(maximum[0] - minimum[0], maximum[1] - minimum[1]);
  const own = courses.flatMap((course) => pathOf(course, 1));
  return all.filter((one) => {
    if (one.plane !== index || one.index === index) return false;
    return sizeOf(extentOf([...own, ...one.points])) <= MOST_SHRINKING * sizeOf(extentOf(own));
  });
}

/** Each name in the middle of its figure, else beside it; where neither is free, in the middle its number alone. */
export function namedExceptions(
  drawn: readonly DrawnException[],
  { labelSize: size, textWidth }: Frame,
  taken: readonly WordBox[],
  lines: readonly (readonly Spot[])[],
): FigureException[] {
  const boxes = [...taken];
  return drawn.map((one) => {
    const extent = extentOf(one.path);
    const long = `Exception: ${shortName(one.tract)}`;
    const width = textWidth(long, size);
    const isFree = (at: Spot): boolean => liesFree({ at, angleRad: 0, width, height: size }, boxes, lines);
    const free = placesAround(extent, width, size).find(isFree);
    const name = free ? long : `Exc. ${one.tract.index + 1}`;
    const nameAt = free ?? placesAround(extent, 0, size)[0]!;
    boxes.push({ at: nameAt, angleRad: 0, width: textWidth(name, size), height: size });
    return { ...one, name, nameAt };
  });
}

const MOST_CHARACTERS = 36;

function shortName({ tract, index }: DrawnTract): string {
  const name = [...(tract.name || `tract ${index + 1}`).replace(/\s+/g, ' ').trim()];
  return name.length > MOST_CHARACTERS ? `${name.slice(0, MOST_CHARACTERS - 1).join('')}…` : name.join('');
}

/** To the right of the box, below, left and above; then farther out. */
const SIDES = [0.5, 3].flatMap((off) => [[1, 0], [0, -1], [-1, 0], [0, 1], [1, -1], [-1, -1], [-1, 1], [1, 1]].map((side) => [...side, off])); // prettier-ignore

/** The middle first. */
function placesAround({ minimum, maximum }: Extent, width: number, size: number): Spot[] {
  const [x, y] = [(minimum[0] + maximum[0]) / 2, (minimum[1] + maximum[1]) / 2 - size * 0.36];
  const beside = SIDES.map(([right, up, off]): Spot => {
    const aside = (maximum[0] - minimum[0] + width) / 2 + size * off!;
    const along = (maximum[1] - minimum[1] + size) / 2 + size * off!;
    return [x + right! * aside, y + up! * along];
  });
  return [[x, y], ...beside];
}

/** Where an exception lies, and which exceptions of a land are drawn apart from it. */
export function placeNotes({ index }: PlaneTract, all: readonly DrawnTract[]): string[] {
  const own = all.find((one) => one.index === index)?.place;
  return [...(own ? [`Exception, ${own.words}`] : []), ...notShown(index, all)];
}

function notShown(index: number, all: readonly DrawnTract[]): string[] {
  const names = all.filter((one) => isApart(one) && one.place?.land === index).map(shortName);
  if (names.length === 0) return [];
  const [shown, more] = [names.slice(0, 3), names.length - 3];
  return [`Exceptions drawn apart, place not read: ${shown.join('; ')}${more > 0 ? `; and ${more} more` : ''}`];
}
