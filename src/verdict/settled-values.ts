// Takes: an extraction and the other readings that its damaged print allows. Gives: the same, with those readings taken with which alone a figure closes
// within rounding and as many at random would hardly ever: its courses say so, medium. Never: for a figure that closes as it was read, nor
// more than three values of one, nor a value that the print does not allow.
import type { Alternate } from '../contract/alternate.ts';
import type { Call, Extraction, Tract } from '../contract/extraction.ts';
import type { CorrectableField } from '../contract/response.ts';
import { roundingOf } from '../survey/rounding.ts';
import { areaCheck } from './area-check.ts';
import { areaGroups } from './area-group.ts';
import { callsText } from './emitted.ts';
import { EXACT_FT } from './closure-check.ts';
import { tractWork, type TractWork } from './tract-work.ts';

export interface Settled {
  readonly extraction: Extraction;
  /** Those of values that were not settled. */
  readonly alternates: readonly Alternate[];
}

/** One value of one call, and what it may be. */
interface Slot {
  readonly call: number;
  readonly field: CorrectableField;
  readonly values: readonly Alternate['value'][];
}

type Choice = ReadonlyMap<Slot, Alternate['value']>;

const MOST_VALUES = 3;
/** Courses walked over all choices of a tract. */
const MOST_WALKED = 60_000;
const MOST_CHANCE = 1e-4;
/** How many of the figures that close by chance agree with a stated area besides. */
const AREA_BY_CHANCE = 0.05;

export function settledValues(given: Extraction, alternates: readonly Alternate[]): Settled {
  let settled: Settled = { extraction: given, alternates };
  let areas: Areas | null = null;
  for (const [index, tract] of given.tracts.entries()) {
    if (tract.description_type !== 'metes_and_bounds' || tract.calls.length < 3) continue;
    const slots = slotsOf(
      tract,
      alternates.filter((one) => one.tract === index && one.isOfDamage && !one.isUnlikely),
    );
    if (slots.length > 0) settled = withChosen(settled, index, slots, () => (areas ??= areasOf(given)));
  }
  return settled;
}

function slotsOf({ calls }: Tract, alternates: readonly Alternate[]): Slot[] {
  const slots = new Map<string, { call: number; field: CorrectableField; values: Alternate['value'][] }>();
  for (const { call, field, value } of alternates) {
    if (field === 'curve_direction' || calls[call] === undefined || isSame(calls[call][field], value)) continue;
    const slot = slots.get(`${call} ${field}`) ?? { call, field, values: [] };
    slots.set(`${call} ${field}`, slot);
    if (!slot.values.some((known) => isSame(known, value))) slot.values.push(value);
  }
  return [...slots.values()];
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

function withChosen(settled: Settled, index: number, slots: readonly Slot[], areas: () => Areas): Settled {
  const { extraction } = settled;
  const tract = extraction.tracts[index]!;
  const state = stateOf(extraction);
  const asRead = tractWork(tract, index, state);
  if (asRead.traverse && isBack(asRead)) return settled;
  const { tried, fitting, spreadFt } = search(asRead, slots, (calls) => tractWork({ ...tract, calls }, index, state));
  const sound = fitting.flatMap(({ choice, work }) => {
    const area = areaOf(areas(), index, work);
    return area === 'other' ? [] : [{ choice, work, area }];
  });
  const [only] = sound;
  if (!only || sound.length > 1) return settled;
  const chance = tried * (limitOf(only.work) / spreadFt) ** 2 * (only.area === 'agrees' ? AREA_BY_CHANCE : 1);
  if (!(chance < MOST_CHANCE)) return settled;
  const chosen = { ...tract, calls: withChoice(tract.calls, only.choice).map(told(only.choice)) };
  return {
    extraction: { ...extraction, tracts: extraction.tracts.with(index, chosen) },
    alternates: settled.alternates.filter(
      (one) =>
        one.tract !== index ||
        ![...only.choice.keys()].some(({ call, field }) => call === one.call && field === one.field),
    ),
  };
}

const stateOf = ({ metadata: { state } }: Extraction): string => (typeof state === 'string' ? state : '');

interface Fit {
  readonly choice: Choice;
  readonly work: TractWork;
}

/** Every choice of at most three values by which the figure can be walked; those of the fewest values with which it closes. */
function search(
  { tract: { calls }, traverse }: TractWork,
  slots: readonly Slot[],
  workOf: (calls: Call[]) => TractWork,
): { tried: number; fitting: Fit[]; spreadFt: number } {
  const most = Math.floor(MOST_WALKED / calls.length);
  let [tried, walked, sum] = traverse ? [0, 1, traverse.misclosureFt ** 2] : [0, 0, 0];
  for (let size = 1; size <= MOST_VALUES; size++) {
    const fitting: Fit[] = [];
    for (const choice of choicesOf(slots, size)) {
      if (tried++ === most) return { tried, fitting: [], spreadFt: 0 };
      const work = workOf(withChoice(calls, choice));
      if (!work.traverse) continue;
      walked++;
      sum += work.traverse.misclosureFt ** 2;
      if (isBack(work)) fitting.push({ choice, work });
    }
    if (fitting.length > 0) return { tried, fitting, spreadFt: Math.sqrt(sum / walked) };
  }
  return { tried, fitting: [], spreadFt: 0 };
}

function* choicesOf(slots: readonly Slot[], size: number, from = 0): Generator<Choice> {
  if (size === 0) yield new Map();
  else
    for (let i = from; i <= slots.length - size; i++)
      for (const rest of choicesOf(slots, size - 1, i + 1))
        for (const value of slots[i]!.values) yield new Map([[slots[i]!, value], ...rest]);
}

const withChoice = (calls: readonly Call[], choice: Choice): Call[] => {
  const chosen = [...calls];
  for (const [{ call, field }, value] of choice) chosen[call] = { ...chosen[call]!, [field]: value };
  return chosen;
};

const limitOf = ({ traverse, steps }: TractWork): number =>
  Math.max(roundingOf(traverse!.courses, steps).allowanceFt, EXACT_FT);
const isBack = (work: TractWork): boolean => work.traverse !== null && work.traverse.misclosureFt <= limitOf(work);

/** What the areas of a document are held against, found once. */
interface Areas {
  readonly tracts: readonly Tract[];
  readonly state: string;
  readonly groups: ReturnType<typeof areaGroups>;
  readonly computed: readonly (number | null)[];
}

function areasOf(extraction: Extraction): Areas {
  const { tracts } = extraction;
  const state = stateOf(extraction);
  const computed = tracts.map((tract, i) => areaIn(tractWork(tract, i, state)));
  return { tracts, state, groups: areaGroups(tracts), computed };
}

const areaIn = ({ traverse, areaSqft }: TractWork): number | null => (traverse ? areaSqft : null);

function areaOf(
  { tracts, state, groups, computed }: Areas,
  index: number,
  work: TractWork,
): 'agrees' | 'unstated' | 'other' {
  const { agrees, target } = areaCheck(tracts, groups[index] ?? null, computed.with(index, areaIn(work)), state);
  return agrees ? 'agrees' : target === null ? 'unstated' : 'other';
}

/** What was chosen of a course is said in it. */
function told(choice: Choice): (call: Call, index: number) => Call {
  const calls = [...new Set([...choice.keys()].map(({ call }) => call))];
  const others = calls.length > 1 ? ` (with ${callsText(calls)} so)` : '';
  return (call, index) =>
    !calls.includes(index)
      ? call
      : {
          ...call,
          confidence: 'medium',
          confidence_reason: `of the readings that the print allows, only with this one does the figure close${others}`,
        };
}
