// Parts of a figure kept back without courses and without "except": the figure is then more than the land, and no PASS is given. Rights kept in
// it leave it whole.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { judged } from '../judged.ts';

const FIGURE =
  'Beginning at a buggy axle; thence North 300.00 feet; thence East 435.60 feet; thence South 300.00 feet; thence West 435.60 feet to the beginning, containing 3.00 acres';

const statusOf = (text: string): string => judged(text).groundtruth_verdicts[0]!.status;

describe('kept back', () => {
  for (const tail of [
    '; reserving the south 35 feet thereof.',
    ' reserving, however, unto the said grantor the east 35 feet.',
    '; reserving the westerly thirty-five (35) feet for a lane.',
    '; saving and reserving the east 2 rods thereof.',
    '; reserving therefrom a strip 15 feet wide along the south line.',
    '; reserving 15 feet off the west side for an alley.',
    '; reserving half an acre in the southeast corner.',
    '; reserving unto the grantors the family burying ground, a lot 50 feet square.',
    '; the grantor retains the west half.',
    '; subject to a reservation of the south 35 feet.',
    '; the south 35 feet being reserved to the seller.',
    '; the south 35 feet thereof is hereby expressly reserved.',
    '; the west 35 feet having been taken for a lane.',
    '; the south 35 feet goes to the town.',
    '; 35 feet on the south heretofore deeded to the county.',
    '; subject to the deed of the south 35 feet to Orla Finch.',
    '; without the south 35 feet.',
    ' and no part of the south 35 feet.',
    ' of which half an acre was heretofore conveyed to the grange.',
    '; the above includes 0.30 acre belonging to Finch.',
    '; reserving thirteen feet off the south side.',
    '; saving the spring lot.',
    '; the spring house excepted.',
    '; omitting the gore at the southeast corner.',
    '; that portion lying west of the canal has been sold.',
    '; so much thereof as lies south of the canal.',
    '; less roads.',
    '; together with the adjoining 25 feet on the east.',
    ', lcss the east 35 feet thereof.',
    ', lessing the east 35 feet.',
  ])
    test(tail, () => assert.notEqual(statusOf(`${FIGURE}${tail}`), 'PASS'));
});

describe('a right, or nothing of the land', () => {
  for (const tail of [
    '.',
    ', more or less.',
    '; reserving an easement over the south 35 feet.',
    '; reserving the right to use the south 35 feet as a lane.',
    '; reserving a life estate to the grantor.',
    '; reserving unto the grantor all oil, gas and other minerals.',
    '; the south 35 feet lies in Dell Road.',
    '; being the north 300 feet of Lot 8.',
    '; subject to a pipe line under the west 20 feet.',
    '; less road right-of-way, if any.',
    '. The grantor keeps the keys of the barn until May.',
  ])
    test(tail, () => assert.equal(statusOf(`${FIGURE}${tail}`), 'PASS'));
});

test('what is added is not kept back, whatever was done with it before', () => {
  const { notes } = judged(
    `${FIGURE}. Also that part of vacated Dell Road as the same was dedicated in the plat of Dell, lying south of the canal.`,
  ).extraction.tracts[0]!;
  assert.match(notes ?? '', /^Added without courses/);
});

test('a curve told in brackets with a colon does not stand in the way of a roll', () => {
  const roll = `COM N 48 FT FR S COR. LOT 8; N 300 FT; E 400 FT; S 300 FT; ALONG A CURVE TO L (CHORD BEARS: N 90 DEG 0' 0" W 200 FT, RADIUS = 90000 FT); W 200 FT TO BEG. AREA 2.755 AC.`;
  assert.equal(statusOf(roll), 'PASS');
});

test('what is kept back under the head of the next land is of that', () => {
  const next =
    '\nTRACT B:\nThe N 1/2 of the SW 1/4 of Section 4, Township 3 South, Range 2 West, less the north 35 feet thereof.';
  const { tracts } = judged(`TRACT A:\n${FIGURE}.${next}`).extraction;
  assert.equal(tracts[0]!.notes, null);
  assert.equal(tracts.length, 2);
  assert.equal(
    statusOf(`TRACT A:\n${FIGURE}.\nTRACT B:\nThe south 35 feet thereof is hereby expressly reserved.`),
    'REVIEW',
  );
});
