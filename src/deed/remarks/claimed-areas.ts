// Takes: a figure. Gives: areas told of the land behind it, in a few words or as an assessor, a surveyor or a caption has them, that are not the figure's: "Area: 9,020 sq.
// yds.", "The assessor carries the same at 9.75 acres". Never: of a part, of other land, of the land it is cut from, of a building or a right.
import { SQFT_PER_ACRE, sqftPer } from '../../survey/units.ts';
import { areasOf } from '../tracts/area-phrase.ts';
import { quoted } from '../tracts/quoted.ts';
import type { Figure } from './figure.ts';

interface ToldArea {
  readonly start: number;
  readonly end: number;
  readonly sqft: number;
  /** Half of the last place printed. */
  readonly half: number;
}

const MAY_TELL = /acre|\bacs?\b|hectare|\bsq|square|rood|\bha\b/;
/** What the land's own area is not told in. */
const OTHERS =
  /(?<![\d.,$])(?:(?<yards>\d[\d,]*(?:\.\d+)?)\s{0,2}sq(?:uare|\.)?\s?(?:yards?|yds?\b)|(?<roods>\d{1,2})\s+roods?\b(?:,?\s+(?:and\s+)?(?<perches>\d{1,2})\s+(?:perch(?:es)?|poles|rods)\b)?)/g;
const [SQFT_PER_YARD, SQFT_PER_ROOD, SQFT_PER_PERCH] = [9, SQFT_PER_ACRE / 4, SQFT_PER_ACRE / 160];

function areasBehind({ folded, state, description, near }: Figure): ToldArea[] {
  const [from, to] = [description.end, near.end];
  const found = areasOf(folded, from, to).flatMap(({ start, end, unit, amount, printed, unreadable }) =>
    unreadable
      ? []
      : [{ start, end, sqft: amount * sqftPer(unit, state), half: halfStep(printed) * sqftPer(unit, state) }],
  );
  for (const { 0: all, index, groups } of folded.slice(from, to).matchAll(OTHERS)) {
    const [start, end] = [from + index, from + index + all.length];
    if (found.some((one) => one.start < end && one.end > start)) continue;
    const { yards, roods = '0', perches = '0' } = groups!;
    const sqft =
      yards === undefined
        ? Number(roods) * SQFT_PER_ROOD + Number(perches) * SQFT_PER_PERCH
        : Number(yards.replaceAll(',', '')) * SQFT_PER_YARD;
    found.push({ start, end, sqft, half: yards === undefined ? SQFT_PER_PERCH : SQFT_PER_YARD / 2 });
  }
  return found;
}

const halfStep = (amount: string): number => 0.5 / 10 ** (amount.split('.')[1]?.length ?? 0);

/** Who tells it of the whole land, and in what words. */
const OF_WHOLE =
  /\b(?:(?:the\s+)?(?:same|it|whole|land|tract|parcel|lot|premises|property)|assess\w+|rolls?|tax\s+(?:map|list|bill|duplicate|records?)|auditor|county\s+records?|areas?|contents?|acreage|quantity|survey(?:ed|or)?|comput\w+|calculat\w+|measur\w+|planimeter\w*|gis|listed|carried|entered|charged|rated|returned|taxed|called|total)\b/;
const OF_ELSE =
  /\b(?:part|portion|out\s+of|off|from|adjoin\w*|adjacent|remain\w*|balance|residue|rest|easements?|rights?|sections?|quarter|half|parent|larger|original\w*|about|approximat\w*|cleared|timber\w*|wood\w*|meadow|pasture|cultivat\w*|bottoms?|tillable|building|dwelling|house|living|floor|flood|wetlands?|zon\w+|minimum|least|lots?\s+(?:no\.?\s?)?\d|each|per|every|convey\w*|deed\w*|gross|except\w*|sold|plus|addition\w*|road\w*|highway|water|lake|pond|grant|league|patent\w*|survey\s+no|abstract|tracts|parcels|lots|lies|lying|being\s+in|within|in\s+the|formerly|previous\w*|old|prior|which|of\s+said|shares?|allot\w*|devis\w*|(?<!or\s)less|exceed\w*|disturb\w*|stormwater|park|other|together|containing|including|more(?!\s+or\s+less))\b|\$/;
const FEW = 4;
const WORD = /[a-z]{2,}/g;
/** Rolls are rounded and old. */
const ROLL = /\b(?:assess\w+|rolls?|tax\w*|auditor|gis|planimeter\w*)\b/;
const OPEN = /\bmore\s+or\s+less\b/;
const [APART, APART_IN_ROLL] = [0.03, 0.1];

export function areasClaims(figure: Figure): string[] {
  const { folded, text, description, near, areaSqft, tract, isAlone } = figure;
  if (!MAY_TELL.test(folded.slice(description.end, near.end))) return [];
  for (const told of areasBehind(figure)) {
    const from = Math.max(description.end, lastMark(folded, told.start));
    const before = folded.slice(from, told.start);
    const behind = /^[^.;:]{0,60}/.exec(folded.slice(told.end, near.end))![0];
    const words = `${before} ${behind}`;
    if (OF_ELSE.test(words)) continue;
    // "Area 0.06 ac. Total area .21 ac.": of all the figures; whether they add up is asked elsewhere.
    if (!isAlone && tract.stated_area !== '' && told.sqft > areaSqft && /\btotal\b/.test(words)) continue;
    if (from === description.end || !(OF_WHOLE.test(words) || (words.match(WORD) ?? []).length <= FEW)) continue;
    const allowed = Math.max(areaSqft * (ROLL.test(words) || OPEN.test(words) ? APART_IN_ROLL : APART), told.half);
    if (Math.abs(told.sqft - areaSqft) <= allowed || told.sqft === tract.stated_area_sqft) continue;
    return [
      `The paper says ${quoted(text, from, told.end)}; the figure has ${(areaSqft / SQFT_PER_ACRE).toFixed(3)} acres.`,
    ];
  }
  return [];
}

/** Where the clause begins that a place stands in. */
function lastMark(folded: string, at: number): number {
  const before = folded.slice(Math.max(0, at - 160), at);
  const cut = Math.max(before.lastIndexOf('. '), before.lastIndexOf(';'), before.lastIndexOf('\n'));
  return at - before.length + cut + 1;
}
