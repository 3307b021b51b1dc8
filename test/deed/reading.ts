// What the description tests share: a description read, each call as one short line, so that a row is a sentence and its answer.
import type { Call, Tract } from '../../src/contract/extraction.ts';
import { readDescription } from '../../src/deed/read-description.ts';
import { pastedText } from '../../src/document/source-text.ts';
import { bearingText } from '../../src/survey/bearing.ts';

export function tractsOf(text: string): Tract[] {
  return readDescription(pastedText(text)).extraction.tracts;
}

/** `N 45°30'15" E 100`, `- 100` without a bearing, `curve R500 L60 C59.9 [N 45°00'00" E] left`. */
export function callLine(call: Call): string {
  if (call.call_type === 'line')
    return `${call.bearing ? bearingText(call.bearing) : '-'} ${call.distance === null ? '-' : call.distance}`;
  const parts = ['curve'];
  if (call.radius !== null) parts.push(`R${call.radius}`);
  if (call.arc_length !== null) parts.push(`L${call.arc_length}`);
  if (call.chord_length !== null) parts.push(`C${call.chord_length}`);
  if (call.chord_bearing) parts.push(`[${bearingText(call.chord_bearing)}]`);
  if (call.delta !== null) parts.push(`D${Math.round(call.delta * 1e4) / 1e4}`);
  if (call.curve_direction) parts.push(call.curve_direction);
  return parts.join(' ');
}

export function callLines(text: string): string[] {
  return tractsOf(text)[0]?.calls.map(callLine) ?? [];
}

/** The one course under test between two plain ones, so that it has a course before it and a return behind it. */
export function courseLine(course: string): string {
  const text = `Beginning at a stone; thence N 10° E 100 feet to a stake; ${course}; thence S 20° W 50 feet to the point of beginning.`;
  return callLines(text).slice(1, -1).join(' | ');
}
