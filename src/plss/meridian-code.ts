// Takes: the meridian and the state a description names. Gives: the codes of the meridians it can mean.
// Never: a meridian guessed in a state that has several.
import { MERIDIANS, OHIO_SURVEYS, SURVEY_STATES } from './meridians.ts';
import type { Meridian } from './meridians.ts';

export interface MeridianChoice {
  readonly code: string;
  readonly name: string;
  /** Empty when the description names no state: then every state of the meridian. */
  readonly state: string;
}

const ORDINALS: Readonly<Record<string, string>> = {
  first: '1st', second: '2nd', third: '3rd', fourth: '4th', fifth: '5th', sixth: '6th', '2d': '2nd', '3d': '3rd',
}; // prettier-ignore
const NOISE = /\b(?:principal|prin|special|base|line|guide|and|the|of|meridian|mer|pm|extended|river|great)\b/g;
const INITIALS: Readonly<Record<string, string>> = {
  mdm: 'mount diablo', mdbm: 'mount diablo', sbm: 'san bernardino', sbbm: 'san bernardino', hbm: 'humboldt', slm: 'salt lake',
  slbm: 'salt lake', gsrm: 'gila salt', gsrbm: 'gila salt', wm: 'willamette', nmpm: 'new mexico', bhm: 'black hills', usm: 'uintah',
  usbm: 'uintah', pmm: 'montana', mpm: 'montana', wrm: 'wind', crm: 'copper', krm: 'kateel',
}; // prettier-ignore

/** "Sixth Principal Meridian", "6th P.M." and "6th Principal" become the same word. */
function plainName(name: string): string {
  const letters = name
    .toLowerCase()
    .slice(0, 100)
    .replace(/\bp\.?\s?m\b\.?/g, 'pm')
    .replace(/&/g, ' ')
    .replace(/[^a-z0-9 ]/g, '');
  const initials = INITIALS[letters.replace(/\s|and/g, '')];
  if (initials !== undefined) return initials;
  const words = letters
    .replace(/\bmt\b/g, 'mount')
    .replace(/\bsaint\b/g, 'st')
    .replace(/\buinta\b/g, 'uintah');
  const plain = words.replace(NOISE, ' ').replace(/\s+/g, ' ').trim();
  return plain.replace(/^0?([1-6])(?=st|nd|rd|d|th|$)/, '$1').replace(/^\S+/, (word) => ORDINALS[word] ?? word);
}

/** Each meridian beside its plain name, made once. */
const PLAIN = MERIDIANS.map((meridian) => ({ meridian, plain: plainName(meridian.name) }));

/** The meridians of that name, by the table. */
export function meridiansNamed(name: string): Meridian[] {
  const wanted = plainName(name);
  return wanted === '' ? [] : PLAIN.filter(({ plain }) => plain === wanted).map(({ meridian }) => meridian);
}

/** "Wyoming", "State of Wyoming", "WY" -> "WY"; anything that is no state of the survey -> "". */
export function surveyState(state: string): string {
  const plain = state
    .toLowerCase()
    .replace(/\b(?:the\s+)?state\s+of\b/g, '')
    .replace(/[^a-z ]/g, '')
    .trim();
  if (Object.hasOwn(SURVEY_STATES, plain)) return SURVEY_STATES[plain]!;
  return Object.values(SURVEY_STATES).includes(plain.toUpperCase()) ? plain.toUpperCase() : '';
}

function inWords(choices: readonly Meridian[]): string {
  return choices.map(({ name }) => name).join(', ');
}

/** The one meridian meant, or why none can be chosen. */
export function meridianOf(name: string, state: string): MeridianChoice | string {
  const known = surveyState(state);
  if (state.trim() !== '' && known === '')
    return `${state.slice(0, 40)} was not surveyed into sections by the United States.`;
  const inState = MERIDIANS.filter(({ states }) => known === '' || states.includes(known));
  if (name.trim() === '') {
    if (known === '') return 'Neither the meridian nor the state is named.';
    if (inState.length > 1 || known === 'OH')
      return `No meridian is named, and the state has several: ${inWords(inState)}.`;
    return { code: inState[0]!.code, name: inState[0]!.name, state: known };
  }
  if (plainName(name) === '' && known === 'MT') return { code: '20', name: 'Montana Principal', state: known };
  const named = meridiansNamed(name);
  if (named.length === 0) return `No principal meridian is called "${name.slice(0, 60)}".`;
  const fitting = named.filter((each) => inState.includes(each));
  if (fitting.length === 0) return `The ${named[0]!.name} meridian was not used in ${known}.`;
  if (fitting.length > 1)
    return `The ${named[0]!.name} meridian is one in Illinois and another in Minnesota and Wisconsin.`;
  return { code: fitting[0]!.code, name: fitting[0]!.name, state: known };
}

/** Townships of 25 or 36 sections numbered in other ways. */
export function isSpecialSurvey(code: string): boolean {
  return OHIO_SURVEYS.includes(code);
}
