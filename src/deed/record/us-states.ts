// Gives: the states of the Union, by name and as they are shortened. Never: where land lies.
// Their names as a pattern stand here too.
import { oneLine } from '../words/one-line.ts';

const STATES = [
  'Alabama', 'Alaska', 'Arizona', 'Arkansas', 'California', 'Colorado', 'Connecticut', 'Delaware', 'Florida', 'Georgia',
  'Hawaii', 'Idaho', 'Illinois', 'Indiana', 'Iowa', 'Kansas', 'Kentucky', 'Louisiana', 'Maine', 'Maryland',
  'Massachusetts', 'Michigan', 'Minnesota', 'Mississippi', 'Missouri', 'Montana', 'Nebraska', 'Nevada', 'New Hampshire',
  'New Jersey', 'New Mexico', 'New York', 'North Carolina', 'North Dakota', 'Ohio', 'Oklahoma', 'Oregon', 'Pennsylvania',
  'Rhode Island', 'South Carolina', 'South Dakota', 'Tennessee', 'Texas', 'Utah', 'Vermont', 'Virginia', 'Washington',
  'West Virginia', 'Wisconsin', 'Wyoming', 'District of Columbia', 'Puerto Rico', 'Guam',
]; // prettier-ignore
// prettier-ignore
/** Two letters of the post, and the older abbreviations; read only right after a county. */
const ABBREVIATIONS: Readonly<Record<string, string>> = {
  AL: 'Alabama', ALA: 'Alabama', AK: 'Alaska', AZ: 'Arizona', ARIZ: 'Arizona', AR: 'Arkansas', ARK: 'Arkansas',
  CA: 'California', CAL: 'California', CALIF: 'California', CO: 'Colorado', COLO: 'Colorado', CT: 'Connecticut',
  CONN: 'Connecticut', DE: 'Delaware', DEL: 'Delaware', FL: 'Florida', FLA: 'Florida', GA: 'Georgia', HI: 'Hawaii',
  ID: 'Idaho', IL: 'Illinois', ILL: 'Illinois', IN: 'Indiana', IND: 'Indiana', IA: 'Iowa', KS: 'Kansas', KAN: 'Kansas',
  KY: 'Kentucky', LA: 'Louisiana', ME: 'Maine', MD: 'Maryland', MA: 'Massachusetts', MASS: 'Massachusetts', MI: 'Michigan',
  MICH: 'Michigan', MN: 'Minnesota', MINN: 'Minnesota', MS: 'Mississippi', MISS: 'Mississippi', MO: 'Missouri',
  MT: 'Montana', MONT: 'Montana', NE: 'Nebraska', NEB: 'Nebraska', NV: 'Nevada', NEV: 'Nevada', NH: 'New Hampshire',
  NJ: 'New Jersey', NM: 'New Mexico', NY: 'New York', NC: 'North Carolina', ND: 'North Dakota', OH: 'Ohio', OK: 'Oklahoma',
  OKLA: 'Oklahoma', OR: 'Oregon', ORE: 'Oregon', PA: 'Pennsylvania', PENN: 'Pennsylvania', RI: 'Rhode Island',
  SC: 'South Carolina', SD: 'South Dakota', TN: 'Tennessee', TENN: 'Tennessee', TX: 'Texas', TEX: 'Texas', UT: 'Utah',
  VT: 'Vermont', VA: 'Virginia', WA: 'Washington', WASH: 'Washington', WV: 'West Virginia', WVA: 'West Virginia', WI: 'Wisconsin',
  WIS: 'Wisconsin', WY: 'Wyoming', WYO: 'Wyoming',
}; // prettier-ignore
export const STATE = [...STATES]
  .sort((a, b) => b.length - a.length)
  .map((name) => name.replace(' ', '\\s{1,3}'))
  .join('|');

const BY_SMALL_NAME = new Map(STATES.map((name) => [name.toLowerCase(), name]));

export function stateIn(match: RegExpExecArray): string {
  const name = match.groups!['name']!.toLowerCase();
  return BY_SMALL_NAME.get(name) ?? BY_SMALL_NAME.get(oneLine(name)) ?? '';
}

export function shortState(words: string): string {
  return ABBREVIATIONS[words.replace(/[^A-Za-z]/g, '').toUpperCase()] ?? '';
}
