// Takes: a response with its tracts in their planes. Gives: where each exception lies in the land it is taken from, as the words tell it, and
// in a few words how that is known. Never: a place that the words leave open; such an exception is drawn apart.
import { beginningOf } from '../contract/beginning.ts';
import type { Tract } from '../contract/extraction.ts';
import type { ExtractResponse } from '../contract/response.ts';
import type { Point } from '../survey/traverse.ts';
import { compassCorner } from './compass-corner.ts';
import { parentCorner, type ParentCorner } from './parent-corner.ts';
import { landMeant } from './parent-meant.ts';
import { type PlaneTract, tieVectorOf } from './plane-tract.ts';

export interface ExceptionPlace {
  /** The index of the tract it is taken from; -1 where none stands before it. */
  readonly land: number;
  /** Its point of beginning in the plane of the land; null where its place was not read. */
  readonly at: Point | null;
  /** "begins at the northwest corner of Tract 1" */
  readonly words: string;
}

type Planes = ReadonlyMap<number, PlaneTract>;

/** Null for a tract that is no exception, and for an exception that is not drawn. */
export function exceptionPlace(response: ExtractResponse, planes: Planes, index: number): ExceptionPlace | null {
  const plane = planes.get(index);
  if (!plane?.tract.is_exception) return null;
  const land = response.extraction.tracts.findLastIndex((tract, i) => i < index && !tract.is_exception);
  return byCorner(response, planes, plane) ?? byMonument(planes.get(land), plane) ?? apart(response, land);
}

function apart({ extraction }: ExtractResponse, land: number): ExceptionPlace {
  const where = land < 0 ? '' : ` in ${nameOf(extraction.tracts, land)}`;
  return drawnApart(land, `its place${where} was not read`);
}

const drawnApart = (land: number, why: string): ExceptionPlace => ({ land, at: null, words: `drawn apart: ${why}` });

const nameOf = (tracts: readonly Tract[], index: number): string => tracts[index]!.name || `tract ${index + 1}`;

interface NamedStart {
  readonly named: ParentCorner;
  /** From the corner to the point of beginning; null where it begins there. */
  readonly tie: Point | null;
}

/** Where it begins, else where its tie courses start, provided that they can be walked. */
function namedStart(plane: PlaneTract): NamedStart | null {
  const { pob_description: words, tie_calls: ties } = plane.tract;
  const { from, point } = beginningOf(words);
  const end = parentCorner(point);
  if (end) return { named: end, tie: null };
  const named = parentCorner(from);
  const tied = ties.length > 0 || point !== '' || /\b(?:commenc|starting)/i.test(from);
  const tie = tied ? tieVectorOf(plane) : null;
  return named === null || (tied && tie === null) ? null : { named, tie };
}

function byCorner(response: ExtractResponse, planes: Planes, plane: PlaneTract): ExceptionPlace | null {
  const start = namedStart(plane);
  const land = start && landMeant(start.named, response, plane.index);
  if (start === null || land === null) return null;
  const { named, tie } = start;
  const isBeginning = named.corner === 'point of beginning';
  const corner = `the ${named.corner}${isBeginning ? '' : ' corner'} of ${nameOf(response.extraction.tracts, land)}`;
  const parent = planes.get(land);
  if (!parent) return drawnApart(land, `${corner}, which has no figure`);
  const at = cornerIn(parent, named);
  if (at === null) return drawnApart(land, `${corner} is not clear in its figure`);
  if (tie === null) return { land, at, words: `begins at ${corner}` };
  return { land, at: [at[0] + tie[0], at[1] + tie[1]], words: `tied to ${corner}` };
}

function cornerIn(parent: PlaneTract, { corner }: ParentCorner): Point | null {
  if (corner === 'point of beginning') return parent.points[0]!;
  return parent.closed ? compassCorner(parent, corner) : null;
}

/** Both commence at one monument: the difference of their ties. */
function byMonument(land: PlaneTract | undefined, plane: PlaneTract): ExceptionPlace | null {
  const [landTie, tie] = [land && tieVectorOf(land), tieVectorOf(plane)];
  if (!land || !landTie || !tie) return null;
  const monument = monumentWords(plane.verdict.anchor ?? '');
  if (monument === null || monument !== monumentWords(land.verdict.anchor ?? '')) return null;
  const words = `tied to the monument that ${land.tract.name || `tract ${land.index + 1}`} is tied to`;
  return { land: land.index, at: [tie[0] - landTie[0], tie[1] - landTie[1]], words };
}

/** In one spelling; null where the words may stand for another thing each time: "an iron pin", "said tract". */
export function monumentWords(anchor: string): string | null {
  const words = anchor.toLowerCase().replace(/\bsaid /g, '').replace(/[\s,]+/g, ' ').replace(/^the /, '').trim(); // prettier-ignore
  return words === '' || /^an? |\b(?:tract|parcel|property|premises|lands?|above|aforesaid)\b/.test(words)
    ? null
    : words;
}
