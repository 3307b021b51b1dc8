import { landTable } from './lands.ts';

landTable('townships and ranges by their letters, without directions', [
  [
    'Sections 2—4, T 9, R 31; Sections 10 and 11, Section 14, T 8, R 30.',
    ['9 31 2 ALL', '9 31 3 ALL', '9 31 4 ALL', '8 30 10 ALL', '8 30 11 ALL', '8 30 14 ALL'],
  ],
  [
    'A. Sections 2-4, T 9, R 31;\n\nB. E½ Section 17, Sections 19, 20, T 8, R 31;',
    ['9 31 2 ALL', '9 31 3 ALL', '9 31 4 ALL', '8 31 17 E2', '8 31 19 ALL', '8 31 20 ALL'],
  ],
  ['Sections 2 and 4, T9 R31. Sections 5 and 6, T8 R31.', ['9 31 2 ALL', '9 31 4 ALL', '8 31 5 ALL', '8 31 6 ALL']],
  [
    'Secs. 2, 4, Twp. 9, Rge. 31; secs. 5, 6, Twp. 8, Rge. 31.',
    ['9 31 2 ALL', '9 31 4 ALL', '8 31 5 ALL', '8 31 6 ALL'],
  ],
  [
    'Sections 2 to 3, inclusive, in T. 9, R. 31, and Sections 7, 8 in T. 8, R. 31',
    ['9 31 2 ALL', '9 31 3 ALL', '8 31 7 ALL', '8 31 8 ALL'],
  ],
  ['Section 2 (T 9, R 31), Sections 7 and 8 (T 8, R 31)', ['9 31 2 ALL', '8 31 7 ALL', '8 31 8 ALL']],
  ['Sec 5 NE¼, T9, R31; Sec 6 lots 1 and 2, T8, R31', ['9 31 5 NE4', '8 31 6 L1', '8 31 6 L2']],
  ['T9 R31 Sections 2 and 3\nT8 R31 Sections 4 and 5', ['9 31 2 ALL', '9 31 3 ALL', '8 31 4 ALL', '8 31 5 ALL']],
  // the township under its sections, also behind a part said twice
  [
    'Section 4: the Southwest one-quarter (SW1/4)\nT. 9 N., R. 31 W.\n\nSection 8: the Northwest one-quarter\nT. 10 N., R. 31 W.',
    ['9N 31W 4 SW4', '10N 31W 8 NW4'],
  ],
  ['T. 9, R. 31: Sections 2, 3; T. 8, R. 31: Sections 4, 5', ['9 31 2 ALL', '9 31 3 ALL', '8 31 4 ALL', '8 31 5 ALL']],
  // By itself such a pair is a place where the paper prints others so; it is never passed over for the next one.
  ['Section 2 lying east of the creek in Adair County T 9, R 31; Section 3, T 8, R 31', ['9 31 2 ALL', '8 31 3 ALL']],
  // The elements of a curve are printed so too.
  ['a curve with Δ = 12°, T 21, R 44, L 24 feet in Section 4, T. 9 N., R. 31 W.', ['9N 31W 4 ALL']],
  ['Section 3, T 8, R 31, along a curve, T 21, R 44.5, to a pin', ['8 31 3 ALL']],
]);

landTable('Greek and Cyrillic letters that look like Latin ones', [
  ['Section 4, T. 9 N., R. 31 W., and Section 8, Τ. 10 Ν., R. 31 W.', ['9N 31W 4 ALL', '10N 31W 8 ALL']],
  ['NЕ¼ ЅЕС. 8, Т. 10 N., R. 31 Ε.', ['10N 31E 8 NE4']],
  ['ЅЕ¼ of ЅЕСТІОΝ 8, ТОWΝЅΗІР 10 ΝΟRΤΗ, RΑΝGΕ 31 ΕΑЅΤ', ['10N 31E 8 SE4']],
]);

landTable('townships whose print has no blank, or a stray mark', [
  ['T8NR61W Northwest ¼ of the Northeast ¼ of Sec. 9', ['8N 61W 9 NW4 NE4']],
  ['NE¼ Sec. 9 T08NR61W; SW¼ Sec. 4 T7SR3E', ['8N 61W 9 NE4', '7S 3E 4 SW4']],
  ['NE¼ of section 9, township 8 north, range 61 "W.', ['8N 61W 9 NE4']],
  ["NE¼ of section 9, T. 8 'N., R. 61 ‘W.", ['8N 61W 9 NE4']],
  ['NE¼ of section 9, township 8, "North Park", range 61 west', ['? 61W 9 NE4']],
]);

landTable('whole townships', [
  ['Tps. 9 and 10 S., R. 7 E., unsurveyed;\nT. 11 S., R. 7 E.', ['9S 7E - ALL', '10S 7E - ALL', '11S 7E - ALL']],
  [
    'Gila and Salt River Meridian\nT. 9 N., R. 7 W., all.\nT. 10 N., R. 7 W., partly unsurveyed, fractional.',
    ['9N 7W - ALL', '10N 7W - ALL'],
  ],
  ['SEWARD MERIDIAN, ALASKA\nT. 9 N., R. 7 W.', ['9N 7W - ALL']],
  [
    'a tract of land, to wit, township 9 north, range 7 west of the fourth principal meridian, is set apart',
    ['9N 7W - ALL'],
  ],
  ['The survey of T. 9 N., R. 7 W.', []],
  ['The plat of the Seward Meridian\nT. 9 N., R. 7 W., is filed', []],
]);

landTable('whole townships in words, one a line', [
  [
    'set apart:\nTownship 8 north, ranges 2, 3, and 5 west, N. M. P. M.\nTownship 8 north, range 6 west, N. M. P. M. (east of the grant).\nFractional township 7 north, range 6 west.',
    ['8N 2W - ALL', '8N 3W - ALL', '8N 5W - ALL', '7N 6W - ALL'],
  ],
  ['Township 9 north, range 4 west.\nBeginning at a post', []],
]);

landTable('numbers of townships and ranges', [
  ['In township nine north, range four and one-half west: Section two', ['9N 4½W 2 ALL']],
  ['T. 9 N., R. 4 and 1/2 W., sec. 2', ['9N 4½W 2 ALL']],
  ['section 9, township 2 south, range 1 8 west', ['2S 18W 9 ALL']],
  ['section 9, township 1 4 north, range 8 west', ['14N 8W 9 ALL']],
  ['lots 2 and 3, sec. 8, tsp. 12 north, range 4 east', ['12N 4E 8 L2', '12N 4E 8 L3']],
]);

landTable('a range and a half, its fraction run together with its number', [
  ['T. 4 N., R. 111/2 E.,\nSec. 9, NE1/4.', ['4N 11 1/2E 9 NE4']],
  ['T. 4 N., R. 11\\1/2\\ E.,\nSec. 9, NE\\1/4\\.', ['4N 11 1/2E 9 NE4']],
  ['T. 4 N., R. 12/4 E.,\nSec. 9, NE1/4.', ['4N ? 9 NE4']],
]);
