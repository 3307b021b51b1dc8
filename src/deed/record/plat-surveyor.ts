// Takes: the legible text of a plat and the stretches in which its surveyor speaks. Gives: his name. Never: words of a sentence, an owner, a
// firm, an official who approves, or the surveyor of another plat.
import { cellsOf } from './sheet-letters.ts';
import type { Stretch } from './plat-certificate.ts';

const FIRST = String.raw`(?:[A-Z][a-zé'’]{1,12}\.?|[A-Z]{2,12}\.?|(?:[A-Z]\.[ \t]{0,2}){1,3}|[A-Z](?=[ \t]))`;
const LAST = String.raw`(?:(?:Mc|Mac|De|Van|Von|La|Le|St\.|O['’])[ \t]{0,2}(?:der[ \t])?|(?:de|du|van|von)[ \t](?:la[ \t]|los[ \t]|der[ \t])?)?[A-Z][A-Za-zéü'’]{1,18}(?:-[A-Z][A-Za-z]{1,15})?`;
const PERSON = String.raw`${FIRST}[ \t]{0,3}(?:(?<=[ \t.])${FIRST}[ \t]{1,3}){0,2}(?<=[ \t.])${LAST}(?:,?[ \t](?:Jr|Sr|JR|SR|II|III|IV)\b\.?)?`;
const letters = (...words: string[]): string =>
  words.map((word) => [...word].join(String.raw`\.?\s?`) + String.raw`\b\.?`).join('|');
const TITLE_WORDS = String.raw`(?:(?:an?|the|Registered|REGISTERED|Licensed|LICENSED|Licenced|Lic\.|LIC\.|Reg\.|REG\.|Prof\.|PROF\.|Professional|PROFESSIONAL|Property|PROPERTY|Line|LINE|County|COUNTY|Co\.|Deputy|DEPUTY|City|U\.?\s?S\.?|Land|LAND|Practical|Civil|CIVIL|Certified|CERTIFIED|State|and|AND|&)\s{1,3}){0,6}(?:Surveyor|SURVEYOR|(?:Civil|CIVIL|Professional|PROFESSIONAL|Prof\.|Reg\.)\s{1,3}(?:Engineer|ENGINEER|Engr|ENGR))\b`;
const LICENCE = String.raw`(?:${letters('RPLS', 'PLS', 'PSM', 'RLS', 'RLPS', 'RCE', 'LS', 'PS', 'CE', 'CS')}|${TITLE_WORDS}|(?:P\.?E\b\.?\s{0,2}(?:&|and|\/)\s{0,2}(?:P?\.?L?\.?S))|(?:(?:Florida|Fla|Texas|Tex|Georgia|Ga|N\.?\s?C|S\.?\s?C|Va|Tenn)\.?\s{1,3})?(?:Registration|REGISTRATION|Reg\.|REG\.|Certificate|CERTIFICATE|Cert\.|CERT\.|License|LICENSE|Lic\.|LIC\.)\s{0,2}(?:No|NO|#)|[A-Z]{1,2}-\d{3,5}\b|(?:No\.|NO\.|#)\s{0,2}\d{3,6}\b)`;

/** "I, Ann B. Rodd, a registered surveyor …": an owner certifies so too, but not of a survey. */
const DECLARES = new RegExp(String.raw`\bI\s{0,3},\s{0,3}(?<name>${PERSON})\s{0,3},?\s`, 'g');
const SIGNS = new RegExp(String.raw`^(?:By:?\s{1,3}|/s/\s{0,3})?(?<name>${PERSON})(?<after>.*)$`);
/** "GA. R.L.S. NO. 2217": the state before the letters. */
const STATE = String.raw`(?:(?:[A-Z][A-Za-z]{1,4}\.?|[A-Z]\.\s?[A-Z]\.)\s{1,2})?`;
const LICENSED = new RegExp(String.raw`^\s{0,3},?\s{0,6}${STATE}(?:${LICENCE})`);
/** Below a certificate of a survey an engineer signs too. */
const LICENSED_BELOW = new RegExp(String.raw`${LICENSED.source}|^\s{0,3},?\s{0,6}P\.?\s?E\b`);
const SURVEYED_BY = new RegExp(
  String.raw`\b(?:[Ss]urveyed|SURVEYED|[Ss]urvey|SURVEY)(?:\s(?:[^\n;.]|(?<=\b[A-Z][a-z]{2,3})\.){0,30})?\s(?:[Bb]y|BY)\s{0,2}:?\s{0,30}(?<name>${PERSON})`,
  'g',
);
const LABELLED = new RegExp(String.raw`\b(?:[Ss]urveyor|SURVEYOR)\s{0,2}:\s{0,3}(?<name>${PERSON})`, 'g');

const NO_PERSON =
  /\b(?:iron|pin|pipe|rebar|found|set|monuments?|concrete|cap|rod|state|county|city|town|township|plat|map|scale|sheet|inc|llc|company|co|corp|associates|engineers?|engineering|surveying|surveyors?|surveys?|land|lands|services|group|me|my|or|under|us|the|this|that|and|of|by|in|on|at|to|for|is|was|are|be|as|with|dated?|lots?|block|tract|parcel|street|road|avenue|ave|drive|lane|north|south|east|west|section|range|january|february|march|april|june|july|august|september|october|november|december|registered|professional|licensed|property|line|certified|civil|notary|public|clerk|recorder|title|area|acres|subdivision|addition|estates|phase|unit|chapter|statutes?|code|act|direct|supervision|hereby|certify|witness|seal|signature|signed|owner|office|planning|commission|approved|no|gps|rtk|gnss)\b/i;

export function surveyorOf(text: string, speaks: readonly Stretch[]): string {
  const stretches = speaks.map(({ start, end }) => text.slice(start, end));
  return (
    firstOf(stretches.map((words) => named(DECLARES, words) ?? signed(words))) ??
    named(LABELLED, text) ??
    licensed(text) ??
    named(SURVEYED_BY, text) ??
    declaredAnywhere(text) ??
    ''
  );
}

const firstOf = (names: readonly (string | null)[]): string | null => names.find((name) => name !== null) ?? null;

function named(pattern: RegExp, text: string): string | null {
  for (const match of text.matchAll(pattern)) {
    const name = personIn(match.groups!['name']!);
    const line = text.slice(text.lastIndexOf('\n', match.index - 1) + 1, match.index);
    if (name !== null && !isCited(line.slice(-60))) return name;
  }
  return null;
}

/** "I, Travis B. Edge, certify that this plat was drawn from an actual survey", wherever it stands. */
function declaredAnywhere(text: string): string | null {
  for (const match of text.matchAll(DECLARES)) {
    const rest = text.slice(match.index, match.index + 260);
    const name = personIn(match.groups!['name']!);
    if (name !== null && /\bsurvey/i.test(rest) && !/\bowner|\bnotary|\bclerk|\brecorder/i.test(rest)) return name;
  }
  return null;
}

/** The name below a certificate: with his licence, else alone in its line. */
function signed(words: string): string | null {
  const cells = words.split('\n').slice(1).flatMap(cellsOf);
  let alone: string | null = null;
  for (const [i, cell] of cells.entries()) {
    const found = SIGNS.exec(cell)?.groups;
    const name = found === undefined ? null : personIn(found['name']!);
    if (name === null) continue;
    const after = found!['after']!;
    if (LICENSED_BELOW.test(after) || (after === '' && LICENSED_BELOW.test(cells[i + 1] ?? ''))) return name;
    if (/^\s{0,3}(?:,?\s{0,3}\d{1,2}[-/]\d|$)/.test(after)) alone ??= name;
  }
  return alone;
}

/** A name with the letters of his licence in a line of its own, in the title or under the drawing. */
function licensed(text: string): string | null {
  const lines = text.split('\n', 600);
  for (const [i, line] of lines.entries()) {
    if (isCited(line)) continue;
    for (const cell of cellsOf(line)) {
      const found = SIGNS.exec(cell)?.groups;
      const name = found === undefined ? null : personIn(found['name']!);
      if (name === null) continue;
      const after = found!['after']!;
      if (LICENSED.test(after) && !/^\s{0,3},?\s{0,3}(?:City|Deputy\s(?:Clerk|City)|C\.?\s?S\b)/.test(after))
        return name;
      if (after === '' && /^(?:Reg|Lic|Prof|REG|LIC|PROF|Land|LAND)/.test(lines[i + 1]?.trim() ?? ''))
        if (new RegExp(String.raw`^(?:${TITLE_WORDS})`).test(lines[i + 1]!.trim())) return name;
    }
  }
  return null;
}

/** Words that lead to the surveyor of another sheet, or to one who only approves. */
function isCited(line: string): boolean {
  return /\b(?:references?|prior|previous|per\s|recorded|plat\s{1,3}of|map\s{1,3}of|approved|examined|by\s{1,3}L\.?S\.?\s{0,2}\d|deed|n\/f|records?\s{1,3}of\s{1,3}survey)\b/i.test(
    line,
  );
}

function personIn(words: string): string | null {
  const name = words
    .replace(/\s+/g, ' ')
    .replace(/\.(?=[A-Z][a-z])/g, '. ')
    .trim();
  // Letters of both sizes inside a word were misread.
  if (NO_PERSON.test(name) || /[a-z][A-Z](?<!Mc[A-Z]|Mac[A-Z]|De[A-Z]|La[A-Z]|Le[A-Z]|Van[A-Z])/.test(name))
    return null;
  return name.length >= 5 ? name : null;
}
