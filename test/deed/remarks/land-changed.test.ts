// A sound figure does not pass where the paper takes land off it, means only a part of it, reaches farther, was undone, or measures otherwise; it
// passes beside what deeds say of rights, parents and title.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { judged } from '../judged.ts';

const figure = ({ before = '', inside = '', tail = '', behind = '' }): string =>
  `${before}Beginning at an iron pin; thence North 300.00 feet to a stone; thence East 400.00 feet to a post${inside}; thence South 300.00 feet to a ` +
  `pipe; thence West 400.00 feet to the point of beginning, containing 2.755 acres${tail}. ${behind}`;

interface Row {
  readonly before?: string;
  readonly inside?: string;
  readonly tail?: string;
  readonly behind?: string;
}
const statusOf = (row: Row): { status: string; reasons: readonly string[] } =>
  judged(figure(row)).groundtruth_verdicts[0]!;

const TAKEN: readonly Row[] = [
  { tail: ', from which there has been sold to Amos Bell a lot 75 feet by 120 feet in the corner' },
  { tail: ', out of which a lot was deeded to the school trustees' },
  { behind: 'From this tract one acre has since been conveyed to the church.' },
  { behind: 'From said premises the railroad has taken a strip four rods wide.' },
  { behind: 'A lot on the corner has been sold off to Reese.' },
  { behind: 'Two small lots along the lane were sold away before this deed.' },
  { behind: 'The grantor keeps to herself and her heirs in fee a strip of two rods along the easterly side.' },
  { behind: 'The seller holds back for himself the barn lot.' },
  { behind: 'The said grantor reserves unto himself the garden of half an acre by the house.' },
  { behind: 'The piece by the spring is held back.' },
  { behind: 'Withholding out of it an acre where the chapel stands.' },
  { behind: 'Subject to the public use of the lane, which lane is withheld from this sale.' },
  { behind: 'With the exception of the forge and its yard.' },
  { behind: 'EXCLUDED: Lot C on the sketch.' },
  { behind: 'We keep out the forge and its garden.' },
  { behind: 'The chapel is not a part of the land hereby sold.' },
  { behind: 'Hereby withdrawing from the above the landing lot.' },
  { behind: 'Intending also to convey the wharf lot over the way.' },
  { behind: 'Paper made for the tax office; of no legal effect.' },
  { behind: 'Do not file.' },
  { before: 'Form of deed, to be signed hereafter. ' },
  { behind: 'Lines subject to confirmation in the field.' },
  { behind: 'Cutting off the chapel plot by the gate.' },
  { behind: 'The leased land is the upper floor of the mill.' },
  { behind: 'This deed is of the parcel next west of the one above.' },
  { behind: 'Also 25 acres beyond the river.' },
  { behind: "Together with all of the seller's remaining land south of the lane." },
  { behind: 'Second Parcel: the swamp.' },
  { behind: 'The tract hereby released is the residue lying outside the above lines.' },
  { behind: 'This deed passes only the upper meadow.' },
  { behind: 'The grantee takes but a third of it.' },
  { behind: "The foregoing describes the seller's whole farm." },
  { behind: 'Also another lot by the ferry, being all that Coyle has there.' },
  { behind: 'He does not by this deed part with the orchard.' },
  { behind: 'The burying ground on the knoll does not go with the land.' },
  { behind: 'The school lot is not to pass by this deed.' },
  { behind: 'The mill seat forms no part of this sale.' },
  { behind: 'The east field remains the property of the grantor.' },
  { tail: ', of which one acre in the lane and two acres sold to Reese are not conveyed' },
  { behind: 'The house lot of half an acre is not herein included.' },
  { behind: 'The walls and the land are common elements not conveyed.' },
  { tail: ', save the corner sold Bell' },
  { tail: ' ^save the corner sold Bell^' },
  { tail: ', less what the county took for the road' },
  { tail: ', all but the barn lot' },
  { tail: ', leaving out the schoolhouse acre' },
  { tail: ', exclusive of the strip five rods wide owned in fee by the railroad which runs through it' },
  { behind: 'LESS the North 50 feet thereof.' },
  { behind: 'Less and except a parcel of 0.50 acre conveyed to Kinnard by deed book 888, page 557.' },
  { behind: 'Saving to her the dwelling and so much ground about it as she may need.' },
  { behind: 'From the above there must be taken the smithy lot, which was set off to the widow as her dower.' },
  { behind: 'Saving to Enos Pell, his heirs and assigns, the spring lot.' },
  { behind: 'The party of the first part will hold back for his own use the acre by the kiln.' },
  { behind: 'Title to the ten-foot walk on the south is in the Borough and is not warranted.' },
  { behind: 'Subject to a partial release of 0.8 acres filed as No. 118.' },
  { behind: 'Mortgagor acknowledges that the vineyard is Pell’s.' },
  { behind: 'The buyer understands that Pell’s garden goes with Pell’s house.' },
  { behind: 'The parties agree that the kiln lot shall be surveyed out before closing.' },
  { behind: 'The Board took 0.31 acre from the westerly side of the foregoing by decree.' },
  { behind: 'The chapel and the ground it stands upon belong to the parish.' },
  { behind: 'Not conveyed hereby: the area hatched on Sheet 3.' },
  {
    behind:
      'Provided that the land between the hedge and the east line is adjudged to be the property of defendant Pell.',
  },
  { behind: 'This mortgage is to be a lien on the western half and no more.' },
  { behind: 'The temporary easement is over the southerly ten feet of the foregoing.' },
  { behind: 'Phase 2 only is submitted by this declaration.' },
  { behind: 'Seller will deed the duck pond to the borough.' },
  { behind: 'The canal and its banks, which cross the tract, are the State’s.' },
  { behind: 'Tenant Pell has bought and paid for the half acre his shed stands on.' },
  { behind: 'A strip along the river has washed away.' },
  { behind: 'The lease takes in the front room and the yard.' },
  { behind: 'Insured premises: west half.' },
  { behind: 'The Borough annexes that area of the above which is north of the turnpike.' },
  { behind: 'Said easement is twelve feet wide, six feet each side of the main as laid through the above.' },
  { behind: 'Plat voided by the Planning Board.' },
  { before: 'Title to all ground under elevation 512 in: ' },
  { tail: ' SUBJ TO & EXC OUTLOT 4' },
  { before: 'The old homestead farm, out of which the canal company holds a lot in fee: ' },
];

const PART: readonly Row[] = [
  { before: 'All that is left unsold of the tract bought of Hall in Book 7, page 20, that tract being: ' },
  { before: 'So much as remains undisposed of in the following: ' },
  { before: 'The grantor conveys three acres off the side next to Reese, out of: ' },
  { before: 'The grantor quitclaims the northerly one-half of that certain lot: ' },
  { before: 'The East 50 feet of the tract deeded to Ivan Petersen in Book 60, Page 9, which tract is: ' },
  { before: 'The southern third of the farm, the whole farm being: ' },
  { before: 'The west forty feet, measured at right angles, of the parcel: ' },
  { before: 'One acre in the northeast corner of the following: ' },
  { before: 'That part lying above the 510 foot contour of the land next described: ' },
  { before: 'All of the seller’s land east of Fox Run within these bounds: ' },
  { before: 'The cellar and upper storey of the mill standing on the ground bounded: ' },
  { before: 'Lot 5, being the westerly portion, of the land whose entire boundary is as follows: ' },
  { before: 'A tower site to be chosen by the lessee upon the tract next described: ' },
  { behind: 'Only Parcel C of the foregoing, shaded on the sketch, is conveyed.' },
  { behind: 'The right of way hereby granted covers a 12-foot strip across the above.' },
  { behind: 'By this release the mortgagee discharges one half of the said tract.' },
  { behind: 'The lessee shall occupy so much thereof as lies below the dam.' },
  { before: 'Two acres off the upper end of that certain field: ' },
  { before: 'What remains of the Birdwell forty after his deed to the church of these premises: ' },
  { before: 'The rest of the farm, after the sale to Hall of the following: ' },
  { before: 'All the land of the grantor in the township not included in the following tract: ' },
  { before: 'The lessee may elect to purchase either the corner lot or, if he prefer, the following: ' },
  { before: 'The buyer shall have his choice of Lot 4 and the following: ' },
  { before: 'As an aid to locating the unit the surveyor adds: ' },
  { before: 'On the vertical face of the east wall, looking west: ' },
  { behind: 'Grantor may substitute for the area so bounded any other area of equal size.' },
];

const ADDED: readonly Row[] = [
  { tail: ', including all land lying between the meander line and the water' },
  { tail: '; also the flats below the same to the channel' },
  { behind: 'As between the record line and the old hedge the parties take the hedge for the boundary.' },
  { behind: 'The owners have agreed that the stone wall shall be the division line.' },
  { behind: 'His line was found this spring to be two rods farther out than the stakes.' },
  { behind: 'The land hereby sold goes to the thread of the stream.' },
  { behind: 'The side lines are to be extended to the middle of County Road 9.' },
  { behind: 'Title extends to the low water mark of the river.' },
  { behind: 'The lot reaches across the lane to the wall of Hall.' },
  { behind: 'It is the intent hereof that the land conveyed shall extend to Oakes.' },
  { behind: 'A recent survey finds a vacancy of six feet between it and the land of Oakes.' },
  { tail: '; and also, the lane having been discontinued, that half of its width which fell to this lot' },
  { behind: 'Together with the bed of the old road on its south side.' },
];

const UNDONE: readonly Row[] = [
  { behind: '[Margin:] This deed of no effect, the purchase money never having been paid.' },
  { behind: 'Marginal note: given up.' },
  { behind: 'By their initials the parties substitute Exhibit B-1 for this Exhibit B.' },
  { behind: 'This sheet is replaced by sheet 4R.' },
  { inside: ' (two posts were found there, either of which may be the true corner)' },
  { behind: 'The within deed was returned and never delivered.' },
  { behind: 'This instrument is cancelled of record.' },
  { behind: 'Returned to grantor January 3, 1899.' },
  { behind: 'The said deed is hereby reformed by striking out "400.00" wherever it occurs.' },
  { inside: ' [sic; the plat of 1922 has 430.00]' },
  { inside: ' [the earlier deeds, 430.00]' },
  { inside: ' [E. is W. in this one]' },
  { inside: ', where the plat shows a third again as much' },
  { inside: ', 400.00 feet and across the road to a post' },
  { inside: ';\n\n(Sheet 1 of 3.)\n\n(Sheet 3 of 3.) thence East 0.01 feet' },
];

const MEASURED: readonly Row[] = [
  { before: 'Laid down by a scale of twenty-one feet to the perch: ' },
  { behind: 'The rods are counted at eighteen feet to the rod.' },
  { tail: ', Cheshire large measure' },
  { tail: ', plantation measure' },
  { behind: 'To obtain ground feet divide the distances by 0.9412.' },
  { behind: 'Distances are in project units.' },
  { behind: 'Allow three degrees of variation on the first and third lines.' },
  {
    behind:
      'All distances are grid; divide by the combined factor 0.99938 to obtain ground distances, which are the distances conveyed.',
  },
  { tail: ' and the usual allowance of six per cent for roads' },
];

for (const [name, rows] of Object.entries({ TAKEN, PART, ADDED, UNDONE, MEASURED }))
  describe(`no PASS: ${name.toLowerCase()}`, () => {
    for (const row of rows) test(JSON.stringify(row), () => assert.notEqual(statusOf(row).status, 'PASS'));
  });

const PLAIN: readonly Row[] = [
  { behind: 'Being the same land heretofore conveyed to grantor by deed of record in Book 4, page 9.' },
  { behind: 'Being a part of the land from which Lot 2 was conveyed by Hall to Reese.' },
  { behind: 'The grantor reserves unto himself an easement over the east twenty feet.' },
  { behind: 'Excepting and reserving all coal and other minerals.' },
  { behind: 'The grantor retains for himself a life estate in the premises.' },
  { behind: 'The restrictions do not run with the land after the year 2030.' },
  { behind: 'No part of the above is the homestead of the grantor.' },
  { behind: 'Excepting therefrom any part used for highway purposes, if any.' },
  { behind: 'The grantor makes no warranty except that he has done no act to encumber the premises.' },
  { before: 'The North half of Lot 9, Block 2, described as follows: ' },
  { before: 'That part of the tract deeded to Petersen described as follows: ' },
  { before: 'An undivided half interest in that certain lot: ' },
  { before: 'Lying in the Ninth Election District of the county: ' },
  { before: 'The remainder of the farm after the sale to Hall, described as follows: ' },
  { behind: 'Together with all right, title and interest in and to the street to the center line thereof.' },
  { behind: 'This covenant shall extend to the heirs and assigns of the parties.' },
  { behind: 'Any prior unrecorded lease of the premises is void and of no effect.' },
  { behind: 'If the note is paid this mortgage shall be void and of no effect.' },
  { inside: ' [121.92 m]' },
  { inside: ' on the margin of the road' },
  { inside: ' (Page 2 of 3)' },
  { behind: 'The scale is one hundred feet to the inch.' },
  { behind: 'To obtain grid distances multiply the ground distances by 0.99991.' },
  { behind: 'Three degrees of variation were allowed.' },
  { inside: ' in a fence taken for the line of Hall' },
  { behind: 'The furniture in the house is not included in this sale.' },
  { before: 'Being all of the grantor’s unsold interest in Lot 4; described as follows: ' },
  { behind: 'Distances are grid; multiply by 1.00012 to obtain ground distances.' },
  { behind: 'This description is in accordance with a survey made by Van Note dated February 10, 1992.' },
  { behind: 'A plat of even date accompanies this description.' },
  { behind: 'The error in the grantor’s middle initial in the last deed of record is hereby corrected.' },
  {
    behind:
      'This deed is given to correct the description in Deed Book 78, Page 773, in which the third course was left out.',
  },
  { behind: 'The seller does not know of any wells on the described real property.' },
  { behind: 'We, having been duly sworn, went upon the premises and divided the same.' },
  { behind: 'Ferry Road lies wholly outside the lines above.' },
  { behind: 'Angles turned twice direct and reverse.' },
  { inside: ' crossing the creek twice' },
  { before: 'For love we give to our son the east field, which we have owned since 1948: ' },
  { behind: 'Title to the buildings remains in the lessee.' },
  { behind: 'Title to the estate or interest in said land is at the effective date hereof vested in Enos Pell.' },
  { behind: 'Title to said land is vested in the grantor.' },
  { behind: 'The land was awarded to the grantor in the partition of his father’s estate.' },
  { behind: 'Lessee shall have the land for nine years.' },
  { behind: 'The mortgage shall be a lien on all of the above and no other land.' },
  { behind: 'The district shall have the right to enter upon the south ten feet to maintain its drain.' },
  { before: 'A house lot in the village of Orr, with the buildings on it, bounded and described as follows: ' },
  { behind: 'The mortgage was released in part in 1990 and in full in 1994.' },
  { inside: '; leaving said lane' },
  { inside: '; crossing Fox Run' },
];

test('the head of a row may say that the course will arrive at the beginning', () => {
  const { extraction, groundtruth_verdicts: verdicts } = judged(
    `REPORT OF SURVEY. The boundary as run, commencing at corner 1 (stone found):\nCorner 1 to corner 2: N 0°00'00" E, 300.00 feet.\n` +
      `Corner 2 to corner 3: N 90°00'00" E, 400.00 feet.\nCorner 3 to corner 4: S 0°00'00" E, 300.00 feet.\n` +
      `Corner 4 to corner 1, the place of beginning: N 90°00'00" W, 400.00 feet.\nEnclosed area 2.755 acres.\nAll corners were found in place.`,
  );
  assert.equal(extraction.tracts[0]!.calls.length, 4);
  assert.equal(verdicts[0]!.status, 'PASS', verdicts[0]!.reasons[0]);
});

describe('what deeds say of rights, parents and title keeps no figure from passing', () => {
  for (const row of PLAIN)
    test(JSON.stringify(row), () => {
      const { status, reasons } = statusOf(row);
      assert.equal(status, 'PASS', reasons[0]);
    });
});
