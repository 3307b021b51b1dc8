// Easements granted or reserved, and those only named. Sentences are made up.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { unpack, type PackedParts } from '../../../src/contract/packed.ts';
import { easementOfPaper, readEasement, withPaper } from '../../../src/deed/record/easement.ts';

const read = (text: string) => unpack('easement', readEasement(text, 0, text.length));

const rows: [sentence: string, expected: PackedParts<'easement'>][] = [
  [
    'grants a 15 foot wide sanitary sewer permanent easement and a 20 foot wide temporary construction easement',
    { type: 'sanitary sewer', width_ft: '15', term: 'perpetual' },
  ],
  [
    'grants an easement, being a strip of land across the Southeast Quarter, except the East 75 feet thereof, being 50 feet on the west side and 72 feet on the east side of a line',
    { width_ft: '122' },
  ],
  // What it lies beside is neither its width nor its use.
  ['grants an easement 16 feet wide along the south side of Mill Road', { width_ft: '16' }],
  ['grants a utility easement from the north line of a 30-foot wide road', { type: 'utility' }],
  ['grants an easement for a 30-foot wide road', { type: 'road', width_ft: '30' }],
  ['a five-foot strip on each side of the following line', { width_ft: '10' }],
  // Where a party lives is no use of land.
  [
    'This easement, granted by Elm LLC, whose address is 18 25th Street, Vero Beach, Florida, to Alder County, whose address is 9 Oak Street, Elm Beach',
    {},
  ],
  // What lasts there is a fund and a number.
  [
    'the State, on behalf of the Permanent School Fund, hereby grants to the City a non-exclusive easement. The easement is located across Permanent School Fund land, Permanent Index Number 12-33',
    { exclusive: 'no' },
  ],
  [
    'grants a non-exclusive easement. The easement is a right-of-way 30 feet wide, being 15 feet either side of the pipe as built. During initial construction, for no more than 60 days, the easement width shall be 80 feet wide, being 40 feet either side',
    { width_ft: '30', exclusive: 'no' },
  ],
  [
    'Grantor hereby grants a perpetual, non-exclusive easement 30 feet in width for ingress and egress over the following land',
    { type: 'ingress egress', width_ft: '30', term: 'perpetual', exclusive: 'no', rights: 'ingress egress' },
  ],
  [
    'conveys a permanent sanitary sewer easement twenty (20) feet wide with the right to construct, maintain and repair',
    { type: 'sanitary sewer', width_ft: '20', term: 'perpetual', rights: 'construct maintain repair' },
  ],
  [
    'grants an exclusive easement to lay, operate and maintain a gas pipeline',
    { type: 'gas pipeline', exclusive: 'yes', rights: 'lay operate maintain' },
  ],
  ['reserving a 15-foot utility easement along the rear lot line', { type: 'utility', width_ft: '15' }],
  [
    'grants a temporary construction easement for a term of 2 years',
    { type: 'temporary construction', term: 'temporary' },
  ],
  [
    'grants an easement for a drainage ditch lying 10 feet on each side of the following centerline',
    { type: 'drainage', width_ft: '20' },
  ],
  ['a strip of land for a power line, 45 feet to either side of its center line and 90 feet wide', { width_ft: '90' }],
  [
    'grants an easement for telephone and telegraph lines over the land described in Deed Book 12, Page 34',
    { type: 'communication', servient: 'book=12 ; page=34' },
  ],
  ['hereby reserves an easement for access roads upon, over and across the above-described tract', { type: 'access' }],
  [
    'does grant and convey Lot 9 of Alder Lofts. Together with the exclusive right to use Space 4. To have and to hold said Lot unto the Grantee in fee simple forever',
    { exclusive: 'yes', rights: 'use' },
  ],
  ['grants a conservation easement in perpetuity', { type: 'conservation', term: 'perpetual' }],
  ['Grantor grants an easement for an entry sign and for planting', { type: 'sign, landscape' }],
  [
    'Subject to easements of record. Grantor further grants unto Grantee a perpetual easement 15 feet wide for a water line.',
    { type: 'water line', width_ft: '15', term: 'perpetual' },
  ],
  [
    'doth give and grant unto the said Forge Company liberty to dig and keep open a mill race five feet wide through his meadow forever',
    { type: 'ditch', width_ft: '5', term: 'perpetual' },
  ],
  [
    'do hereby grant and release unto the Alder Power Company the permanent right, privilege and easement to erect, operate and renew a line of poles',
    { type: 'pole line', term: 'perpetual', rights: 'erect operate renew' },
  ],
  [
    'granted to the Cedar Gas and Light Company, its successors and assigns, the right of way to lay and remove a pipe line, having granted the same',
    {},
  ],
  [
    'have granted and conveyed, and do hereby grant and convey, a right of way for a rail road fifty feet on each side of the track so long as the same be used therefor',
    { type: 'railroad', width_ft: '100' },
  ],
  [
    'does grant a non-exclusive servitude of passage for one pipeline carrying crude oil',
    { type: 'oil pipeline', exclusive: 'no' },
  ],
  ['grants an easement for the free passage of aircraft in the airspace above said land', { type: 'avigation' }],
  [
    'grants an easement for all purposes of a way in common with others entitled thereto',
    { type: 'road', exclusive: 'no' },
  ],
  [
    'conveys to the District an easement to overflow and flood the land below the 512-foot contour',
    { type: 'flowage' },
  ],
  ['do convey to the County for public road purposes a right of way through our land', { type: 'public road' }],
  ['mutually grant a right of way for the passage of automobiles between Lots 3 and 4', { type: 'access' }],
  [
    'grants a perpetua1 easemcnt for a san1tary sewcr over a strip 10 feet in wldth',
    {
      type: 'sanitary sewer',
      width_ft: '10',
      term: 'perpetual',
      verbatim: 'grants a perpetua1 easemcnt for a san1tary sewcr over a strip 10 feet in wldth',
    },
  ],
  ['grants a non-exc1usive easement for 1ngress and egress', { type: 'ingress egress', exclusive: 'no' }],
  [
    'PARCEL 2: EASEMENT FOR INGRESS AND EGRESS APPURTENANT TO PARCEL 1 OVER THE EAST 14 FEET OF LOT 8, AS CREATED BY GRANT RECORDED AS DOCUMENT 4410',
    { type: 'ingress egress', width_ft: '14' },
  ],
  ['grants an easement for a septic absorption field for the benefit of Lot 9', { type: 'septic' }],
  [
    'Reserving to the seller for a period of four years the right of way for a tram railroad',
    { type: 'railroad', term: 'temporary' },
  ],
  [
    'grants an easement for the purpose of constructing cut and fill slopes in conjunction with the widening of Birch Road',
    { type: 'slope', rights: 'construct' },
  ],
  [
    'Reserving unto the said Amos Tull his heirs forever a cart road of the breadth of two perches',
    { type: 'road', width_ft: '33', term: 'perpetual' },
  ],
];
for (const [sentence, expected] of rows) test(sentence, () => assert.partialDeepStrictEqual(read(sentence), expected));

test('where the sides of a strip end is no term of the easement', () => {
  const text =
    'An easement 20 feet in width along a centerline; the sidelines of said easement to be lengthened or shortened to meet at angle points and to terminate on the lot lines.';
  assert.equal(read(text).term, undefined);
  assert.equal(read(`${text} Said easement shall terminate upon completion of the sewer.`).term, 'temporary');
});

const widths: [sentence: string, width: string | undefined][] = [
  ['grants an easement over a strip of land two hundred and forty feet in width', '240'],
  ['grants an easement one hundred feet wide', '100'],
  ['grants an easement thirty-five (35) feet wide', '35'],
  ["grants an easement fifty feet (50') in width", '50'],
  ['grants an easement 12 1/2 feet wide', '12.5'],
  ['grants an easement twelve and one-half feet wide', '12.5'],
  ['grants an easement lying seven feet on each side of a line', '14'],
  ['grants an easement 12.5 feet right and 17.5 feet left of the survey line', '30'],
  [
    'grants an easement lying 40 feet on the northerly side and 60 feet on the southerly side of the survey line',
    '100',
  ],
  ['grants an easement one rod wide', '16.5'],
  ['grants a right of way twenty links wide', '13.2'],
  ['grants an easement 9 varas in width', '25'],
  ['grants an easement of the uniform width of 3 meters', '9.843'],
  ['grants an easement eighteen inches wide for eaves', '1.5'],
  ["grants a 20' wide storm drain easement", '20'],
  ['grants an easement over the East 10 feet of Lot 4', '10'],
  ['grants an easement over the South 12 feet (measured at right angles to the South line) of Lot 8', '12'],
  ['grants an easement over the westerly four (4) feet of the northerly eighty (80) feet of Lot 2', '4'],
  ['grants an easement over the north 20 feet of the south 45 feet of the tract', '20'],
  ['grants a right of way over a strip 80 feet in width off the east side of the farm', '80'],
  ['grants an easement for a road the width of which shall not exceed eighteen feet', '18'],
  [
    'grants an easement for a water line. The easement herein granted shall be 25 feet in width as the line is laid',
    '25',
  ],
  ['grants a permanent easement 20 feet wide for a sewer, and a temporary easement 45 feet wide beside it', '20'],
  ['grants an easement over that part of Lot 5 lying within a strip 35 feet wide', '35'],
  ['grants an easement 22 feet wide for a sewer, and an additional temporary easement 45 feet wide', '22'],
  ['grants to the owner of Lot 15 in East Manor an easement over Lot 16 in said Manor', undefined],
  ['grants an easement of variable width', undefined],
  ['grants an easement for the driveway as it now crosses the East 90 feet of Lot 4', undefined],
  ['grants an easement over and across the East 9 feet of Lot 4', '9'],
  ['grants an easement over the north 8 feet and the east 5 feet of Lot 3', undefined],
  ['grants an easement with a gate not less than 16 feet wide', undefined],
  ['grants an easement 20 feet wide across the field and 30 feet wide across the yard', undefined],
  ['grants an easement along the north line of Elder Road, 60 feet wide, for a sewer', undefined],
  ['grants an easement for a lane with a gate 14 feet wide', undefined],
  ['grants an easement for one pipeline thirty inches in diameter buried 4 feet deep', undefined],
  ['grants an easement from a point 900 feet south and 33 feet east of the corner', undefined],
];
for (const [sentence, width] of widths)
  test(`width of: ${sentence}`, () => assert.equal(read(sentence).width_ft, width));

const none = [
  'Together with the improvements; thence westerly 80 feet along the north side of a 12-foot easement to Fig Street',
  'the NE¼ of section 4, less the railroad right-of-way; together with the water rights',
  'Beginning at an iron pin; thence North 45 degrees East 100 feet',
  'subject to easements of record',
  'Subject to an easement in favor of Pine Power Company recorded in Volume 2, Page 8',
  'together with all easements, rights, privileges and appurtenances thereunto belonging',
  'Easement to Harlow Light Company, 10 feet in width, recorded in Deed Book 44, page 21',
  'part of the abandoned rights-of-way of Quince Street and Pear Street',
  'land conveyed to Jonas Hart, on the northerly side of the former 40-foot right-of-way',
  'Less and except the land conveyed to the State for right of way by deed in Book 3, Page 4',
  'QUITCLAIM AND RELEASE OF EASEMENT. The Company abandons that certain easement one rod wide granted by Ole Lund',
  'Grantee shall have no easement over the remaining land',
  'thence along the right-of-way of Mill Road 200 feet',
  'up to the right of way of State Street on its north side',
  'Lot 4, Block 2, Willow Creek Subdivision',
];
for (const sentence of none)
  test(`no easement granted: ${sentence}`, () => assert.equal(readEasement(sentence, 0, sentence.length, false), ''));

test('a width the text does not give stays empty', () => {
  assert.equal(read('grants a perpetual easement of necessary width for a power line').width_ft, undefined);
});
test('only the passage asked for is read', () => {
  const text = 'Tract one. Grantor grants a perpetual easement 30 feet wide.';
  assert.equal(readEasement(text, 0, 10), '');
});
test('a strip of land is an easement only where a line is described', () => {
  const text = 'a strip of land 40 feet in width';
  assert.equal(readEasement(text, 0, text.length, false), '');
  assert.equal(unpack('easement', readEasement(text, 0, text.length, true)).width_ft, '40');
});

const papers: [paper: string, expected: PackedParts<'easement'>][] = [
  [
    'WATER MAIN EASEMENT\n\nAda Brook grants to the Town of Lisle an easement over the following land: the lane. To have and to hold to the said Town forever.',
    { type: 'water line', term: 'perpetual' },
  ],
  [
    'RIGHT OF WAY\n\nI grant to the Fern Oil Company a right of way to lay a pipe line over my farm. This easement shall expire upon completion of the well.',
    { type: 'pipeline', term: 'temporary' },
  ],
  [
    'TRAIL EASEMENT\n\nGrantor grants to the County an easement for a foot trail. If the County abandons the trail the easement shall end upon notice.',
    { type: 'trail' },
  ],
  [
    'SIGN EASEMENT\n\nOwner grants to the Association an easement for a sign. The term of this easement is nine (9) years from its date.',
    { type: 'sign', term: 'temporary' },
  ],
  [
    'SERVITUDE\n\nThe Company hereby grants to Bell Gas a servitude for a pipeline, which shall remain in effect so long as the pipeline is used.',
    { type: 'pipeline' },
  ],
];
for (const [paper, expected] of papers)
  test(`the paper: ${paper.slice(0, 60)}`, () => {
    const { type, term } = unpack('easement', easementOfPaper(paper, true));
    assert.deepEqual({ type, term }, { type: undefined, term: undefined, ...expected });
  });

const grantsNone = [
  'ORDINANCE NO. 9\nAn ordinance vacating a portion of an easement in Block 4\nThe utility easement described as follows is hereby vacated.',
  'The Telegraph Company does hereby release and abandon to the owner all its right, title and interest in that certain right of way granted by Ole Lund.',
];
for (const paper of grantsNone)
  test(`gives up: ${paper.slice(0, 60)}`, () => assert.equal(easementOfPaper(paper, true), ''));
test('an easement that a deed grants beside its land is not the land’s', () => {
  const deed =
    'Ida Moss conveys to Lee Park the following described tract: Lot 9. Grantor also grants an easement for a well.';
  assert.equal(easementOfPaper(deed, false), '');
});
test('what a tract says itself stands before what its paper says', () => {
  const paper = 'type=sanitary sewer | width_ft=20 | term=perpetual | verbatim=grants easements';
  const own = 'type=temporary construction | term=temporary | verbatim=A temporary construction easement';
  assert.equal(withPaper(own, paper, false), own);
  assert.equal(
    withPaper('width_ft=12 | verbatim=a strip 12 feet wide', paper, false),
    'type=sanitary sewer | width_ft=12 | term=perpetual | verbatim=a strip 12 feet wide',
  );
});

test('a temporary easement told besides is not the one that the paper heads or describes', () => {
  const papers = [
    "DESCRIPTION OF A 20' SANITARY SEWER EASEMENT\n\nBeing a strip of land 20 feet wide. A temporary construction easement of an additional 20' on the right side of said line shall expire on completion.",
    'A 20 foot sanitary sewer easement lies on the line of Poe. Also a temporary easement 25 feet wide on the left side of said line.',
  ];
  for (const paper of papers) {
    const { type, term } = unpack('easement', easementOfPaper(paper, true));
    assert.deepEqual({ type, term }, { type: 'sanitary sewer', term: undefined });
  }
  assert.equal(read('A temporary easement 30 feet wide, the center line of which is').term, 'temporary');
});
test('what lies on the land is not its deed', () => {
  const of = (words: string) =>
    read(`grants an easement 40 feet wide over the East half of Section 19, ${words}`).servient;
  assert.equal(of('subject to that mortgage recorded in Book 44, page 12'), undefined);
  assert.equal(of('being the land described in Book 44, page 12'), 'book=44 ; page=12');
});
test('along a side line of the lots is no side of it', () => {
  assert.equal(read('reserves a utility easement five feet in width along each side lot line').width_ft, '5');
  assert.equal(read('reserves a utility easement five feet in width on each side of all lot lines').width_ft, '10');
});
test('a strip of no land named', () => {
  assert.equal(read('A strip ten (10) feet in width, being five (5) feet on each side of the line').width_ft, '10');
});

test('a road that a number names is no use', () => {
  const typeOf = (words: string) => read(`grants the right to place, maintain and remove anchors ${words}`).type;
  assert.equal(typeOf('along the North side of Highway 12 on the land'), 'pole line');
  assert.equal(read('A perpetual easement for the operation of an access road 50 feet wide').type, 'access');
});
