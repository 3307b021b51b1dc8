// The pages of a paper, with a box round every course; the page of the chosen course comes by itself.
import { useEffect, useMemo, useRef, useState } from 'react';
import { pagePicture, type PagePicture, sentenceOf } from '../api.ts';
import type { Tract } from '../format.ts';
import { whenPointed } from './pointed.ts';

interface PageProps {
  readonly file: Blob;
  readonly tracts: readonly Tract[];
  readonly shown: number;
  readonly chosen: number | null;
  readonly onChoose: (tract: number, call: number) => void;
}

interface CourseBox {
  readonly tract: number;
  readonly call: number;
  readonly page: number;
  readonly box: readonly number[];
}

export function PagePane({ file, tracts, shown, chosen, onChoose }: PageProps) {
  const boxes = useMemo(() => boxesOf(tracts), [tracts]);
  const first = boxes.find((one) => one.tract === shown && one.call === (chosen ?? 0)) ?? boxes[0];
  const [page, setPage] = useState(first?.page ?? 1);
  const { picture, trouble } = usePicture(file, page);
  const [wide, setWide] = useState(1);
  useEffect(() => {
    if (chosen !== null && first) setPage(first.page);
  }, [chosen, first]);
  const frame = useScrollTo(`${shown}-${chosen}`, picture);
  return (
    <div className="page-pane">
      <div className="tools">
        <button type="button" aria-label="Page before" disabled={page <= 1} onClick={() => setPage(page - 1)}>
          ‹
        </button>
        <span>
          Page {page}
          {picture && ` of ${picture.pages}`}
        </span>
        <button
          type="button"
          aria-label="Next page"
          disabled={!picture || page >= picture.pages}
          onClick={() => setPage(page + 1)}
        >
          ›
        </button>
        <button type="button" aria-label="Smaller" onClick={() => setWide(Math.max(1, wide / 1.4))}>
          −
        </button>
        <button type="button" aria-label="Larger" onClick={() => setWide(Math.min(6, wide * 1.4))}>
          +
        </button>
      </div>
      <div className="sheet" ref={frame} tabIndex={0} role="group" aria-label="The page">
        {trouble !== null && <p className="notice bad">{trouble}</p>}
        {!picture && trouble === null && <p className="soft pad">Drawing the page …</p>}
        {picture && (
          <svg
            width={`${wide * 100}%`}
            viewBox={`0 0 ${picture.widthPt} ${picture.heightPt}`}
            role="img"
            aria-label={`Page ${page}`}
          >
            <image href={picture.url} width={picture.widthPt} height={picture.heightPt} />
            {boxes
              .filter((one) => one.page === page)
              .map(({ tract, call, box: [x0 = 0, y0 = 0, x1 = 0, y1 = 0] }, i) => (
                <rect
                  key={i}
                  data-course={`${tract}-${call}`}
                  className={tract === shown && call === chosen ? 'course chosen' : 'course'}
                  x={x0 - 1}
                  y={y0 - 1}
                  width={x1 - x0 + 2}
                  height={y1 - y0 + 2}
                  onPointerMove={whenPointed(() => onChoose(tract, call))}
                />
              ))}
          </svg>
        )}
      </div>
    </div>
  );
}

const boxesOf = (tracts: readonly Tract[]): CourseBox[] =>
  tracts.flatMap(({ calls }, tract) =>
    calls.flatMap(({ source }, call) =>
      (source ?? []).flatMap(({ page, boxes }) => boxes.map((box) => ({ tract, call, page, box }))),
    ),
  );

function usePicture(file: Blob, page: number): { picture: PagePicture | null; trouble: string | null } {
  const [picture, setPicture] = useState<PagePicture | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  useEffect(() => {
    const control = new AbortController();
    let url: string | null = null;
    pagePicture(file, page, control.signal).then(
      (drawn) => {
        url = drawn.url;
        setPicture(drawn);
        setTrouble(null);
      },
      (error: unknown) => !control.signal.aborted && setTrouble(sentenceOf(error)),
    );
    return () => {
      control.abort();
      if (url !== null) URL.revokeObjectURL(url);
    };
  }, [file, page]);
  return { picture, trouble };
}

/** The chosen course's first box comes into sight, where it is not. */
function useScrollTo(course: string, picture: PagePicture | null) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const box = frame.current?.querySelector(`[data-course="${course}"]`);
    void box?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [course, picture]);
  return frame;
}
