// Takes: where the cutting of a stretch stands and a cardinal direction ahead, before any course. Gives: whether it opens the first course, though no
// verb says so: "Starting at the quarter corner, north 1,320 feet along the section line to". Never: for a length that places the beginning.
import { before } from '../words/before.ts';
import { lengthFollows, lengthIsNext } from '../marks/values-ahead.ts';
import { lengthWithin, type Cut } from '../marks/cut.ts';
import type { Token } from '../values/tokens.ts';
import { wording } from '../words/wording.ts';

/** "Starting at the quarter corner, north 1,320 feet along the section line to …": the first course, without a verb. */
export function isFirstCardinal(cut: Cut, token: Token): boolean {
  if (token.kind !== 'direction' || token.direction.kind !== 'cardinal') return false;
  if (token.start === cut.s.from) return lengthFollows(cut, token);
  if (!lengthIsNext(cut, token)) return false;
  const { text } = cut.s;
  const length = lengthWithin(cut, token.end, token.end + 40);
  if (length && isFirstOfRow(text, token.start, length.end)) return true;
  if (!length || !/,\s{1,3}$/.test(text.slice(Math.max(0, token.start - 4), token.start))) return false;
  const behind = text.slice(length.end, length.end + 30);
  if (NEXT_COURSE.test(behind) && leavesMark(text, token.start)) return true;
  if (TWO_MORE.test(text.slice(length.end, length.end + 160))) return true;
  return /^\.?,?\s+(?:(?:more\s+or\s+less,?\s+)?(?:along|to\s+(?:an?|the)|with)\s|(?:[nsew]|north|south|east|west)\.?\s\d)/.test(
    behind,
  );
}

/** "at a pin:\nN 40 feet\nE 30 feet", "at a pin:\n1. North 40 feet", "COM AT SW COR LOT 4; N 21 FT; E 30 FT": the first of a list, and the next behind it. */
function isFirstOfRow(text: string, at: number, end: number): boolean {
  if (!headsRows(text, at)) return false;
  const behind = text.slice(end - 1, end + 80).replace(/^[a-z)'"]/, '');
  return NEXT_ROW.test(behind) || (endsPlace(text, at) && NEXT_IN_ROW.test(behind));
}
const headsRows = before(/(?:[:;]\s{0,3}|\n\s{0,8})(?:\(?1[.)]\s{1,3})?/);
const endsPlace = before(/[;:]\s{1,3}/);
const NEXT_WAY = String.raw`(?:[nsew](?:[.\s]{0,2}|,\s|\s-\s)\d|(?:due\s{1,2})?(?:north|south|east|west)\b)`;
const NEXT_ROW = new RegExp(wording`^\.?(?: to\s[^\n;:]{3,50})?[;,.]?\s{0,3}\n\s{0,8}(?:\(?2[.)] )?${NEXT_WAY}`);
const NEXT_IN_ROW = new RegExp(
  wording`^\.?(?: to\s[^\n;:]{3,50}?)?\s{0,2}[;,] (?:(?:and|&) )?
    (?:${NEXT_WAY}|(?:along|alg|on|by) (?:(?:an?|the) )?(?:[a-z]+ ){0,2}(?:curve|arc|crv)\b)`,
);

/** ", at an iron pin, north 40 feet, thence east", "at the corner of my land, north 40 feet": what stands there is no point that the length could place. */
const leavesMark = before(
  new RegExp(
    wording`\bat (?:an?|the|said) (?:[a-z0-9"'/-]+ ){0,3}(?:pin|stake|stone|post|rod|pipe|nail|spike|monument|rock|bolt|marker|rebar|oak|tree
      |(?:[ns]\.?[ew]\.? )?cor(?:ner|\.)? (?:of|to)\s[^;,]{2,70}), `,
  ),
);
const NEXT_COURSE =
  /^\)?\.?[,;]\s{1,3}(?:and\s)?(?:(?:then|thence|th|next)\s|(?:due\s{1,2})?(?:north|south|east|west)\b|[nsew][.\s])/;
/** "at the mouth of the creek, due east 300 feet; due south 150 feet; due west": the first of three told alike leads on from there. */
const DUE_WIND = wording`(?:and )?(?:due )?(?:north|south|east|west)[\s,]{1,3}`;
const TWO_MORE = new RegExp(
  wording`^\)?\.?[,;] ${DUE_WIND}(?:(?!\b(?:of|from)\b)[^;,]){2,60}[,;] ${DUE_WIND}(?:to\b|along\b|with\b|\d|[a-z-]{3,9} )`,
);
