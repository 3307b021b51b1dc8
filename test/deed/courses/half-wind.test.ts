import assert from 'node:assert/strict';
import { test } from 'node:test';
import { callLine, courseLine, tractsOf } from '../reading.ts';

/** Between two courses in poles. */
function steered(course: string): { line: string; sure: boolean } {
  const text = `Beginning at a stone; thence N 10° E 10 poles to a stake; ${course}; thence S 20° W 5 poles to the beginning.`;
  const calls = tractsOf(text)[0]!.calls.slice(1, -1);
  return { line: calls.map(callLine).join(' | '), sure: calls.every((call) => call.confidence === 'high') };
}

const points: [sentence: string, answer: string][] = [
  ['thence South West 41 poles to a maple', `S 45°00'00" W 41`],
  ['thence southwest 41 poles to a maple', `S 45°00'00" W 41`],
  ['thence North-East, for a distance of forty-one poles', `N 45°00'00" E 41`],
  ['thence running N.W. 41 poles to a maple', `N 45°00'00" W 41`],
  ['thence S. E. 41 perches to a maple', `S 45°00'00" E 41`],
  ['thence NE for 41 poles', `N 45°00'00" E 41`],
  ['then North East two chains to a maple', `N 45°00'00" E 8`],
  ['thence 41 poles southeast to a maple', `S 45°00'00" E 41`],
  ['thence WNW 41 poles to a maple', `N 67°30'00" W 41`],
  ['thence S.S.E. forty-one poles', `S 22°30'00" E 41`],
  ['thence North and by East 41 poles to a maple', `N 11°15'00" E 41`],
  ['thence north & by west 41 poles', `N 11°15'00" W 41`],
  ['thence NE-by-N 41 poles to a maple', `N 33°45'00" E 41`],
  ['thence North East half North 41 poles', `N 39°22'30" E 41`],
  ['thence S.S.W. 1/4 W. 41 poles', `S 25°18'45" W 41`],
  ['thence North half a point West 41 poles', `N 05°37'30" W 41`],
  ['thence West half a point Southerly 41 poles', `S 84°22'30" W 41`],
  ['thence east a quarter of a point northwardly 41 poles', `N 87°11'15" E 41`],
  ['thence North Nor West 41 poles', `N 22°30'00" W 41`],
  ['thence south sou east 41 poles', `S 22°30'00" E 41`],
  ['thence West Sou West 41 poles', `S 67°30'00" W 41`],
  ["thence East Nor'East 41 poles", `N 67°30'00" E 41`],
  ['thence Nor West 41 poles', '- 41'],
  ['thence North by 41 poles', `N 00°00'00" E 41`],
  // Behind a course that is steered by the compass so are those that run to a tree or along a line.
  ['thence E.S.E. 12 poles; thence North East to a maple 41 poles', `S 67°30'00" E 12 | N 45°00'00" E 41`],
  ["thence E.S.E. 12 poles; thence North East along Tarn's line 41 poles", `S 67°30'00" E 12 | N 45°00'00" E 41`],
];
for (const [sentence, answer] of points)
  test(sentence, () => assert.deepEqual(steered(sentence), { line: answer, sure: false }));

const others: [sentence: string, answer: string][] = [
  ['thence southwesterly 41 poles to a maple', '- 41'],
  ['thence south somewhat west 41 poles', '- 41'],
  ['thence south, a little west 41 poles', '- 41'],
  ['thence south (or southwest) 41 poles', '- 41'],
  ['thence south/west 41 poles', '- 41'],
  ['thence south inclining to the west 41 poles', '- 41'],
  ['thence south, or nearly so, 41 poles', '- 41'],
  ['thence in a south west direction 41 poles', '- 41'],
  ['thence southwestwardly 41 poles', '- 41'],
  ['thence south west along the creek 41 poles', '- 41'],
  ['thence southwest along the lane 41 poles to a maple', '- 41'],
  ['thence South West to a maple 41 poles', '- 41'],
  ['thence northeast about 41 poles', '- 41'],
  ['thence along the South East line 41 poles', '- 41'],
  ['thence N 7° W 41 poles to the North West corner of lot 9', `N 07°00'00" W 41`],
  ['thence N 7° W 41 poles to the SW 1/4 of section 9', `N 07°00'00" W 41`],
  ['thence west half north 41 poles', '- 41'],
  ['thence north half east 41 poles', `N 00°30'00" E 41`],
  ['thence north and by the lane 41 poles', `N 00°00'00" E 41`],
];
for (const [sentence, answer] of others) test(sentence, () => assert.equal(steered(sentence).line, answer));

test('measured in feet the word tells only how the line tends', () => {
  assert.equal(courseLine('thence southwest 41 feet to a maple'), '- 41');
  assert.equal(courseLine('thence N.E. 41 feet to a maple'), '- 41');
  assert.equal(courseLine('thence W.S.W. 12 feet; thence southwest 41 feet'), `S 67°30'00" W 12 | S 45°00'00" W 41`);
});
