// Takes: nothing. Gives: forms of land in which a scan misread one letter, figure or mark, and what they can only be by what stands around them:
// "NB¼", "SW1/A", "T. 5 N., B. 3 W.", "$ec. 6:". Never: a letter that may be two others ("SV4" alone).
import { inFigures } from '../words/letter-figures.ts';
import type { Form } from './printed.ts';

export const SPOILT_FORMS: readonly Form[] = [
  // "1. 15 N., R. 33 W.", "T. 15 N., B. 33 W.": one letter of the pair is spoilt, and what stands around it can be nothing else.
  {
    mark: /[1IlJY]\. \d{1,3} [NS]\.?,? R/,
    pattern: /(?<![A-Za-z\d.])[1IlJY](?=\. \d{1,3} [NS]\.?,? R\. \d{1,3} [EW]\b)/g,
    to: () => 'T',
  },
  {
    mark: /[NS]\., [BKHEPF]\. \d/,
    pattern: /(?<=(?<![A-Za-z])T\. \d{1,3} [NS]\., )[BKHEPF](?=\. \d{1,3} [EW]\b)/g,
    to: () => 'R',
  },
  // "SW1/A", "E1/Z", "NE1l4": behind the letters of a part the sign can be no other.
  {
    mark: /1\/[AZ]|1[lI|][24]/,
    pattern: /(?<=(?<![A-Za-z\d])(?:[NS]\.?\s?[EW]|[NSEW])\.?\s?)1(?:\/([AZ])|[lI|]([24]))(?![A-Za-z\d])/g,
    to: ([, letter, figure]) => `1/${figure ?? (letter === 'A' ? '4' : '2')}`,
  },
  // "N/2 SF/4", "E/2 NV/4", "8W/4".
  {
    mark: /[NS8$][BFVEW] ?1?\/4/,
    pattern: /(?<![A-Za-z\d])(?:([NS])([BFV])|[8$]([EW]))(?= ?1?\/4)/g,
    to: ([, ns, spoilt, way]) => (ns === undefined ? `S${way!}` : `${ns}${spoilt === 'V' ? 'W' : 'E'}`),
  },
  // "82NE4", "WZNW4".
  {
    mark: /82[NS][EW]4|[NSEW]Z[NS][EW]4/,
    pattern: /(?<![A-Za-z\d])(?:82|([NSEW])Z)(?=[NS][EW]4(?!\d))/g,
    to: ([, half]) => `${half ?? 'S'}2`,
  },
  // "NE 114 NE 1/4", "W112 of the NW1/4".
  {
    mark: /[EWNS] ?11[24]\b/,
    pattern: /(?<=(?<![A-Za-z])(?:[NS]?[EW]|[NS]) ?)11([24])(?= (?:of\b|[NS][EW] ?1))/g,
    to: ([, figure]) => `1/${figure}`,
  },
  // "T15$-R8W": behind the number of a township the sign is the way.
  { mark: /\d\$[-\s,.]{1,3}R/, pattern: /(?<=(?<![A-Za-z])T\.? ?\d{1,3})\$(?=[-\s,.]{1,3}R)/g, to: () => 'S' },
  {
    mark: /(?:st|th)(?:[Qq]ua|[Hh]al|QUA|HAL|of )/,
    pattern:
      /(?<![A-Za-z])((?:[Nn]orth|[Ss]outh|NORTH|SOUTH)(?:east|west|EAST|WEST)?|[Ee]ast|[Ww]est|EAST|WEST)(?:([Qq]uarter|[Hh]alf|QUARTER|HALF)|(of)(?= the ))(?![A-Za-z])/g,
    to: ([, way, part, of]) => `${way} ${part ?? of!}`,
  },
  // "51/2 of the NE1/4", "SWA of Section 28", "N2NV4".
  { mark: /[58$] ?1\/2 of/, pattern: /(?<![\w./])[58$](?= ?1\/2 of (?:the )?[NS][EW])/g, to: () => 'S' },
  {
    mark: /[EW24] [ns][ew]4/,
    pattern: /(?<=(?:\d[EW]|[NSEW]{1,2}[24]) )[ns][ew](?=4(?!\w))/g,
    to: ([letters]) => letters.toUpperCase(),
  },
  { mark: /[EW]A of [Ss]ec/, pattern: /(?<=(?<![A-Za-z])[NS][EW])A(?= of [Ss]ec)/g, to: () => '4' },
  {
    mark: /[NS]V4/,
    pattern: /(?<=(?<![A-Za-z])(?:[NSEW]2|[NS][EW]4)[NS])V(?=4(?!\d))|(?<=(?<![A-Za-z])[NS])V(?=4[NS][EW])/g,
    to: () => 'W',
  },
  { mark: /[,:EW] [58$][EW]4/, pattern: /(?<=[,:] |\d[EW] )[58$](?=[EW]4(?!\d))/g, to: () => 'S' },
  // "SE 1 4 of the NE 1/4", "SE 1/4 of the NE 14;".
  {
    mark: /[NSEW] 1 ?[24][ ;,.\n]/,
    pattern:
      /(?<=(?<![A-Za-z])(?:[NS]?[EW]|[NS]) )1 ([24])(?= of (?:the )?[NS][EW])|(?<=of the [NS][EW] )1(4)(?=\s?[;,.\n])/g,
    to: ([, parted, glued]) => `1/${parted ?? glued!}`,
  },
  // "Section 1: NW¼SW¼ Section 10: SW¼": the mark between two of a list is lost.
  {
    mark: /[Ss](?:ec|EC)(?:tion|TION)?\.? \d{1,2}:[\s\S]{1,200}?[24¼½] [Ss](?:ec|EC)(?:tion|TION)?\.? \d{1,2}:/,
    pattern: /(?<=[¼½]|[/⁄][24]|[NSEW][24]) (?=(?:[Ss]ec(?:tion)?|SEC(?:TION)?)\.? \d{1,2}:)/g,
    to: () => '; ',
  },
  // "$ec. 6:", "Scc 8:", "Soc. 5:", "SFC. 4:", "8EC. 3:": the word before a number and a colon.
  {
    mark: /[$58S][eEcFoB][cCo]\w{0,4}\.? ?\d{1,2} ?:/,
    pattern: /(?<![A-Za-z\d])(?:[$58]ec|S[co]c|Seo|S[FB]C|[$58]EC)\.?(?= ?\d{1,2} ?:)/g,
    to: () => 'Sec.',
  },
  // "Section 1o:", "Section !1:", "Sec. Z3:"; a section of a plat may have a letter, "Section 1B".
  {
    mark: /[Ss](?:ec|EC)\w{0,4}\.? (?:\d[oO!&]|[!Z]\d)/,
    pattern: /(?<=(?<![A-Za-z])(?:[Ss]ec(?:tion)?|SEC(?:TION)?)\.? )(?:[12][oO!&]|3[oO!]|[!Z]\d)(?= ?[:,;] )/g,
    to: ([number]) => inFigures(number),
  },
  // "Secton 9:", "Sectio 9".
  {
    mark: /[Ss](?:ect(?:on|in|io)|etion|ecion|ction|ecttion|eciton|ectoin)s? \d/,
    pattern: /(?<![A-Za-z])([Ss])(?:ect(?:on|in|io)|etion|ecion|ction|ecttion|eciton|ectoin)(?=s? \d)/g,
    to: ([, first]) => `${first}ection`,
  },
  // "se- c. 4", "se c. 4"; "Sec. 1 0: NE¼".
  {
    mark: /[Ss][eE]-?\s{1,2}c\. ?\d/,
    pattern: /(?<![A-Za-z])([Ss])[eE]-?\s{1,3}c(?=\. ?\d)/g,
    to: ([, first]) => `${first}ec`,
  },
  {
    mark: /[Ss](?:ec|EC)\w{0,4}\.? [123] \d:/,
    pattern: /(?<=(?<![A-Za-z])(?:[Ss]ec(?:tion)?|SEC(?:TION)?)\.? )(?:([12]) (\d)|(3) ([0-6]))(?=: )/g,
    to: ([, ten, one, thirty, more]) => `${ten ?? thirty!}${one ?? more!}`,
  },
  {
    mark: /[Ss]ec\. [123] \d, [NSEWlL]/,
    pattern: /(?<=(?<![A-Za-z])[Ss]ec\. )(?:([12]) (\d)|(3) ([0-6]))(?=, (?:[Ll]ots? \d|[NSEW]{1,2}[½¼]))/g,
    to: ([, ten, one, thirty, more]) => `${ten ?? thirty!}${one ?? more!}`,
  },
  // "Section 4: Lois 1, 4".
  { mark: /: L[ec0o][tilf]s? \d/, pattern: /(?<=[:,;] )L[oec0][tilf](?=s? \d)/g, to: () => 'Lot' },
  // "SEC. 2; SE¼" among "SEC. 8: Lots 3, 7".
  {
    mark: /[Ss](?:ec|EC)(?:tion|TION)?\.? \d{1,2};(?=[\s\S]{0,400}[Ss](?:ec|EC)(?:tion|TION)?\.? \d{1,2}:)/,
    pattern:
      /(?<=(?:^|[\n;:,] ?|W, |E, )(?:[Ss]ec(?:tion)?|SEC(?:TION)?)\.? \d{1,2});(?= (?:[NSEW]{1,2}(?:[\d¼½/]| 1\/)|Lots? \d|All\b))/g,
    to: () => ':',
  },
  // "R. 84 V.", "R. 56 F.".
  {
    mark: /R\. \d{1,3} [VFB]\./,
    pattern: /(?<=(?<![A-Za-z])R\. \d{1,3} )([VFB])(?=\.)/g,
    to: ([, letter]) => (letter === 'V' ? 'W' : 'E'),
  },
  { mark: /RS\d[EW]/, pattern: /(?<=\d[NS][-, ]{0,3}R\.?)S(?=\d[EW](?![A-Za-z]))/g, to: () => '5' },
  // "sec. I, lots 1 and 6": before lots or parts no other section is meant.
  {
    mark: /ec\. I,/,
    pattern: /(?<=(?<![A-Za-z])[Ss]ec\. )I(?=, (?:[Ll]ots? \d|[NSEW]{1,2}[½¼]))/g,
    to: () => '1',
  },
  // "Sw¼", "NB¼", "SV¼": before the sign of a quarter the letter can be no other.
  {
    mark: /[ns][EW]¼|[NS][ewBV]¼|\$[EW]¼/,
    pattern: /(?<![A-Za-z\d])(?:([NSns])([EWew])|([NS])([BV])|\$([EW]))(?=¼)/g,
    to: ([, ns, ew, first, spoilt, way]) => {
      if (way !== undefined) return `S${way}`;
      return ns === undefined ? `${first!}${spoilt === 'B' ? 'E' : 'W'}` : `${ns}${ew!}`.toUpperCase();
    },
  },
];

/** Whether any of them may be shown: asked once, where each would search the whole text. */
const ANY_MARK = new RegExp(SPOILT_FORMS.map(({ mark }) => (typeof mark === 'string' ? mark : mark.source)).join('|'));
export const mayBeSpoilt = (text: string): boolean => ANY_MARK.test(text);
