// Takes: a figure. Gives: shapes it is said to have and has not: a rectangle, a square, a triangle, a parallelogram, square corners, an even width, so many sides.
// Never: a shape that is told with "nearly", nor of anything that is rounded by a curve.
import { quoted } from '../tracts/quoted.ts';
import { numberAt } from '../values/numbers.ts';
import { clauseAround, within } from './claim-words.ts';
import { apartDeg, edgesOf, slantDeg, type Edge, type Figure } from './figure.ts';

/** What a surveyor still calls square, and sides that he still calls equal. */
const CORNER_DEG = 2;
const SIDE = 0.03;

type Shape = (edges: readonly Edge[]) => boolean;

const opposite = (edges: readonly Edge[], i: number): Edge => edges[(i + 2) % 4]!;
const near = (one: Edge, other: Edge): boolean =>
  Math.abs(one.lengthFt - other.lengthFt) <= Math.max(2, SIDE * Math.max(one.lengthFt, other.lengthFt));
const isParallelogram: Shape = (edges) =>
  edges.length === 4 &&
  edges.every((edge, i) => slantDeg(edge.azimuthDeg, opposite(edges, i).azimuthDeg) <= CORNER_DEG);
const isSquareCornered: Shape = (edges) =>
  edges.every(
    (edge, i) => Math.abs(apartDeg(edge.azimuthDeg, edges[(i + 1) % edges.length]!.azimuthDeg) - 90) <= CORNER_DEG,
  );
const isRectangle: Shape = (edges) => isParallelogram(edges) && isSquareCornered(edges);
const isSquare: Shape = (edges) => isRectangle(edges) && near(edges[0]!, edges[1]!);
/** A corner cut off leaves a triangle one. */
const SHORT = 0.08;
const isTriangle: Shape = (edges) => {
  const around = edges.reduce((sum, { lengthFt }) => sum + lengthFt, 0);
  return edges.filter(({ lengthFt }) => lengthFt > SHORT * around).length === 3;
};
const isOfEvenWidth: Shape = (edges) =>
  edges.length !== 4 || [0, 1].some((i) => slantDeg(edges[i]!.azimuthDeg, opposite(edges, i).azimuthDeg) <= CORNER_DEG);

const LAND = String.raw`(?:lot|parcel|tract|plot|piece|acre|block|field|figure|portion\s+of\s+land|area|site)`;
const FORM = String.raw`\b(?:in\s+(?:the\s+)?(?:form|shape|figure)\s+of|forming|being|is|constituting|making)\s+an?\s+(?:perfect\s+|exact\s+|true\s+)?`;
const told = (shape: string, adjective: string): string =>
  String.raw`${FORM}${shape}\b|\b${adjective}[\s-]+(?:shaped\s+)?${LAND}\b|\b(?:lot|parcel|tract|plot|piece)(?:\s+of\s+(?:land|ground))?,?\s+(?:is\s+|being\s+)?${adjective}(?:\s+in\s+(?:shape|form))?\s?(?=[,;.:])`;

const SHAPES: readonly { readonly words: RegExp; readonly is: Shape; readonly lacks: string }[] = [
  {
    words: new RegExp(told('(?:rectangle|oblong)', '(?:rectangular|oblong)'), 'g'),
    is: isRectangle,
    lacks: 'it is no rectangle by its courses',
  },
  {
    words: new RegExp(told('square', String.raw`\b(?<!\d\s)square`), 'g'),
    is: isSquare,
    lacks: 'it is no square by its courses',
  },
  {
    words:
      /\b(?:corners|angles)\s+(?:(?:thereof|of\s+(?:the\s+)?(?:same|said\s+\w+|which))\s+)?(?:(?:all|being|are|is|each)\s+){0,3}(?:square|right\s+angles|true\s+right\s+angles|90\s?(?:°|degrees)|right)(?=[\s,;.:])|\ball\s+(?:the\s+)?(?:corners|angles)\s+(?:being\s+|are\s+)?(?:square|right)|\b(?:having|with)\s+(?:all\s+)?square\s+corners\b/g,
    is: isSquareCornered,
    lacks: 'its corners are not square by its courses',
  },
  {
    words: new RegExp(told('triangle', 'triangular'), 'g'),
    is: isTriangle,
    lacks: 'it is no triangle by its courses',
  },
  {
    words: new RegExp(
      `${told('(?:parallelogram|rhomb(?:us|oid))', 'rhomboidal')}|\\bparallelogram\\s+of\\s+(?:land|ground)\\b`,
      'g',
    ),
    is: isParallelogram,
    lacks: 'its opposite sides are not parallel by their bearings',
  },
  {
    words:
      /\b(?:of|at)\s+(?:an?\s+|the\s+)?(?:even|uniform|equal|same|that)\s+width\b|\b(?:uniform|even)ly\s+wide\b|\b(?:wide|width)\s+(?:throughout|at\s+both\s+ends)\b/g,
    is: isOfEvenWidth,
    lacks: 'none of its sides are parallel by their bearings',
  },
];

const NEARLY =
  /\b(?:nearly|roughly|approximately|about|almost|more\s+or\s+less|somewhat|irregular\w*|near|practically|substantially|generally|not|easement|strip\s+of\s+(?:said|the)|buildings?|house|part|portion|out\s+of|off|from|adjoin\w*|next|subject|rights?|another|other|reserv\w+|except\w*|along\s+the)\b/;

export function shapeClaims(figure: Figure): string[] {
  const edges = edgesOf(figure);
  if (!edges) return [];
  const { description } = figure;
  const found: string[] = [];
  for (const { words: pattern, is, lacks } of SHAPES)
    for (const match of within(figure, pattern)) {
      const at = match.index;
      if (at > description.starter.end && at < description.end) continue;
      if (is(edges) || NEARLY.test(clauseAround(figure, at, at + match[0].length).words)) continue;
      found.push(`The paper says ${quoted(figure.text, at, at + match[0].length)}; ${lacks}.`);
      break;
    }
  return [...found, ...sidesClaim(figure, edges)];
}

const COUNT = String.raw`three|four|five|six|seven|eight|nine|ten|\d{1,2}`;
const KINDS = String.raw`(?:sides|corners|courses|calls|angles|legs)`;
const SIDES = new RegExp(
  [
    String.raw`\b(?<count>${COUNT})[\s-](?:sided|cornered)\b`,
    String.raw`\b(?:tract|parcel|lot|land|figure|boundary|perimeter|outline|description|survey|traverse|same|it)\b[^.;]{0,30}?\b(?:has|having|consists?\s+of|consisting\s+of|comprises)\s+(?<had>${COUNT})\s+(?:(?:straight|distinct|separate)\s+)?${KINDS}(?=\s{0,2}(?:[.;,]|$|in\s+all\b|and\s+(?:contain|\d)))`,
    String.raw`\bthere\s+(?:are|being)\s+(?<there>${COUNT})\s+${KINDS}\b|\bin\s+(?<in>${COUNT})\s+${KINDS}(?=\s{0,2}[.;])`,
    String.raw`(?:^|[.;]\s{1,3})(?<bare>three|four|five|six|seven|eight|nine|ten)\s+(?:sides|corners)(?=[\s,.;])`,
    String.raw`\b(?:said|all|its)\s+(?<said>${COUNT})\s+(?:lines|courses|sides|corners)\b`,
    String.raw`\bnumber\s+of\s+${KINDS}\s{0,2}[:=]?\s{0,2}(?:is\s+)?(?<number>${COUNT})\b`,
    String.raw`\b(?<named>quadrilateral|pentagon|hexagon|heptagon|octagon)(?:al)?\b(?![\s-]+(?:road|street|avenue|park|building|house|tower|tree|stone|post|sign))`,
  ].join('|'),
);
const NAMED = { quadrilateral: 4, pentagon: 5, hexagon: 6, heptagon: 7, octagon: 8 } as const;

/** "a five-sided lot" of four courses. */
function sidesClaim(figure: Figure, edges: readonly Edge[]): string[] {
  const { start, end } = figure.near;
  const match = SIDES.exec(figure.marked.slice(start, end));
  if (!match) return [];
  const {
    count: sided,
    had,
    there,
    in: inAll,
    bare,
    number,
    said,
    named,
  } = match.groups as Record<string, string | undefined>;
  const count = named
    ? NAMED[named as keyof typeof NAMED]
    : numberAt((sided ?? had ?? there ?? inAll ?? bare ?? number ?? said)!, 0)?.value;
  if (!count || count === edges.length || count === figure.sides.length) return [];
  const at = start + match.index;
  if (at > figure.description.starter.end && at < figure.description.courses.at(-1)!.valuesEnd) return [];
  return [`The paper says ${quoted(figure.text, at, at + match[0].length)}; ${figure.sides.length} courses were read.`];
}
