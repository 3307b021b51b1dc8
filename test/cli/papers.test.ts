// `thence read` for people, `plot`, `compare` and `verify`, as a person types them: no server, one folder.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { ROOT } from '../support/corpus.ts';

const KEY = '5c'.repeat(32);
const DEED = `Commencing at a stone; thence South 10°00'00" West 120.00 feet to the point of beginning;
thence North 45°30'15" East 208.71 feet to an iron pin; thence South 44°29'45" East 208.71 feet along the line of J. R. Pell to a stone;
thence South 45°30'15" West 208.71 feet to a post; thence North 44°29'45" West 208.71 feet to the point of beginning, containing 1.00 acre.`;

let folder: string;
const at = (name: string): string => join(folder, name);
function thence(args: readonly string[], { key = KEY, input = '' } = {}) {
  const run = spawnSync(process.execPath, [join(ROOT, 'bin', 'thence.js'), ...args], {
    cwd: folder,
    input,
    env: { ...process.env, THENCE_DATA: at('data'), THENCE_SIGNING_KEYS: key },
  });
  return { code: run.status, stdout: run.stdout.toString(), stderr: run.stderr.toString(), bytes: run.stdout };
}

before(() => {
  folder = mkdtempSync(join(tmpdir(), 'thence-papers-'));
  writeFileSync(at('deed.txt'), DEED);
  writeFileSync(at('response.json'), thence(['read', '--json', 'deed.txt']).stdout);
});
after(() => rmSync(folder, { recursive: true }));

describe('thence read', () => {
  test('tells every course, tie, area, closure and reason in rows a person reads', () => {
    const { stdout } = thence(['read', 'deed.txt']);
    assert.match(stdout, /^PASS {4}Tract 1, closes exact, 1\.0000 acres computed, 1\.00 acres stated$/m);
    assert.match(stdout, /^ {2}1 {4}S 10°00'00" W {2}120\.00 /m);
    assert.match(stdout, /^ {2}2 {2}S 44°29'45" E {2}208\.71 {2}a stone; along the line of J\. R\. Pell {2}high$/m);
    assert.match(stdout, /^ {2}- The computed area is 1\.000 acres/m);
  });

  const open = DEED.replace('South 45°30', 'South 35°30');
  const rows: [failOn: string, text: string, code: number][] = [
    ['review', DEED, 0],
    ['review', open, 3],
    ['fail', open, 0],
    ['fail', DEED.replace('North 45°30\'15" East 208.71 feet', 'along the fence'), 3],
  ];
  for (const [failOn, text, code] of rows)
    test(`--fail-on ${failOn} ends with ${code} for ${rows.findIndex(([, one]) => one === text)}`, () =>
      assert.equal(thence(['read', '--fail-on', failOn, '-'], { input: text }).code, code));
});

describe('thence plot', () => {
  const MAGIC: Readonly<Record<string, string>> = {
    svg: '<svg',
    png: '\u0089PNG',
    pdf: '%PDF-',
    dxf: '  0',
    gpkg: 'SQLite format 3',
    xml: '<?xml',
    csv: 'tract_index',
    txt: 'Tract 1',
  };
  test('draws everything that needs no place on the earth, from a response', () => {
    const outs = Object.keys(MAGIC).map((format) => `out.${format}`);
    const { code, stderr } = thence(['plot', 'response.json', ...outs.flatMap((out) => ['-o', out])]);
    assert.deepEqual([code, stderr], [0, outs.map((out) => `${out} written.\n`).join('')]);
    for (const [format, magic] of Object.entries(MAGIC))
      assert.ok(
        readFileSync(at(`out.${format}`), 'latin1')
          .slice(0, 200)
          .includes(magic),
        format,
      );
  });

  test('--crs and --at draw in a coordinate system; without a place, or in one of no such code, it is told', () => {
    const at2277 = ['plot', 'response.json', '-o', 'placed.dxf', '-o', 'placed.csv', '--crs', 'EPSG:2277'];
    assert.equal(thence([...at2277, '--at', '-97.7431,30.2672', '--rotate', '1.25']).code, 0);
    assert.match(readFileSync(at('placed.dxf'), 'utf8'), /NAD83 \/ Texas Central \(ftUS\), EPSG:2277/);
    assert.match(readFileSync(at('placed.csv'), 'utf8'), /,EPSG:2277,ftUS,0\.9999\d+,/);
    assert.match(thence(at2277).stderr, /placed\.dxf: not_placed|No tract of the body has a place/);
    assert.match(thence([...at2277.slice(0, -1), 'EPSG:1']).stderr, /EPSG:1 is not known here/);
    assert.equal(thence([...at2277, '--at', '30.2672']).code, 2);
    assert.equal(thence([...at2277, '--rotate', '3']).code, 2);
  });

  test('reads a document first, and draws it beside where one stands if no file is named', () => {
    assert.deepEqual(thence(['plot', 'deed.txt']).code, 0);
    assert.match(readFileSync(at('deed.svg'), 'utf8'), /45°30/);
  });

  test('writes to a pipe, from a pipe', () =>
    assert.match(thence(['plot', '-', '-o', '-'], { input: DEED }).stdout, /^<svg|^<\?xml/));

  test('says what cannot be drawn, and draws the rest', () => {
    const { code, stderr } = thence(['plot', 'response.json', '-o', 'place.kml', '-o', 'rest.dxf']);
    assert.equal(code, 1);
    assert.match(stderr, /^thence: place\.kml: No tract of the body has a place on the earth/);
    assert.deepEqual([existsSync(at('place.kml')), existsSync(at('rest.dxf'))], [false, true]);
  });

  test('an unknown end of a name is 2, with those that are known', () => {
    const { code, stderr } = thence(['plot', 'deed.txt', '-o', 'deed.dwg']);
    assert.equal(code, 2);
    assert.match(stderr, /^thence: "deed\.dwg" ends in none of svg png pdf dxf/);
  });
});

describe('thence verify', () => {
  test('a response is genuine where this machine holds the key it was signed with', () => {
    const { code, stdout } = thence(['verify', 'response.json']);
    assert.equal(code, 0);
    assert.match(
      stdout,
      /^response\.json: genuine\.\n {2}document deed\.txt, SHA-256 [0-9a-f]{64}\n.*\n {2}nothing was corrected since\n$/,
    );
  });

  test('a certificate carries its response, and is as genuine', () => {
    assert.equal(thence(['plot', 'response.json', '-o', 'certificate.pdf']).code, 0);
    assert.match(thence(['verify', 'certificate.pdf']).stdout, /^certificate\.pdf: genuine\./);
  });

  test('one digit more makes it not genuine, with the reason', () => {
    writeFileSync(at('changed.json'), readFileSync(at('response.json'), 'utf8').replace('208.71', '208.72'));
    const { code, stdout } = thence(['verify', 'changed.json']);
    assert.equal(code, 1);
    assert.match(stdout, /^changed\.json: NOT genuine\. The signature does not match the body\./);
  });

  test('without the key nothing is said of it; a document is no response', () => {
    const { code, stdout, stderr } = thence(['verify', 'response.json'], { key: '' });
    assert.deepEqual([code, stdout], [1, '']);
    assert.match(stderr, /no signing key/);
    assert.match(thence(['verify', 'deed.txt']).stderr, /this is neither a response nor a certificate/);
  });
});

describe('thence compare', () => {
  test('a document and its own response are the same: 0', () => {
    const { code, stdout } = thence(['compare', 'deed.txt', 'response.json']);
    assert.deepEqual([code, stdout.split('\n')[0]], [0, 'Tract 1 / Tract 1: all 4 courses are the same']);
  });

  test('a course told otherwise is 1: by how much, and what becomes of closure and area', () => {
    writeFileSync(at('new.txt'), DEED.replace('44°29\'45" East 208.71', '44°39\'45" East 218.71'));
    const { code, stdout } = thence(['compare', 'deed.txt', 'new.txt']);
    assert.equal(code, 1);
    assert.match(
      stdout,
      /^Tract 1 \/ Tract 1: 3 of 4 courses are the same\n {2}closure exact -> 1:84, acres 1 -> 1\.0/,
    );
    assert.match(stdout, /^ {2}2 {2}2 {2}changed {2}-0°10'00" {2}\+10\.00 ft$/m);
    const data = JSON.parse(thence(['compare', '--json', 'deed.txt', 'new.txt']).stdout) as {
      tracts: { courses: { is: string }[] }[];
    };
    assert.deepEqual(
      data.tracts[0]!.courses.map(({ is }) => is),
      ['same', 'changed', 'same', 'same'],
    );
  });
});
