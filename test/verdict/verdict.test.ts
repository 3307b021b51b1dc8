import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import type { Call, Extraction, Tract } from '../../src/contract/extraction.ts';
import { TractVerdict } from '../../src/contract/response.ts';
import type { GeorefGeometry, TractVerdict as Verdict } from '../../src/contract/response.ts';
import { parseBearing } from '../../src/survey/bearing.ts';
import { judge } from '../../src/verdict/verdict.ts';
import { curveCall, extractionOf, lineCall, madeTract, randomOf, spoken, tractOf } from '../survey/made-tract.ts';

const b = (text: string) => parseBearing(text)!;
/** 200 by 100 ft, turned a little: 20,000 sq ft, 0.459 acres. */
const LOT: readonly Call[] = [
  lineCall(b('N 00 15 05 E'), 200),
  lineCall(b('S 89 44 55 E'), 100),
  lineCall(b('S 00 15 05 W'), 200),
  lineCall(b('N 89 44 55 W'), 100),
];
const one = (tract: Tract, more: Partial<Extraction> = {}): Verdict => judge(extractionOf([tract], more))[0]!;
const lot = (more: Partial<Tract> = {}, calls: readonly Call[] = LOT): Tract =>
  tractOf(calls, { stated_area: 'acres=0.459', ...more });
const withCall = (i: number, change: Partial<Call>): Call[] => LOT.with(i, spoken({ ...LOT[i]!, ...change }));

describe('status', () => {
  const rows: [sentence: string, tract: Tract, status: string, reason: RegExp][] = [
    ['closes and agrees', lot(), 'PASS', /closes exactly/],
    ['no stated area', lot({ stated_area: '' }), 'REVIEW', /No area is stated/],
    ['area outside 0.5 %', lot({ stated_area: 'acres=0.470' }), 'REVIEW', /0\.470 acres stated do not agree/],
    [
      'area within half a unit of its last digit, and within 2 %',
      lot({ stated_area: 'acres=0.46' }, withCall(0, {})),
      'PASS',
      /0\.46 acres stated agree/,
    ],
    [
      'area within half a unit of its last digit, but wider than 2 %',
      lot({ stated_area: 'acres=0.5' }),
      'REVIEW',
      /0\.5 acres stated are too coarse to corroborate it \(8\.17 % apart, 2\.00 % allowed\)/,
    ],
    ['a coarse area beside a fine one', lot({ stated_area: 'acres=0.5 | sqft=20000' }), 'PASS', /too coarse/],
    [
      'two areas, one of them wrong',
      lot({ stated_area: 'acres=0.459 | sqft=21000' }),
      'REVIEW',
      /21000 square feet stated do not agree/,
    ],
    ['the numeric field where the string is empty', lot({ stated_area: '', stated_acreage: 0.459 }), 'PASS', /agree/],
    ['an area that is no figure', lot({ stated_area: 'about half an acre' }), 'REVIEW', /cannot be read as a figure/],
    ['does not close', lot({}, withCall(2, { distance: 210 })), 'REVIEW', /short of the closure standard of 1:5,000/],
    [
      'a low-confidence call of a figure that closes and agrees',
      lot({}, withCall(1, { confidence: 'low', confidence_reason: 'the 1 is faint' })),
      'PASS',
      /Call 2 was read with low confidence \(the 1 is faint\): compare with the document\. The figure closes and agrees/,
    ],
    ['a course without a bearing', lot({}, withCall(1, { bearing: null })), 'FAIL', /Call 2 has no usable bearing/],
    ['a course without a length', lot({}, withCall(3, { distance: null })), 'FAIL', /Call 4 has no usable length/],
    [
      'the missing value is computed as a reason',
      lot({}, withCall(3, { distance: null })),
      'FAIL',
      /call 4 would come nearest to closing the figure at 100\.00 ft/,
    ],
    ['no course at all', lot({}, []), 'FAIL', /no course of it could be read/],
    [
      'a bearing that is none',
      lot({}, withCall(0, { bearing: { ns: 'N', degrees: 95, minutes: 0, seconds: 0, ew: 'E' } })),
      'FAIL',
      /more than 90 degrees/,
    ],
    [
      'seconds past sixty, where the figure closes and agrees with them',
      lot({}, withCall(0, { bearing: { ns: 'N', degrees: 0, minutes: 14, seconds: 65, ew: 'E' } })),
      'PASS',
      /Call 1 has a bearing that cannot be as printed \(65 seconds are more than a minute\), walked as the figures count/,
    ],
    [
      'minutes that carry a bearing past the quadrant',
      lot({}, withCall(0, { bearing: { ns: 'N', degrees: 89, minutes: 71, seconds: 0, ew: 'E' } })),
      'FAIL',
      /71 minutes are more than a degree/,
    ],
    ['a centerline', lot({ description_type: 'centerline' }), 'REVIEW', /The line is 600\.00 ft long/],
    ['a blanket description', lot({ description_type: 'blanket' }, []), 'REVIEW', /no bounds of its own/],
    ['an exhibit', lot({ description_type: 'exhibit_referenced' }, []), 'REVIEW', /exhibit/],
    ['a facility, with courses that close', lot({ description_type: 'facility_relative' }), 'REVIEW', /facility/],
  ];
  for (const [sentence, tract, status, reason] of rows)
    test(`${sentence}: ${status}`, () => {
      const verdict = one(tract);
      assert.equal(verdict.status, status, verdict.reasons.join(' '));
      assert.match(verdict.reasons.join(' '), reason);
      TractVerdict.parse(verdict);
      if (status === 'FAIL')
        assert.deepEqual([verdict.geometry, verdict.computed_acres, verdict.closure_ratio], [null, null, null]);
      else if (tract.calls.length > 0) assert.equal(verdict.geometry?.vertices.length, tract.calls.length + 1);
    });
});

describe('figures of a verdict', () => {
  test('the check of an area has its value and its limit in the unit it names', () => {
    const stated_area = 'acres=0.459 | sqft=20000';
    const checks = new Map(one(lot({ stated_area })).checks.map((each) => [each.check, [each.value, each.limit]]));
    assert.deepEqual(checks.get('area_acres'), [0.45914, 0.0023]);
    assert.deepEqual(checks.get('area_sqft'), [20000, 100]);
  });
  test('areas, ratio and geometry of the lot', () => {
    const verdict = one(lot());
    assert.deepEqual(
      [
        verdict.computed_sqft,
        verdict.computed_acres,
        verdict.computed_sqm,
        verdict.computed_hectares,
        verdict.closure_ratio,
      ],
      [20000, 0.45914, 1858.068, 0.18581, 'exact'],
    );
    assert.equal(verdict.geometry?.closure_denominator, null);
    assert.equal(verdict.geometry?.perimeter_ft, 600);
  });
  for (const distance of [999.995, 1000.005])
    test(`half a hundredth of a foot is not exact, whichever way it lies: ${distance}`, () => {
      const sides = [
        lineCall(b('N 00 00 00 E'), 1000),
        lineCall(b('N 90 00 00 E'), 1000),
        lineCall(b('S 00 00 00 E'), distance),
      ];
      const verdict = one(lot({}, [...sides, lineCall(b('N 90 00 00 W'), 1000)]));
      assert.match(verdict.closure_ratio!, /^1:(?:799,999|800,00[01])$/);
    });
  test('a ratio has the thousands comma, and the denominator is the same number', () => {
    const verdict = one(lot({}, withCall(0, { distance: 200.04 })));
    assert.equal(verdict.closure_ratio, '1:15,001');
    assert.equal(verdict.geometry?.closure_denominator, 15001);
    assert.equal(verdict.status, 'PASS');
  });
  test('a ratio just short of the standard does not print as the standard', () => {
    const verdict = one(lot({}, withCall(0, { distance: 200.12003 })));
    assert.equal(verdict.closure_ratio, '1:4,999'); // 4,999.75
  });
  test('another closure standard is named in the reason', () => {
    const verdict = judge(extractionOf([lot({}, withCall(0, { distance: 200.04 }))]), { closureStandard: 20_000 })[0]!;
    assert.equal(verdict.status, 'REVIEW');
    assert.match(verdict.reasons.join(' '), /short of the closure standard of 1:20,000/);
  });
  test('whole feet and minutes: the reason says that rounding explains the misclosure', () => {
    const coarse = (text: string, bearing: string, distance: number): Call => ({
      ...lineCall(b(bearing), distance),
      verbatim_text: text,
    });
    const verdict = one(
      lot({ stated_area: 'acres=1.15' }, [
        coarse('N 10 15 E 250 feet', 'N 10 15 00 E', 250),
        coarse('S 80 10 E 200 feet', 'S 80 10 00 E', 200),
        coarse('S 10 15 W 250 feet', 'S 10 15 00 W', 250),
        coarse('N 80 20 W 200 feet', 'N 80 20 00 W', 200),
      ]),
    );
    assert.equal(verdict.status, 'REVIEW');
    assert.match(verdict.reasons.join(' '), /is within the .* that the rounding of the recorded values allows/);
  });
  test('varas say which value they were taken at', () => {
    const tract = lot({ distance_unit: 'varas', stated_area: '' });
    const extraction = extractionOf([tract]);
    const california = judge({ ...extraction, metadata: { ...extraction.metadata, state: 'California' } })[0]!;
    assert.match(california.reasons.join(' '), /One vara was taken as 33\.372 inches, the California value/);
    assert.ok(Math.abs(california.geometry!.perimeter_ft - (600 * 33.372) / 12) < 0.001);
    assert.match(one(tract).reasons.join(' '), /33 1\/3 inches, the Texas value/);
  });
  test('tie courses give the offset and the anchor', () => {
    const verdict = one(
      lot({
        pob_description: 'Commencing at the stone at the crossroads; thence to the beginning',
        tie_calls: [
          'bearing=N 90 00 00.0 E | distance=30.00 | verbatim=a',
          'bearing=N 00 00 00.0 E | distance=40.00 | verbatim=b',
        ],
      }),
    );
    assert.deepEqual([verdict.tie_offset, verdict.anchor], [[30, 40], 'the stone at the crossroads']);
  });
  test('offset and anchor stand together or not at all', () => {
    const tie = ['bearing=N 90 00 00.0 E | distance=30.00 | verbatim=a'];
    const pair = (more: object): unknown[] => {
      const { tie_offset: offset, anchor } = one(lot(more));
      return [offset, anchor];
    };
    const commencing = { pob_description: 'Commencing at the old mill' };
    assert.deepEqual(pair({ ...commencing, tie_calls: [] }), [null, null]);
    assert.deepEqual(pair({ ...commencing, tie_calls: ['distance=30.00 | verbatim=a'] }), [null, null]);
    assert.deepEqual(pair({ pob_description: 'the old mill', tie_calls: tie }), [[30, 0], 'the old mill']);
    assert.deepEqual(pair({ pob_description: '', tie_calls: tie }), [null, null]);
  });
  test('a tie course that cannot be walked leaves the offset null, says so, and bars nothing', () => {
    const verdict = one(lot({ tie_calls: ['distance=30.00 | verbatim=a'] }));
    assert.deepEqual([verdict.status, verdict.tie_offset], ['PASS', null]);
    assert.match(verdict.reasons.join(' '), /Tie course 1 has no usable bearing/);
  });
  test('what the caller has against a tract bars a PASS and is told first', () => {
    const verdict = judge(extractionOf([lot()]), { reasons: [['Page 3 could not be read.']] })[0]!;
    assert.deepEqual([verdict.status, verdict.reasons[0]], ['REVIEW', 'Page 3 could not be read.']);
  });
});

describe('another reading', () => {
  const offered = (call: number, value: number, more: object = {}): Verdict =>
    judge(extractionOf([lot({}, withCall(call, { confidence: 'low' }))]), {
      alternates: [{ tract: 0, call, field: 'distance', value, why: 'the print is faint', ...more }],
    })[0]!;
  test('that opens the figure leaves the doubt settled', () => assert.equal(offered(1, 180).status, 'PASS'));
  test('with which the figure closes within rounding and agrees too bars a PASS, and is named', () => {
    const verdict = offered(1, 100.004);
    assert.equal(verdict.status, 'REVIEW');
    assert.match(verdict.reasons.join(' '), /The print allows another reading.*If call 2 read 100\.00 feet/);
  });
  test('that is far less likely on the page bars nothing', () =>
    assert.equal(offered(1, 100.004, { isUnlikely: true }).status, 'PASS'));
  test('a doubt of the reader beside single values is told, and bars nothing where the figure is proven', () => {
    const doubts = [['Tie course 1 was read with low confidence.']];
    const verdict = judge(extractionOf([lot()]), { doubts })[0]!;
    assert.deepEqual([verdict.status, verdict.reasons.includes(doubts[0]![0]!)], ['PASS', true]);
  });
});

describe('curves', () => {
  const arc = {
    chord_bearing: b('S 89 44 55 E'),
    chord_length: 100,
    radius: 100,
    arc_length: 104.72,
    curve_direction: 'right',
  } as const;
  const rounded = (change: Partial<Call>, stated_area: string): Verdict =>
    one(lot({ stated_area }, LOT.with(1, curveCall({ ...arc, ...change }))));
  test('the segment is in the area', () => {
    const verdict = rounded({}, 'sqft=20906');
    assert.equal(verdict.status, 'PASS', verdict.reasons.join(' '));
    assert.ok(Math.abs(verdict.computed_sqft! - 20905.9) < 0.2);
  });
  test('turned the other way the segment comes off, and the finder names the direction', () => {
    const verdict = rounded({ curve_direction: 'left' }, 'sqft=20906');
    assert.equal(verdict.status, 'REVIEW');
    assert.match(
      verdict.reasons.join(' '),
      /If call 2 read a curve to the right instead of left, the figure would close exactly/,
    );
  });
  test('an unprinted hand is settled where the area agrees with one of the two, and is named', () => {
    for (const [area, hand] of [
      [20906, 'right'],
      [19094, 'left'],
    ] as const) {
      const verdict = rounded({ curve_direction: null }, `sqft=${area}`);
      assert.equal(verdict.status, 'PASS', verdict.reasons.join(' '));
      assert.match(
        verdict.reasons.join(' '),
        new RegExp(`Call 2 is a curve whose hand is not printed; ${hand} was taken: only with it`),
      );
      assert.equal(verdict.checks.find(({ check }) => check === `curve_hand_${hand}`)?.value, 1);
      assert.ok(Math.abs(verdict.computed_sqft! - area) < 1);
    }
  });
  test('an unprinted hand stays open where neither agrees, or no area is stated', () => {
    for (const stated of ['sqft=20000', '']) {
      const verdict = rounded({ curve_direction: null }, stated);
      assert.equal(verdict.status, 'REVIEW');
      assert.match(verdict.reasons.join(' '), /does not say whether it turns left or right/);
    }
  });
  test('an unprinted hand that makes no difference to the area', () => {
    const flat = { radius: 20_000, arc_length: 100, curve_direction: null };
    const verdict = rounded(flat, 'sqft=20000');
    assert.equal(verdict.status, 'PASS', verdict.reasons.join(' '));
    assert.match(verdict.reasons.join(' '), /either way the figure closes/);
  });
  test('contradicting elements: REVIEW, with both values and how far apart', () => {
    const verdict = rounded({ arc_length: 140.72 }, 'sqft=20906');
    assert.equal(verdict.status, 'REVIEW');
    assert.match(
      verdict.reasons.join(' '),
      /Call 2: radius 100\.00 ft and arc length 140\.72 ft give a chord of .* 100\.00 ft is stated/,
    );
  });
  test('an arc length no circle of that radius has', () => {
    const { reasons } = rounded({ arc_length: 100_000 }, 'sqft=20906');
    assert.match(reasons.join(' '), /radius 100\.00 ft and chord 100\.00 ft give an arc length of 104\.72 ft, /);
  });
  test('a curve said to be tangent that is not', () => {
    const verdict = rounded({ tangent: true }, 'sqft=20906');
    assert.match(verdict.reasons.join(' '), /Said to be tangent, but call 2 leaves the course before it at 59\.9999/);
  });
});

describe('shapes', () => {
  test('a bow tie is REVIEW and its courses are named', () => {
    const calls = [
      lineCall(b('N 45 00 00 E'), 141.42),
      lineCall(b('S 00 00 00 E'), 100),
      lineCall(b('N 45 00 00 W'), 141.42),
      lineCall(b('S 00 00 00 E'), 100),
    ];
    assert.match(one(lot({ stated_area: '' }, calls)).reasons.join(' '), /crosses itself: calls 1 and 3/);
  });
  test('out and back encloses nothing', () => {
    const calls = [LOT[0]!, LOT[2]!];
    assert.match(one(lot({ stated_area: '' }, calls)).reasons.join(' '), /encloses no area/);
  });
  test('a repeated course is suspected, and named as surplus', () => {
    const verdict = one(lot({}, [LOT[0]!, LOT[1]!, LOT[1]!, LOT[2]!, LOT[3]!]));
    assert.match(verdict.reasons.join(' '), /Call 3 repeats the course before/);
    assert.match(
      verdict.reasons.join(' '),
      /did not belong to the figure, the figure would close exactly and contain 0\.459 acres/,
    );
  });
  test('a course of no length', () =>
    assert.match(
      one(lot({}, [...LOT, lineCall(b('N 10 00 00 E'), 0)])).reasons.join(' '),
      /Call 5 has the length zero/,
    ));
});

describe('areas over several tracts', () => {
  const second = (more: Partial<Tract>): Tract => tractOf(LOT, { name: 'Tract 2', ...more });
  test('an area for two tracts is compared with their sum, and the outcome goes to each', () => {
    const first = lot({ stated_area: 'acres=0.918', notes: 'The stated area covers Tract 1 and Tract 2.' });
    const verdicts = judge(extractionOf([first, second({})]));
    assert.deepEqual(
      verdicts.map(({ status }) => status),
      ['PASS', 'PASS'],
    );
  });
  test('"Tract 10" does not name Tract 1', () => {
    const first = lot({ name: 'Tract A', stated_area: 'acres=0.918', notes: 'The area covers Tract 20 too.' });
    assert.deepEqual(
      judge(extractionOf([first, second({})])).map(({ status }) => status),
      ['REVIEW', 'REVIEW'],
    );
  });
  test('an exception comes off: the net area is the one stated', () => {
    const small = LOT.map((call) => spoken({ ...call, distance: call.distance! / 4 }));
    const exception = tractOf(small, { name: 'Exception', is_exception: true });
    const [parent] = judge(extractionOf([lot({ stated_area: 'sqft=18750' }), exception]));
    assert.equal(parent!.status, 'PASS', parent!.reasons.join(' '));
    assert.match(parent!.reasons.join(' '), /net of exceptions is 18,750 square feet/);
  });
});

describe('aliquot parts', () => {
  const aliquot = (packed: string, more: Partial<Tract> = {}): Tract =>
    lot({ description_type: 'aliquot', aliquot: packed, stated_area: 'acres=40', ...more }, []);
  const georef = (source: string, acres = 40.1): GeorefGeometry => ({
    crs: 'EPSG:4326',
    rings: [],
    acres,
    plss_id: 'x',
    source,
  });
  const FULL = 'parts=SE4 SW4 | section=9 | township=17S | range=18E';
  const judged = (tract: Tract, found: GeorefGeometry | null): Verdict =>
    judge(extractionOf([tract]), { georefs: [found] })[0]!;
  const rows: [sentence: string, tract: Tract, found: GeorefGeometry | null, status: string, reason: RegExp][] = [
    [
      'a second division of the fabric whose acres agree',
      aliquot(FULL),
      georef('CadNSDI second division'),
      'PASS',
      /agree/,
    ],
    ['no polygon', aliquot(FULL), null, 'REVIEW', /No polygon of the survey fabric is at hand/],
    [
      'a polygon made by rule',
      aliquot(FULL),
      georef('CadNSDI section, divided by rule'),
      'REVIEW',
      /made by the rules/,
    ],
    ['acres that disagree', aliquot(FULL), georef('CadNSDI second division', 38), 'REVIEW', /do not agree/],
    [
      'within the half digit but not within 0.5 %',
      aliquot(FULL),
      georef('CadNSDI second division', 40.3),
      'REVIEW',
      /./,
    ],
    [
      'a government lot',
      aliquot('government_lot=3 | section=9 | township=17S | range=18E'),
      georef('CadNSDI second division'),
      'REVIEW',
      /Government lot 3/,
    ],
    [
      'an exception in words',
      aliquot(`${FULL} | exception=the road`),
      georef('CadNSDI second division'),
      'REVIEW',
      /exception/,
    ],
    [
      'only so much of it',
      aliquot(`${FULL} | exception=only 5 acres in the NW corner of`),
      georef('CadNSDI second division'),
      'REVIEW',
      /takes less than the whole/,
    ],
    ['no section', aliquot('parts=SE4 | township=17S | range=18E'), null, 'FAIL', /section cannot be read/],
    [
      'section 40',
      aliquot('parts=SE4 | section=40 | township=17S | range=18E'),
      null,
      'REVIEW',
      /Section 40 is above 36/,
    ],
    ['section 400', aliquot('parts=SE4 | section=400 | township=17S | range=18E'), null, 'FAIL', /no section "400"/],
    ['no township', aliquot('parts=SE4 | section=9 | range=18E'), null, 'FAIL', /township cannot be read/],
    [
      'a whole township',
      aliquot('township=17S | range=18E'),
      null,
      'REVIEW',
      /No polygon of the survey fabric is at hand/,
    ],
  ];
  for (const [sentence, tract, found, status, reason] of rows)
    test(`${sentence}: ${status}`, () => {
      const verdict = judged(tract, found);
      assert.equal(verdict.status, status, verdict.reasons.join(' '));
      assert.match(verdict.reasons.join(' '), reason);
    });
});

describe('suspected blunders', () => {
  const rows: [sentence: string, calls: Call[], reason: RegExp][] = [
    ['a flipped quadrant', withCall(2, { bearing: b('N 00 15 05 W') }), /./],
    [
      'a look-alike digit',
      withCall(1, { distance: 700 }),
      /If call 2 read 100 feet instead of 700 feet, the figure would close exactly and contain 0\.459 acres of the 0\.459 acres stated/,
    ],
    [
      'swapped digits of a bearing',
      withCall(1, { bearing: b('S 89 44 55 W') }),
      /If call 2 read S 89°44'55" E instead of S 89°44'55" W/,
    ],
    ['a course left out', LOT.slice(0, 3), /If a course N 89°44'55" W 100\.00 ft were missing after call 3/],
  ];
  for (const [sentence, calls, reason] of rows)
    test(sentence, () => {
      const verdict = one(lot({}, calls));
      assert.equal(verdict.status, 'REVIEW');
      assert.match(verdict.reasons.join(' '), reason);
      assert.ok(verdict.checks.filter(({ check }) => check === 'suspected_blunder').length <= 3);
    });
  test('a cardinal line in its other spelling (N 0° W for N 0° E) is no other reading', () => {
    const sides: [bearing: string, distance: number][] = [
      ['N 00 00 00 E', 100],
      ['N 90 00 00 E', 100],
      ['S 00 00 00 E', 100],
      ['N 90 00 00 W', 101],
    ];
    const verdict = one(
      lot(
        { stated_area: 'acres=0.23' },
        sides.map(([bearing, distance], i) => ({ ...LOT[i]!, bearing: b(bearing), distance })),
      ),
    );
    assert.match(verdict.reasons.join(' '), /If call 4 read 100 feet instead of 101 feet/);
    assert.doesNotMatch(verdict.reasons.join(' '), /N 00°00'00" W instead of|S 90°00'00" [EW] instead of/);
  });
  test('of a figure that closes on one of two stated areas, no course is suspected for the other', () => {
    const verdict = one(lot({ stated_area: 'acres=0.60 | sqft=20000' }));
    assert.equal(verdict.status, 'REVIEW');
    assert.match(verdict.reasons.join(' '), /0\.60 acres stated do not agree/);
    assert.equal(verdict.checks.filter(({ check }) => check === 'suspected_blunder').length, 0);
  });
  test('of a figure that closes, no misreading is suspected that would open it, however coarse its bearings', () => {
    const square = ['N 05 00 00 E', 'S 85 00 00 E', 'S 05 00 00 W', 'N 85 00 00 W'].map((bearing) => ({
      ...lineCall(b(bearing), 391),
      verbatim_text: `thence ${bearing[0]} ${Number(bearing.slice(2, 4))}° ${bearing.at(-1)} 391 feet`,
    }));
    const verdict = one(lot({ stated_area: 'acres=3.54' }, square));
    assert.match(verdict.reasons.join(' '), /3\.54 acres stated do not agree/);
    assert.equal(verdict.checks.filter(({ check }) => check === 'suspected_blunder').length, 0);
  });
  test("the reader's own alternate comes first, with its reason", () => {
    const extraction = extractionOf([lot({}, withCall(1, { distance: 130 }))]);
    const verdict = judge(extraction, {
      alternates: [{ tract: 0, call: 1, field: 'distance', value: 100, why: 'the 0 may be a 3' }],
    })[0]!;
    const first = verdict.checks.find(({ check }) => check === 'suspected_blunder');
    assert.match(first?.text ?? '', /If call 2 read 100 feet instead of 130 feet \(the 0 may be a 3\)/);
  });
  test('without a stated area the wording is cautious', () =>
    assert.match(
      one(lot({ stated_area: '' }, withCall(1, { distance: 700 }))).reasons.join(' '),
      /no area stated for this tract alone bears that out/,
    ));
  test('closing within the standard by a misread digit is no PASS', () => {
    const big = LOT.map((call) => spoken({ ...call, distance: call.distance! * 20 }));
    const slipped = big.with(0, spoken({ ...big[0]!, distance: 4001 }));
    const verdict = one(lot({ stated_area: 'acres=183.65' }, slipped));
    assert.equal(verdict.closure_ratio, '1:12,001');
    assert.equal(verdict.status, 'REVIEW');
    assert.match(
      verdict.reasons.join(' '),
      /closes within the standard, but by more than rounding explains\. If call [13] read 4,00[01] feet/,
    );
  });
});

/** Everything a Python client would print otherwise than we do. */
function unsafeNumbers(value: unknown): number[] {
  if (typeof value === 'number')
    return !Number.isFinite(value) ||
      Object.is(value, -0) ||
      (value !== 0 && Math.abs(value) < 0.0001) ||
      Math.abs(value) >= 2 ** 53
      ? [value]
      : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(unsafeNumbers) : [];
}

describe('any input gives a verdict', () => {
  test('a closed polygon rounded to its printed digits passes', () =>
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1e9 }),
        fc.integer({ min: 4, max: 14 }),
        fc.boolean(),
        (seed, courses, isLot) => {
          const { extraction } = madeTract(randomOf(seed), { courses, lot: isLot, curved: false, stated: true });
          const verdict = judge(extraction)[0]!;
          assert.equal(verdict.status, 'PASS', verdict.reasons.join(' '));
          assert.deepEqual(unsafeNumbers(verdict), []);
        },
      ),
    ));
  const absurd = fc.oneof(
    fc.double(),
    fc.constantFrom(NaN, Infinity, -Infinity, -1, 0, -0, 1e-9, 1e300, null),
    fc.double({ min: 0, max: 1000, noNaN: true }),
  );
  const bearings = fc.option(
    fc.record({
      ns: fc.constantFrom('N', 'S', '?'),
      degrees: absurd,
      minutes: absurd,
      seconds: absurd,
      ew: fc.constantFrom('E', 'W', ''),
    }),
  );
  const calls = fc.record({
    call_type: fc.constantFrom('line', 'curve', 'spiral'),
    verbatim_text: fc.oneof(fc.string(), fc.constant(null)),
    confidence: fc.constantFrom('high', 'low'),
    bearing: bearings,
    distance: absurd,
    chord_bearing: bearings,
    chord_length: absurd,
    radius: absurd,
    arc_length: absurd,
    delta: absurd,
    tangent: fc.option(fc.boolean()),
    tangent_bearing_in: bearings,
    radial_bearing_out: bearings,
    tangent_length: absurd,
    concave: fc.option(fc.string()),
    curve_direction: fc.constantFrom('left', 'right', null),
  });
  test('absurd values never throw, and every number emitted survives', () =>
    fc.assert(
      fc.property(fc.array(calls, { maxLength: 8 }), fc.string(), absurd, (list, area, acreage) => {
        const tract = { ...tractOf([]), calls: list, stated_area: area, stated_acreage: acreage } as unknown as Tract;
        const verdict = judge(extractionOf([tract]))[0]!;
        assert.ok(verdict.reasons.length > 0);
        assert.notEqual(verdict.status, 'PASS');
        assert.deepEqual(unsafeNumbers({ ...verdict, tract: 0 }), []);
      }),
      { numRuns: 300 },
    ));
  // 2026-11-15: a radius of 1e150 ft, from a chord and an angle both next to nothing, overflowed the segment's area.
  test('a curve next to nothing is judged, in numbers that can be emitted', () => {
    const curve = curveCall({ chord_length: 1.3e-169, delta: 4.25e-322, curve_direction: 'left' });
    const tract = tractOf([curve, lineCall({ ns: 'N', degrees: 0, minutes: 0, seconds: 0, ew: 'E' }, 0)]);
    assert.deepEqual(unsafeNumbers({ ...judge(extractionOf([tract]))[0]!, tract: 0 }), []);
  });
  for (const [name, extraction] of Object.entries({
    'no tracts': {},
    'a null tract': { tracts: [null] },
    'no metadata': { tracts: [{ name: 7 }] },
    'calls that are none': { tracts: [{ ...tractOf([]), calls: [null, 3] }] },
  }))
    test(`${name} is judged too`, () => {
      for (const verdict of judge(extraction as unknown as Extraction))
        assert.deepEqual([verdict.status, verdict.reasons.length], ['FAIL', 1]);
    });
});

describe('the last call is said to come back, in whatever words', () => {
  const rows: [words: string, isSaid: boolean][] = [
    ['to the point of beginning', true],
    ['to the place of commencement', true],
    ['to the point, of beginning', true],
    ['to the paint of beginning', true],
    ['to the point of origin', true],
    ['to the southwest, and beginning corner', true],
    ['to a spring of unknown origin', false],
    ['to the bound first mentioned', true],
    ['to the bounds first above named', true],
    ['to the first mentioned corner', true],
    ['to the first bounds mentioned', true],
    ['to the first mentioned road', false],
    ['to the first branch', false],
    ['to a stake', false],
  ];
  for (const [words, isSaid] of rows)
    test(words, () => {
      const last = { ...LOT[3]!, distance: 90, verbatim_text: `thence N 89 44 55 W 90 feet ${words}` };
      const said = /is said to return to the point of beginning and ends/;
      assert.equal(said.test(one(lot({}, LOT.with(3, last))).reasons.join(' ')), isSaid);
    });
});
