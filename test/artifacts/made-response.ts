// Gives: responses to draw: the fixed sample, made-up tracts with curves, a tract of any number of courses; and which tools are at hand.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Extraction } from '../../src/contract/extraction.ts';
import type { ExtractResponse } from '../../src/contract/response.ts';
import { lineCourse } from '../../src/survey/course.ts';
import { sampleResponse } from '../../src/service/sample.ts';
import { judge } from '../../src/verdict/verdict.ts';
import { extractionOf, madeTract, printed, randomOf, tractOf } from '../survey/made-tract.ts';

const AT = new Date('2026-11-15T12:00:00Z');

export function sample(): ExtractResponse {
  return structuredClone(sampleResponse('Deed 12.pdf', '3f'.repeat(32), AT));
}

export function responseOf(extraction: Extraction, more: Partial<ExtractResponse> = {}): ExtractResponse {
  return { ...sample(), test_mode: false, extraction, groundtruth_verdicts: judge(extraction), ...more };
}

/** Sound figures of twelve courses, some of them curves, by a seed. */
export function curved(seed: number, courses = 12): ExtractResponse {
  return responseOf(madeTract(randomOf(seed), { courses, lot: false, curved: true, stated: true }).extraction);
}

/** A ring of many courses. */
export function many(count: number): ExtractResponse {
  const jitter = randomOf(7);
  const corners = Array.from({ length: count }, (_, i) => {
    const angle = (i / count) * 2 * Math.PI;
    const reach = count * 10 + 30 * jitter();
    return [reach * Math.sin(angle), reach * Math.cos(angle)] as const;
  });
  const calls = corners.map(([x, y], i) => {
    const [nextX, nextY] = corners[(i + 1) % count]!;
    return printed(lineCourse(Math.atan2(nextX - x, nextY - y), Math.hypot(nextX - x, nextY - y)));
  });
  return responseOf(extractionOf([tractOf(calls)]));
}

function works(command: string, ...args: string[]): boolean {
  try {
    execFileSync(command, args, { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** The reason to skip, or false. */
export const NO_GDAL = works('ogrinfo', '--version') ? false : 'gdal-bin is absent';
export const NO_POPPLER = works('pdftotext', '-v') ? false : 'poppler-utils is absent';
export const NO_PROJ = works('cs2cs') ? false : 'proj-bin is absent';
export const NO_ZBAR = works('zbarimg', '--version') ? false : 'zbar-tools is absent';
const PYTHON = '/usr/bin/python3'; // Debian's own, which Debian's modules are for
export const NO_PYTHON = works(PYTHON, '--version') ? false : 'python3 is absent';
export const NO_EZDXF = works(PYTHON, '-c', 'import ezdxf') ? false : 'python3-ezdxf is absent';
export const NO_VALIDATOR = works(PYTHON, '-c', 'import osgeo_utils.samples.validate_gpkg')
  ? false
  : "gdal's validate_gpkg is absent";

export function python(script: string, ...args: string[]): string {
  return execFileSync(PYTHON, ['-c', script, ...args], { encoding: 'utf8' });
}

export function tool(command: string, ...args: string[]): string {
  return execFileSync(command, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
}

/** Runs with a file of these bytes and removes it. */
export function withFile<T>(name: string, bytes: string | Uint8Array, work: (path: string) => T): T {
  const folder = mkdtempSync(join(tmpdir(), 'thence-artifact-'));
  try {
    const path = join(folder, name);
    writeFileSync(path, bytes);
    return work(path);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
