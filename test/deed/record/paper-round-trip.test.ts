// Whole papers printed at random in many layouts, their values known, and read back. All names and numbers are made up.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readDescription } from '../../../src/deed/read-description.ts';
import { pastedText } from '../../../src/document/source-text.ts';

/** Mulberry32: the same papers at every run. */
function randomOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}
const random = randomOf(22);
const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
const int = (from: number, to: number): number => from + Math.floor(random() * (to - from + 1));

interface Side {
  readonly words: string;
  readonly names: readonly string[];
}
const MEN = ['Otto', 'Amos B.', 'Silas', 'Wm. R.', 'J. Carl'];
const WOMEN = ['Ida', 'Ruth M.', 'Nora', 'Alma Jean', 'Edith L.'];
const SURNAMES = ['Tarn', 'Pell', 'Quill', "O'Dell", 'Van Horn', 'St. Clair', 'de la Rosa', 'Grant', 'Mills'];

function couple(surname: string): Side {
  const [he, she] = [`${pick(MEN)} ${surname}`, `${pick(WOMEN)} ${surname}`];
  const words = pick([
    `${he} and ${she}, husband and wife`,
    `${he} and wife, ${she}`,
    `${he} et ux. ${she}`,
    `${he} and ${she}, husband and wife, as tenants by the entirety`,
    `${he} and ${she}, husband and wife, as joint tenants and not as tenants in common`,
  ]);
  return { words, names: [he, she] };
}
function several([one, two, three]: readonly string[]): Side {
  const names = [`${pick(MEN)} ${one!}`, `${pick(WOMEN)} ${two!}`, `${pick(MEN)} ${three!}`] as const;
  const [a, b, c] = names;
  const words = pick([
    `${a}, ${b} and ${c}`,
    `${a}, a single man; ${b}, a widow; and ${c}, unmarried`,
    `${a}; ${b}, a single woman; and ${c}, a widower`,
  ]);
  return { words, names };
}
function body(surname: string): Side {
  const name = pick([`${surname} Holdings, LLC`, `${surname} & Sons, Inc.`, `Bank of ${surname} Ford`]);
  return { words: `${name}, ${pick(['an Ohio corporation', 'a Texas corporation'])}`, names: [name] };
}
/** Each side has surnames of its own, so that no name stands on both. */
function side(surnames: readonly string[]): Side {
  return pick([() => couple(surnames[0]!), () => several(surnames), () => body(surnames.find(isPlain) ?? 'Yule')])();
}
const isPlain = (surname: string): boolean => /^[A-Z][a-z]+$/.test(surname) && surname !== 'Grant';

const RECORDS: readonly ((book: number, page: number, number: number) => readonly [stamp: string, packed: string])[] = [
  (book, page) => [`BOOK ${book} PAGE ${page}\nFILED 10-20-1992 8:15 AM\n\n`, `book=${book} | page=${page}`],
  (book, page) => [`L-${book} P-${page}\n11/20/1992 8:15 AM\nRegister of Deeds\n\n`, `book=${book} | page=${page}`],
  (_b, _p, number) => [
    `Reception No. ${number}\nRecorded 11/20/1992 at 8:15 AM\nElm County Recorder\n\n`,
    `instrument=${number}`,
  ],
  (book, page, number) => [
    `Ent ${number} Bk ${book} Pg ${page}\nDate: 20-NOV-1992 8:15AM\n\n`,
    `book=${book} | page=${page} | instrument=${number}`,
  ],
  () => ['', ''],
];
const PRIORS: readonly ((book: number, page: number, number: number) => readonly [words: string, packed: string])[] = [
  (book, page) => [
    `Being the same land conveyed by deed recorded in Deed Book ${book}, page ${page}.`,
    `book=${book} | page=${page}`,
  ],
  (_b, _p, number) => [
    `Title was acquired by instrument recorded May 4, 1970 as Instrument No. ${number} there.`,
    `instrument=${number}`,
  ],
  (book, page) => [`Derivation: Liber ${book}, folio ${page}.`, `book=${book} | page=${page}`],
];

const OPENINGS: readonly ((from: string, to: string) => string)[] = [
  (from, to) =>
    `THIS INDENTURE, made this 4th day of November, 1992, between ${from}, of the first part, and ${to}, of the second part, WITNESSETH, that the said first part does hereby grant and convey unto the second part:`,
  (from, to) =>
    `THIS DEED is made November 4, 1992, by and between ${from} ("Grantor"), and ${to} ("Grantee"). Grantor conveys to Grantee:`,
  (from, to) =>
    `KNOW ALL MEN BY THESE PRESENTS, that ${from}, for ten dollars and other valuable consideration, do hereby grant, bargain, sell and convey unto ${to}, the following land:`,
  (from, to) => `FOR VALUE RECEIVED, ${from}, do hereby grant, bargain and convey unto ${to}, the following premises:`,
  (from, to) =>
    `THE GRANTORS, ${from}, for and in consideration of ten dollars, convey and warrant to ${to}, the following real estate:`,
  (from, to) => `Grantor: ${from}\nGrantee: ${to}\n\nGrantor grants and conveys to Grantee the following:`,
  (from, to) => `${from}, grantors, hereby CONVEY AND WARRANT to ${to}, grantees, the following land:`,
];
const PLACES = ['Elm County, Ohio', 'the County of Elm and State of Ohio', 'Elm Co., Ohio', 'the Village of Ford, County of Elm, Ohio']; // prettier-ignore

for (let n = 1; n <= 120; n++)
  test(`paper ${n}`, () => {
    const surnames = [...SURNAMES].sort(() => random() - 0.5);
    const [from, to] = [side(surnames.slice(0, 5)), side(surnames.slice(5).concat(surnames.slice(3, 5)))];
    const [stamp, recording] = pick(RECORDS)(int(100, 900), int(1, 90), int(300000, 900000));
    const [citation, prior] = pick(PRIORS)(int(1000, 1900), int(100, 900), int(100000, 290000));
    const [lot, block] = [int(1, 60), int(1, 20)];
    const text = `${stamp}WARRANTY DEED\n\n${pick(OPENINGS)(from.words, to.words)}\n\nLot ${lot}, Block ${block}, Heron Park Addition, ${pick(PLACES)}.\n\n${citation}\n\nDated this 4th day of November, 1992.\n\nThe foregoing was acknowledged before me this 9th day of November, 1992. Vera Field, Notary Public`;
    const { document_kind: kind, metadata } = readDescription(pastedText(text)).extraction;
    assert.deepEqual(
      {
        kind,
        grantors: [...metadata.grantors].sort(),
        grantees: [...metadata.grantees].sort(),
        recording: metadata.recording,
        prior: metadata.prior_references.map((one) => one.split(' | note=')[0]),
        date: metadata.transfer_date,
        place: `${metadata.county}, ${metadata.state}`,
        lots: metadata.lot_block.map((one) => one.split(' | verbatim=')[0]),
      },
      {
        kind: 'deed',
        grantors: [...from.names].sort(),
        grantees: [...to.names].sort(),
        recording,
        prior: [prior],
        date: '1992-11-04',
        place: 'Elm, Ohio',
        lots: [`subdivision=Heron Park Addition | lot=${lot} | block=${block}`],
      },
      text,
    );
  });
