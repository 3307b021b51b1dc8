import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import {
  aliquotLimits,
  pack,
  PACKED_FIELDS,
  type PackedField,
  type PackedParts,
  unpack,
} from '../../src/contract/packed.ts';

describe('fields that are one string', () => {
  test('parts are joined by " | " in the order of the table', () => {
    assert.equal(pack('stated_area', { sqft: '7405', acres: '0.17' }), 'acres=0.17 | sqft=7405');
    assert.equal(
      pack('tie_call', { verbatim: 'thence | North', distance: '318.60', bearing: 'N 00 15 05.0 E' }),
      'bearing=N 00 15 05.0 E | distance=318.60 | verbatim=thence | North',
    );
  });
  test('every part is optional; none at all is the empty string', () => {
    assert.equal(pack('stated_area', {}), '');
    assert.equal(pack('aliquot', { section: '9', parts: '' }), 'section=9');
    assert.deepEqual(unpack('stated_area', ''), {});
  });
  test('verbatim is last and greedy', () => {
    assert.deepEqual(unpack('aliquot', 'section=9 | verbatim=Sec. 9 | lot=1 = x'), {
      section: '9',
      verbatim: 'Sec. 9 | lot=1 = x',
    });
  });
  test('note is last and greedy in a recording', () => {
    assert.deepEqual(unpack('recording', 'book=1 | page=2 | note=see | also'), {
      book: '1',
      page: '2',
      note: 'see | also',
    });
  });
  test('a bar inside a part that is not greedy cannot end it', () => {
    assert.equal(pack('easement', { type: 'sewer | water', term: 'perpetual' }), 'type=sewer / water | term=perpetual');
  });
  test('unknown parts are passed over', () => {
    assert.deepEqual(unpack('stated_area', 'acres=1 | furlongs=2 | sqft=43560'), { acres: '1', sqft: '43560' });
  });
  test('what is packed comes back', () => {
    const value = fc
      .string({ unit: 'grapheme', minLength: 1 })
      .filter((text) => text.trim() !== '' && !text.includes('|'));
    for (const field of Object.keys(PACKED_FIELDS) as PackedField[]) {
      const parts = fc.record(Object.fromEntries(PACKED_FIELDS[field].map((key) => [key, value])), {
        requiredKeys: [],
      });
      fc.assert(
        fc.property(parts, (given) => {
          const trimmed = Object.fromEntries(Object.entries(given).map(([key, text]) => [key, text?.trim()]));
          assert.deepEqual(unpack(field, pack(field, given as PackedParts<typeof field>)), trimmed);
        }),
        { numRuns: 100 },
      );
    }
  });
});

test('the limits of an aliquot part: what alone is meant of it, and what comes off it', () => {
  assert.deepEqual(aliquotLimits(''), { only: [], except: [] });
  assert.deepEqual(aliquotLimits('only the north 5 acres; the county road; 2 acres'), {
    only: ['only the north 5 acres'],
    except: ['the county road', '2 acres'],
  });
});
