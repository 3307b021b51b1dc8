// Beyond SPEC.md: a response in other formats. Takes: a posted body and a format. Gives: its text. Never: checks the signature, as DXF and
// GeoPackage do not; never an empty file: nothing_to_draw.
import { courseCsv } from '../artifacts/course-csv.ts';
import { type Drawing, type DrawnWhere } from '../artifacts/drawing.ts';
import { figure } from '../artifacts/figure.ts';
import { geojson } from '../artifacts/geojson.ts';
import { kml } from '../artifacts/kml.ts';
import { arcgisTraverse } from '../artifacts/arcgis-traverse.ts';
import { pnezd } from '../artifacts/pnezd.ts';
import { landxml } from '../artifacts/landxml.ts';
import { writtenDescription } from '../artifacts/written-description.ts';
import type { ExtractResponse } from '../contract/response.ts';
import { offsetFrom } from '../plss/geodesy.ts';
import { unattestedResponse } from './received-response.ts';
import { type AskedWhere, drawnWhere, NOWHERE, type TakesCoordinates } from './drawn-where.ts';
import { drawn, laidOut, type Posted } from './transforms.ts';

export interface ConvertOptions {
  /** GeoJSON in each tract's own plane. */
  readonly local: boolean;
  readonly where?: AskedWhere;
}

/** What is made of a response: laid out, and where that is. */
interface Laid {
  readonly response: ExtractResponse;
  readonly drawing: Drawing;
  readonly where: DrawnWhere;
  readonly local: boolean;
  /** Of formats that hold one; null for the first. */
  readonly tract: number | null;
}

export interface Format {
  readonly mediaType: string;
  readonly file: string;
  readonly holds: string;
  readonly takes: TakesCoordinates;
  readonly write: (laid: Laid) => string | null;
  /** What a body lacks of which nothing can be made; without it, geometry. */
  readonly lacks?: (options: ConvertOptions) => string | undefined;
}

const NO_PLACE = 'No tract of the body has a place on the earth. POST /v1/locate suggests one where it can';
const NO_COURSE = 'No tract of the body has a course.';

export const FORMATS = {
  geojson: {
    mediaType: 'application/geo+json',
    file: 'tracts.geojson',
    holds:
      'tracts with a georef or a suggested location, WGS 84; with local=true every tract in its own plane, in feet',
    takes: 'wgs84',
    write: ({ response, local, where }) => geojson(response, local ? 'local' : offsetFrom, where.position),
    lacks: ({ local }) => (local ? undefined : `${NO_PLACE}; local=true gives every tract in its own plane.`),
  },
  kml: {
    mediaType: 'application/vnd.google-earth.kml+xml',
    file: 'tracts.kml',
    holds: 'tracts with a georef or a suggested location, WGS 84',
    takes: 'wgs84',
    write: ({ response, where }) => kml(response, offsetFrom, where.position),
    lacks: () => `${NO_PLACE}; DXF, GeoPackage and SVG have every tract in its own plane.`,
  },
  landxml: {
    mediaType: 'application/xml',
    file: 'tracts.xml',
    holds: 'LandXML 1.2: a parcel a tract with geometry, lines and true curves, US survey feet',
    takes: 'plane',
    write: ({ response, drawing }) => landxml(response, drawing),
  },
  csv: {
    mediaType: 'text/csv; charset=utf-8',
    file: 'courses.csv',
    holds: 'a row a course: recorded values, computed lengths and corners, the words it was read from',
    takes: 'any',
    write: ({ response, drawing }) => courseCsv(response, drawing),
    lacks: () => NO_COURSE,
  },
  pnezd: {
    mediaType: 'text/csv; charset=utf-8',
    file: 'points.csv',
    holds:
      'a corner a line: point number, northing, easting, elevation 0, description; as surveying programs import it',
    takes: 'plane',
    write: ({ drawing }) => pnezd(drawing),
  },
  traverse: {
    mediaType: 'text/plain; charset=utf-8',
    file: 'traverse.txt',
    holds: 'a traverse file of ArcGIS: the courses of one tract, the first or `tract`',
    takes: 'plane',
    write: ({ drawing, tract }) => arcgisTraverse(drawing, tract),
  },
  svg: {
    mediaType: 'image/svg+xml',
    file: 'figure.svg',
    holds: 'a figure to scale of every tract with geometry',
    takes: 'none',
    write: ({ response, drawing }) => figure(response, drawing),
  },
  description: {
    mediaType: 'text/plain; charset=utf-8',
    file: 'description.txt',
    holds: 'a clean legal description, written back from the recorded values of the calls',
    takes: 'none',
    write: ({ response }) => writtenDescription(response),
    lacks: () => NO_COURSE,
  },
} as const satisfies Record<string, Format>;
export type FormatName = keyof typeof FORMATS;

export async function converted({ value }: Posted, to: FormatName, options: ConvertOptions): Promise<string> {
  const format: Format = FORMATS[to];
  const response = unattestedResponse(value);
  const where = await drawnWhere(options.where ?? NOWHERE, format.takes);
  const laid = {
    response,
    where,
    drawing: laidOut(response, where, format.takes),
    local: options.local,
    tract: options.where?.tract ?? null,
  };
  return drawn(format.write(laid), format.lacks?.(options));
}
