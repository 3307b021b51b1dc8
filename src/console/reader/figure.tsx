// A tract drawn to scale: wheel and drag to look closer, `0` to see it whole. A course that is pointed at lights up in every pane.
import { memo, type PointerEvent, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Tract, Verdict } from '../format.ts';
import { figureOf, labelTurn, niceLength, type Figure as Drawn } from './figure-geometry.ts';
import { whenPointed } from './pointed.ts';

interface View {
  readonly x: number;
  readonly y: number;
  /** Pixels a foot. */
  readonly scale: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

export interface FigureProps {
  readonly tract: Tract;
  readonly verdict: Verdict;
  readonly chosen: number | null;
  readonly onChoose: (call: number) => void;
}

const MARGIN = 64;
/** A label is drawn where its course is longer than it on the screen. */
const PX_A_LETTER = 6.4;

export function Figure({ tract, verdict, chosen, onChoose }: FigureProps) {
  const figure = useMemo(() => figureOf(tract, verdict), [tract, verdict]);
  const frame = useRef<SVGSVGElement>(null);
  const size = useSize(frame);
  const whole = useMemo(() => (figure ? wholeView(figure, size) : { x: 0, y: 0, scale: 1 }), [figure, size]);
  const [view, setView] = useState<View | null>(null);
  const shown = view ?? whole;
  useEffect(() => setView(null), [figure]);
  useWheel(frame, (factor, x, y) => setView((old) => zoomed(old ?? whole, factor, x, y)));
  const drag = useDrag((dx, dy) =>
    setView((old) => ({ ...(old ?? whole), x: (old ?? whole).x + dx, y: (old ?? whole).y + dy })),
  );
  if (!figure) return <NoFigure verdict={verdict} />;
  const { x, y, scale } = shown;
  return (
    <div className="figure">
      <svg
        ref={frame}
        role="img"
        tabIndex={0}
        aria-label={`The figure of ${tract.name}, ${figure.legs.length} courses`}
        onKeyDown={(event) => event.key === '0' && setView(null)}
        {...drag}
      >
        <g transform={`translate(${x} ${y}) scale(${scale})`}>
          <Legs figure={figure} tract={tract} chosen={chosen} onChoose={onChoose} />
        </g>
        <Labels figure={figure} view={shown} chosen={chosen} />
        <Gap figure={figure} view={shown} verdict={verdict} />
        <circle className="beginning" cx={x + figure.start.x * scale} cy={y + figure.start.y * scale} r="5" />
        <NorthArrow width={size.width} />
        <ScaleBar scale={scale} height={size.height} />
      </svg>
      <div className="tools">
        <button
          type="button"
          aria-label="Closer"
          onClick={() => setView(zoomed(shown, 1.4, size.width / 2, size.height / 2))}
        >
          +
        </button>
        <button
          type="button"
          aria-label="Further"
          onClick={() => setView(zoomed(shown, 1 / 1.4, size.width / 2, size.height / 2))}
        >
          −
        </button>
        <button type="button" onClick={() => setView(null)}>
          Whole
        </button>
      </div>
    </div>
  );
}

const NoFigure = ({ verdict }: { readonly verdict: Verdict }) => (
  <div className="figure empty">
    <p>
      {verdict.georef
        ? 'Land of the rectangular survey: its shape is that of the imported fabric.'
        : 'No figure can be drawn of this tract.'}
    </p>
  </div>
);

const Legs = memo(function Legs({ figure, tract, chosen, onChoose }: Omit<FigureProps, 'verdict'> & { figure: Drawn }) {
  return (
    <>
      <path className={tract.is_exception ? 'land exception' : 'land'} d={outline(figure)} />
      {figure.legs.map(({ call, path }) => (
        <g
          key={call}
          className={legClass(tract.calls[call]?.confidence, call === chosen)}
          onPointerMove={whenPointed(() => onChoose(call))}
        >
          <path className="reach" d={path} />
          <path className="line" d={path} />
        </g>
      ))}
    </>
  );
});

const legClass = (confidence: string | undefined, isChosen: boolean): string =>
  `leg ${confidence ?? 'high'}${isChosen ? ' chosen' : ''}`;

const outline = ({ legs }: Drawn): string =>
  legs.map(({ path }, i) => (i === 0 ? path : path.slice(path.search(/[LA]/)))).join('') + 'Z';

function Labels({ figure, view, chosen }: { figure: Drawn; view: View; chosen: number | null }) {
  return figure.legs.map((leg) => {
    const length = Math.hypot(leg.to.x - leg.from.x, leg.to.y - leg.from.y) * view.scale;
    if (leg.call !== chosen && length < leg.label.length * PX_A_LETTER) return null;
    const turn = labelTurn(leg);
    const place = `translate(${view.x + leg.middle.x * view.scale} ${view.y + leg.middle.y * view.scale}) rotate(${turn})`;
    return (
      <text key={leg.call} className={leg.call === chosen ? 'label chosen' : 'label'} transform={place} dy="-6">
        {leg.label}
      </text>
    );
  });
}

/** Where the figure does not close: its misclosure as an arrow, drawn larger than it is where it would not be seen. */
function Gap({ figure, view, verdict }: { figure: Drawn; view: View; verdict: Verdict }) {
  if (!figure.gap || verdict.status === 'PASS') return null;
  const { from, to } = figure.gap;
  const length = Math.hypot(to.x - from.x, to.y - from.y) * view.scale;
  const times = Math.max(1, 28 / length);
  const [x, y] = [view.x + to.x * view.scale, view.y + to.y * view.scale];
  const tip = { x: x + (from.x - to.x) * view.scale * times, y: y + (from.y - to.y) * view.scale * times };
  return (
    <g className="gap">
      <line x1={x} y1={y} x2={tip.x} y2={tip.y} />
      <circle cx={tip.x} cy={tip.y} r="4" />
      <text x={tip.x} y={tip.y + 20}>
        {verdict.geometry!.misclosure.toFixed(2)}&apos; open{times > 1 ? `, drawn ×${times.toPrecision(2)}` : ''}
      </text>
    </g>
  );
}

const NorthArrow = ({ width }: { readonly width: number }) => (
  <g className="north" transform={`translate(${width - 34} 44)`} aria-hidden="true">
    <path d="M0 -28 7 8 0 2 -7 8Z" />
    <text y="24">N</text>
  </g>
);

function ScaleBar({ scale, height }: { readonly scale: number; readonly height: number }) {
  const feet = niceLength(140 / scale);
  return (
    <g className="scale" transform={`translate(20 ${height - 20})`} aria-hidden="true">
      <path d={`M0 -6V0H${feet * scale}V-6`} />
      <text x={feet * scale + 8}>{feet.toLocaleString('en-US')} ft</text>
    </g>
  );
}

function wholeView({ box }: Drawn, { width, height }: Size): View {
  const across = Math.max(box.maxX - box.minX, 1);
  const down = Math.max(box.maxY - box.minY, 1);
  const scale = Math.max(1e-6, Math.min((width - 2 * MARGIN) / across, (height - 2 * MARGIN) / down));
  return {
    scale,
    x: width / 2 - ((box.minX + box.maxX) / 2) * scale,
    y: height / 2 - ((box.minY + box.maxY) / 2) * scale,
  };
}

const zoomed = ({ x, y, scale }: View, factor: number, atX: number, atY: number): View => ({
  scale: scale * factor,
  x: atX - (atX - x) * factor,
  y: atY - (atY - y) * factor,
});

function useSize(frame: React.RefObject<SVGSVGElement | null>): Size {
  const [size, setSize] = useState<Size>({ width: 600, height: 500 });
  useLayoutEffect(() => {
    if (!frame.current) return;
    const seen = new ResizeObserver(([entry]) => {
      const { width, height } = entry!.contentRect;
      if (width > 0 && height > 0) setSize({ width, height });
    });
    seen.observe(frame.current);
    return () => seen.disconnect();
  }, [frame]);
  return size;
}

/** React listens to wheels passively; the page must not scroll while a figure is looked at. */
function useWheel(
  frame: React.RefObject<SVGSVGElement | null>,
  zoom: (factor: number, x: number, y: number) => void,
): void {
  const latest = useRef(zoom);
  latest.current = zoom;
  useEffect(() => {
    const svg = frame.current;
    const turn = (event: WheelEvent): void => {
      event.preventDefault();
      latest.current(Math.exp(-event.deltaY / 400), event.offsetX, event.offsetY);
    };
    svg?.addEventListener('wheel', turn, { passive: false });
    return () => svg?.removeEventListener('wheel', turn);
  });
}

function useDrag(move: (dx: number, dy: number) => void) {
  const last = useRef<{ x: number; y: number } | null>(null);
  return {
    onPointerDown: (event: PointerEvent<SVGSVGElement>) => {
      last.current = { x: event.clientX, y: event.clientY };
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: (event: PointerEvent<SVGSVGElement>) => {
      if (!last.current) return;
      move(event.clientX - last.current.x, event.clientY - last.current.y);
      last.current = { x: event.clientX, y: event.clientY };
    },
    onPointerUp: () => (last.current = null),
    onPointerCancel: () => (last.current = null),
  };
}
