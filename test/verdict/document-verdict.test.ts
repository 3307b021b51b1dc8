import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Extraction } from '../../src/contract/extraction.ts';
import { documentVerdict } from '../../src/verdict/document-verdict.ts';
import { extractionOf, tractOf } from '../survey/made-tract.ts';

const rows: [sentence: string, extraction: Extraction, status: string | null, summary: RegExp][] = [
  [
    'a plat that names its subdivision',
    extractionOf([], { document_kind: 'plat', sheet: 'subdivision=Oak Hill | lots=1 2 3' }),
    'REVIEW',
    /^Plat: subdivision Oak Hill, lots 1 2 3$/,
  ],
  [
    'a plat whose sheet stands in the metadata only',
    {
      ...extractionOf([], { document_kind: 'plat' }),
      metadata: { ...extractionOf([]).metadata, sheet: 'subdivision=Elm' },
    },
    'REVIEW',
    /Elm/,
  ],
  [
    'an as-built with its utility',
    extractionOf([], { document_kind: 'as_built', sheet: 'agency=Water District | utility=water | sheets=1 of 3' }),
    'REVIEW',
    /water/,
  ],
  ['a plat nothing identifies', extractionOf([], { document_kind: 'plat' }), 'FAIL', /^$/],
  ['a letter nothing identifies', extractionOf([], { document_kind: 'other' }), 'FAIL', /^$/],
  ['a deed without tracts has none', extractionOf([]), null, /^$/],
  ['an easement without tracts has none', extractionOf([], { document_kind: 'easement' }), null, /^$/],
  ['a plat with a written description has none', extractionOf([tractOf([])], { document_kind: 'plat' }), null, /^$/],
];
for (const [sentence, extraction, status, summary] of rows)
  test(`${sentence}: ${status ?? 'null'}`, () => {
    const verdict = documentVerdict(extraction);
    assert.equal(verdict?.status ?? null, status);
    assert.match(verdict?.summary ?? '', summary);
    if (verdict !== null) assert.ok(verdict.reasons.length > 0);
  });
