// The forms of commencement phrases, by table: what is read, and what is refused. Every place and length is invented.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cornerPhrase } from '../../src/plss/corner-phrase.ts';

type Corner = [section: number, east: number, north: number];
const AT = 'T. 61 N., R. 83 W.';

const corners: [sentence: string, corner: Corner][] = [
  // section corners, however they are spelt
  [`Beginning at the Northeast corner of Section 14, ${AT}`, [14, 1, 1]],
  [`Beginning at the N.E. corner of Sec. 14, ${AT}`, [14, 1, 1]],
  [`Beginning at the N. E. Cor. of Sec. 14, ${AT}`, [14, 1, 1]],
  [`Beginning at the north-east corner of section 14 in Township 61 North of Range 83 West`, [14, 1, 1]],
  [`BEGINNING AT THE NORTH EAST CORNER OF SECTION FOURTEEN (14), TOWNSHIP SIXTY-ONE (61) NORTH, RANGE EIGHTY-THREE (83) WEST`, [14, 1, 1]],
  [`Begin at the NE corner Section 14, Twp. 61 N, Rge. 83 W`, [14, 1, 1]],
  [`Commence at the northeasterly corner of said Section 14, T61N-R83W`, [14, 1, 1]],
  [`Commencing on the Southwest corner of Section 14-61N-83W`, [14, 0, 0]],
  [`From the SW corner of Section 14, Town 61 North, Range 83 West`, [14, 0, 0]],
  [`Starting for a tie at the SW section corner of Section 14, ${AT}`, [14, 0, 0]],
  [`Beginning at the southeast comer of section 14, ${AT}`, [14, 1, 0]],
  // monuments that mark the corner
  [`Commencing at a found 2.5" aluminum cap stamped LS 40417 marking the Northwest corner of Section 14, ${AT}`, [14, 0, 1]],
  [`Commencing at a sandstone 10 x 8 x 4 inches at the NW corner of Section 14, ${AT}`, [14, 0, 1]],
  [`Commencing at an iron pipe which is the NW corner of Section 14, ${AT}`, [14, 0, 1]],
  [`Commencing at a fence corner marking the NW corner of Section 14, ${AT}`, [14, 0, 1]],
  [`Beginning at a point, said point being the NW corner of Section 14, ${AT}`, [14, 0, 1]],
  [`Beginning at a point on the county road, which point is the NW corner of Section 14, ${AT}`, [14, 0, 1]],
  [`Beginning at Corner No. 1, the NW corner of Section 14, ${AT}, a stone`, [14, 0, 1]],
  // quarter corners
  [`Commencing at the S 1/4 cor. of Sec. 9, ${AT}`, [9, 0.5, 0]],
  [`Commencing at the South Quarter Corner (S1/4) of Section 9, ${AT}`, [9, 0.5, 0]],
  [`Commencing at the south one-quarter corner of Section 9, ${AT}`, [9, 0.5, 0]],
  [`Commencing at the south ¼ section corner of section 9, ${AT}`, [9, 0.5, 0]],
  [`Commencing at the West Quarter post of Section 9, ${AT}`, [9, 0, 0.5]],
  [`Commencing at the quarter corner on the north line of Section 9, ${AT}`, [9, 0.5, 1]],
  [`Commencing at the quarter post on the east side of Section 9, ${AT}`, [9, 1, 0.5]],
  [`Beginning at the quarter corner common to Sections 4 and 5, ${AT}`, [4, 0, 0.5]],
  [`Beginning at the quarter-section corner between sections twenty-one and twenty-eight, ${AT}`, [21, 0.5, 0]],
  [`Beginning at the 1/4 corner of Sections 21 & 28, ${AT}`, [21, 0.5, 0]],
  // the centre
  [`Commencing at the center of Section 9, ${AT}`, [9, 0.5, 0.5]],
  [`Commencing at the Center Quarter Corner of Section 9, ${AT}`, [9, 0.5, 0.5]],
  [`Commencing at the C 1/4 corner of Section 9, ${AT}`, [9, 0.5, 0.5]],
  [`Commencing at the centre of the NE1/4 of Section 9, ${AT}`, [9, 0.75, 0.75]],
  // sixteenth corners
  [`Commencing at the Southwest sixteenth corner of Section 9, ${AT}`, [9, 0.25, 0.25]],
  [`Commencing at the C-E 1/16 corner of Section 9, ${AT}`, [9, 0.75, 0.5]],
  [`Commencing at the Center-South one-sixteenth corner of Section 9, ${AT}`, [9, 0.5, 0.25]],
  [`Commencing at the North 1/16 corner on the west line of Section 9, ${AT}`, [9, 0, 0.75]],
  [`Commencing at the East 1/16 corner common to Sections 9 and 16, ${AT}`, [9, 0.75, 0]],
  // corners of aliquots
  [`Commencing at the Southwest corner of the NE/4 of Section 12, ${AT}`, [12, 0.5, 0.5]],
  [`Commencing at the SW corner of the NE 1/4 NW 1/4 of Section 12, ${AT}`, [12, 0.25, 0.75]],
  [`Commencing at the SW corner of the NE¼NW¼ Section 12, ${AT}`, [12, 0.25, 0.75]],
  [`Commencing at the SW corner of the NENW of Section 12, ${AT}`, [12, 0.25, 0.75]],
  [`Commencing at the southwest corner of the Northeast Quarter of the Northwest Quarter (NE1/4 NW1/4) of Section 12, ${AT}`, [12, 0.25, 0.75]],
  [`Commencing at the NE corner of the W/2 of the SE/4 of Section 12, ${AT}`, [12, 0.75, 0.5]],
  [`Commencing at the northeast corner of the east half of the southwest fractional quarter of section 12, ${AT}`, [12, 0.5, 0.5]],
  [`Commencing at the southeast corner southeast quarter section 12, ${AT}`, [12, 1, 0]],
  // corners of several sections
  [`Beginning at the corner common to Sections 8, 9, 16 and 17, ${AT}`, [8, 1, 0]],
  [`Beginning at the section corner of sections 8, 9, 16, and 17, ${AT}`, [8, 1, 0]],
  [`Beginning at a stone corner to sections eight, nine, sixteen and seventeen, ${AT}`, [8, 1, 0]],
  [`Beginning at the common corner of Sections 8, 9, 16 & 17, ${AT}`, [8, 1, 0]],
  [`Beginning at the NE corner of Section 17, ${AT}, common to Sections 8, 9 and 16`, [17, 1, 1]],
]; // prettier-ignore
for (const [sentence, [section, east, north]] of corners)
  test(`a corner: ${sentence}`, () => {
    const phrase = cornerPhrase(sentence);
    assert.deepEqual(phrase?.at, { section, east, north });
    assert.deepEqual([phrase.offsetFt.map((ft) => ft + 0), phrase.along, phrase.insideFt, phrase.lot], [[0, 0], null, null, '']);
    assert.deepEqual([phrase.names.township, phrase.names.range], ['61N', '83W']);
  }); // prettier-ignore

const offsets: [sentence: string, corner: Corner, eastFt: number, northFt: number][] = [
  ['Beginning 1320 feet East and 33 feet South of the NW corner of Section 7', [7, 0, 1], 1320, -33],
  ["Beginning at a point 1,320.00' E and 33' S of the NW corner of Section 7", [7, 0, 1], 1320, -33],
  ['Beginning at a point which is North 440 feet and East 91.5 feet from the SW corner of Section 7', [7, 0, 0], 91.5, 440],
  ['Beginning at a point 440 feet north and 91.5 feet east of the southwest corner of section 7', [7, 0, 0], 91.5, 440],
  ['Beginning at point 440 feet N of and 91.5 feet E of the SW corner of Section 7', [7, 0, 0], 91.5, 440],
  ['Beginning at an iron stake 12 rods west of the east quarter corner of Section 7', [7, 1, 0.5], -198, 0],
  ['Beginning at a point 3 chains and 50 links south of the center of Section 7', [7, 0.5, 0.5], 0, -231],
  ['Beginning at a point forty-one and eight one-hundredths feet east of the SW corner of Section 7', [7, 0, 0], 41.08, 0],
  ['Beginning at a point one hundred and seven and one-half feet north of the SW corner of Section 7', [7, 0, 0], 0, 107.5],
  ['Beginning at a point 90 feet north of a point 60 feet east of the SW corner of Section 7', [7, 0, 0], 60, 90],
  ['Beginning at a point 75 feet, more or less, east of the NW corner of the SE1/4 of Section 7', [7, 0.5, 0.5], 75, 0],
  [`Beginning at a point bearing N 90°00'00" E 250 feet from the NW corner of Section 7`, [7, 0, 1], 250, 0],
  ['Beginning at a point which bears South 0 degrees 0 minutes East, 250 feet from the NW corner of Section 7', [7, 0, 1], 0, -250],
  ['Beginning at a point 250 feet South no degrees no minutes West of the NW corner of Section 7', [7, 0, 1], 0, -250],
  ['Beginning at a point South 90 degrees East from the NW corner of Section 7, and distant therefrom 250 feet', [7, 0, 1], 250, 0],
  ['Beginning at a point on the county road, said point being 250 feet east of the NW corner of Section 7', [7, 0, 1], 250, 0],
  ['Beginning at a post on the creek which is 250 feet east of the NW corner of Section 7', [7, 0, 1], 250, 0],
  ['Beginning at an iron pin from which the NW corner of Section 7 bears West 250 feet', [7, 0, 1], 250, 0],
  ['Beginning at corner 1, whence the W quarter corner of Section 7 bears South 90 degrees West 250 feet', [7, 0, 0.5], 250, 0],
  ['Beginning at a point from which the corner common to Sections 7, 8, 17 and 18 lies south 400 feet and west 60 feet', [7, 1, 0], 60, 400],
  ['Beginning at a point 200 feet north from the brass cap at the SW corner of Section 7', [7, 0, 0], 0, 200],
]; // prettier-ignore
for (const [sentence, [section, east, north], eastFt, northFt] of offsets)
  test(`off a corner: ${sentence}`, () => {
    const phrase = cornerPhrase(sentence);
    assert.deepEqual(phrase?.at, { section, east, north });
    assert.deepEqual(
      phrase.offsetFt.map((ft) => Math.round(ft * 1000) / 1000 + 0),
      [eastFt, northFt],
    );
    assert.equal(phrase.along, null);
  });

const alongs: [sentence: string, corner: Corner, toward: string, feet: number][] = [
  ['a point on the north line of said section 660 feet west of the NE corner of Section 9', [9, 1, 1], 'w', 660],
  ['Beginning at a point on the north line of Section 9, 660 feet west of the NE corner thereof', [9, 1, 1], 'w', 660],
  ['Beginning at a point in the W boundary of Section 9, distant 415 feet N from the SW corner of said section', [9, 0, 0], 'n', 415],
  ['Beginning at a point 660 feet west of the NE corner of Section 9, on the north line thereof', [9, 1, 1], 'w', 660],
  ['Beginning at a point 660 feet west along the north line of Section 9 from the NE corner thereof', [9, 1, 1], 'w', 660],
  ['Beginning at a point on the south line of Section 9, 59 feet east of the south quarter corner of said Section 9', [9, 0.5, 0], 'e', 59],
  ['Beginning at a point on the east and west center line of Section 9, 880 feet west of the east quarter corner of said section', [9, 1, 0.5], 'w', 880],
  ['Beginning at a stake on the section line between Sections 9 and 16, 13 chains West of the SE corner of Section 9', [9, 1, 0], 'w', 858],
  ['Beginning at a point on the east line of the NE1/4 of the SW1/4 of Section 9, 100 feet south of the NE corner of said NE1/4 of the SW1/4', [9, 0.5, 0.5], 's', 100],
]; // prettier-ignore
for (const [sentence, [section, east, north], toward, feet] of alongs)
  test(`along a line: ${sentence}`, () => {
    const phrase = cornerPhrase(sentence, { section: 9 });
    assert.deepEqual(phrase?.at, { section, east, north });
    assert.deepEqual([phrase.along?.toward, phrase.along?.lengthFt], [toward, feet]);
  });

test('so far inside two lines', () => {
  const phrase = cornerPhrase('Beginning at a point 33 feet south of the north line and 660 feet west of the east line of Section 9');
  assert.deepEqual([phrase?.at, phrase?.insideFt], [{ section: 9, east: 1, north: 1 }, [660, 33]]);
}); // prettier-ignore

const lots: [sentence: string, lot: string, east: number, north: number][] = [
  ['Commencing at the northeast corner of Government Lot 2, Section 7', '2', 1, 1],
  ["Commencing at the SW corner of Gov't. Lot 4 of Section 7", '4', 0, 0],
  ['Beginning at the northwest corner of lot nine, section seven', '9', 0, 1],
  ['Beginning at the southwest corner of Lot 2 in the NW1/4 of Section 7', '2', 0, 0],
];
for (const [sentence, lot, east, north] of lots)
  test(`a lot of the survey: ${sentence}`, () => {
    const phrase = cornerPhrase(sentence);
    assert.deepEqual([phrase?.lot, phrase?.at], [lot, { section: 7, east, north }]);
  });

test('"said section" and a part without its section are of the section the caller knows, or of none', () => {
  const sentences = ['Commencing at the NE corner of said section', 'Commencing at the NW corner of said SE1/4', 'Commencing at the S 1/4 corner of the section'];
  for (const sentence of sentences) {
    assert.equal(cornerPhrase(sentence, { section: 22 })?.at.section, 22, sentence);
    assert.equal(cornerPhrase(sentence), null, sentence);
  }
}); // prettier-ignore

test('a corner of sections in two townships is one of the first named', () => {
  const corner = cornerPhrase('Beginning at the corner common to Sections 33 and 34, T. 12 N., R. 9 E., and Sections 3 and 4, T. 11 N., R. 9 E., Boise Meridian');
  assert.deepEqual(corner?.at, { section: 33, east: 1, north: 0 });
  assert.deepEqual([corner?.names.township, corner?.names.range, corner?.names.meridian], ['12N', '9E', 'Boise']);
  const quarter = cornerPhrase('the quarter corner common to section 6 of township 4 south, range 2 east and section 1 of township 4 south, range 1 east');
  assert.deepEqual(quarter?.at, { section: 6, east: 0, north: 0.5 });
  assert.equal(cornerPhrase('the corner common to sections 33 and 34, T12N, R9E, and sections 3 and 4, T12N, R8E'), null);
}); // prettier-ignore

const refused: [sentence: string, why: string][] = [
  ['Beginning at the witness corner to the NE corner of Section 9', 'a witness corner stands off the corner'],
  ['Beginning at the meander corner between Sections 9 and 10', 'a meander corner is on a bank'],
  ['Beginning at the closing corner of Sections 1 and 2', 'a closing corner is not where the sections meet'],
  ['Beginning at a reference monument at the NE corner of Section 9', 'a reference monument'],
  ['Beginning at a stone near the NE corner of Section 9', 'near'],
  ['Commencing at the 1/16 corner of Section 9', 'which sixteenth corner is not said'],
  ['Commencing at the north sixteenth corner on the south line of Section 9', 'no such corner'],
  ['Commencing at the quarter corner of Section 9', 'which quarter corner is not said'],
  ['Commencing at the northeast quarter corner of Section 9', 'no such corner'],
  ['Commencing at the corner common to Sections 9 and 10', 'two sections share two corners'],
  ['Commencing at the corner common to Sections 9 and 20', 'they share none'],
  ['Commencing at the NE corner of Section 17, common to Sections 8, 9 and 10', 'the lists disagree'],
  ['Commencing at the NE corner of Section 41', 'no section of a township'],
  ['Commencing at the NE corner of Section Four (5)', 'word and figure disagree'],
  ['Commencing at the NE corner of Lot 2, Block 6, Section 7', 'a lot of a plat'],
  ['Commencing at the NE corner of Lot 2', 'a lot without a section'],
  ['Commencing at the NE corner of the Harkness claim in Section 7', 'a claim'],
  ['Beginning at the intersection of the north line of Section 9 and the creek', 'a crossing'],
  ['Beginning at a point on the west line of Section 9', 'a line alone'],
  ['Beginning at a point on the west line of Section 9, 60 feet west of the NE corner thereof', 'the corner is not on the line'],
  [`Beginning at a point on the west line of Section 9 which bears N 1°00' E 60 feet from the SE corner thereof`, 'the corner is not on the line'],
  ['Beginning at a point 60 feet from the NE corner of Section 9', 'no direction'],
  ['Beginning at a point about 60 feet west of the NE corner of Section 9', 'about'],
  ['Beginning at a point 60 feet west and 80 feet east of the NE corner of Section 9', 'one way and back'],
  ['Beginning at a point 33 feet north of the north line and 660 feet west of the east line of Section 9', 'out of the land'],
  ['Beginning at the NE corner of Section 9, 60 feet west', 'goes on to another point'],
  ['Beginning at the NE corner of Section 9, T. 4 N., R. 2 W., and Section 3, T. 6 N., R. 2 W.', 'two townships'],
  ['Beginning at a point N 91°00\' E 60 feet from the NE corner of Section 9', 'no bearing'],
]; // prettier-ignore
for (const [sentence, why] of refused)
  test(`refused, ${why}: ${sentence}`, () => assert.equal(cornerPhrase(sentence), null));
