// Sections of laws, papers and rocks beside land: none of them is a square mile. All sentences are written for this table.
import { landTable } from './lands.ts';

const LAND = 'All of Section 14, T. 12 N., R. 24 W.';
const NO_LAND = [
  'Authority: 52 O.S. Section 87.1.',
  'as provided by Section 7 (26 Stat. 1095).',
  'according to Section 5-101, Idaho Code.',
  'under authority of Section 11-42-21, Code of Alabama, 1975, as amended.',
  'as O.C.G.A. Section 36-36-21 says; Sec. 5-12-6, Georgia Code.',
  'by Section 31-12-6 of the Code.',
  'Geologic section 6 (table 2) was measured there.',
  'Measured section 6 was taken at the adit; cross section 4 and type section 2 are shown.',
  'Notice under 43 U.S.C. sec. 32 and Comp. Stat. sec. 12.',
  'Title 43, section 12. Chapter 5, section 3. Article 3, section 4.',
  'by virtue of sections 5 and 6 hereof.',
  'Cemetery section 3, plot 9.',
  'Public Works, Survey Section    09/30/2002 12:58 PM',
  'as set out in Book 4, Section 2, page 9.',
  'subject to section 6, paragraph 3; paragraph (b), section 2.',
  'That section 4 be amended. The words of section 4 are repealed.',
  'SEC. 2. That the said county shall hold the land for a park.',
  'Sec. 2. The Secretary is authorized to make rules.',
  'Sec. 2. No part shall be sold. SEC. 3. All laws in conflict are repealed.',
  'SEC. 2. (a) Nothing in this Act affects valid rights.',
];
landTable(
  'a section of a law or a paper',
  NO_LAND.map((words) => [`${LAND} ${words}`, ['12N 24W 14 ALL']]),
);

landTable('a section of land in words like those', [
  ['T. 12 N., R. 24 W. Sec. 2. The north half; Sec. 3. All.', ['12N 24W 2 N2', '12N 24W 3 ALL']],
  ['T. 12 N., R. 24 W. Sec. 2. That part of the NE¼; Sec. 3. Lot 4.', ['12N 24W 2 NE4', '12N 24W 3 L4']],
  ['T. 12 N., R. 24 W. Sec. 2. All except the NE¼.', ['12N 24W 2 ALL', 'except 12N 24W 2 NE4']],
  ['the coal under section 9, township 12 north, range 24 west', ['12N 24W 9 ALL']],
  ['as in Deed Book 9, Section 4, Township 2 North, Range 3 East', ['2N 3E 4 ALL']],
  ['Secs. 5-9, T. 12 N., R. 24 W.', [5, 6, 7, 8, 9].map((number) => `12N 24W ${number} ALL`)],
]);

landTable('the paragraphs of an ordinance that open with land', [
  [
    'SECTION 1. The NW¼ of Section 9, T. 12 N., R. 24 W., is hereby annexed. SECTION 2. This shall take effect.',
    ['12N 24W 9 NW4'],
  ],
  [
    'BE IT ORDAINED: Section 1: All of Section 9, the E½ of Section 8, T. 12 N., R. 24 W.',
    ['12N 24W 9 ALL', '12N 24W 8 E2'],
  ],
  [
    "Section 3. That part of Lot 9 in Block 2 of Crane's Subdivision of part of the S½ of Section 18, T. 12 N., R. 24 W., is vacated.",
    ['12N 24W 18 S2'],
  ],
  ['T. 12 N., R. 24 W.\nSection 4. The N½ of Section 4', ['12N 24W 4 N2']],
  ['T. 12 N., R. 24 W.\nSection 4: The NE¼; the S½ of Section 9', ['12N 24W 4 NE4', '12N 24W 9 S2']],
  [
    'Section 1. The West half of Block 7 in Elm Addition is within the limits. Section 2. The E½ of Section 9, T. 12 N., R. 24 W., is annexed.',
    ['12N 24W 9 E2'],
  ],
]);

landTable('what a comma parts from the word counts something else', [
  [
    'The NE¼ of Section 9, T. 12 N., R. 24 W., east of a point in the line of said quarter section, 6. 20 chains East of its corner',
    ['12N 24W 9 NE4'],
  ],
  ['The NE¼ of Section 9, T. 12 N., R. 24 W., and Section, 6', ['12N 24W 9 NE4', '12N 24W 6 ALL']],
]);
landTable('a lot of a survey that bears a name is no government lot', [
  ["Lot 7 of Hale and Dunn's Survey of the NE¼ of Section 9, T. 12 N., R. 24 W.", ['12N 24W 9 NE4']],
  ['Lot 7 of the Government Survey of Section 9, T. 12 N., R. 24 W.', ['12N 24W 9 L7']],
]);

landTable('the paragraphs of a law that organizes townships', [
  [
    'Sec. 4. That portion of the county of Alder designated by the survey as township number six south of range number eleven west, be organized into a separate township. Sec. 5. That township number seven north of range number three west, in the county of Birch, be and the same is set off.',
    ['6S 11W - ALL', '7N 3W - ALL'],
  ],
  [
    'Sec. 4. That portion of the county of Alder known as the south half of township 6 south, range 11 west, is attached to Elm.',
    [],
  ],
  [
    'That sections four and five of the township of Elm, be taken from it. Sec. 3. That township number seven north of range number three west be set off.',
    ['? ? 4 ALL', '? ? 5 ALL', '7N 3W - ALL'],
  ],
  ['Section 4 of the town of Elm, T. 6 S., R. 11 W.', ['6S 11W 4 ALL']],
  ['Sec. 4. All that part of the north half lying west of the run, T. 6 S., R. 11 W.', ['6S 11W 4 N2']],
]);

landTable('a word printed twice between the parts', [
  ['The N½ of the of the NW¼ of Section 9, T. 12 N., R. 24 W.', ['12N 24W 9 N2 NW4']],
  ['The N½ of the NW¼ of of the SE¼ of Section 9, T. 12 N., R. 24 W.', ['12N 24W 9 N2 NW4 SE4']],
]);
landTable('lots that other land lies in front of', [
  ['The tidelands that lie in front of or abut upon lots 7 and 8, section 9, T. 12 N., R. 24 W.', []],
  [
    'Lots 3 and 4, section 9, T. 12 N., R. 24 W., and the tidelands in front of lot 5',
    ['12N 24W 9 L3', '12N 24W 9 L4'],
  ],
]);

landTable('half of a block is no half of a section', [
  ['The West half of Block 7 and the NE¼ of Section 10, T. 12 N., R. 24 W.', ['12N 24W 10 NE4']],
  ['T. 12 N., R. 24 W., Section 4: Lots 1 and 2, and the W½ of Block 3', ['12N 24W 4 L1', '12N 24W 4 L2']],
]);

const DECLARED = 'Declarant owns the NE¼ of Section 9, T. 4 N., R. 3 W.\n';
landTable(
  'the paragraphs of a declaration are no sections of land',
  [
    'Section 1, "Association" shall mean the owners together.\nSection 2, "Lot" shall mean a plot on the plat.',
    'Section 1. "Lot" means a plot shown on the plat.\nSection 2. "Owner" means whoever holds one.',
    "Section 1. Owners' Rights of Enjoyment. Every owner may use the park.",
    'Section 2. Name. The name is Elm Park.\nSection 3. Units. There are four units.',
    'Section 4. Sale of Lots. The Declarant may sell any lot.',
    'Section 5. Lots 1, 2 and 3 shall have access only from Elm Street.',
    'Section 1, The real property which is and shall be held subject to this paper lies in the county.',
    'Section 1. Name. Elm.\nSection 2. Members. All owners.\nSection 3. Dues. None.\nAs Section 4 says, dues are paid yearly.',
  ].map((words) => [`${DECLARED}${words}`, ['4N 3W 9 NE4']]),
);
landTable('lots that a plat draws lie in no section which its certificate names', [
  [
    `Lot 47\nLot 51\nNo building permit is given for these until the drains which the engineer has laid out along the street are built and taken over by the city.\n${DECLARED}`,
    ['4N 3W 9 NE4'],
  ],
  ['ELM LAKE SUBDIVISION\nSection 15, Township 28 South, Range 37 East\nCity of Alder', []],
  [
    'Lots 6 through 41 inclusive, and Elm Park (Private)\nof Elm Subdivision No. 2, part of\nSection 27, T. 1 S., R. 8 E.',
    [],
  ],
]);

const SOLD = 'the county may sell the NE¼ of Section 9, T. 4 N., R. 3 W.';
landTable(
  'the heading of a paragraph of a law is no section of land',
  [
    'SECTION 1. CONVEYANCE OF SURPLUS LAND; ADAIR COUNTY. That',
    'Section 2. Effective date. When this is in force',
    'Section 3. Findings. We find that',
    'Sec. 4. [CONVEYANCE.] After a hearing',
    'Section 1: Purpose. That',
    'Section 1: the bounds of the district are hereby changed, and',
    'Section 2: whoever keeps a tavern shall pay a fee, and',
    'SECTION 1 - AUTHORITY\nUnder this act',
    "SECTION .2. Mrs. Ode's offer stands, and",
    'BE IT ENACTED: Section 1. The clerk and',
    'It is so ordered. Section 2. RECORDING. The clerk and',
  ].map((words) => [`${words} ${SOLD}`, ['4N 3W 9 NE4']]),
);

landTable('a land beside its section over a remark', [
  [
    'Section 2. EXCHANGE OF LAND; ADAIR COUNTY. It is the North Half of the Southeast Quarter, as in Deed No. 81, Section 9, Township 4 North, Range 3 West.',
    ['4N 3W 9 N2 SE4'],
  ],
  [
    "The Southwest Quarter of the Northeast Quarter of Section' Nine\n(9), Township Four North, Range Three West",
    ['4N 3W 9 SW4 NE4'],
  ],
]);

landTable('sections of a list in words like a heading', [
  ['T. 4 N., R. 3 W.\nSec. 5. Sale to Berg of the NE¼.\nSec. 6. NW¼.', ['4N 3W 5 NE4', '4N 3W 6 NW4']],
  ['T. 4 N., R. 3 W.\nSection 5: Acquired lands, all.\nSection 6: Public domain, NE¼.', ['4N 3W 5 ALL', '4N 3W 6 NE4']],
  ['Section 36. Conveyed to the State, T. 4 N., R. 3 W.', ['4N 3W 36 ALL']],
  [
    'T. 4 N., R. 3 W.\nSection 5.\nSection 6.\nThe area described contains 1,280 acres.',
    ['4N 3W 5 ALL', '4N 3W 6 ALL'],
  ],
  ['T. 4 N., R. 3 W.\nSection 6.\nThis land is hereby withdrawn.', ['4N 3W 6 ALL']],
  ['THE NORTH HALF OF\nSECTION 12. ADA COUNTY, IDAHO, T. 4 N., R. 3 W.', ['4N 3W 12 N2']],
  ['T. 4 N., R. 3 W. Section 6. WM. JONES AND WIFE, the NE¼. Section 7. All.', ['4N 3W 6 NE4', '4N 3W 7 ALL']],
]);

landTable('the lot of an address is no lot of the survey', [
  ['Lot 9, 214 Elm Street, lies in Section 8, T. 4 N., R. 3 W.; the SE¼ of said section was sold.', ['4N 3W 8 SE4']],
]);

landTable('the enacting words of a statute', [
  [
    'All of Section 9, T. 4 N., R. 3 W. SEC. 2. And be it further enacted, That the county may sell it.',
    ['4N 3W 9 ALL'],
  ],
  ['All of Section 9, T. 4 N., R. 3 W. Sec. 3. Be it ordained by the council, that it take effect.', ['4N 3W 9 ALL']],
]);

landTable('sections of every township', [
  [
    'sections sixteen and thirty-six in each township were reserved; he entered the NE¼ of section 9, township 4 north, range 3 west',
    ['4N 3W 9 NE4'],
  ],
  ['Section 16 of each and every township is for schools. T. 4 N., R. 3 W., sec. 9, S½.', ['4N 3W 9 S2']],
]);

landTable('what is cut into a post', [
  ['Set a cedar post marked T 4 N R 3 W S 9 on its face; lot 2 of sec. 8, T. 4 N., R. 3 W.', ['4N 3W 8 L2']],
]);
