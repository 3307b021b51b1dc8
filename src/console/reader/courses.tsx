// The courses of a tract as a table, its ties above and what bounds the doubt of each beside it.
import { Fragment, useEffect, useRef } from 'react';
import { unpack } from '../../client/client.ts';
import { angleText, bearingText, type Call, GLYPHS, lengthText, parsedBearing, type Tract } from '../format.ts';
import { whenPointed } from './pointed.ts';

interface CoursesProps {
  readonly tract: Tract;
  readonly chosen: number | null;
  readonly onChoose: (call: number) => void;
  readonly onEdit: (call: number) => void;
}

export function Courses({ tract, chosen, onChoose, onEdit }: CoursesProps) {
  const row = useRef<HTMLTableRowElement>(null);
  useEffect(() => void row.current?.scrollIntoView({ block: 'nearest' }), [chosen]);
  return (
    <div className="courses">
      {tract.tie_calls.length > 0 && (
        <details open>
          <summary>From the corner to the beginning</summary>
          <ol>
            {tract.tie_calls.map((words, i) => (
              <TieLine key={i} packed={words} unit={tract.distance_unit} />
            ))}
          </ol>
        </details>
      )}
      {tract.calls.length === 0 && <LandWithout tract={tract} />}
      {tract.calls.length > 0 && (
        <table>
          <thead>
            <tr>
              <th scope="col">#</th>
              <th scope="col">Bearing</th>
              <th scope="col" className="figure-cell">
                Distance
              </th>
              <th scope="col">To or along</th>
              <th scope="col">
                <span className="unseen">Sure</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {tract.calls.map((call, i) => (
              <Fragment key={i}>
                <tr
                  ref={i === chosen ? row : undefined}
                  className={i === chosen ? 'chosen' : undefined}
                  aria-selected={i === chosen}
                  onPointerMove={whenPointed(() => onChoose(i))}
                  onClick={() => onChoose(i)}
                  onDoubleClick={() => onEdit(i)}
                >
                  <CourseCells call={call} number={i + 1} unit={tract.distance_unit} />
                </tr>
                {call.confidence !== 'high' && call.confidence_reason !== '' && (
                  <tr className="why">
                    <td />
                    <td colSpan={4}>{call.confidence_reason}</td>
                  </tr>
                )}
              </Fragment>
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
}

function TieLine({ packed, unit }: { readonly packed: string; readonly unit: string }) {
  const { bearing = '', distance, verbatim } = unpack('tie_call', packed);
  const read = parsedBearing(bearing);
  return (
    <li>
      <span className="value">
        {read ? bearingText(read) : bearing} {distance && lengthText(Number(distance), unit)}
      </span>
      <span className="curve-line">{verbatim}</span>
    </li>
  );
}

/** What describes a tract that has no courses. */
function LandWithout({ tract }: { readonly tract: Tract }) {
  const { verbatim, ...parts } = unpack('aliquot', tract.aliquot);
  return (
    <div className="pad">
      <p className="soft">Described without courses: {tract.description_type.replaceAll('_', ' ')}.</p>
      <dl className="land-parts">
        {Object.entries(parts).map(([name, value]) => (
          <div key={name}>
            <dt>{name.replaceAll('_', ' ')}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {verbatim && <p>{verbatim}</p>}
    </div>
  );
}

function CourseCells({ call, number, unit }: { readonly call: Call; readonly number: number; readonly unit: string }) {
  const isCurve = call.call_type === 'curve';
  const bearing = isCurve ? call.chord_bearing : call.bearing;
  return (
    <>
      <td>{number}</td>
      <td className="value">
        {bearing ? bearingText(bearing) : '–'}
        {isCurve && <CurveLine call={call} unit={unit} />}
      </td>
      <td className="figure-cell value">
        {lengthText(isCurve ? (call.arc_length ?? call.chord_length) : call.distance, unit)}
      </td>
      <td>{[call.adjoiner && `along ${call.adjoiner}`, call.monument].filter(Boolean).join('; ')}</td>
      <td className={`sure ${call.confidence}`} title={`${call.confidence} confidence`}>
        {GLYPHS[call.confidence]}
        <span className="unseen">{call.confidence}</span>
      </td>
    </>
  );
}

const CurveLine = ({ call, unit }: { readonly call: Call; readonly unit: string }) => (
  <span className="curve-line">
    curve {call.curve_direction ?? ''} · R {lengthText(call.radius, unit)} · Δ {angleText(call.delta)} · chord{' '}
    {lengthText(call.chord_length, unit)}
  </span>
);
