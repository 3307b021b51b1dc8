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
    `<Parcels name="tracts">\n${tracts.map((tract, i) => parcel(tract, names[i]!, perFoot)).join('\n')}\n</Parcels>\n</LandXML>\n`
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

function parcel({ index, tract, verdict, courses, place }: DrawnTract, name: string, perFoot: number): string {
  const area = verdict.computed_sqft === null ? '' : ` area="${plain(verdict.computed_sqft * perFoot * perFoot, 4)}"`;
  const geometry = courses.map((course) => courseText(course, perFoot)).join('\n');
  return (
    `<Parcel name="${xml(name)}" oID="${index}"${area} parcelType="${xml(tract.description_type)}" ` +
    `desc="${xml(`verdict ${verdict.status}${place ? `, exception, ${place.words}` : ''}`)}">\n<CoordGeom>\n${geometry}\n</CoordGeom></Parcel>`
  );
}

function courseText(course: PlaneCourse, perFoot: number): string {
  const pointText = ([east, north]: Point): string => `${plain(north * perFoot)} ${plain(east * perFoot)}`;
  const note = ` desc="${xml(course.call.verbatim_text)}"`;
  const [start, end] = [`<Start>${pointText(course.from)}</Start>`, `<End>${pointText(course.to)}</End>`];
  const centre = centreOf(course);
  if (course.arc === null || centre === null)
    return `<Line name="${course.number}" length="${plain(course.chordFt * perFoot, 4)}"${note}>${start}${end}</Line>`;
  const { radiusFt, deltaRad, turn } = course.arc;
  return (
    `<Curve name="${course.number}" rot="${turn === 1 ? 'cw' : 'ccw'}" crvType="arc" radius="${plain(radiusFt * perFoot)}" ` +
    `delta="${plain((deltaRad * 180) / Math.PI, 8)}" length="${plain(radiusFt * deltaRad * perFoot)}" chord="${plain(course.chordFt * perFoot)}"${note}>` +
    `${start}<Center>${pointText(centre)}</Center>${end}</Curve>`
  );
}
