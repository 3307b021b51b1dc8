// Papers that are no conveyance are dated by what a court, a council, an officer or an affiant did; months as clerks shortened them and
// as scans misread them. All made up.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { transferDate } from '../../../src/deed/record/dates.ts';

const BODY =
  '\n\nAmos Tanner and Ruth Alder hold the land in Elm County that is called the Lower Field, and no other person has any share in it, as the record in this matter shows to all who may ask.\n\n';

const acts: [head: string, foot: string, iso: string][] = [
  ['FINAL DECREE', 'Done this the 9th day of March, 1931.\n    O. Lane, Judge', '1931-03-09'],
  ['ORDER', 'DONE AND ORDERED in Chambers at Alder, Florida, this 9th day of March, 1931.', '1931-03-09'],
  ['ORDER', 'SO ORDERED this 9th day of March, 1931.', '1931-03-09'],
  ['JUDGMENT', 'Entered this 9th day of March, 1931.\n   O. Lane, Judge', '1931-03-09'],
  [
    'A PROCLAMATION',
    'Done at the City of Washington this 9th day of March, in the year of our Lord 1931.',
    '1931-03-09',
  ],
  ['ORDINANCE NO. 12', 'PASSED AND ADOPTED this 9th day of March, 1931.', '1931-03-09'],
  ['ORDINANCE NO. 12', 'Passed by the Council March 9, 1931.  Approved by the Mayor March 11, 1931.', '1931-03-09'],
  ['RESOLUTION', 'Adopted at a regular meeting March 9, 1931. Yeas 5, nays 0.', '1931-03-09'],
  ['AFFIDAVIT OF HEIRS', 'Subscribed and sworn to before me this 9th day of March, 1931.', '1931-03-09'],
  ['AFFIDAVIT', 'SWORN TO AND SUBSCRIBED before me, this the 9th day of March, 1931.', '1931-03-09'],
  ["SHERIFF'S DEED", 'Given under my hand this 9th day of March, A. D. 1931.\n   O. Lane, Sheriff', '1931-03-09'],
  [
    "SHERIFF'S DEED",
    'In testimony whereof, I have hereunto subscribed my name this 9th day of March, 1931.',
    '1931-03-09',
  ],
  ['LEASE', 'Signed at Alder, this 9 March 1931.', '1931-03-09'],
  ['DEED', 'To be signed below, to be effective March 9, 1931.', '1931-03-09'],
  // An oath, a notary, a recorder, another's act.
  ['WARRANTY DEED', 'Sworn to and subscribed before me this 9th day of March, 1931.', ''],
  ['DEED', 'I certify that he acknowledged the same. Given under my hand this 9th day of March, 1931.', ''],
  ['DEED', 'On this 9th day of March, 1931, before me, a notary public, came Amos Tanner.', ''],
  ['DEED', 'Entered this 9th day of March, 1931 at 9 o’clock A.M.', ''],
  ['DEED', 'Ordinance No. 12, passed March 9, 1931, vacates the alley.', ''],
  ['DEED', 'Passed by the Council March 9, 1931.', ''],
  ['FIELD NOTES', 'Be it remembered that on the 9th day of March, 1931, I surveyed the same.', ''],
  ['WARRANTY DEED', 'Entered in transfer record in my office this 9th day of March, 1931. Ida Bell, County Clerk', ''],
  [
    'WARRANTY DEED\n\nOn this 8th day of March, 1931,\nAmos Tanner conveys',
    'BE IT REMEMBERED, that on this 9th day of March, 1931, before me, a notary public, came Amos Tanner.',
    '1931-03-08',
  ],
  // An act passed before a notary.
  [
    'Before me, Ida Bell, Recorder of the Parish of Alder, and in the presence of the witnesses, this ninth day of the month of March in the year eighteen hundred and thirty one, personally appeared Amos Tanner, who sells',
    'Thus done and passed at my office in the presence of witnesses.',
    '1831-03-09',
  ],
  ['Before me, Ida Bell, Notary, on this 9th day of March, 1931, personally appeared Amos Tanner', 'In due form.', ''],
];
for (const [head, foot, iso] of acts)
  test(`${head}: ${foot}`, () => assert.equal(transferDate(head + BODY + foot)?.iso ?? '', iso));

const months: [words: string, iso: string][] = [
  ['this 9th day of Septernber, 1861', '1861-09-09'],
  ['this 9th day of Novernber in the year\n1861', '1861-11-09'],
  ['this 9th day of Decernber, A.D. 1861', '1861-12-09'],
  ['this 9th day of Novr. 1861', '1861-11-09'],
  ["this 9th day of Feb'y, 1861", '1861-02-09'],
  ['this 9th Jany 1861', '1861-01-09'],
  ['this ninth day of Octr. in the year of our Lord one thousand eight hundred and sixty-one', '1861-10-09'],
  ['this 9th day of 0ctober, 1861', '1861-10-09'],
  ['this 9th day of Apri1, 1961', '1961-04-09'],
  ['this 9th day of Ju1y, 1961', '1961-07-09'],
  ['this 9th day of March, l961', '1961-03-09'],
  ['this 9th day of March, 2O11', '2011-03-09'],
  ['this March the 9th, 1861', '1861-03-09'],
  ['this 9th day of the month of March, 1861', '1861-03-09'],
  ['this 9th day of the third month, 1861', ''],
  ['this 9th day of Decree, 1861', ''],
];
for (const [words, iso] of months)
  test(`made ${words}`, () => assert.equal(transferDate(`This deed, made ${words}, between`)?.iso ?? '', iso));
