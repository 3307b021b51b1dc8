// Takes: a response and the geodesy. Gives: KML 2.2 of the tracts that have a place on the earth; null where none has. Never: a place of its own.
import type { ExtractResponse } from '../contract/response.ts';
import type { LonLat } from './georef-rings.ts';
import { type LocatedShape, type LocatedTract, locatedTracts } from './located-tract.ts';
import { plain, xml } from './markup.ts';
import type { WalkFrom } from './placer.ts';
import type { AskedPosition } from './tract-places.ts';

export function kml(response: ExtractResponse, walk: WalkFrom, position: AskedPosition | null = null): string | null {
  const located = locatedTracts(response, walk, position);
  if (located.length === 0) return null;
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n<kml xmlns="http://www.opengis.net/kml/2.2"><Document>\n' +
    `<name>${xml(response.document || 'tracts')}</name>\n${located.map(placemark).join('\n')}\n</Document></kml>\n`
  );
}

function placemark(located: LocatedTract): string {
  const { tract, verdict } = located;
  const data: [name: string, value: string][] = [
    ['verdict', verdict.status],
    ['reasons', verdict.reasons.join(' ')],
    ['closure_ratio', verdict.closure_ratio ?? ''],
    ['computed_acres', String(verdict.computed_acres ?? '')],
    ['stated_area', tract.stated_area],
    ['is_exception', String(tract.is_exception)],
    ['exception_place', located.exceptionPlace],
    ['located_by', located.locatedBy],
    ['position_status', 'REVIEW'],
  ];
  const extended = data.map(([name, value]) => `<Data name="${name}"><value>${xml(value)}</value></Data>`).join('');
  return (
    `<Placemark id="tract-${located.index}"><name>${xml(tract.name)}</name><ExtendedData>${extended}</ExtendedData>` +
    `${geometryText(located.shape)}</Placemark>`
  );
}

function geometryText(shape: LocatedShape): string {
  if (shape.kind === 'line') return `<LineString><tessellate>1</tessellate>${coordinates(shape.points)}</LineString>`;
  const polygons = shape.polygons.map(polygonText);
  return polygons.length === 1 ? polygons[0]! : `<MultiGeometry>${polygons.join('')}</MultiGeometry>`;
}

function polygonText(rings: readonly (readonly LonLat[])[]): string {
  const boundaries = rings.map((ring, i) => {
    const side = i === 0 ? 'outerBoundaryIs' : 'innerBoundaryIs';
    return `<${side}><LinearRing>${coordinates(ring)}</LinearRing></${side}>`;
  });
  return `<Polygon><tessellate>1</tessellate>${boundaries.join('')}</Polygon>`;
}

function coordinates(points: readonly LonLat[]): string {
  return `<coordinates>${points.map(([lon, lat]) => `${plain(lon, 9)},${plain(lat, 9)}`).join(' ')}</coordinates>`;
}
