// What "said section" means: by the tract's caption, else by what the whole document names, else nothing.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { anchorIdentity } from '../../src/plss/anchor-identity.ts';
import { placeContexts } from '../../src/plss/locate-context.ts';
import { readDescription } from '../../src/deed/read-description.ts';
import { pastedText } from '../../src/document/source-text.ts';

const SQUARE = 'thence North 100.00 feet; thence East 100.00 feet; thence South 100.00 feet; thence West 100.00 feet to the point of beginning.'; // prettier-ignore
const tract = (caption: string): string => `${caption} Beginning at the NE corner of said section; ${SQUARE}`;
const read = (text: string) => readDescription(pastedText(text)).extraction;
const placesOf = (text: string): (string | number)[][] => {
  const extraction = read(text);
  const placeOf = placeContexts(extraction);
  return extraction.tracts.map((_, i) => [placeOf(i).section, placeOf(i).township, placeOf(i).range]);
};

const rows: [title: string, text: string, places: (string | number)[][]][] = [
  ['a caption', tract('A parcel in the NE1/4 of Section 31, T. 8 S., R. 14 E., Boise Meridian, described as:'), [[31, '8S', '14E']]],
  ['a caption of two sections has a township and no section', tract('A parcel in Sections 31 and 32, T. 8 S., R. 14 E., Boise Meridian:'), [[0, '8S', '14E']]],
  ['no caption', tract('A parcel:'), [[0, '', '']]],
  ['the second tract takes what the first names', `PARCEL 1: ${tract('In Section 31, Township 8 South, Range 14 East:')}\n\nPARCEL 2: ${tract('')}`, [[31, '8S', '14E'], [31, '8S', '14E']]],
  ['two townships: a tract without its own has none', `PARCEL 1: ${tract('In Section 31, Township 8 South, Range 14 East:')}\n\nPARCEL 2: ${tract('In Section 6, Township 9 South, Range 14 East:')}\n\nPARCEL 3: ${tract('')}`, [[31, '8S', '14E'], [6, '9S', '14E'], [0, '', '']]],
]; // prettier-ignore
for (const [title, text, places] of rows) test(title, () => assert.deepEqual(placesOf(text), places));

const NOWHERE = { section: 0, township: '', range: '', meridian: '', within: '' };
const HERE = { ...NOWHERE, section: 31, township: '8S', range: '14E', meridian: 'Boise' };
const key = (anchor: string, document: string, place = NOWHERE, county = 'Gooseberry'): string =>
  anchorIdentity(anchor, { county, state: 'Idaho' }, place, document).key;

test('one monument: a corner however it is spelt, a name in one county; never common words in two documents', () => {
  const corner = 'the Northeast corner of Section 31, Township 8 South, Range 14 East, Boise Meridian';
  assert.equal(key(corner, 'a'), key('the NE cor. of said Sec. 31', 'b', HERE));
  assert.notEqual(key(corner, 'a'), key('the NW cor. of said Sec. 31', 'b', HERE));
  assert.notEqual(key('the NE corner of said section', 'a', HERE), key('the NE corner of said section', 'b'));
  assert.equal(key('a brass cap stamped TARN 7', 'a'), key('A brass cap stamped TARN 7', 'b'));
  assert.notEqual(key('a brass cap stamped TARN 7', 'a'), key('a brass cap stamped TARN 7', 'b', NOWHERE, 'Juniper'));
  for (const common of ['an iron pin', 'a 5/8 inch rebar found', 'a white oak', 'the center of the road'])
    assert.notEqual(key(common, 'a'), key(common, 'b'), common);
});
