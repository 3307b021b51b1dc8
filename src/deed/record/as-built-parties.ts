// Takes: the legible text of an as-built. Gives: whose work it is and who designed it. Never: the contractor, the draftsman's initials, the
// engineer who watched the work, nor a body that only gave leave or money.
import { anyCase } from '../words/any-case.ts';
import { cellsOf } from './sheet-letters.ts';

const tidy = (words: string): string =>
  words
    .replace(/\s+/g, ' ')
    .replace(/[\s,;:-]+$|(?<=[a-z]{4})\.$/, '')
    .trim();

const WORK = String.raw`(?:water(?:works)?|sewer|sewerage|sanitary|sanitation|utilit(?:y|ies)|electric(?:al)?|power|light|lighting|edison|gas|oil|petroleum|products|pipe\s?lines?|midstream|transmission|energy|telephone|telegraph|telecom|communications|cable|broadband|irrigation|drainage|ditch|canal|levee|reclamation|public\s{1,2}(?:works|service|utilit(?:y|ies))|service|improvement|highways?|transportation|roads?|flood\s{1,2}control|municipal|metropolitan|conservancy|rural)`;
const BODY = String.raw`(?:district|authority|company|co\b\.?|corporation|corp\b\.?|cooperative|co-?op|association|assn\b\.?|department|dept\b\.?|board|commission|agency|bureau|inc\b\.?|llc\b|l\.l\.c\.?|l\.?p\.?\b|power\s{0,2}(?:&|and)\s{0,2}light|light\s{0,2}(?:&|and)\s{0,2}power|gas\s{0,2}(?:&|and)\s{0,2}electric|utilities)`;
const LABELLED =
  /^(?:owner|client|prepared\s{1,2}for|built\s{1,2}for|constructed\s{1,2}for|operator|agency)\s{0,2}:\s{0,3}(?<name>[A-Z].{3,60})$/i;
/** A company of a place, a district with its number. */
const BODIES = anyCase(
  new RegExp(
    String.raw`^(?<name>(?-i:[A-Z])[^;:"]{0,50}\b${WORK}\b(?:[ ,&]{1,3}[A-Za-z]+){0,4}?[ ,]{1,3}${BODY}(?:[ ,]{1,2}(?:inc|llc)\b\.?|\s{1,2}no\.?\s{0,2}\d{1,4}|\s{1,2}of\s{1,2}(?-i:[A-Z])[A-Za-z .]{2,30})?|(?-i:[A-Z])[^;:"]{2,40}\b(?:power\s{0,2}(?:&|and)\s{0,2}light|light\s{0,2}(?:&|and)\s{0,2}power|gas\s{0,2}(?:&|and)\s{0,2}electric)(?:\s{1,2}${BODY})?)(?=$|[\s,;(-])`,
    'i',
  ),
);
const DEPARTMENT = new RegExp(
  String.raw`^(?<name>(?:[A-Z][^;:]{0,40}\s)?(?:department|dept\.?|board|bureau|division)\s{1,2}of\s{1,2}[^;:]{0,20}\b${WORK}\b[^;:,]{0,30})`,
  'i',
);
const OFFICE =
  /^(?<name>(?:(?:city|town|village|county)\s{1,3}of\s{1,3})?[A-Z][A-Za-z.'’ ]{2,30}(?:\b(?:county|city|town|village|parish))?\s(?:[a-z]+\s){0,3}(?:department|dept\.?|division|office))$/i;
const TOWN = anyCase(
  /^(?<name>(?:city(?:\s{1,3}(?:and|&)\s{1,3}county)?|town|county|village|borough|township)\s{1,3}of\s{1,3}(?-i:[A-Z])[A-Za-z.'’ ]{1,30}?)(?=\s{2}|,|;|\s-|$)|^(?<county>(?-i:[A-Z])[A-Za-z.'’ ]{2,24}\s(?:county|parish|township))(?=$)/i,
);
const OTHERS_LINE =
  /\b(?:contractor|constructed\s{1,3}by|construction\s{1,3}by|built\s{1,3}by|installed\s{1,3}by|forces\s{1,3}of|approved|permit|funded|exist|ex\.|x-?ing|design(?:ed)?\b|engineer(?:s|ing)?\b|surveyed|checked|drawn|inspector|sheet|foreman|sta\.?\s\d)/i;
const HEAD_CELLS = 40;

/** A label stands over all; of others that which stands first on the sheet. */
export function agencyOf(text: string): string {
  const cells = text.split('\n').flatMap(cellsOf);
  const label = firstName(cells, (cell) => LABELLED.exec(cell)?.groups?.['name']);
  if (label !== '') return label;
  return firstName(cells.slice(0, HEAD_CELLS), (cell) => {
    const office = /\b(?:county|city|town|village|parish)\b/i.test(cell) && OFFICE.exec(cell);
    if (office) return office.groups!['name'];
    if (OTHERS_LINE.test(cell)) return undefined;
    const found = BODIES.exec(cell) ?? DEPARTMENT.exec(cell) ?? TOWN.exec(cell);
    return found?.groups?.['name'] ?? found?.groups?.['county'];
  });
}

function firstName(cells: readonly string[], read: (cell: string, below: string) => string | undefined): string {
  for (const [i, cell] of cells.entries()) {
    const name = tidy(read(cell, cells[i + 1] ?? '') ?? '');
    if (name !== '') return name;
  }
  return '';
}

const DESIGN = String.raw`(?:(?:design(?:ed)?|engineer(?:ed|ing)|plans)(?:\s{1,3}[a-z]+){0,4}?\s{1,3}by|design(?:er|ed)?|design\s{1,3}engineers?|consult(?:ing|ant)(?:\s{1,3}engineers?)?|engineers?(?:\s{1,3}of\s{1,3}record)?|engineering|engrs?\.?(?:\s{1,3}by)?)`;
const DESIGNED = new RegExp(String.raw`^${DESIGN}\s{0,3}:\s{0,3}(?<name>[A-Z].{3,70})$`, 'i');
const DESIGNED_BY = new RegExp(String.raw`^${DESIGN}\s{0,3}:?$`, 'i');
const FIRM_TITLE = String.raw`(?:consulting|civil|professional|power|municipal|sanitary|environmental|structural|utility|registered)?[\s-]{0,3}engineers?(?:\s{0,3}(?:[-–,&•/]|and)\s{0,3}(?:planners|surveyors|architects|geologists|land\s{1,3}surveyors|scientists|consultants)){0,3}`;
const FIRM = anyCase(new RegExp(String.raw`^(?<name>(?-i:[A-Z])[^;:]{2,60}?),?\s{1,6}${FIRM_TITLE}(?=$|,)`, 'i'));
const FIRM_ALONE = new RegExp(String.raw`^${FIRM_TITLE}$`, 'i');
const FIRM_NAME = anyCase(
  /^(?<name>(?-i:[A-Z])[^;:]{2,50}\b(?:engineering|engineers|consultants)\b(?:[ ,&]{1,3}(?:and|co\b\.?|company|inc\b\.?|llc\b|ltd\b\.?|p\.?\s?[cal]\b\.?|corp\b\.?|group|associates|services|surveying|surveyors|planners|consultants|of\s[A-Z][A-Za-z]+)){0,4})/i,
);
const PERSON = String.raw`(?:[A-Z][a-z]{1,12}\.?\s|[A-Z]{2,12}\s|[A-Z]\.\s{0,2}){1,3}[A-Z][A-Za-z'’-]{2,18}`;
const LICENSED = new RegExp(String.raw`^(?<name>${PERSON}),\s{0,2}(?:P\.?\s?E\b|R\.?\s?C\.?\s?E\b|C\.?\s?E\b)`);
/** "O. K. Weir, City Engineer", "BOROUGH ENGINEER: S. P. WELLS, P.E.": of the body itself, when no other is named. */
const OFFICER = String.raw`(?:city|town|village|borough|county|district|drainage|township|chief|sanitary|municipal|consulting|civil)\s{1,3}(?:engineer|engr\.?)`;
const OF_THE_BODY = [
  anyCase(new RegExp(String.raw`(?:^|\s)(?<name>(?-i:${PERSON}))\s{0,2},\s{0,2}${OFFICER}\b`, 'i')),
  anyCase(
    new RegExp(String.raw`^${OFFICER}\s{0,2}:?\s{1,3}(?:approved\s{0,2}:?\s{0,2})?(?<name>(?-i:${PERSON}))`, 'i'),
  ),
];
const NO_ENGINEER =
  /\b(?:received|department|dept|division|distribution|shall|by|resident|res\.|contractor|will|responsible|errors|approved|date|project|drawings?)\b|\bthe\s(?!\w+\s(?:group|company))|,\s{0,2}(?:city|town|village|borough|county|district|drainage|township|chief|municipal)$/i;
const INITIALS = /^(?:[A-Z]\.?\s?){1,4}$/;

const isEngineer = (name: string | undefined): name is string =>
  name !== undefined && name.length > 3 && !NO_ENGINEER.test(name) && !INITIALS.test(name);

export function engineerOf(text: string): string {
  const cells = text.split('\n').flatMap(cellsOf);
  const readers: ((cell: string, below: string) => string | undefined)[] = [
    (cell, below) => DESIGNED.exec(cell)?.groups?.['name'] ?? (DESIGNED_BY.test(cell) ? below : undefined),
    (cell, below) => FIRM.exec(cell)?.groups?.['name'] ?? (FIRM_ALONE.test(below) ? cell : undefined),
    (cell) => FIRM_NAME.exec(cell)?.groups?.['name'],
    (cell) => LICENSED.exec(cell)?.groups?.['name'],
    ...OF_THE_BODY.map((pattern) => (cell: string) => pattern.exec(cell)?.groups?.['name']),
  ];
  for (const read of readers) {
    const name = firstName(cells, (cell, below) => {
      const found = WATCHED.test(cell) ? undefined : withoutTail(read(cell, below));
      return isEngineer(found) ? found : undefined;
    });
    if (name !== '') return name;
  }
  return '';
}

const WATCHED =
  /\b(?:resident|res\.|project|field|construction|state\s{1,2}highway|asst\.?|assistant|inspecting)\s{1,3}(?:engineer|engr)|\bengineering\s{1,3}(?:department|dept|division|office|bureau|section)/i;

/** "HALL & BOYD, POWER ENGINEERS, DAYTON", "RODD ENGINEERING, INC., ST. ELM, OH": the name alone. */
function withoutTail(words: string | undefined): string | undefined {
  return words
    ?.replace(new RegExp(String.raw`,?\s{1,3}${FIRM_TITLE}(?:,.*)?$`, 'i'), (tail, at: number) =>
      at > 3 && /^,|consulting|civil/i.test(tail) ? '' : tail,
    ) // prettier-ignore
    .replace(/,\s{0,2}(?:P\.?\s?E|R\.?\s?C\.?\s?E)\b.*$/i, '')
    .replace(/((?:inc|llc|ltd|co|corp|p\.\s?[acl])\.?),\s.*$/i, '$1');
}
