// Whole descriptions in forms of practice other than the textbook's: rolls of assessors, lists, field notes, plain talk.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { callLine, tractsOf } from './reading.ts';

type Row = [text: string, calls: string[], ties?: number];

function table(title: string, rows: readonly Row[]): void {
  describe(title, () => {
    for (const [text, calls, ties] of rows)
      test(text, () => {
        const [tract] = tractsOf(text);
        assert.deepEqual(tract?.calls.map(callLine) ?? [], calls);
        if (ties !== undefined) assert.equal(tract?.tie_calls.length, ties);
      });
  });
}

const BOX = [`S 00°00'00" E 40`, `N 90°00'00" W 100`, `N 00°00'00" E 40`, `N 90°00'00" E 100`];

table('the rolls of assessors: capitals, no stops, TH for thence', [
  ['BEG AT NE COR OF LOT 3 TH S 40 FT TH W 100 FT TH N 40 FT TH E 100 FT TO POB', BOX, 0],
  ['BEG NE COR LOT 7 BLK 2 TH S ALG LOT LN 40 FT TH W PAR TO N LN 100 FT TH N 40 FT TH E 100 FT TO BEG', BOX, 0],
  [
    'COM AT S 1/4 COR SEC 8 T3N R5E TH N 00 30 00 W 210 FT ALG 1/4 LN TO POB TH N 89 30 00 E 300 FT TH S 00 30 00 E 90 FT TH S 89 30 00 W 300 FT TH N 00 30 00 W 90 FT TO POB',
    [`N 89°30'00" E 300`, `S 00°30'00" E 90`, `S 89°30'00" W 300`, `N 00°30'00" W 90`],
    1,
  ],
]);

table('the abbreviations of assessors: SWly, & POB, C.A., to R', [
  [
    `COM at SE cor of Lot 4, th N 1°10'00" E 120.00 ft, th N 88°50'00" W 30.00 ft to W R/W line of Fern Ave & POB, th N 88°50'00" W 300.00 ft, th N 1°10'00" E 200.00 ft to pt of curve concave SEly w/ R=80.00 ft, th NEly alg arc 41.89 ft thru C.A. 30°00'00", th S 88°50'00" E 285 ft to said R/W line, th S 1°10'00" W alg same 240 ft to POB.`,
    [`N 88°50'00" W 300`, `N 01°10'00" E 200`, 'curve R80 L41.89 D30 right', `S 88°50'00" E 285`, `S 01°10'00" W 240`],
    2,
  ],
  [
    `Beg at NE cor of Lot 4, th S 2°00'00" W 110.00 ft, th SW'ly alg curve to R, rad 200 ft, arc 100 ft, th NWly alg curve to R/W line, rad 300 ft, arc 60 ft, th N'ly alg R/W 200 ft to POB`,
    [`S 02°00'00" W 110`, 'curve R200 L100 right', 'curve R300 L60', '- 200'],
  ],
]);

table('beginnings without "at", and shortened', [
  [
    `bg. at a cairn; S 40° E 25.50 ch. to a beech; S 50° W 10 ch. to a rock; N 40° W 25.50 ch. to a post; N 50° E 10 ch. to the place of beginning`,
    [`S 40°00'00" E 25.5`, `S 50°00'00" W 10`, `N 40°00'00" W 25.5`, `N 50°00'00" E 10`],
  ],
  [
    `The paddock: beg. N. 80° E. 40 ft. from the gate post; thence N. 10° W. 60 ft., N. 80° E. 30 ft., S. 10° E. 60 ft., S. 80° W. 30 ft. to beg.`,
    [`N 10°00'00" W 60`, `N 80°00'00" E 30`, `S 10°00'00" E 60`, `S 80°00'00" W 30`],
  ],
  [
    `a right of way on the following line: from Weaver's north fence South 80 degrees East 33 rods to a stump; thence South 12 degrees West 40 rods to the pike`,
    [`S 80°00'00" E 33`, `S 12°00'00" W 40`],
  ],
  [
    'The corner is a pillar. From said pillar due south two miles; thence due east two miles; thence due north two miles; thence due west two miles to the pillar.',
    [`S 00°00'00" E 2`, `N 90°00'00" E 2`, `N 00°00'00" E 2`, `N 90°00'00" W 2`],
  ],
  [
    `South 80 degrees east 300 feet, South 10 degrees west 60 feet; thence north 80 degrees west 300 feet; thence north 10 degrees east 60 feet to the place of beginning`,
    [`S 80°00'00" E 300`, `S 10°00'00" W 60`, `N 80°00'00" W 300`, `N 10°00'00" E 60`],
  ],
]);

table('courses told off by a label', [
  [
    `TRACT "K"\nCourse 1: N 05°00'00" W, 60.00'\nCourse 2: N 85°00'00" E, 50.00'\nCourse 3: curve to the right, central angle 14°00'00", radius 90.00', arc 21.99', chord bearing S 10°00'00" W, chord 21.94'\nCourse 4: S 78°00'00" W, 38.00' to the Point of Beginning.`,
    [`N 05°00'00" W 60`, `N 85°00'00" E 50`, `curve R90 L21.99 C21.94 [S 10°00'00" W] D14 right`, `S 78°00'00" W 38`],
  ],
  [
    `Begin at the NE corner of Lot 9. Line 1 - S 12° W 100 feet. Line 2 - N 78° W 50 feet. Line 3 - N 12° E 100 feet. Line 4 - S 78° E 50 feet to the point of beginning.`,
    [`S 12°00'00" W 100`, `N 78°00'00" W 50`, `N 12°00'00" E 100`, `S 78°00'00" E 50`],
  ],
  [
    `Beginning at a tag; thence course L1 (N14°22'10"E, 55.02'); thence along curve C1 (radius 205.00', length 54.28', chord S20°11'40"W 54.12', left); thence course L2 (S70°00'25"E, 88.30') to the beginning.`,
    [`N 14°22'10" E 55.02`, `curve R205 L54.28 C54.12 [S 20°11'40" W] left`, `S 70°00'25" E 88.3`],
  ],
  [
    `the centerline whereof is: from the centerline of Route 9 at Sta 0+00,\nN00°15'20"E 210.40 ft to P.C.;\nCURVE 1 — left — R=500.00 ft — L=289.46 ft;\nN32°54'50"W 148.06 ft to P.C.;\nCURVE 2 — right — R=350.00 ft — L=73.81 ft;\nN20°49'50"W 61.20 ft, and there ending.`,
    [
      `N 00°15'20" E 210.4`,
      'curve R500 L289.46 left',
      `N 32°54'50" W 148.06`,
      'curve R350 L73.81 right',
      `N 20°49'50" W 61.2`,
    ],
  ],
]);

table('field notes: what is met on the way, and the whole length', [
  [
    'Beginning at Cor. No. 1. Thence N. 10° W. 30 ft. discovery cut; 60 ft. Cor. No. 2. Thence N. 80° E., 81 ft. trail, 150 ft. Cor. No. 3. Thence S. 10° E. 60 ft. Cor. No. 4. Thence S. 80° W. 150 ft. Cor. No. 1, the place of beginning.',
    [`N 10°00'00" W 60`, `N 80°00'00" E 150`, `S 10°00'00" E 60`, `S 80°00'00" W 150`],
  ],
  [
    'Beginning at a stake. Thence north 95 varas to a stake in prairie. Thence east, 61 vrs. a branch, 190 varas to a stake. Thence south 95 varas. Thence west 190 varas to the place of beginning.',
    [`N 00°00'00" E 95`, `N 90°00'00" E 190`, `S 00°00'00" E 95`, `N 90°00'00" W 190`],
  ],
  [
    `Beginning at a pipe; thence with Orr's line, crossing a pin on the bank at 22.4 feet, S 81° W 333 feet to a stone; thence S 9° E 20 feet; thence N 81° E 333 feet; thence N 9° W 20 feet to the beginning.`,
    [`S 81°00'00" W 333`, `S 09°00'00" E 20`, `N 81°00'00" E 333`, `N 09°00'00" W 20`],
  ],
  [
    `beginning at A, a willow, & extending thence S. 38° W. 92 po. to B; from B down the several courses of the creek to C, its mouth; from C N. 33° E. 108 po. to D, a cedar; thence along a ditch S. 43¼° E. 131 po. to the place of beginning.`,
    [`S 38°00'00" W 92`, '- -', `N 33°00'00" E 108`, `S 43°15'00" E 131`],
  ],
]);

table('plain talk', [
  [
    `Start at the post. Go 612.40 feet on a bearing of N 12° W. From that spot proceed 488.15 feet, bearing N 77° E, to a pole. Next, 640.05 feet at S 13° E. Finally 498.33 feet at S 80° W, arriving where you began.`,
    [`N 12°00'00" W 612.4`, `N 77°00'00" E 488.15`, `S 13°00'00" E 640.05`, `S 80°00'00" W 498.33`],
  ],
  [
    `Point of Beginning is a scribed X at the corner of Lot 8. From there, go N 15° E for 240 ft; then follow a curve going left (radius 410 ft, arc 217.06 ft, chord N 86° W 214.53 ft); then return S 20° W for 350 ft to the Point of Beginning.`,
    [`N 15°00'00" E 240`, `curve R410 L217.06 C214.53 [N 86°00'00" W] left`, `S 20°00'00" W 350`],
  ],
]);

table('feet and inches joined by a dash', [
  [
    `Beginning at a wall; thence North 37 degrees East 62'-6" front; thence North 53 degrees West in depth 118'-9"; thence South 37 degrees West 62'-6"; thence South 53 degrees East 118'-9" to the point of beginning.`,
    [`N 37°00'00" E 62.5`, `N 53°00'00" W 118.75`, `S 37°00'00" W 62.5`, `S 53°00'00" E 118.75`],
  ],
]);

table('curves: the hand by the kind of curve, the radius before its word', [
  [
    `Beginning at a pin; thence N 10° E 60 feet; thence along a curve to the left, radius 262 feet, 229.48 feet to a compound curve, having a radius of 1002 feet; thence along said compound curve 166.35 feet; thence S 2° W 38 feet to the point of beginning.`,
    [`N 10°00'00" E 60`, 'curve R262 L229.48 left', 'curve R1002 L166.35 left', `S 02°00'00" W 38`],
  ],
  [
    `BEG at the corner; th N07°45'00"E 140.00 ft; th on a curve, chord S50°40'00"W 123.13 ft, arc 125.66 ft, radius 180.00 ft, to the left, to a P.C.C.; th continuing to the left on a 90.00 ft rad. curve 47.91 ft (LC = S15°25'00"W, 47.35 ft); th S76°10'00"E 120.40 ft to BEG.`,
    [
      `N 07°45'00" E 140`,
      `curve R180 L125.66 C123.13 [S 50°40'00" W] left`,
      `curve R90 L47.91 C47.35 [S 15°25'00" W] left`,
      `S 76°10'00" E 120.4`,
    ],
  ],
  [
    'beginning at the dam and running South 20° East 900 feet; thence by a curve to the left, of such degree as the engineer thinks proper, to the pike; thence South 60° East 1,200 feet to the line of Hart.',
    [`S 20°00'00" E 900`, 'curve left', `S 60°00'00" E 1200`],
  ],
]);

table('the trend told before the bearing', [
  [
    `Begin at a pin; S'ly S 00°57' E 307.04'; W'ly S 88°10' W 188.10'; northerly N 00°34' W 300.01' to POB.`,
    [`S 00°57'00" E 307.04`, `S 88°10'00" W 188.1`, `N 00°34'00" W 300.01`],
  ],
]);

table('azimuths whose zero stands in brackets', [
  [
    `Beginning at a cross on rock, and running by true azimuths (S. = 0°):\n1. 345° 30' 312.6 feet;\n2. 72° 05' 450.0 feet;\n3. 159° 49' 287.4 feet;\n4. 249° 07' 480.6 feet to the point of beginning.`,
    [`S 14°30'00" E 312.6`, `S 72°05'00" W 450`, `N 20°11'00" W 287.4`, `N 69°07'00" E 480.6`],
    0,
  ],
]);

table('land told by its sides', [
  [
    'All that lot having the following boundaries and measurements, to-wit: On the North for a distance of 231.5 feet by lands of Rook; on the East by Elm Street, whereon it measures 174 feet; on the South, 251 feet by Lot 14; on the West by Lot 17, 170.5 feet.',
    ['- 231.5', '- 174', '- 251', '- 170.5'],
  ],
  [
    `the site, bounded on the north by Marsh Road, on which it fronts 22.4 perches, on a course N. 81° 45' E.; on the east by land of Jos. Hale, S. 5° 45' E. 38.9 perches; on the south by the marsh, S. 84° 45' W. 24.8 perches; and on the west by other land, N. 2° W. 37.8 perches to the beginning`,
    [`N 81°45'00" E 22.4`, `S 05°45'00" E 38.9`, `S 84°45'00" W 24.8`, `N 02°00'00" W 37.8`],
  ],
  [
    'That certain property bounded north by lands of Nash a distance of one hundred forty (140.0) feet; east by Lot 6 a distance of 212.0 feet; south by Gull Road a distance of 141.0 feet; and west by a 20-foot lane a distance of 209.0 feet.',
    ['- 140', '- 212', '- 141', '- 209'],
  ],
  [
    'A parcel bounded Southerly by Pond Street, 100 and 04/100 feet; Westerly by Lot 22, 130 and 50/100 feet; Northerly by land of Avila, 98 and 01/100 feet; Easterly by a private way, 132 feet.',
    ['- 100.04', '- 130.5', '- 98.01', '- 132'],
  ],
  [
    'bounded on the north by Nash, on the east by Orr; Beginning at a pin; thence S 10° W 50 feet; thence N 80° W 20 feet; thence N 10° E 50 feet; thence S 80° E 20 feet to the beginning.',
    [`S 10°00'00" W 50`, `N 80°00'00" W 20`, `N 10°00'00" E 50`, `S 80°00'00" E 20`],
  ],
]);

table('rows of tables named together, and tables told in a sentence', [
  [
    `LINE TABLE\nL1  N 10°00'00" E  50.00\nL2  S 80°00'00" E  20.00\nL3  S 10°00'00" W  50.00\nL4  N 80°00'00" W  20.00\nBEGINNING at a pin; thence along L1, L2, L3 and L4 in that order to the point of beginning.`,
    [`N 10°00'00" E 50`, `S 80°00'00" E 20`, `S 10°00'00" W 50`, `N 80°00'00" W 20`],
  ],
  [
    `LINE TABLE\nL1  N 10°00'00" E  50.00\nL2  S 80°00'00" E  20.00\nL3  S 10°00'00" W  50.00\nL4  N 80°00'00" W  20.00\nBEGINNING at a pin; thence along lines L1 through L4 to the point of beginning.`,
    [`N 10°00'00" E 50`, `S 80°00'00" E 20`, `S 10°00'00" W 50`, `N 80°00'00" W 20`],
  ],
  [
    `CURVE TABLE: C1 R=75.00 L=104.72 CB=S 58°54'00" E CH=96.42; C2 R=200.00 L=76.79 CB=S 07°54'00" E CH=76.32. Begin at an iron; thence N 81° E 133.30 feet; thence along C1, turning right; thence S 18° E 60.02 feet; thence along C2, turning right; thence N 21° W 255.83 feet to the beginning.`,
    [
      `N 81°00'00" E 133.3`,
      `curve R75 L104.72 C96.42 [S 58°54'00" E] right`,
      `S 18°00'00" E 60.02`,
      `curve R200 L76.79 C76.32 [S 07°54'00" E] right`,
      `N 21°00'00" W 255.83`,
    ],
  ],
]);

table('lists: one unit for all, cardinals joined by "and", azimuths without the word', [
  [
    `Beginning at a spike; thence with the road N61-04-16E 124.4, N81-52-35E 143.9 and S71-29-26E 127.2 feet to a spike; thence S82-14-05W 526.1 feet to the beginning.`,
    [`N 61°04'16" E 124.4`, `N 81°52'35" E 143.9`, `S 71°29'26" E 127.2`, `S 82°14'05" W 526.1`],
  ],
  [
    'beginning at its corner and running east 150 feet, south 120 feet, west 150 feet and north 120 feet to said corner',
    [`N 90°00'00" E 150`, `S 00°00'00" E 120`, `N 90°00'00" W 150`, `N 00°00'00" E 120`],
  ],
  [
    'from the stone at the mouth of Birch Creek, east by the true meridian 42.50 chains; south 20.00 chains; west 30.10 chains; thence up Birch Creek with its meanders, to the stone at its mouth.',
    [`N 90°00'00" E 42.5`, `S 00°00'00" E 20`, `N 90°00'00" W 30.1`, '- -'],
  ],
  [
    `Beginning at a pipe on the land of Kona, Hawaii, and running: 62° 57' True 136.9 feet along a wall; 114° 36' 95.5 feet along a ditch; 247° 01' 151.7 feet along a wall to the initial point.`,
    [`S 62°57'00" W 136.9`, `N 65°24'00" W 95.5`, `N 67°01'00" E 151.7`],
  ],
  [
    `Beginning at a monument, by true azimuths from north: 38° 15', 662.2 meters to a stone; 101° 19', 662.9 meters to a post; 257° 42', 1125.9 meters to the beginning.`,
    [`N 38°15'00" E 662.2`, `S 78°41'00" E 662.9`, `S 77°42'00" W 1125.9`],
  ],
]);

table('returns and commencements in few letters', [
  [
    `Com'cg at the N E cor of the S W qr of Sec 14 running th. west 48 rods for a place of beg., th. south 40 rds, th. west 32 rds, th. north 40 rds, th. east 32 rds to beg.`,
    [`S 00°00'00" E 40`, `N 90°00'00" W 32`, `N 00°00'00" E 40`, `N 90°00'00" E 32`],
    1,
  ],
  [
    'commencing at a point on N. line of J street, run. th. at rt. ang. N. 160 ft.; th. W. 40 ft. 6 in.; th. S. 160 ft. to J street; th. E. along J street 40 ft. 6 in. to pt. of com.',
    [`N 00°00'00" E 160`, `N 90°00'00" W 40.5`, `S 00°00'00" E 160`, `N 90°00'00" E 40.5`],
    0,
  ],
  [
    `Begin at a hub, go due north 499 feet; then turn right 90 degrees and go 334 feet; then turn right 90 degrees and go 499 feet; then turn right 90 degrees and go 334 feet to the point where this description began. All bearings are true, north being up.`,
    [`N 00°00'00" E 499`, `N 90°00'00" E 334`, `S 00°00'00" E 499`, `N 90°00'00" W 334`],
  ],
]);

table('curves: a whole arc behind the part passed, a chord in brackets, a line beside the road', [
  [
    `Beginning at a rod; thence N 2° W 201 feet; thence along a curve to the right, at an arc distance of 40.12 feet passing a rod, continuing for a total arc distance of 98.94 feet, said curve having a radius of 300 feet and a long chord which bears N 23° E, 98.49 feet; thence S 1° W 303 feet to the beginning.`,
    [`N 02°00'00" W 201`, `curve R300 L98.94 C98.49 [N 23°00'00" E] right`, `S 01°00'00" W 303`],
  ],
  [
    `Begin at a pin; 1) N85°43'56"W 201.56 ft.; 2) along the arc of a 140.00 ft. radius curve right, 79.82 ft. (LC S49°38'08"W 78.75 ft.); 3) S84°50'40"W 133.54 ft. to the beginning.`,
    [`N 85°43'56" W 201.56`, `curve R140 L79.82 C78.75 [S 49°38'08" W] right`, `S 84°50'40" W 133.54`],
  ],
  [
    `Begin at a pin; S 00°57'06" E 307.04'; S 88°10'19" W 188.10'; N 00°34'23" W 300.01' to said R/W; along R/W curve to right, radius 2200.00', arc 186.41', chord N 85°59'59" E 186.35' to POB.`,
    [
      `S 00°57'06" E 307.04`,
      `S 88°10'19" W 188.1`,
      `N 00°34'23" W 300.01`,
      `curve R2200 L186.41 C186.35 [N 85°59'59" E] right`,
    ],
  ],
]);

table('courses by letters, labels followed, a last side without a measure', [
  [
    `POB = nail in Birch Ln. Course A: 199.98 ft, N 03°10'22" E. Course B: 75.00 ft, S 86°49'38" E. Course C: 199.98 ft, S 03°10'22" W. Course D: 75.00 ft, N 86°49'38" W, ending at the POB.`,
    [`N 03°10'22" E 199.98`, `S 86°49'38" E 75`, `S 03°10'22" W 199.98`, `N 86°49'38" W 75`],
  ],
  [
    `L1  N 10°00'00" E  50.00'\nL2  S 80°00'00" E  20.00'\nL3  S 10°00'00" W  50.00'\nL4  N 80°00'00" W  20.00'\nBegin at an iron, SW cor. Lot 7, and follow L1, L2, L3, L4 to the beginning.`,
    [`N 10°00'00" E 50`, `S 80°00'00" E 20`, `S 10°00'00" W 50`, `N 80°00'00" W 20`],
  ],
  [
    'a strip ninety feet wide: centre thereof beginning at Lock 11, and follows N. 77¼° E. 13.60 chains; N. 81° E. 9.22 chains; and S. 79° E. 4 chains and 8 links to the weir.',
    [`N 77°15'00" E 13.6`, `N 81°00'00" E 9.22`, `S 79°00'00" E 4.08`],
  ],
  [
    'a piece of land, bounded Northerly by highway, there measuring fourteen (14) rods; Easterly by land of Warne, S. 3° E. 22 rods; Southerly by land of the same, N. 88° W. 15 rods 4 links; and Westerly by the cove.',
    ['- 14', `S 03°00'00" E 22`, `N 88°00'00" W 15.16`, '- -'],
  ],
]);

table('tax rolls, counted courses, mining claims, sides without a word before them', [
  [
    'Sec 28-3-9 pt SE SW beg 20 rds N of SE cor, W 16 rds, N 10 rds, E 16 rds, S 10 rds. 1 a.',
    [`N 90°00'00" W 16`, `N 00°00'00" E 10`, `N 90°00'00" E 16`, `S 00°00'00" E 10`],
  ],
  [
    'Com 10 ch N of SE cor Sec 4, th N 5 ch, W 12.40 ch, S 5 ch, E 12.40 ch to beg, 6.20 a.',
    [`N 00°00'00" E 5`, `N 90°00'00" W 12.4`, `S 00°00'00" E 5`, `N 90°00'00" E 12.4`],
    0,
  ],
  [
    'Beginning at a Rock on the South side of the big road running 1st. S. 85 W. 3 chains 16 links to a stake. 2d. S. 5 E. 3 chains 16 links. 3d. N. 85 E. 3 chains 16 links. 4th. N. 5 W. to the beginning corner',
    [`S 85°00'00" W 3.16`, `S 05°00'00" E 3.16`, `N 85°00'00" E 3.16`, `N 05°00'00" W -`],
  ],
  [
    `IRON DUKE LODE: from Cor. No. 1 N. 71° 6' E. 1,480.2 ft. to Cor. No. 2; thence S. 8° 14' E. 610.7 ft. to Cor. No. 3; thence S. 71° 6' W. 1480.2 ft. to Cor. No. 4; thence N. 8° 14' W. 610.7 ft. to place of beg.`,
    [`N 71°06'00" E 1480.2`, `S 08°14'00" E 610.7`, `S 71°06'00" W 1480.2`, `N 08°14'00" W 610.7`],
  ],
  [
    'Westerly by Linden Street, one hundred and five (105) feet; Northerly by land of Tripp, two hundred ten (210) feet; Easterly by land of the railroad, 105 feet; and Southerly by land of Silva, 210 feet.',
    ['- 105', '- 210', '- 105', '- 210'],
  ],
]);

const lines: [text: string, ties: number, calls: number][] = [
  [
    'An easement 20 feet wide for a sewer, the centerline of which is: commencing at a manhole, thence S 41° E 64.2 feet to the north line of Grantor and the beginning of the strip; thence S 41° E 211.8 feet; thence S 9° E 340 feet, and there ending.',
    1,
    2,
  ],
  [
    'a strip 12 feet wide along the following line, viz: from the headgate on Bear Creek, S. 14° W. 310 links; S. 2° E. 870 links; thence S. 60° E. 640 links to the reservoir.',
    0,
    3,
  ],
  [
    `The centerline of said 50-foot easement enters the Grantor's land on the north line; thence S 12° W - 1044.60 feet to a P.I.; thence S 30° W - 212.00 feet to the west line.`,
    0,
    2,
  ],
  [
    'We commenced at the S.E. cor. of Sec. 36, thence N. on the range line 2 miles; thence N. 45 W. 60 rods; thence N. 12 E. 140 rods to the State road, said line to be the center of a road 40 feet wide.',
    0,
    3,
  ],
];

for (const [text, ties, calls] of lines)
  test(`the middle of a strip: ${text}`, () => {
    const [tract] = tractsOf(text);
    assert.equal(tract?.description_type, 'centerline');
    assert.deepEqual([tract.tie_calls.length, tract.calls.length], [ties, calls]);
  });

table('cardinals one behind the other in a sentence', [
  [
    'Beginning at a stone, thence north 7 chains to a post, east 9 chains to a rock, south 7 chains to a tree, and west 9 chains to the beginning.',
    [`N 00°00'00" E 7`, `N 90°00'00" E 9`, `S 00°00'00" E 7`, `N 90°00'00" W 9`],
  ],
  [
    'Beginning at a stone; thence north 160 feet to an alley, east 45 feet along said alley, south 160 feet to Ferry Street, and west along Ferry Street 45 feet to the beginning.',
    [`N 00°00'00" E 160`, `N 90°00'00" E 45`, `S 00°00'00" E 160`, `N 90°00'00" W 45`],
  ],
  [
    'Beginning at a stone, thence north 7 chains to a post; east 9 chains to a rock; south to the creek; thence down the creek to the beginning.',
    [`N 00°00'00" E 7`, `N 90°00'00" E 9`, `S 00°00'00" E -`, '- -'],
  ],
  [
    'Beginning at a stone, thence north 7 chains to a post, then east to the creek, south to the road, west 11 chains to a rock, and north to the beginning.',
    [`N 00°00'00" E 7`, `N 90°00'00" E -`, `S 00°00'00" E -`, `N 90°00'00" W 11`, `N 00°00'00" E -`],
  ],
  // Where the place lies, not where the next course runs.
  [
    'Beginning at a stone; thence north 160 feet to a point, east 45 feet of the wall; thence east 80 feet; thence south 160 feet; thence west 80 feet to the beginning.',
    [`N 00°00'00" E 160`, `N 90°00'00" E 80`, `S 00°00'00" E 160`, `N 90°00'00" W 80`],
  ],
]);

table('"from there" is as good as "thence"', [
  [
    'Beginning at a rock, and from there N 20 E 45 poles to a stone, from there S 70 E 31 poles to a stump; from thence S 20 W 45 poles, and from there to the beginning. From there on the grantor keeps the road.',
    [`N 20°00'00" E 45`, `S 70°00'00" E 31`, `S 20°00'00" W 45`, '- -'],
  ],
]);

table('a tie that ends at the first bound of the land', [
  [
    'commencing at the corner of the wharf; thence North 5 degrees West 6 rods to a stake, the first bound of the land herein described; thence North 60 degrees West 9 rods; thence South 30 degrees West 12 rods; thence South 60 degrees East 9 rods; thence North 30 degrees East 12 rods to the stake first mentioned.',
    [`N 60°00'00" W 9`, `S 30°00'00" W 12`, `S 60°00'00" E 9`, `N 30°00'00" E 12`],
    1,
  ],
]);

table('parts of a mile', [
  [
    'Beginning at a post; thence north half a mile to a rock; thence east a quarter of a mile; thence south half a mile; thence west one-quarter mile to the beginning.',
    [`N 00°00'00" E 0.5`, `N 90°00'00" E 0.25`, `S 00°00'00" E 0.5`, `N 90°00'00" W 0.25`],
  ],
]);

table('lengths alone are courses too', [
  [
    'Commencing at the corner of Ferry and Quarry Streets, and extending back along Quarry Street 115 feet; thence at a right angle 58 feet; thence 115 feet to Ferry Street; thence along Ferry Street to the corner.',
    ['- 115', '- 58', '- 115', '- -'],
  ],
]);

table('a course broken by the end of a page', [
  [
    'Beginning at a stone; thence North 62 degrees 10\n\n318   LOCAL AND PRIVATE LAWS, 1909\n\nminutes East 410 meters; thence South 27 degrees 50 min-\n\n319\n\nutes East 200 meters; thence South 62 degrees\n\nDEED BOOK 12 PAGE 7\n\n10 minutes West 410 meters; thence North 27 degrees 50 minutes\n\n- 320 -\n\nWest 200 me-\nters to the begin-\nning.',
    [`N 62°10'00" E 410`, `S 27°50'00" E 200`, `S 62°10'00" W 410`, `N 27°50'00" W 200`],
  ],
]);

test('a course across a page is quoted as it was pasted', () => {
  const text =
    'Beginning at a stone; thence North 62 degrees\n\n318   LOCAL LAWS, 1909\n\nEast 41 feet to the begin-\nning.';
  const [call] = tractsOf(text)[0]!.calls;
  const place = call!.source![0]!;
  assert.equal(call!.verbatim_text, text.slice(text.indexOf('thence'), -1));
  assert.equal(text.slice(place.start!, place.end!), call!.verbatim_text);
});

table('neighbours one behind the other, as in Pennsylvania', [
  [
    'Beginning at a post in the line of Peter Hoover and by the same N 20 W 55 perches to a red oak, thence by land of Jacob Ulery N 70 E 64 perches to a post, by the same S 20 E 55 perches to a gum, by vacant land S 35 W 12 perches, and by same S 78 W 54 perches to the beginning.',
    [`N 20°00'00" W 55`, `N 70°00'00" E 64`, `S 20°00'00" E 55`, `S 35°00'00" W 12`, `S 78°00'00" W 54`],
    0,
  ],
]);

table('lists', [
  // Behind the tie the list goes on without a word.
  [
    `Commencing at the mill, thence N 15° W 44.0 feet; N 60° E 97.5 feet to the beginning;\nS 40° W 120.0 feet; S 50° E 80.0 feet; N 40° E 120.0 feet; N 50° W 80.0 feet to the beginning.`,
    [`S 40°00'00" W 120`, `S 50°00'00" E 80`, `N 40°00'00" E 120`, `N 50°00'00" W 80`],
    2,
  ],
  // The length before the bearing, course after course.
  [
    'Beginning at the well, 12 chains N. 20° E., 7 chains 25 links S. 70° E., 12 chains S. 20° W., and so 7 chs. 25 lks. N. 70° W. to the well again.',
    [`N 20°00'00" E 12`, `S 70°00'00" E 7.25`, `S 20°00'00" W 12`, `N 70°00'00" W 7.25`],
  ],
  [
    'Beginning at the mast, thence 130 yards North 20 degrees East, thence 85 yards South 70 degrees East, next 130 yards South 20 degrees West, next 85 yards North 70 degrees West to the mast.',
    [`N 20°00'00" E 130`, `S 70°00'00" E 85`, `S 20°00'00" W 130`, `N 70°00'00" W 85`],
  ],
  // Of the whole line, not of its last course.
  [
    'the center line of which is described: Entering on the north line; Thence South 27° East 1,104 feet; thence South 41° East 873 feet to the south line; total 119.8 rods.',
    [`S 27°00'00" E 1104`, `S 41°00'00" E 873`],
  ],
  // Azimuths from station to station: "3 to 4, 164" is no number.
  [
    `Beginning at point 1, thence by azimuths from the North: 1 to 2, 10° 00', 100 meters; 2 to 3, 100° 00', 50 meters; 3 to 4, 190° 00', 100 meters; 4 to 1, 280° 00', 50 meters.`,
    [`N 10°00'00" E 100`, `S 80°00'00" E 50`, `S 10°00'00" W 100`, `N 80°00'00" W 50`],
  ],
]);

table('rows that bound land: they run from station to station, come back, or stand under a head', [
  [
    `Oyster ground, Mill Creek.\n1-2: N 36°01' W, 710 ft\n2-3: N 6°04' W, 839 ft\n3-4: N 55°45' E, 605 ft`,
    [`N 36°01'00" W 710`, `N 06°04'00" W 839`, `N 55°45'00" E 605`],
  ],
  [
    `Notes of the old pasture.\nN 60 W 13 chs. stake\nN 2 E 14 chs. post oak\nS 70 E 20 chs. to the beginning`,
    [`N 60°00'00" W 13`, `N 02°00'00" E 14`, `S 70°00'00" E 20`],
  ],
  [
    `COURSE        LENGTH, FT.\nN 30° 00' W     300.5\nN 60° 00' E     250.0\nS 25° 00' E     280.0\n`,
    [`N 30°00'00" W 300.5`, `N 60°00'00" E 250`, `S 25°00'00" E 280`],
  ],
  // A table of anything.
  [`Wind of the week\nN 30° W, 12 ft\nN 60° E, 25 ft\nS 25° E, 8 ft\n`, []],
]);
