// Takes: a drawing in a coordinate system. Gives: what it says of itself: the system, the position, scale and convergence, what was done with
// lengths and bearings. Never: a position without how it is known.
import type { Grid } from '../grids/grid.ts';
import { type Coordinates, coordinateOf, type EarthTract } from './drawing.ts';
import { degreesText } from './degrees-text.ts';

export function systemWords({ grid }: Pick<Coordinates, 'grid'>): string[] {
  const datum = grid.datum === 'NAD83' ? 'Positions are WGS 84 taken as NAD83, which differs by a metre or two.' : '';
  const unit = grid.kind === 'plane' ? `, ${grid.unit.name}` : ', degrees';
  const lengths =
    grid.kind === 'plane'
      ? [
          'Corners lie on the grid: recorded length x scale factor, recorded bearing + rotation - convergence. Labels are the recorded values.',
          'Lengths are taken as lengths on the ellipsoid: no elevation factor is applied.',
        ]
      : [];
  return [`Coordinates: ${grid.name}, EPSG:${grid.epsg}${unit}.`, datum, ...lengths].filter((line) => line !== '');
}

/** One line a tract. */
export function placeWords(grid: Grid, { tract, place, placement, by, factors }: EarthTract): string {
  const at = place(tract.points[0]!);
  const [east, north] = coordinateOf(grid, at);
  const name = tract.tract.name || `tract ${tract.index + 1}`;
  const told = HOW[by];
  const degrees = `${at[1].toFixed(8)}, ${at[0].toFixed(8)}`;
  if (grid.kind === 'degrees') return `${name}: begins at latitude, longitude ${degrees} (${told}).`;
  const { short } = grid.unit;
  const turned = placement.rotationDeg === 0 ? '' : `, turned ${placement.rotationDeg}° clockwise`;
  return (
    `${name}: begins at N ${north.toFixed(4)} E ${east.toFixed(4)} ${short} (${degrees}; ${told})${turned}; ` +
    `scale factor ${factors.scale.toFixed(8)}, convergence ${signedDegrees(factors.convergenceDeg)}.`
  );
}

const HOW: Readonly<Record<EarthTract['by'], string>> = {
  'position given': 'position given by the caller',
  'suggested location': 'suggested location, REVIEW',
  plss: 'corner of the public survey fabric, REVIEW',
};

export function leftWords({ left }: Coordinates): string[] {
  return left.length === 0 ? [] : [`Without a place, not drawn: ${left.join('; ')}.`];
}

export function signedDegrees(deg: number): string {
  return `${deg < 0 ? '-' : '+'}${degreesText(Math.abs(deg), 1)}`;
}
