// Takes: one tract's work, its area result and the judge's options. Gives: its verdict.
// Never: geometry, area or ratio on a FAIL; a tract with calls and another status always carries geometry.
import { DISTANCE_UNITS } from '../contract/extraction.ts';
import type { Tract } from '../contract/extraction.ts';
import type { GeorefGeometry, Status, TractGeometry, TractVerdict } from '../contract/response.ts';
import type { Traverse } from '../survey/traverse.ts';
import { SQFT_PER_ACRE, SQFT_PER_HECTARE, SQFT_PER_SQM } from '../survey/units.ts';
import { aliquotCheck } from './aliquot-check.ts';
import { emptinessFinding } from './area-check.ts';
import type { AreaResult } from './area-check.ts';
import type { AreaGroup } from './area-group.ts';
import { closureFindings, closureOf } from './closure-check.ts';
import { curveFindings } from './curve-checks.ts';
import { emitted, feetText } from './emitted.ts';
import { asCheck, finding } from './finding.ts';
import type { Finding } from './finding.ts';
import {
  bearingFinding,
  confidenceFinding,
  crossingFinding,
  lengthFinding,
  repeatFinding,
  unitFinding,
  unknownUnitFinding,
} from './shape-checks.ts';
import { otherReadings, suspectedBlunders } from './suspected-blunders.ts';
import { tieOf } from './tie-check.ts';
import type { TractWork } from './tract-work.ts';
import { untraversable } from './untraversable.ts';
import type { JudgeOptions } from './judge-options.ts';

type Areas = Pick<TractVerdict, 'computed_acres' | 'computed_sqft' | 'computed_sqm' | 'computed_hectares'>;
const NO_AREAS: Areas = { computed_acres: null, computed_sqft: null, computed_sqm: null, computed_hectares: null };

function areasOf(sqft: number): Areas {
  return {
    computed_acres: emitted(sqft / SQFT_PER_ACRE, 5),
    computed_sqft: emitted(sqft, 2),
    computed_sqm: emitted(sqft / SQFT_PER_SQM, 3),
    computed_hectares: emitted(sqft / SQFT_PER_HECTARE, 5),
  };
}

/** The geometry block of a traverse; an open one has no area and no ratio. */
export function geometryOf(traverse: Traverse, areaSqft: number, denominator: number | null): TractGeometry {
  return {
    vertices: traverse.points.map(([east, north]) => [emitted(east, 4), emitted(north, 4)]),
    misclosure: emitted(traverse.misclosureFt, 4),
    perimeter_ft: emitted(traverse.perimeterFt, 4),
    closure_denominator: denominator,
    acres: emitted(areaSqft / SQFT_PER_ACRE, 5),
  };
}

interface Judged {
  readonly status: Status;
  readonly findings: readonly Finding[];
  readonly ratio: string | null;
  readonly areas: Areas;
  readonly geometry: TractGeometry | null;
  readonly georef: GeorefGeometry | null;
}

export interface Judgement {
  readonly work: TractWork;
  /** The hands that the figure settled, where the paper does not print them. */
  readonly hands: readonly Finding[];
  readonly area: AreaResult;
  readonly group: AreaGroup | null;
}

export function judgeTract({ work, hands, area, group }: Judgement, options: JudgeOptions): TractVerdict {
  const georef = options.georefs[work.index] ?? null;
  const against = (options.reasons[work.index] ?? []).map((text) => finding('reader', 'warn', null, null, text));
  const doubts = (options.doubts[work.index] ?? []).map((text) =>
    finding('doubt', 'warn', null, null, text, { bars: false }),
  );
  const fabric = (options.fabricReasons[work.index] ?? []).map((text) => finding('fabric', 'warn', null, null, text));
  const tie = tieOf(work.tract, work.feet);
  const judged = judgedOf(work, area, group, options, georef, [
    ...hands,
    ...fabric,
    ...against,
    ...doubts,
    ...tie.findings,
  ]);
  const told = judged.findings.filter((each) => each.told);
  return {
    tract: work.tract.name,
    status: judged.status,
    reasons: [...told.filter((each) => each.bars), ...told.filter((each) => !each.bars)].map((each) => each.text),
    closure_ratio: judged.ratio,
    ...judged.areas,
    distance_unit: work.unit,
    geometry: judged.geometry,
    georef: judged.georef,
    location: null,
    corrected: false,
    adjusted: false,
    tie_offset: tie.offset,
    anchor: tie.anchor,
    checks: judged.findings.map(asCheck),
  };
}

function judgedOf(
  work: TractWork,
  area: AreaResult,
  group: AreaGroup | null,
  options: JudgeOptions,
  georef: GeorefGeometry | null,
  more: readonly Finding[],
): Judged {
  if (work.tract.calls.length === 0) return withoutCalls(work, area, group, georef, more);
  if (work.traverse === null)
    return {
      status: 'FAIL',
      findings: [...untraversable(work), ...more],
      ratio: null,
      areas: NO_AREAS,
      geometry: null,
      georef,
    };
  if (work.open) return openFigure(work, work.traverse, georef, more);
  return closedFigure(work, work.traverse, area, options, georef, more);
}

const TYPE_REASONS: Readonly<Record<string, string>> = {
  centerline: 'A centerline is a line and not a figure: it cannot close or state an area.',
  blanket: 'A blanket description has no bounds of its own to verify.',
  exhibit_referenced: 'The description stands in an exhibit or another record that was not verified.',
  facility_relative: 'The description follows a facility whose place the document does not fix.',
  aliquot: 'An aliquot part is located by the survey fabric, not by courses.',
};

function typeFindings(tract: Tract): Finding[] {
  const text = TYPE_REASONS[tract.description_type];
  if (tract.description_type === 'metes_and_bounds') return [];
  return [
    finding('description_type', 'warn', tract.description_type, null, text ?? 'The kind of description is not known.'),
  ];
}

function closedFigure(
  work: TractWork,
  traverse: Traverse,
  area: AreaResult,
  options: JudgeOptions,
  georef: GeorefGeometry | null,
  more: readonly Finding[],
): Judged {
  const closure = closureOf(traverse, work, options.closureStandard);
  const proved = closure.closes && area.agrees;
  const findings = [
    ...typeFindings(work.tract),
    ...closureFindings(work, traverse, closure, options.closureStandard),
    ...area.findings,
    emptinessFinding(work.areaSqft, traverse.perimeterFt),
    ...curveFindings(work, traverse),
    crossingFinding(traverse),
    lengthFinding(traverse, proved),
    bearingFinding(work, proved),
    repeatFinding(work, proved),
    unknownUnitFinding(work) ?? unitFinding(work, traverse, proved),
    confidenceFinding(work, proved),
    ...more,
  ].filter((each) => each !== null);
  // Where the figure closes on one stated area, the other disagrees with the paper: no course explains that.
  const unexplained = area.disagrees && area.target?.agrees !== true;
  if (!closure.closes || unexplained) findings.push(...suspectedBlunders(work, traverse, area, options));
  else if (proved) findings.push(...otherReadings(work, traverse, area, options));
  const passes = proved && work.tract.description_type === 'metes_and_bounds' && !findings.some((each) => each.bars);
  return {
    status: passes ? 'PASS' : 'REVIEW',
    findings,
    ratio: closure.ratio,
    areas: areasOf(work.areaSqft),
    geometry: geometryOf(traverse, work.areaSqft, closure.denominator),
    georef,
  };
}

function openFigure(
  work: TractWork,
  traverse: Traverse,
  georef: GeorefGeometry | null,
  more: readonly Finding[],
): Judged {
  const lengthFt = traverse.perimeterFt;
  const findings = [
    ...typeFindings(work.tract),
    finding('length', 'ok', emitted(lengthFt, 4), null, `The line is ${feetText(lengthFt)} long.`, { told: true }),
    ...curveFindings(work, traverse),
    lengthFinding(traverse, false),
    bearingFinding(work, false),
    unknownUnitFinding(work) ?? unitFinding(work, traverse, false),
    confidenceFinding(work, false),
    ...more,
  ].filter((each) => each !== null);
  return { status: 'REVIEW', findings, ratio: null, areas: NO_AREAS, geometry: geometryOf(traverse, 0, null), georef };
}

function withoutCalls(
  work: TractWork,
  area: AreaResult,
  group: AreaGroup | null,
  georef: GeorefGeometry | null,
  more: readonly Finding[],
): Judged {
  const nothing = { ratio: null, geometry: null };
  if (work.tract.description_type === 'metes_and_bounds') {
    const none = finding(
      'courses',
      'fail',
      0,
      null,
      'The tract is described by metes and bounds, and no course of it could be read.',
    );
    return { ...nothing, status: 'FAIL', findings: [none, ...more], areas: NO_AREAS, georef: null };
  }
  if (work.tract.description_type !== 'aliquot')
    return { ...nothing, status: 'REVIEW', findings: [...typeFindings(work.tract), ...more], areas: NO_AREAS, georef };
  const aliquot = aliquotCheck(work.tract, georef, group?.exceptions.length ?? 0);
  if (aliquot.unreadable)
    return { ...nothing, status: 'FAIL', findings: [...aliquot.findings, ...more], areas: NO_AREAS, georef: null };
  const findings = [...aliquot.findings, ...area.findings, ...more];
  // an area shared with other parts does not corroborate this one alone; 0.5 % and not the coarser half digit is the rule here
  const alone = group !== null && group.members.length === 1 && georef !== null && area.target !== null;
  const close =
    alone && Math.abs(georef.acres * SQFT_PER_ACRE - area.target.stated.sqft) <= 0.005 * area.target.stated.sqft;
  const passes = close && area.agrees && !findings.some((each) => each.bars);
  const areas = georef === null || !Number.isFinite(georef.acres) ? NO_AREAS : areasOf(georef.acres * SQFT_PER_ACRE);
  return { ...nothing, status: passes ? 'PASS' : 'REVIEW', findings, areas, georef };
}

/** The verdict on something that is hardly a tract. */
export function failed(tract: Tract | null | undefined, why: string): TractVerdict {
  const unit = tract?.distance_unit;
  return {
    tract: typeof tract?.name === 'string' ? tract.name : '',
    status: 'FAIL',
    reasons: [why],
    closure_ratio: null,
    ...NO_AREAS,
    distance_unit: unit !== undefined && DISTANCE_UNITS.includes(unit) ? unit : 'feet',
    geometry: null,
    georef: null,
    location: null,
    corrected: false,
    adjusted: false,
    tie_offset: null,
    anchor: null,
    checks: [],
  };
}
