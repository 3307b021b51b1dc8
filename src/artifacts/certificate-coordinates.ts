// Takes: a drawing in a coordinate system, and one of its tracts. Gives: on the certificate where each corner lies in it, and how that is known.
// Never: coordinates without scale, convergence and the source of the position beside them.
import { bullets, heading } from './certificate-parts.ts';
import { drawTable } from './certificate-table.ts';
import { leftWords, placeWords, systemWords } from './coordinate-words.ts';
import { type Coordinates, coordinateOf, type EarthTract } from './drawing.ts';
import type { PdfSheet } from './pdf-sheet.ts';

export async function drawCoordinates(sheet: PdfSheet, coordinates: Coordinates, index: number): Promise<void> {
  const { grid, placed } = coordinates;
  const pieces = placed.filter(({ tract }) => tract.index === index);
  if (pieces.length === 0) return;
  heading(sheet, 'Coordinates');
  bullets(sheet, [...systemWords(coordinates), ...pieces.map((piece) => placeWords(grid, piece)), ...leftWords(coordinates)]);
  for (const piece of pieces) await drawCorners(sheet, coordinates, piece);
} // prettier-ignore

async function drawCorners(sheet: PdfSheet, { grid }: Coordinates, { tract, place }: EarthTract): Promise<void> {
  const plane = grid.kind === 'plane';
  const unit = plane ? `, ${grid.unit.short}` : '';
  const rows = tract.points.slice(0, tract.closed ? -1 : undefined).map((point, i) => {
    const [lon, lat] = place(point);
    const [east, north] = coordinateOf(grid, [lon, lat]);
    const coordinates = plane ? [north.toFixed(3), east.toFixed(3)] : [];
    return [i === 0 ? 'POB' : String(i + 1), ...coordinates, lat.toFixed(9), lon.toFixed(9)];
  });
  await drawTable(
    sheet,
    `Corners of ${sheet.type.fitted(tract.tract.name || 'the tract', 10.5, 380, 'bold')}, EPSG:${grid.epsg}`,
    [
      { title: 'CORNER', share: 12, bold: true },
      ...(plane
        ? ([
            { title: `NORTHING${unit}`, share: 22, align: 'right' },
            { title: `EASTING${unit}`, share: 22, align: 'right' },
          ] as const)
        : []),
      { title: 'LATITUDE', share: 22, align: 'right' },
      { title: 'LONGITUDE', share: 22, align: 'right' },
    ],
    rows,
  );
}
