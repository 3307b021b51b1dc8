// Bearings and lengths as clerks of the eighteenth century shorten them.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { courseLine } from '../reading.ts';

describe('the letters and units of old hands', () => {
  const rows: [course: string, read: string][] = [
    ['thence So 71° Et 64 feet', `S 71°00'00" E 64`],
    ['thence No 71° Wt 64 feet', `N 71°00'00" W 64`],
    ['thence No. 71 Et 64 feet', `N 71°00'00" E 64`],
    ['thence S 71 Wt 64 feet', `S 71°00'00" W 64`],
    ['thence S 71 Et. 64 feet', `S 71°00'00" E 64`],
    ['thence S° 71 W 64 feet', `S 71°00'00" W 64`],
    ['thence due So 64 feet', `S 00°00'00" E 64`],
    ['thence due No. 64 feet', `N 00°00'00" E 64`],
    ['thence due Et 64 feet', `N 90°00'00" E 64`],
    ['thence S 71 degr W 64 feet', `S 71°00'00" W 64`],
    ['thence S 71 D W 64 feet', `S 71°00'00" W 64`],
    ['thence S 71 W two hundd & thirteen feet', `S 71°00'00" W 213`],
    [`thence S 71 W two hund'd & thirteen feet`, `S 71°00'00" W 213`],
    ['thence S 71 W two hund: & thirteen feet', `S 71°00'00" W 213`],
    ['thence S 71 W three hundd. & Ninety feet', `S 71°00'00" W 390`],
    ['thence S 71 W two hunderd and thirteen feet', `S 71°00'00" W 213`],
    ['thence S 71 W 64 pos', `S 71°00'00" W 1056`],
    ['thence S 71 W sixty four po.', `S 71°00'00" W 1056`],
    ['thence South seventy one degrees west, west sixty four feet', `S 71°00'00" W 64`],
    ['thence S 71 E E 64 feet', `S 71°00'00" E 64`],
    ['thence S 71 W 64 peS', `S 71°00'00" W 1056`],
    ['thence S 71 W 64 pchs', `S 71°00'00" W 1056`],
    ['thence S 71 W 6 chs 41 li', `S 71°00'00" W 423.06`],
  ];
  for (const [course, read] of rows) test(course, () => assert.equal(courseLine(course), read));
});

describe('what must not be read so', () => {
  const rows: [course: string, read: string][] = [
    ['thence S 71 W two hvndrid & four feet', `S 71°00'00" W -`],
    ['thence with lot No 71 et al 64 feet', '- 64'],
    ['thence south 64 feet to land of A. Orr et ux', `S 00°00'00" E 64`],
    ['thence No. 4, 64 feet', '- 64'],
    ['thence along Lot 4-D west 64 feet', `N 90°00'00" W 64`],
    ['thence along Lot 4 D west 64 feet', `N 90°00'00" W 64`],
  ];
  for (const [course, read] of rows) test(course, () => assert.equal(courseLine(course), read));
});
