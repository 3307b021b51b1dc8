// Takes: the words that name parties, each run of blanks one. Gives: the same without what stands beside the names and would be read as one
// more: the day of the deed before them, how they hold, through whom a body acts. Never: a name less, unless it acts for another.

/** "On this 4th day of May, 1950, Amos Tanner": the day before the names. */
const DAY_BEFORE =
  /^(?:dated |made |effective )?(?:on |this ){1,2}(?:the )?[\w-]{1,12}(?: [a-z]{3,6})? day of (?:the month of )?[a-z]{3,9}\.?,?(?: in the year(?: of our lord)?,?)? (?:a\. ?d\.?,? )?\d{4},? (?=[A-Z])/i;

/** "a married woman as her sole and separate property": the "and" parts no names. */
const AS_SEPARATE =
  /,?(?: (?:as|dealing (?:in|with)))? (?:his|her|their|its|my|our) (?:(?:sole|own|separate|individual)(?: and | & |, )){1,2}(?:sole|separate|individual) (?:property|estate)\b/gi;

/** "Elm Church, by and through its Trustees, A, B and C": several who act for one body. */
const THROUGH_SEVERAL =
  /,? (?:acting |herein )*(?:by|through|represented by)(?: and (?:by|through))? (?:and through )?(?:its|their|the) (?:(?:duly|authorized|elected|appointed|acting|undersigned|present|and|managing|general|co-?) ?)*(?:trustees|members|partners|officers|directors|commissioners|managers|agents|deacons|wardens|elders|supervisors|selectmen|stewards)\b[^;]*/gi;

/** "… per rod, to be paid before the line is laid, AMOS TANNER": what is paid, before the first name in capitals. */
const IN_CAPITALS = /(?<=[a-z]{2}[,:]\s)[A-Z]{2,}[A-Z'’-]*\s(?:[A-Z]\.\s)?[A-Z]{2,}/;
/** Another name in capitals before it; "IN CONSIDERATION" and "KNOW ALL MEN" are none. */
const OTHER_CAPITALS =
  /\b(?!(?:IN|FOR|AND|OF|THE|KNOW|ALL|MEN|BY|TO|ONE|TEN)\s)[A-Z]{2,}\s(?!CONSIDERATION|DOLLARS?\b)[A-Z]{2}/;
const PAYS = /\b(?:considerations?|paid|dollars?|cents|receipt|sum)\b/i;

/** Where the names begin behind what is paid for the land; -1 where no such words stand before them. */
export function behindPayment(words: string): number {
  const name = words.search(IN_CAPITALS);
  const before = words.slice(0, Math.max(0, name));
  return name > 40 && PAYS.test(before) && !OTHER_CAPITALS.test(before) ? name : -1;
}

export function withoutAsides(words: string): string {
  let rest = words.slice(Math.max(0, behindPayment(words)));
  if (/ day of /i.test(rest.slice(0, 60))) rest = rest.replace(DAY_BEFORE, '');
  if (/ separate /i.test(rest)) rest = rest.replace(AS_SEPARATE, '');
  return / (?:its|their|the) /.test(rest) ? rest.replace(THROUGH_SEVERAL, '') : rest;
}
