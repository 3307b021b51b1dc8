// Properties of `reading` over the corpus: its words are the paper's own, its marks stand in order inside them, every value has its mark and no word
// is left out in silence.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { Extraction, type Call, type Tract } from '../../src/contract/extraction.ts';
import { readDescription } from '../../src/deed/read-description.ts';
import { onlyConnects } from '../../src/deed/tracts/plain-words.ts';
import { pastedText } from '../../src/document/source-text.ts';
import { readText } from '../../src/read-text.ts';
import { absent, CORPUS } from '../support/corpus.ts';
import { spoilt } from './spoilt.ts';

const METES = join(CORPUS, 'metes');
const skip = absent(METES);
const texts = skip
  ? []
  : readdirSync(METES)
      .filter((name) => name.endsWith('.json'))
      .map((name) => {
        const { text } = JSON.parse(readFileSync(join(METES, name), 'utf8')) as { text: string };
        return { name, text, extraction: readDescription(pastedText(text)).extraction };
      });

interface Placed {
  readonly as: string;
  readonly start: number;
  readonly end: number;
  readonly words: string;
}

/** Checks one reading, and gives its marks at their places in what was pasted. */
function placedMarks(pasted: string, { reading }: Tract): Placed[] {
  if (!reading) return [];
  assert.ok(pasted.includes(reading.text), 'the words are those of the paper');
  const [all, own] = [[...pasted], [...reading.text]];
  let past = 0;
  return reading.marks.flatMap(({ start, end, as, source }) => {
    assert.ok(start >= past && end > start && end <= own.length, 'in order, not overlapping, inside the words');
    past = end;
    const words = own.slice(start, end).join('');
    if (source === null) return [];
    const [place] = source;
    assert.equal(all.slice(place!.start!, place!.end!).join(''), words, 'and at its place in what was pasted');
    return [{ as, start: place!.start!, end: place!.end!, words }];
  });
}

/** Words of a reading that stand under no mark and do more than connect. */
function silent({ reading }: Tract): string[] {
  if (!reading) return [];
  const own = [...reading.text];
  for (const { start, end } of reading.marks) own.fill(' ', start, end);
  return (own.join('').match(/[A-Za-z]{4,}/g) ?? []).filter((word) => !onlyConnects(word.toLowerCase()));
}

const within = (marks: readonly Placed[], { source }: Call, as: string): Placed[] =>
  marks.filter((mark) => mark.as === as && mark.start < source![0]!.end! && mark.end > source![0]!.start!);

/** From a row of a table elsewhere, or said once for several courses. */
const IS_TOLD_ELSEWHERE = /from the table|taken from|the course before|of the last course|parallel|angle|same/;

test('the words, the marks and their places', { skip }, () => {
  let readings = 0;
  for (const { text, extraction } of texts) {
    Extraction.parse(extraction);
    for (const tract of extraction.tracts) {
      placedMarks(text, tract);
      if (tract.reading) readings++;
      if (tract.calls.length > 0) assert.notEqual(tract.reading, null, `${tract.name} has words`);
    }
  }
  assert.ok(readings > 300, `${readings} readings`);
});

test('every bearing and every length that was read has a mark in its sentence', { skip }, () => {
  for (const { name, text, extraction } of texts)
    for (const tract of extraction.tracts) {
      const marks = placedMarks(text, tract);
      for (const call of tract.calls) {
        if (IS_TOLD_ELSEWHERE.test(call.confidence_reason)) continue;
        const at = `${name}: ${call.verbatim_text.slice(0, 120)}`;
        if (call.bearing) assert.ok(within(marks, call, 'bearing').length > 0, at);
        if (call.distance !== null) assert.ok(within(marks, call, 'distance').length > 0, at);
        if (call.radius !== null) assert.ok(within(marks, call, 'curve').length > 0, at);
      }
    }
});

const NAMES_A_FIGURE = /another (?:length|figure|bearing), (?<figure>[^;]+?), (?:stands beside|is named without)/;

test('a figure that a doubt names is marked as nothing', { skip }, () => {
  let named = 0;
  for (const { name, text, extraction } of texts)
    for (const tract of extraction.tracts) {
      const marks = placedMarks(text, tract);
      for (const call of tract.calls) {
        if (!NAMES_A_FIGURE.test(call.confidence_reason)) continue;
        named++;
        assert.ok(
          within(marks, call, 'nothing').some(({ words }) => /\d|[a-z]{3}/.test(words)),
          `${name}: ${call.confidence_reason}`,
        );
      }
    }
  assert.ok(named > 3, `${named} figures`);
});

test('no word is left out in silence', { skip }, () => {
  const left = texts.flatMap(({ extraction }) => extraction.tracts.flatMap(silent));
  // A misprint is read as the word it was meant for, which may only connect.
  assert.ok(left.length < 20, left.join(' '));
});

test('of damaged print the words are as printed, whichever reading was kept', { skip }, () => {
  for (const { text } of texts.filter((_, i) => i % 60 === 0)) {
    const damaged = spoilt(text, 0.03);
    for (const tract of readText(damaged).extraction.tracts) placedMarks(damaged, tract);
  }
});
