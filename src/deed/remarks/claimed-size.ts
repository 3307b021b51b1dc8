// Takes: a figure. Gives: fronts, depths, widths and sides of a square told of the land that none of its sides has. Never: a size of something else (a house, a
// street, the lot it is cut from), nor one that is "about" or "more or less"; the width of a strip is in claimed-width.ts.
import { quoted } from '../tracts/quoted.ts';
import { agree, behindReturn, clauseAround, lengthsAndExtents, runsOf, within } from './claim-words.ts';
import { edgesOf, feetOf, feetText, LENGTH, type Figure } from './figure.ts';
import { ROAD_KIND, roadOf, runsAlong, runsAlongSaid } from './road-names.ts';

const MEASURE = String.raw`${LENGTH}|\d{1,4}(?:\.\d{1,2})?(?=\s?(?:x|by)\s)`;
const SIZE = String.raw`front(?:age|s|ing|ed)?|width|breadth|depth|length|wide|deep|long|square|dimensions?|measur(?:es|ing|ed)|size|back`;
const SIZED = new RegExp(
  [
    // "a frontage on Elm Street of 200 feet", "running back 350 feet", "180 by 350 feet", "the lot measures 200 feet"
    String.raw`\b(?<before>${SIZE})\b(?:(?!\b(?:${SIZE})\b)[^;.:()\uE000-\uF7FF]){0,60}?\s(?<a>${LENGTH})(?!\s?(?:x|by)\s)`,
    String.raw`(?<b>${LENGTH})\s+(?:(?:in|of)\s+)?(?:(?:street|road|river|lake|water|highway|even|uniform)\s+)?(?<behind>front(?:age)?|width|wide|broad|breadth|deep|depth|long|length|square(?!\s+(?:feet|foot|rods|poles|perches|yards|met|chains|miles|inch))|each\s+way|on\s+(?:each|a|every)\s+side)\b`,
    String.raw`(?<c>${MEASURE})\s?(?:x|by)\s(?:[a-z]+\s){0,4}?(?<d>${LENGTH})`,
  ].join('|'),
  'g',
);

/** What a size is told of, and what may stand between the two. */
const OF_LAND = new RegExp(
  String.raw`\b(?:lot|parcel|tract|plot|piece|premises|land|property|ground|site|acres?|field|it|same|being|having|platted|garden)\b(?:[\s,(]|\b(?:of|land|ground|no|number|\d+|is|being|having|has|have|with|a|an|the|in|at|to|and|by|x|on|exactly|just|exact|full|total|uniform|even|equal|front\w*|street|road|river|width|wide|breadth|depth|deep|length|long|measur\w+|dimensions?|size|which|extend\w*|run\w*|reach\w*|back|therefrom|thereof|thence|distance|said|certain|square|sides?|lying|situated?|platted|shown|as|marked|laid|each|every|it|[\uE000-\uF8FF]+)\b|[\uE000-\uF8FF]){0,40}$`,
);
/** "Depth 150 ft.": a caption of its own. */
const TERSE = /^\W*(?:the\s+)?(?:depth|front(?:age)?|width|breadth)(?:\s+(?:is|of)|\s?[:=])?\s*[\uE000-\uF7FF]/;
/** "Setbacks: front 25 feet". */
const YARDS = /\b(?:set-?backs?|yards?)(?:\s+(?:lines?|requirements?))?\s{0,2}:\s*$/;
/** So far before the land what is said may still be of it. */
const ABOUT = 40;
const OPEN =
  /\b(?:about|approximate\w*|more\s+or\s+less|roughly|nearly|some|average|minimum|maximum|at\s+least|not|required|set-?back|zon\w+|shall|may|must|lots|remain\w*|adjoin\w*|neighbou?r\w*|other\s+land|easement|right[\s-]of[\s-]way|reserv\w+|except\w*|part|portion|off|taken|out\s+of|carved|larger|original|old|former\w*|whose|half|next|another|other|owns|owned|block(?!\s+(?:no\.?\s*)?[\w-]+\s*,)|was|were)\b/;
const OF_THINGS =
  /\b(?:buildings?|house|dwelling|barn|garage|shed|store|stones?|posts?|pipes?|monument|well|cistern|slab|structures?|pole|tower|sign|porch|driveway|strip|fence|wall|hedge|ditch|drain|line|lines|sides?\s+(?:are|is)|track|spur|dock|pier|bridge|walk|sidewalk|gate|room|concrete|iron|rebar|scale|inch(?:es)?|tower|canal|sewer|arc|chord|radius|curve|thence|corner)\b/;
/** A road stands in it as where the land fronts, or has a size of its own: "on Elm Street", "Elm Street is 60 feet wide". */
const ON_ROAD = new RegExp(
  String.raw`\b(?:on|along|upon|from|to|of|by|with|at|facing|between|and)\s+(?:[a-z\d.'-]+\s+){0,7}?(?:${ROAD_KIND})\b`,
  'g',
);
const ROADS = new RegExp(String.raw`\b(?:${ROAD_KIND})\b`);

/** The length itself, and what follows it in the match. */
const LAST = new RegExp(`(?:${LENGTH})[^\\uE000-\\uF8FF]*$`);
/** "on Elm Street, 60 feet wide": the street may be meant. */
const ROAD_WIDTH = new RegExp(
  String.raw`\b(?:${ROAD_KIND})\b[,\s]{1,3}(?:(?:of|is|being|which|having|a|width)\s+){0,4}(?:${LENGTH})\s+(?:in\s+)?(?:wide|width|broad|breadth)`,
);

export function sizeClaims(figure: Figure): string[] {
  const has = lengthsAndExtents(figure);
  const edges = edgesOf(figure) ?? [];
  const { description, marked, text } = figure;
  const returned = behindReturn(figure);
  const told: string[] = [];
  for (const match of within(figure, SIZED)) {
    const { a, b, c, d, before, behind } = match.groups!;
    const at = match.index;
    const end = at + match[0].length;
    if (at >= description.starter.start && at < returned) continue;
    const clause = clauseAround(figure, at, end, at < returned ? 0 : returned);
    if (YARDS.test(marked.slice(Math.max(0, clause.start - 30), clause.start))) continue;
    if (ROAD_WIDTH.test(marked.slice(clause.start, end))) continue;
    const lead = marked.slice(clause.start, end).replaceAll(ON_ROAD, ' ');
    const land = OF_LAND.exec(lead.replace(LAST, ''));
    if (!land && !TERSE.test(lead)) continue;
    const about = lead.slice(Math.max(0, (land?.index ?? 0) - ABOUT));
    if (OPEN.test(about) || OPEN.test(marked.slice(end, clause.end)) || OF_THINGS.test(about) || ROADS.test(about))
      continue;
    const feet = [a ?? b ?? c, d].flatMap((mark) =>
      mark === undefined ? [] : [/^\d/.test(mark) ? Number(mark) : feetOf(figure, mark)],
    );
    const along = /front/.test(before ?? behind ?? '') ? alongRoad(figure, marked.slice(at, clause.end)) : null;
    const isSquare = /square|way|side/.test(behind ?? '');
    const lacks = feet.find(
      (one) =>
        one > 0 &&
        (isSquare
          ? edges.some(({ lengthFt }) => !agree(one, lengthFt))
          : !(along ?? has).some((length) => agree(one, length))),
    );
    if (lacks === undefined) continue;
    const says = `The paper says ${quoted(text, at, along ? clause.end : end)}`;
    told.push(
      along
        ? `${says}; the courses along it are ${feetText(Math.max(...along))}.`
        : isSquare
          ? `${says}; its sides are not all ${feetText(lacks)}.`
          : `${says}; no side of the figure is ${feetText(lacks)}.`,
    );
  }
  return told;
}

const FRONTS_ON = /\b(?:on|along|upon)\s+(?<road>[^,;.\uE000-\uF7FF]{3,70})/;

const ROAD_FRONT = /\b(?:highway|road|street)\s+front/;

/** Every length that the courses along the road named there have, one and several; null where no course runs along it. */
function alongRoad({ sides, marked, description }: Figure, words: string): number[] | null {
  const named = FRONTS_ON.exec(words);
  const road = named && roadOf(named[0]);
  if (!road && !ROAD_FRONT.test(words)) return null;
  const own = marked.slice(description.starter.start, description.end);
  const along = sides.map((side) =>
    (road ? runsAlong(side, road) || runsAlongSaid(side, road, own) : ROADS.test(side.call.adjoiner.toLowerCase()))
      ? side.lengthFt
      : 0,
  );
  const sum = along.reduce((all, one) => all + one, 0);
  return sum > 0 ? [...along, ...runsOf(along), sum].filter((length) => length > 0) : null;
}
