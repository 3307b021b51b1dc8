// A figure that closes and agrees with its area passes only where nobody speaks beside it in words that belong to no description. Each row puts a
// sentence before a sound figure, into it or behind it.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { judged } from '../judged.ts';

const figure = ({ before = '', inside = '', behind = '' }): string =>
  `${before}Beginning at an iron pin; thence North 300.00 feet to a stone; thence East 400.00 feet to a post${inside}; thence South 300.00 feet to a ` +
  `pipe; thence West 400.00 feet to the point of beginning, containing 2.755 acres. ${behind}`;

function verdict(text: string): { status: string; reasons: readonly string[] } {
  const { groundtruth_verdicts: verdicts } = judged(text);
  return verdicts[0]!;
}

const BARRED: readonly { before?: string; inside?: string; behind?: string }[] = [
  { behind: 'In the second call above the distance was copied amiss.' },
  { behind: 'These courses were stepped off by the owner.' },
  { behind: 'The third line is to be run the contrary way.' },
  { behind: 'Courses 1 and 2 are of the upper field.' },
  { behind: 'The calls are those of the hedge.' },
  { behind: 'Where the drawing differs from this, the drawing governs.' },
  { behind: 'The pole here used is of eighteen feet.' },
  { behind: 'Nobody has yet run the north line.' },
  { behind: 'Die Ostlinie ist nicht gemessen.' },
  { behind: 'The easterly forty feet are retained, to be staked by the seller.' },
  { before: 'SPECIMEN FORM. ' },
  { before: 'The clerk could make out only this much of the torn page: ' },
  { before: 'Draft of May 4. ' },
  { inside: ' (paced)' },
  { inside: ', or thereabouts, for the needle would not settle' },
  { inside: ' (measured 380.00 feet)' },
  { inside: ', which line has since been moved' },
  { inside: ', said length being in links' },
  { inside: '; with the lane to a gate, a bend' },
  { inside: '; around the pool to the other side' },
  { inside: '; down the slope a little way' },
  { inside: '; jutting out six feet around the tank' },
  { inside: '; the next line to be run by whom the parties name' },
  { behind: 'Exhibit B is void.' },
  { behind: 'Owner to verify acreage.' },
  { behind: 'The above was furnished by the owner and is subject to survey.' },
  { behind: 'The jury placed the true corner at the elm.' },
  { before: 'FORMER BOUNDS OF THE PELL FARM: ' },
  { inside: ', then a few steps to the bars' },
  { inside: '; skipping the manse' },
  { inside: '; thence still on' },
  { inside: ' * * *' },
  { inside: ', the post being six feet short of the measured distance' },
  { behind: 'The bounds are finally to be as the county surveyor runs them, and this deed made to conform thereto.' },
  { behind: 'The lines shall be as established by whoever the two may name.' },
  { behind: 'Provided the courses hold out.' },
  { inside: ' 12 (21) feet from a wall' },
  { inside: ' [....]' },
  { behind: 'The range should be 7 East.' },
  { behind: 'The buyer is to get the land surveyed, and the seller will then give a new deed by it.' },
  { behind: '(Cont.)' },
  { behind: 'The measure used is that of the old colony.' },
  { inside: ' at the northeast (northwest?) corner of a shed' },
  { inside: ' (or 410 feet) from a wall' },
  { behind: 'Distances taken from the county tax map.' },
  { behind: 'This shall be effective only after the village has approved the subdivision.' },
  { behind: '(see reverse side)' },
  { behind: 'The distance along the highway is shown as 318 feet on the state plans.' },
  { behind: '(Description continued on the next sheet)' },
  { behind: 'The rest of the legal description is with the clerk.' },
  { behind: 'Exhibit B, not attached.' },
  { behind: 'The seller gives no warranty that the south line is as told.' },
  { behind: 'Bearings of the first two lines are magnetic and the rest are by the state grid.' },
  { before: 'Sale of 4.5 acres from Orr to Dane. ' },
  { behind: 'As run over in 1977 it comes to less.' },
  { before: 'As claimed by the plaintiff and denied by the defendant: ' },
];

describe('nobody may speak beside a figure that passes', () => {
  test('it passes alone', () => assert.equal(verdict(figure({})).status, 'PASS'));
  for (const row of BARRED)
    test(JSON.stringify(row), () => {
      const { status, reasons } = verdict(figure(row));
      assert.equal(status, 'REVIEW');
      assert.ok(
        reasons.some((reason) => reason.startsWith('The paper says “') || /another length/.test(reason)),
        reasons[0],
      );
    });
});

const PLAIN: readonly { before?: string; inside?: string; behind?: string }[] = [
  { behind: 'Subject to easements and restrictions of record, if any.' },
  {
    behind:
      'The grantee shall not keep swine upon the premises, nor assign this deed without the consent of the grantor.',
  },
  { behind: 'Bearings are based on the grid meridian of the State Plane Coordinate System, North Zone.' },
  { behind: 'I certify that this description was prepared from an actual field survey and is true and correct.' },
  { behind: 'This sketch is not valid without the raised seal of the surveyor.' },
  { behind: 'Being the same land conveyed to John Short by deed recorded in Book 12, Page 88.' },
  { behind: 'The pole is of sixteen and one-half feet.' },
  {
    behind: 'A vendor’s lien is retained until the note is paid; if it is not, these presents shall be of full force.',
  },
  {
    before:
      'WHEREAS the parties have agreed, and the price has been paid; now therefore the land described as follows: ',
  },
  { inside: ', a corner of Paper Mill Road and of land of Rufus Blank' },
  { inside: ' with a plastic cap (illegible)' },
  { behind: 'Subject to the rights of the public in any part of the above lying in the highway.' },
  { behind: 'The premises are free of all encumbrances except a mortgage to the savings bank.' },
  { behind: 'The land hereby conveyed is shown as Lot 4 on a plan by Orr.' },
  { behind: 'The property conveyed is a part of the land devised to the grantor.' },
  { behind: 'The above description was written from a survey made by me.' },
  { behind: 'This description is taken from a plan by Orr.' },
  { inside: ' twelve and 50/100 (12.50) feet from a wall' },
  { behind: 'The grantor will defend the title against all claims except those arising under the grantee.' },
  { behind: 'The line of the fence shall be maintained by both, and its cost shall be agreed between them.' },
];

describe('what deeds and surveys always say keeps no figure from passing', () => {
  for (const row of PLAIN)
    test(JSON.stringify(row), () => {
      const { status, reasons } = verdict(figure(row));
      assert.equal(status, 'PASS', reasons[0]);
    });
});

test('whose point of beginning it is', () => {
  for (const point of ['the initial point of this description', 'the point of beginning of this description'])
    assert.equal(
      verdict(
        `Commencing at a section corner; thence East 400.00 feet to ${point}: thence North 300.00 feet; thence East 400.00 feet; thence South 300.00 feet; thence West 400.00 feet to ${point}, containing 2.755 acres.`,
      ).status,
      'PASS',
      point,
    );
});

/** As notices and laws are printed: lines as full as the column allows. */
function inColumn(text: string, width: number): string {
  const lines = [''];
  for (const word of text.split(' ')) {
    const line = lines.at(-1)!;
    if (line === '') lines[lines.length - 1] = word;
    else if (line.length + 1 + word.length <= width) lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(word);
  }
  return lines.join('\n');
}

for (const width of [32, 41, 64, 80])
  describe(`the same in a column of ${width}`, () => {
    for (const row of BARRED)
      test(`kept back: ${JSON.stringify(row)}`, () =>
        assert.notEqual(verdict(inColumn(figure(row), width)).status, 'PASS'));
    for (const row of PLAIN)
      test(`passes: ${JSON.stringify(row)}`, () => {
        const { status, reasons } = verdict(inColumn(figure(row), width));
        assert.equal(status, 'PASS', reasons[0]);
      });
  });

describe('the same with two blanks between the words', () => {
  const wide = (row: (typeof BARRED)[number]): string => figure(row).replaceAll(' ', '  ');
  for (const row of BARRED)
    test(`kept back: ${JSON.stringify(row)}`, () => assert.notEqual(verdict(wide(row)).status, 'PASS'));
  for (const row of PLAIN)
    test(`passes: ${JSON.stringify(row)}`, () => {
      const { status, reasons } = verdict(wide(row));
      assert.equal(status, 'PASS', reasons[0]);
    });
});

describe('what is left out between two courses keeps the figure back, also where commas part them', () => {
  for (const left of ['......', '--------', '???', 'etc.', 'thence as in the old deed'])
    for (const mark of [';', ','])
      test(`${mark} ${left}${mark}`, () => {
        const text = figure({ inside: `; ${left}` }).replaceAll(';', mark);
        assert.equal(verdict(text).status, 'REVIEW');
      });
  test('nothing is left out', () => assert.equal(verdict(figure({}).replaceAll(';', ',')).status, 'PASS'));
});

describe('the same in capitals', () => {
  for (const row of BARRED)
    test(`kept back: ${JSON.stringify(row)}`, () => assert.notEqual(verdict(figure(row).toUpperCase()).status, 'PASS'));
  const plain = PLAIN.filter(({ behind }) => behind !== undefined);
  const roads = [
    'Subject to the right of way of Quarry Road along the south side thereof.',
    'Commonly called 9 Elm Street.',
  ];
  for (const behind of [...plain.map((row) => row.behind!), ...roads])
    test(`passes: ${behind}`, () => {
      const { status, reasons } = verdict(figure({ behind }).toUpperCase());
      assert.equal(status, 'PASS', reasons[0]);
    });
});

test('the words are quoted, three sentences at most', () => {
  const { reasons } = verdict(
    figure({
      behind:
        'The first line was stepped. The second line was stepped. The third line was stepped. The fourth line was stepped.',
    }),
  );
  const said = reasons.filter((reason) => reason.startsWith('The paper says'));
  assert.equal(said.length, 3);
  assert.match(said[0]!, /^The paper says “The first line was stepped”: /);
});

test('a distance in words is no number of a course', () => {
  const text =
    'Beginning at an iron pin; thence north, distance three hundred and two one-hundredths feet to a stone; thence east, distance four hundred feet to a post; ' +
    'thence south, distance three hundred and two one-hundredths feet to a pipe; thence west, distance four hundred feet to the point of beginning, containing 2.755 acres.';
  assert.equal(verdict(text).status, 'PASS');
  const metres =
    'Beginning at an iron pin; thence north, distance seven and twenty one-hundredths meters to a stone; thence east, distance nine and ten one-hundredths meters to a post; ' +
    'thence south, distance seven and twenty one-hundredths meters to a pipe; thence west, distance nine and ten one-hundredths meters to the point of beginning, containing 65.52 square meters.';
  assert.equal(verdict(metres).status, 'PASS');
});
