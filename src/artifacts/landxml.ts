// Takes: a response. Gives: LandXML 1.2 with one parcel a tract, its courses as lines and true curves, in US survey feet.
// Never: a densified arc; coordinates are "north east", as LandXML has them, from the point of beginning; an exception's
// from that of the land it lies in.
import type { ExtractResponse } from '../contract/response.ts';
import type { Point } from '../survey/traverse.ts';
import { plain, xml } from './markup.ts';
import { type DrawnTract, drawnTracts } from './drawn-tract.ts';
import { centreOf, type PlaneCourse } from './plane-tract.ts';

export function landxml(response: ExtractResponse): string | null {
  const tracts = drawnTracts(response);
  if (tracts.length === 0) return null;
  const [date, time] = dateAndTime(response.attestation?.extracted_at ?? '');
  const names = namesOfTheirOwn(tracts);
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    `<LandXML xmlns="http://www.landxml.org/schema/LandXML-1.2" version="1.2" date="${date}" time="${time}" readOnly="false">\n` +
    '<Units><Imperial areaUnit="squareFoot" linearUnit="USSurveyFoot" volumeUnit="cubicFeet" temperatureUnit="fahrenheit" ' +
    'pressureUnit="inHG" angularUnit="decimal degrees" directionUnit="decimal degrees"/></Units>\n' +
    `<Project name="${xml(response.document || 'tracts')}"/>\n<Application name="thence" desc="computed from the words of a document; not a survey"/>\n` +
    `<Parcels name="tracts">\n${tracts.map((tract, i) => parcel(tract, names[i]!)).join('\n')}\n</Parcels>\n</LandXML>\n`
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

function parcel({ index, tract, verdict, courses, place }: DrawnTract, name: string): string {
  const area = verdict.computed_sqft === null ? '' : ` area="${plain(verdict.computed_sqft, 4)}"`;
  const geometry = courses.map(courseText).join('\n');
  return (
    `<Parcel name="${xml(name)}" oID="${index}"${area} parcelType="${xml(tract.description_type)}" ` +
    `desc="${xml(`verdict ${verdict.status}${place ? `, exception, ${place.words}` : ''}`)}">\n<CoordGeom>\n${geometry}\n</CoordGeom></Parcel>`
  );
}

function courseText(course: PlaneCourse): string {
  const note = ` desc="${xml(course.call.verbatim_text)}"`;
  const [start, end] = [`<Start>${pointText(course.from)}</Start>`, `<End>${pointText(course.to)}</End>`];
  const centre = centreOf(course);
  if (course.arc === null || centre === null)
    return `<Line name="${course.number}" length="${plain(course.chordFt, 4)}"${note}>${start}${end}</Line>`;
  const { radiusFt, deltaRad, turn } = course.arc;
  return (
    `<Curve name="${course.number}" rot="${turn === 1 ? 'cw' : 'ccw'}" crvType="arc" radius="${plain(radiusFt)}" ` +
    `delta="${plain((deltaRad * 180) / Math.PI, 8)}" length="${plain(course.lengthFt)}" chord="${plain(course.chordFt)}"${note}>` +
    `${start}<Center>${pointText(centre)}</Center>${end}</Curve>`
  );
}

function pointText([east, north]: Point): string {
  return `${plain(north)} ${plain(east)}`;
}
