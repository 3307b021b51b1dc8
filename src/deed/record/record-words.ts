// Takes: nothing. Gives: words that several readers of a paper look for, as parts of their patterns.
// Never: a reading.

/** What a recorder did, at the head of his line. */
export const DONE = [
  'Recorded', 'RECORDED', 'Filed', 'FILED', 'Received', 'RECEIVED', "Rec['’]d", "REC['’]D",
  'Lodged', 'LODGED', 'Registered', 'Entered', 'ENTERED',
]; // prettier-ignore

/** A month in small letters, in full or shortened. */
export const MONTH = String.raw`(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]{0,6}\.?`;

/** What lots, sections and acres are counted by in words. */
export const SMALL_NUMBER = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');
