// Takes: a response, and how it is drawn. Gives: LandXML 1.2 with one parcel a tract, its courses as lines and true curves, in US survey feet
// or in the unit of its coordinate system. Never: a densified arc; coordinates are "north east", as LandXML has them, from the point of
// beginning unless there is a coordinate system; an exception's from that of the land it lies in.
import type { ExtractResponse } from '../contract/response.ts';
import type { Point } from '../survey/traverse.ts';
import { plain, xml } from './markup.ts';
import type { PlaneGrid } from '../grids/grid.ts';
import { leftWords, placeWords, systemWords } from './coordinate-words.ts';
import { type Coordinates, type Drawing, drawing } from './drawing.ts';
import type { DrawnTract } from './drawn-tract.ts';
import { closesExactly, cornerPoints } from './corner-points.ts';
import { centreOf, type PlaneCourse } from './plane-tract.ts';

export function landxml(response: ExtractResponse, laid: Drawing = drawing(response, null)): string | null {
  const { tracts, coordinates } = laid;
  if (tracts.length === 0) return null;
  const grid = coordinates?.grid.kind === 'plane' ? coordinates.grid : null;
  const perFoot = grid?.unit.perFoot ?? 1;
  const [date, time] = dateAndTime(response.attestation?.extracted_at ?? '');
  const names = namesOfTheirOwn(tracts);
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    `<LandXML xmlns="http://www.landxml.org/schema/LandXML-1.2" version="1.2" date="${date}" time="${time}" readOnly="false">\n` +
    `<Units>${unitsText(grid)}</Units>\n${coordinates && grid ? systemText(coordinates, grid) : ''}` +
    `<Project name="${xml(response.document || 'tracts')}"/>\n<Application name="thence" desc="computed from the words of a document; not a survey"/>\n` +
    `${pointsText(laid, perFoot)}\n<Parcels name="tracts">\n${tracts.map((tract, i) => parcel(tract, names[i]!, perFoot)).join('\n')}\n</Parcels>\n</LandXML>\n`
  );
}

const ANGLES = 'angularUnit="decimal degrees" directionUnit="decimal degrees"';

function unitsText(grid: PlaneGrid | null): string {
  if (grid?.unit.short === 'm')
    return `<Metric areaUnit="squareMeter" linearUnit="meter" volumeUnit="cubicMeter" temperatureUnit="celsius" pressureUnit="milliBars" ${ANGLES}/>`;
  const linear = grid?.unit.short === 'ft' ? 'foot' : 'USSurveyFoot';
  return `<Imperial areaUnit="squareFoot" linearUnit="${linear}" volumeUnit="cubicFeet" temperatureUnit="fahrenheit" pressureUnit="inHG" ${ANGLES}/>`;
}

function systemText(coordinates: Coordinates, grid: PlaneGrid): string {
  const words = [
    ...systemWords(coordinates),
    ...coordinates.placed.map((one) => placeWords(grid, one)),
    ...leftWords(coordinates),
  ];
  return (
    `<CoordinateSystem desc="${xml(words.join(' '))}" epsgCode="${grid.epsg}" horizontalDatum="${grid.datum.replace(' ', '')}" ` +
    `horizontalCoordinateSystemName="${xml(grid.name)}"/>\n`
  );
}

/** As XML Schema has them: a year of four digits. */
function dateAndTime(text: string): [date: string, time: string] {
  const at = new Date(text);
  const iso = Number.isNaN(at.getTime()) ? '' : at.toISOString();
  const [, date, time] = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d:\d\d)/.exec(iso) ?? [];
  return date && time ? [date, time] : ['1970-01-01', '00:00:00'];
}

/** LandXML wants no two parcels of one name; the tract's own number is in `oID`. */
function namesOfTheirOwn(tracts: readonly DrawnTract[]): string[] {
  const taken = new Set<string>();
  const times = new Map<string, number>();
  return tracts.map(({ index, tract }) => {
    const name = tract.name || `tract ${index + 1}`;
    let own = name;
    for (let count = times.get(name) ?? 1; taken.has(own);) {
      own = `${name} (${++count})`;
      times.set(name, count);
    }
    taken.add(own);
    return own;
  });
}

/** Points to stake or to join, with the numbers that PNEZD has. */
function pointsText(laid: Drawing, perFoot: number): string {
  const rows = cornerPoints(laid).map(({ number, at: [east, north], code, words }) => {
    const attributes = `name="${number}" code="${code}" desc="${xml(words)}"`;
    return `<CgPoint ${attributes}>${plain(north * perFoot)} ${plain(east * perFoot)}</CgPoint>`;
  });
  return `<CgPoints name="corners">\n${rows.join('\n')}\n</CgPoints>`;
}

function parcel(drawn: DrawnTract, name: string, perFoot: number): string {
  const { index, tract, verdict, place } = drawn;
  const area = verdict.computed_sqft === null ? '' : ` area="${plain(verdict.computed_sqft * perFoot * perFoot, 4)}"`;
  const geometry = [
    ...closedCourses(drawn).map((course) => courseText(course, perFoot)),
    ...closingLine(drawn, perFoot),
  ].join('\n');
  return (
    `<Parcel name="${xml(name)}" oID="${index}"${area} parcelType="${xml(tract.description_type)}" ` +
    `desc="${xml(`verdict ${verdict.status}${place ? `, exception, ${place.words}` : ''}`)}">\n<CoordGeom>\n${geometry}\n</CoordGeom></Parcel>`
  );
}

/** A parcel closes on itself: of a figure that the verdict calls exact, the last course ends where the first begins. */
function closedCourses(tract: DrawnTract): readonly PlaneCourse[] {
  const { courses, closed } = tract;
  const last = courses.at(-1)!;
  const to = courses[0]!.from;
  const chordFt = Math.hypot(to[0] - last.from[0], to[1] - last.from[1]);
  if (!closed || !closesExactly(tract) || courses.length < 2 || last.chordFt === 0) return courses;
  const arc = last.arc && { ...last.arc, radiusFt: (last.arc.radiusFt * chordFt) / last.chordFt };
  return courses.with(-1, { ...last, to, chordFt, arc });
}

/** Of a figure that misses its beginning, what is missing. */
function closingLine(tract: DrawnTract, perFoot: number): string[] {
  if (!tract.closed || closesExactly(tract)) return [];
  const [from, to] = [tract.courses.at(-1)!.to, tract.courses[0]!.from];
  const lengthFt = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const words = 'misclosure: no course of the record';
  return [lineText({ name: 'misclosure', lengthFt, words, from, to }, perFoot)];
}

interface LineWords {
  readonly name: string;
  readonly lengthFt: number;
  readonly words: string;
  readonly from: Point;
  readonly to: Point;
}

function lineText({ name, lengthFt, words, from, to }: LineWords, perFoot: number): string {
  const ends = `<Start>${pointText(from, perFoot)}</Start><End>${pointText(to, perFoot)}</End>`;
  return `<Line name="${name}" length="${plain(lengthFt * perFoot, 4)}" desc="${xml(words)}">${ends}</Line>`;
}

function pointText([east, north]: Point, perFoot: number): string {
  return `${plain(north * perFoot)} ${plain(east * perFoot)}`;
}

/** Its length as recorded; where it lies is told by its ends. */
function courseText(course: PlaneCourse, perFoot: number): string {
  const { arc, from, to, number, shown, call } = course;
  const centre = centreOf(course);
  const told = { name: String(number), lengthFt: shown.lengthFt, words: call.verbatim_text, from, to };
  if (arc === null || centre === null) return lineText(told, perFoot);
  const lengths = `length="${plain(shown.lengthFt * perFoot)}" chord="${plain(course.chordFt * perFoot)}"`;
  const points = ([['Start', from], ['Center', centre], ['End', to]] as const).map(([tag, at]) => `<${tag}>${pointText(at, perFoot)}</${tag}>`);
  return (
    `<Curve name="${number}" rot="${arc.turn === 1 ? 'cw' : 'ccw'}" crvType="arc" radius="${plain(arc.radiusFt * perFoot)}" ` +
    `delta="${plain((arc.deltaRad * 180) / Math.PI, 8)}" ${lengths} desc="${xml(call.verbatim_text)}">${points.join('')}</Curve>`
  );
} // prettier-ignore
