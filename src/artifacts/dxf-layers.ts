// The layers of a drawing, named as the U.S. National CAD Standard does: discipline V (survey and mapping), then what is drawn. Where the standard
// has no minor group, the four letters are ours. The layer of labels that found no free place is frozen: a drafter thaws it and moves them.

export interface DxfLayer {
  readonly name: string;
  /** AutoCAD colour index. */
  readonly color: number;
  readonly linetype: 'Continuous' | 'DASHED' | 'CENTER';
  readonly frozen?: boolean;
  readonly noPlot?: boolean;
}

export const LAYERS = {
  boundary: { name: 'V-PROP-LINE', color: 7, linetype: 'Continuous' },
  exception: { name: 'V-PROP-EXCP', color: 1, linetype: 'Continuous' },
  centerline: { name: 'V-ESMT-CNTR', color: 4, linetype: 'CENTER' },
  bearings: { name: 'V-PROP-BRNG', color: 3, linetype: 'Continuous' },
  hidden: { name: 'V-PROP-BRNG-HIDE', color: 8, linetype: 'Continuous', frozen: true },
  ties: { name: 'V-PROP-TIES', color: 6, linetype: 'DASHED' },
  misclosure: { name: 'V-PROP-MCLS', color: 1, linetype: 'DASHED' },
  corners: { name: 'V-PROP-CORN', color: 2, linetype: 'Continuous' },
  names: { name: 'V-ANNO-TEXT', color: 7, linetype: 'Continuous' },
  title: { name: 'V-ANNO-TTLB', color: 7, linetype: 'Continuous' },
  symbols: { name: 'V-ANNO-SYMB', color: 7, linetype: 'Continuous' },
  table: { name: 'V-ANNO-TABL', color: 7, linetype: 'Continuous' },
  viewport: { name: 'V-ANNO-NPLT', color: 8, linetype: 'Continuous', noPlot: true },
} as const satisfies Record<string, DxfLayer>;
export type LayerName = keyof typeof LAYERS;
