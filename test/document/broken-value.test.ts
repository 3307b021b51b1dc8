// A value that foreign lines break is read whole: what stands between its parts is none of its words.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { joinedText } from '../../src/document/joined-text.ts';

const FOREIGN = [
  'Page 2 of 6',
  'Unofficial Copy',
  '2014-0031877  03/19/2014 10:22:41 AM',
  'Instrument # 4401877 Page 3 of 9',
  'EXHIBIT "A"\n(continued)',
  'Initials: ______ ______',
  'Prepared by: J. Tarn, PLS 4412',
  'WARRANTY DEED\n\nPage 4',
  'Federal Register / Vol. 43, No. 83 / Tuesday, March 6, 1979 / Notices\n12231',
  'Filed with the Clerk and Recorder\nElm County, 03/11/2004',
  'Project No. 730.21\nParcel 13\nSheet 3 of 6',
  '-14-',
];
const BROKEN: readonly (readonly [before: string, behind: string])[] = [
  ['thence South 37', 'degrees 08 minutes West 488 feet'],
  ['thence N 14', 'W 3210 feet to a run'],
  ['thence north thirty-one degrees', 'nine minutes east, six chains'],
  ['thence north thirty-one degrees', 'and nine minutes east, six chains'],
  ["thence S 8°40'", 'W 91 feet'],
  [`thence N 8°40'12"`, 'E 91 feet'],
  ['thence north 8 degrees 40 minutes', '12 seconds east'],
  ['thence north', 'sixty-eight degrees fifteen minutes west'],
  ['west, forty-four and', 'nineteen one-hundredths feet'],
  ['west, three', 'hundred and eighty feet to a stone'],
  ['west 212.40', 'feet to a stone'],
  ['west two hundred six (206.75)', 'feet to a stone'],
  ['containing 2.31', 'acres, more or less'],
  ['for a distance of', '91.40 feet to a stone'],
  ['a curve with a radius of', '418.60 feet to the left'],
  ['to the true point', 'of beginning; thence east 40 feet'],
  ['thence along Pell, S', '21-34-01 E, a distance of 269.34 feet'],
  ['thence along Pell, S 21-34-01', 'E, a distance of 269.34 feet'],
  ['a curve with a central angle of', `29°52'27", an arc of 60 feet`],
];
describe('whatever stands between', () => {
  for (const [before, behind] of BROKEN)
    test(`${before} … ${behind}`, () => {
      for (const lines of FOREIGN)
        for (const gap of ['\n', '\n\n'])
          assert.equal(joinedText(`${before}${gap}${lines}${gap}${behind}`)?.text, `${before}\n${behind}`, lines);
    });
});

const SENTENCES: readonly (readonly [before: string, behind: string])[] = [
  ['radius 90 feet, the chord of which', 'bears north 9 degrees east'],
  ['to the place of beginning and', 'containing two acres'],
  ['to the POINT OF BEGINNING,', 'containing two acres'],
  ['and a chord', 'bearing north 9 degrees east'],
  ['thence with the', 'south line of the Oakes tract'],
  ['Said parcel', 'contains 21.2 acres'],
];
const SHEETS = [
  'Page 2 of 6',
  'KELL TO TARN\nDeed Book 212, Page 88',
  'Initials: ____\n\nPage 2',
  'WARRANTY DEED\n\nPage 4',
  'Book 212 Page 88',
];
describe('a sentence between two pages', () => {
  for (const [before, behind] of SENTENCES)
    test(`${before} … ${behind}`, () => {
      for (const lines of SHEETS)
        assert.equal(joinedText(`${before}\n\n${lines}\n\n${behind}`)?.text, `${before}\n${behind}`, lines);
    });
});

const WHOLE: readonly (readonly [name: string, text: string])[] = [
  ['goes on in the next line', 'thence South 37\ndegrees 08 minutes West\n610 feet'],
  ['the number that the unit belongs to', "on lot 12\nby Pell's land 300\nfeet to a stake"],
  ['another wind before its length', "N 5 E 100.5'\nto a pin\nWest 30 feet"],
  ['a turn, no bearing', 'an angle of 45 degrees\nto a pin\nEast 30 feet'],
  ['a lot and a length in words', "on lot two\nby Pell's land\nthree hundred feet"],
  ['a figure of the value, a word a line', 'north one hundred\n40\nfeet'],
  ['a number over three lines', 'containing seven hundred\nand eighteen and fifty-six one-thousandths\nacres'],
  ['its hundredths', 'two thousand three hundred\nseventeen and 96/100\nfeet'],
  ['another piece', 'by lot 5\nAlso a lot of Pell\nacres of meadow'],
  ['a line that measures', 'containing 12\nin all 40 feet\nacres'],
  ['a wind and the road it follows', 'thence north\nalong Elm Road\n190 feet'],
  ['a head of land', 'along the line of\n\nPARCEL B\n\nbeginning at a stone'],
  ['a sentence that has ended', 'to the creek.\n\nPell, Clerk\n\nand the meadow'],
  ['a name and no page', 'the land of Pell\n\nMarl and Dodd\n\nand the meadow'],
  ['a longer passage', `to lot 5\n${'Dodd and Marl\n'.repeat(7)}feet`],
];
describe('nothing is left out', () => {
  for (const [name, text] of WHOLE) test(name, () => assert.equal(joinedText(text), null));
});
