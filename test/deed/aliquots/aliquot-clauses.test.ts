// Lists whose clauses begin with their section, where the head of a clause is spoilt. All sentences are written for this table.
import { landTable } from './lands.ts';

const list = (head: string): string => `T. 9 N., R. 4 W.,\nsec. 2, NE¼;\n${head}, SW¼ and lot 3;\nsec. 32, lot 1.`;
const read = (section: string): string[] => [
  '9N 4W 2 NE4', `9N 4W ${section} SW4`, `9N 4W ${section} L3`, '9N 4W 32 L1',
]; // prettier-ignore

landTable(
  'the word of a section that a scan spoilt',
  ['s©c. 11', 's®c. 11', 'soc. 11', 'sce. 11', 'scc. 11', '5ec. 11', '$ec. 11', 'Seo. 11', 'fec. 11', 'see. 11'].map(
    (head) => [list(head), read('11')],
  ),
);

landTable('the same behind a semicolon, a comma, or before a whole section', [
  ['T. 9 N., R. 4 W., sec. 2, NE¼; soc. 11, SW¼; sec. 32, lot 1.', ['9N 4W 2 NE4', '9N 4W 11 SW4', '9N 4W 32 L1']],
  ['T. 9 N., R. 4 W., sec. 2, NE¼, s@c. 11, SW¼, sec. 32, lot 1.', ['9N 4W 2 NE4', '9N 4W 11 SW4', '9N 4W 32 L1']],
  ['T. 9 N., R. 4 W.,\nsec. 2, NE¼;\nscc. 11, all;\nsec. 32, lot 1.', ['9N 4W 2 NE4', '9N 4W 11 ALL', '9N 4W 32 L1']],
]);

landTable(
  'where it cannot be told the land lies in no section, never in the one before',
  ['xq. 11', '.ec. 11', 'sec. ?1', 'sec. x', '11'].map((head) => [list(head), read('?')]),
);

landTable('other heads are no sections', [
  ['T. 9 N., R. 4 W.,\nsec. 2, NE¼;\nTract 11, SW¼;\nsec. 32, lot 1.', ['9N 4W 2 NE4', '9N 4W 2 SW4', '9N 4W 32 L1']],
  [
    'T. 9 N., R. 4 W., sec. 2, lots 1, 2,\n3, 4, SW¼;\nsec. 32, lot 1.',
    ['9N 4W 2 L1', '9N 4W 2 L2', '9N 4W 2 L3', '9N 4W 2 L4', '9N 4W 2 SW4', '9N 4W 32 L1'],
  ],
  ['1. NE¼ of sec. 2;\n2. SW¼ of sec. 11, T. 9 N., R. 4 W.', ['9N 4W 2 NE4', '9N 4W 11 SW4']],
]);

landTable('behind "Section 7:" stands what lies in it, whatever section is named next', [
  [
    'In T. 9 N., R. 4 W.:\nSection 7: NE¼.\nThe S½NE¼ of Section 2, T. 8 N., R. 4 W.',
    ['9N 4W 7 NE4', '8N 4W 2 S2 NE4'],
  ],
  [
    'In T. 9 N., R. 4 W.:\nSection 7: NE¼.\nThe S½NE¼ of Section 2;\nT. 8 N., R. 4 W.',
    ['9N 4W 7 NE4', '8N 4W 2 S2 NE4'],
  ],
  [
    'In T. 9 N., R. 4 W.:\nSection 7: NE¼SE¼, with a way along the east line of the SW¼ of said Section 7.',
    ['9N 4W 7 NE4 SE4'],
  ],
  ['T. 9 N., R. 4 W.: Section 7; T. 8 N., R. 4 W.: Section 2.', ['9N 4W 7 ALL', '8N 4W 2 ALL']],
]);
