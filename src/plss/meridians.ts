// Gives: the principal meridians by the two-digit code of the land office (PRINMERCD), the states each was used in, and the
// states of the survey. Never: a rule for choosing one; meridian-code.ts has it. Authority: docs/plss.md#meridians

export interface Meridian {
  readonly code: string;
  readonly name: string;
  readonly states: readonly string[];
}

export const MERIDIANS: readonly Meridian[] = [
  { code: '01', name: '1st Principal', states: ['OH', 'IN'] },
  { code: '02', name: '2nd Principal', states: ['IN', 'IL'] },
  { code: '03', name: '3rd Principal', states: ['IL'] },
  { code: '04', name: '4th Principal', states: ['IL'] },
  { code: '05', name: '5th Principal', states: ['AR', 'IA', 'MN', 'MO', 'ND', 'SD'] },
  { code: '06', name: '6th Principal', states: ['CO', 'KS', 'NE', 'SD', 'WY'] },
  { code: '07', name: 'Black Hills', states: ['SD'] },
  { code: '08', name: 'Boise', states: ['ID'] },
  { code: '09', name: 'Chickasaw', states: ['MS', 'AR'] },
  { code: '10', name: 'Choctaw', states: ['MS', 'AR'] },
  { code: '11', name: 'Cimarron', states: ['OK'] },
  { code: '12', name: 'Copper River', states: ['AK'] },
  { code: '13', name: 'Fairbanks', states: ['AK'] },
  { code: '14', name: 'Gila and Salt River', states: ['AZ', 'CA'] },
  { code: '15', name: 'Humboldt', states: ['CA'] },
  { code: '16', name: 'Huntsville', states: ['AL', 'MS'] },
  { code: '17', name: 'Indian', states: ['OK'] },
  { code: '18', name: 'Louisiana', states: ['LA'] },
  { code: '19', name: 'Michigan', states: ['MI', 'OH'] },
  { code: '20', name: 'Montana Principal', states: ['MT'] },
  { code: '21', name: 'Mount Diablo', states: ['CA', 'NV'] },
  { code: '22', name: 'Navajo', states: ['AZ'] },
  { code: '23', name: 'New Mexico', states: ['NM', 'CO'] },
  { code: '24', name: 'St. Helena', states: ['LA'] },
  { code: '25', name: 'St. Stephens', states: ['AL', 'MS'] },
  { code: '26', name: 'Salt Lake', states: ['UT'] },
  { code: '27', name: 'San Bernardino', states: ['CA', 'AZ'] },
  { code: '28', name: 'Seward', states: ['AK'] },
  { code: '29', name: 'Tallahassee', states: ['FL', 'AL'] },
  { code: '30', name: 'Uintah', states: ['UT'] },
  { code: '31', name: 'Ute', states: ['CO'] },
  { code: '32', name: 'Washington', states: ['MS'] },
  { code: '33', name: 'Willamette', states: ['OR', 'WA'] },
  { code: '34', name: 'Wind River', states: ['WY'] },
  { code: '44', name: 'Kateel River', states: ['AK'] },
  { code: '45', name: 'Umiat', states: ['AK'] },
  { code: '46', name: '4th Principal', states: ['MN', 'WI'] }, // the extended Fourth; that of Illinois is 04
];

/** Special surveys of Ohio, whose townships the common rules do not fit. */
export const OHIO_SURVEYS: readonly string[] = ['35', '36', '37', '38', '39', '40', '41', '42', '43', '47', '48'];

export const SURVEY_STATES: Readonly<Record<string, string>> = {
  alabama: 'AL', alaska: 'AK', arizona: 'AZ', arkansas: 'AR', california: 'CA', colorado: 'CO', florida: 'FL', idaho: 'ID',
  illinois: 'IL', indiana: 'IN', iowa: 'IA', kansas: 'KS', louisiana: 'LA', michigan: 'MI', minnesota: 'MN', mississippi: 'MS',
  missouri: 'MO', montana: 'MT', nebraska: 'NE', nevada: 'NV', 'new mexico': 'NM', 'north dakota': 'ND', ohio: 'OH',
  oklahoma: 'OK', oregon: 'OR', 'south dakota': 'SD', utah: 'UT', washington: 'WA', wisconsin: 'WI', wyoming: 'WY',
}; // prettier-ignore
