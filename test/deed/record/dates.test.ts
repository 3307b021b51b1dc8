// Dates as deeds write them, and which of them is the date of the deed. Sentences are made up.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { datesIn, transferDate } from '../../../src/deed/record/dates.ts';

const forms: [words: string, iso: string][] = [
  ['June 27, 1984', '1984-06-27'],
  ['Jan. 5, 1901', '1901-01-05'],
  ['27th day of June, 1984', '1984-06-27'],
  ['27 June 1984', '1984-06-27'],
  ['the first day of May, 1880', '1880-05-01'],
  ['the twenty-first day of May, A. D. 1880', '1880-05-21'],
  ['the 4th day of July in the year of our Lord 1807', '1807-07-04'],
  ['the second day of June in the year one thousand eight hundred and ninety-one', '1891-06-02'],
  ['the 4th day of July, eighteen hundred and seven', '1807-07-04'],
  ['the tenth day of May, A. D. nineteen hundred and twenty', '1920-05-10'],
  ['6/27/1984', '1984-06-27'],
  ['06-27-1984', '1984-06-27'],
  ['11" day of August, 2007', '2007-08-11'],
  ['18™ day of May, 2009', '2009-05-18'],
  ['I7th day of May, 2009', '2009-05-17'],
  ['l2th day of May, 2009', '2009-05-12'],
  ['February 30, 1990', ''],
  ['____ day of June, 1984', ''],
  ['June 1984', ''],
  ['13/45/1984', ''],
];
for (const [words, iso] of forms) test(words, () => assert.equal(datesIn(words)[0]?.iso ?? '', iso));

const transfers: [sentence: string, iso: string][] = [
  ['OR BK 3412 PG 0551\nDated this 8 day of July, 2002.', '2002-07-08'],
  ['Return to Amos Vell\nDATED: July 3, 2003', '2003-07-03'],
  ['WARRANTY DEED\nDated the 4th day of May, 1961', '1961-05-04'],
  ['subject to a Mortgage\nDated June 3, 1999', ''],
  ['Plat of Survey by Orrin Pell\nDated June 3, 1999', ''],
  ['the land described in a deed to Orrin Pell\ndated June 3, 1999', ''],
  ['THIS INDENTURE, made this 4th day of May, 1891, between A. Poe and B. Roe', '1891-05-04'],
  ['THIS DEED, made and entered into this the 3rd day of June, 1952, by and between', '1952-06-03'],
  ['IN WITNESS WHEREOF, I have hereunto set my hand this 2nd day of March, 1921.', '1921-03-02'],
  ['Witness my hand this 2nd day of March, 1921.', '1921-03-02'],
  ['DATED this 9th day of April, 1977.', '1977-04-09'],
  ['This agreement is effective and made as of August 11, 2007', '2007-08-11'],
  ['Date: May 4, 2009\n\nGrantor: Amos Tanner', '2009-05-04'],
  ['Effective Date: May 4, 2009', '2009-05-04'],
  ['EXECUTED this 4th day of May, 2009.', '2009-05-04'],
  ['The foregoing instrument was acknowledged before me this 4th day of May, 2009 by Amos', ''],
  ['Declaration dated May 4, 2009, and recorded', ''],
  ['Filed for record March 8, 2012', ''],
  ['by deed dated June 28, 1983 and recorded in Book 4', ''],
  ['Sworn to and subscribed before me, witness my hand this 7th day of March, 2012.', ''],
  ['My commission expires June 1, 1999', ''],
  ['as shown on a plat of survey made for J. Doe, recorded May 1, 1970', ''],
  ['the act of May 20, 1931', ''],
  ['DEED TAX DUE: $1,320.00        Date: October 9, 2009\n\nAmos Tanner conveys', '2009-10-09'],
  ['Elm County Recorder of Deeds\nDate: 05/04/2009', ''],
  ['Executed: February 8, 2006.', '2006-02-08'],
  ['Signed as of this 26th day of March, 2009.', '2009-03-26'],
  ['WITNESS its hand this 6th day of May, 1999.', '1999-05-06'],
  ['Given under our hands this 30th day of May, 1979.', '1979-05-30'],
  ['This Memorandum of Lease is made to be effective as of March 15, 2008, by and between', '2008-03-15'],
  ['BE IT KNOWN, that on this 9th day of May, 1985, before me, the undersigned authority', '1985-05-09'],
  ['THIS DEED, made this the 22ndday of May,\n\n1995 by and between', '1995-05-22'],
  ['Witness our signatures and seals this 27th., day of March 1934.', '1934-03-27'],
];
for (const [sentence, iso] of transfers)
  test(`of the deed: ${sentence}`, () => assert.equal(transferDate(sentence)?.iso ?? '', iso));

test('the words of the date are kept as printed', () => {
  assert.equal(transferDate('made this 4th day of\nMay, 1891, between')?.verbatim, '4th day of\nMay, 1891');
});
