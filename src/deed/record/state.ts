// Takes: text. Gives: the state the land lies in, as the text names it. Never: one known only from elsewhere.
import { oneLine } from '../words/one-line.ts';
import { wording } from '../words/wording.ts';
import { STATE, stateIn, shortState } from './us-states.ts';
import { countyOf } from './county.ts';
import { patternOfAll, pattern } from './pattern.ts';

// prettier-ignore
const AFTER_COUNTY =
  /\b(?:County|COUNTY|Parish|PARISH|Co\.)\s{0,2},\s{0,3}(?<short>W\.\s?Va\.|[A-Z]\.?\s?[A-Z]\b\.?|[A-Z][A-Za-z]{1,4}\.)(?![A-Za-z])/g;

const WITH_COUNTY = patternOfAll`\b(?:County|Parish|Borough|Counties)(?:\s{0,2}(?:,\.?|\.) |\s{0,2},\s{0,3}| )(?:and )?
  (?:(?:the )?(?:State|Commonwealth|Territory) of |in the State of )?(?<name>${STATE})\b`;
/** "Troup Co., Ohio": a company may be of a state too. */
const WITH_SHORT_COUNTY = patternOfAll`\bCo\.,?\s{0,3}(?<name>${STATE})\b`;
const COUNTY_OF = patternOfAll`\b(?:County|Parish) of (?:(?!\b(?:township|town|city|village|borough) of\b)[a-z.'’ ]){3,40}?[,\s]\s{0,3}(?:and )?
  (?:(?:in )?(?:the )?(?:State|Commonwealth|Territory) of )?(?<name>${STATE})\b`;
const STATE_OF = patternOfAll`\b(?:State|Commonwealth|Territory|Province|Colony) of (?<name>${STATE})\b`;
const ANYWHERE = new RegExp(String.raw`\b(?<name>${STATE})\b`, 'g');

/** "NORTH CAROLINA, / HALL COUNTY." over a paper. */
const CAPTION = pattern`(?:^|\n)[ \t]{0,60}(?<name>${STATE})[,.:;]?(?:[ \t]{1,40}|[ \t)(|]{0,40}\n[ \t]{0,60})
  [A-Z][A-Za-z'’ -]{2,24}[ \t]County\b`;

/** "State: Ohio", of a form. */
const STATE_NAMED = pattern`(?:^|\n|[ \t]{2})[ \t]{0,8}State\s?:\s{0,3}(?<name>${STATE})(?=[ \t]{2}|[ \t]?[,;.\n]|$)`;
const STATE_LABEL = /\bSTATE\s?:\s{0,3}(?<short>[A-Z]{2})\b/;

const PROVINCE = wording`Ontario|Quebec|Nova Scotia|New Brunswick|Manitoba|British Columbia|Prince Edward Island|Saskatchewan|Alberta
    |Newfoundland|(?:Upper|Lower) Canada`;
/** "in the County of Essex and Province of Ontario": no state is the land's, whoever lives in one. */
const PROVINCE_BESIDE = patternOfAll`\b(?:County|Parish)(?: of [a-z.'’ ]{3,40}?)?(?:\s{0,2}, | )(?:and )?(?:(?:in )?(?:the )?Province of )?
  (?<name>${PROVINCE})\b`;

/** State by full name: beside the county the land lies in, then beside any, then "State of X", then the one named most. */
export function stateOf(text: string, county = countyOf(text)): string {
  const beside = [...text.matchAll(WITH_COUNTY), ...text.matchAll(COUNTY_OF)];
  const short = county === '' ? [] : [...text.matchAll(WITH_SHORT_COUNTY)];
  const own = mostFrequent([...beside, ...short].filter((match) => isOf(text, match, county)).map(stateIn));
  if (own !== '') return own;
  if ([...text.matchAll(PROVINCE_BESIDE)].some((match) => isOf(text, match, county))) return '';
  const ofCounty = mostFrequent(beside.map(stateIn));
  if (ofCounty !== '') return ofCounty;
  const form = STATE_NAMED.exec(text);
  if (form) return stateIn(form);
  const told = [...text.matchAll(STATE_OF)].filter((match) => !isLaw(text, match));
  const said = mostFrequent(told.map(stateIn));
  if (said !== '') return said;
  const abbreviated = mostFrequent(
    [...text.matchAll(AFTER_COUNTY)].map((match) => shortState(match.groups!['short']!)),
  );
  if (abbreviated !== '') return abbreviated;
  const labelled = STATE_LABEL.exec(text)?.groups?.['short'];
  if (labelled !== undefined && shortState(labelled) !== '') return shortState(labelled);
  const caption = CAPTION.exec(text.slice(0, 1200));
  if (caption) return stateIn(caption);
  const anywhere = [...text.matchAll(ANYWHERE)].filter((match) => !isCapitalCity(text, match));
  const name = mostFrequent(anywhere.map(stateIn));
  return name !== '' && !isOnlyPartOfName(text, name) ? name : '';
}

/** Whether a county with its state is the land's: its name stands before the word, or behind "of". */
function isOf(text: string, match: RegExpExecArray, county: string): boolean {
  if (county === '') return true;
  const near = text.slice(Math.max(0, match.index - county.length - 3), match.index + match[0].length);
  return oneLine(near).toLowerCase().includes(county.toLowerCase());
}

/** "organized under the laws of the State of Delaware", "a corporation of the State of Delaware". */
const isLaw = (text: string, match: RegExpExecArray): boolean =>
  /\b(?:laws?|(?<!\bmunicipal\s{1,3})corporation|company|citizens?|residents?)\s{1,3}of\s{1,3}(?:the\s{1,3})?$/i.test(
    text.slice(Math.max(0, match.index - 40), match.index),
  );

/** "Navy Department, Washington, May 3, 1911", "Washington, D. C.": the city. */
const isCapitalCity = (text: string, { index, 0: name }: RegExpExecArray): boolean =>
  name === 'Washington' &&
  (/\b(?:Department|Dept\.|Office|Bureau|House|City\sof|Army|Navy),?\s{1,3}$/i.test(
    text.slice(Math.max(0, index - 16), index),
  ) ||
    /^,?\s{0,2}D\.?\s?C\b/.test(text.slice(index + name.length, index + name.length + 8)));

function mostFrequent(names: readonly string[]): string {
  if (names.length < 2) return names[0] ?? '';
  const counts = new Map<string, number>();
  for (const name of names) if (name !== '') counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? '';
}

/** "Washington Street", "Delaware Avenue", "Ohio River" name no state. */
function isOnlyPartOfName(text: string, name: string): boolean {
  const asState = pattern`${name}(?:(?<=, ${name})\b(?! (?:street|st\b|avenue|ave\b|road|river|creek|county|meridian|railroad|railway
        |principal|base|township|school|and |corporation|limited|banking|non-?profit|municipal|general partnership)
      |(?<=(?:^|\n)[ \t]{0,60}(?-i:[A-Z])(?:(?!co\.)[a-z.'’ ]){1,30}, ${name})\.?[ \t]{0,3}(?:\d{5}[\d-]{0,5})?
      [ \t]{0,3}(?:\n|$))|\b(?<=\bat (?-i:[A-Z])[a-z]{2,20} (?-i:${name}))
    | \d{5}(?<=,\s{0,3}[a-z ]{3,24}, ${name} \d{5}))`;
  return !asState.test(text);
}
