// Every drawing and table that the service makes of a response, and how a program would ask for it.
import { useState } from 'react';
import { api, sentenceOf } from '../api.ts';

interface Format {
  readonly title: string;
  readonly for: string;
  readonly file: string;
  readonly path: string;
}

const FORMATS: readonly Format[] = [
  { title: 'Certificate', for: 'people', file: 'certificate.pdf', path: '/v1/certificate' },
  { title: 'DXF', for: 'AutoCAD, Civil 3D, LibreCAD', file: 'tracts.dxf', path: '/v1/dxf' },
  { title: 'GeoPackage', for: 'QGIS, ArcGIS', file: 'tracts.gpkg', path: '/v1/geopackage' },
  { title: 'LandXML', for: 'Civil 3D, survey software', file: 'tracts.xml', path: '/v1/convert?to=landxml' },
  { title: 'GeoJSON', for: 'maps, where it is placed', file: 'tracts.geojson', path: '/v1/convert?to=geojson' },
  { title: 'KML', for: 'Google Earth, where it is placed', file: 'tracts.kml', path: '/v1/convert?to=kml' },
  { title: 'CSV', for: 'spreadsheets', file: 'courses.csv', path: '/v1/convert?to=csv' },
  { title: 'Points', for: 'data collectors (PNEZD)', file: 'points.txt', path: '/v1/convert?to=pnezd' },
  { title: 'Traverse', for: 'ArcGIS', file: 'traverse.txt', path: '/v1/convert?to=traverse' },
  { title: 'Words', for: 'a new deed', file: 'description.txt', path: '/v1/convert?to=txt' },
];

export function Export({
  text,
  name,
  onClose,
}: {
  readonly text: string;
  readonly name: string;
  readonly onClose: () => void;
}) {
  const [trouble, setTrouble] = useState<string | null>(null);
  const stem =
    name
      .replace(/\.\w{1,5}$/, '')
      .replace(/[^\w.-]+/g, '-')
      .slice(0, 60) || 'thence';
  const make = async ({ path, file }: Format): Promise<void> => {
    setTrouble(null);
    try {
      save(new Blob([await api.file(path, text)]), `${stem}-${file}`);
    } catch (error) {
      setTrouble(sentenceOf(error));
    }
  };
  return (
    <section className="export" aria-label="Export">
      <h3>Take it with you</h3>
      {trouble !== null && (
        <p className="notice bad" role="alert">
          {trouble}
        </p>
      )}
      <ul>
        {FORMATS.map((format) => (
          <li key={format.path}>
            <button type="button" onClick={() => void make(format)}>
              <strong>{format.title}</strong> <span className="soft">for {format.for}</span>
            </button>
            <button type="button" className="quiet" title="Copy as curl" onClick={() => void copyCurl(format)}>
              curl
            </button>
          </li>
        ))}
        <li>
          <button type="button" onClick={() => save(new Blob([text]), `${stem}-response.json`)}>
            <strong>Signed body</strong> <span className="soft">for programs, and to check later</span>
          </button>
        </li>
      </ul>
      <button type="button" onClick={onClose}>
        Close
      </button>
    </section>
  );
}

function save(bytes: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(bytes);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

const copyCurl = ({ path, file }: Format): Promise<void> =>
  navigator.clipboard.writeText(
    `curl -H "Authorization: Bearer $THENCE_KEY" -H "Content-Type: application/json" --data-binary @response.json "${location.origin}${path}" -o ${file}`,
  );
