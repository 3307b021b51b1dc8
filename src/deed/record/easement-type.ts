// Takes: words that tell what an easement is for. Gives: its uses, in the few words of one vocabulary (docs/decisions/0131), as printed.
// Never: a use that the words do not name.
import { wording } from '../words/wording.ts';
import { pattern, patternOfAll, exactPattern } from './pattern.ts';

/** A use by its words, the narrower before the wider: where two begin at one place the first is meant. */
const USES: readonly (readonly [use: string, words: string])[] = [
  ['temporary construction', wording`temporary (?:construction|work(?:ing)?)|construction easement
    |temporary (?:\w+ ){0,3}construction (?:easement|purposes)`],
  ['storm sewer', String.raw`storm[\s-]{0,2}(?:water\s{1,3})?(?:sewers?|drains?)`],
  ['septic', String.raw`septic|drain[\s-]?fields?|absorption\s{1,3}fields?|leach(?:ing)?\s{1,3}(?:bed|field)s?`],
  ['sanitary sewer', String.raw`sanitary(?:\s{1,3}(?:and\s{1,3}storm\s{1,3})?sewer(?:age|s)?)?`],
  ['sewer', String.raw`sewer(?:age)?s?|sewage|waste\s?water|force\s{1,3}mains?|lift\s{1,3}stations?`],
  ['drainage', wording`drainage|drains?\b|draining|storm[\s-]?water|detention|retention|culverts?|tile (?:drain|line)s?`],
  ['irrigation', String.raw`irrigat\w*|acequias?`],
  ['ditch', String.raw`flumes?|canals?|laterals?\b|ditch(?:es)?|(?:race|mill)[\s-]?(?:way|race)s?|aqueducts?`],
  ['well', wording`(?:water )?wells?\b(?: house)?|springs? (?:house|water|box)|(?<=\b(?:from|said|the|a) )spring\b|cisterns?`],
  ['water line', wording`water[\s-]{0,2}(?:(?:transmission|distribution|supply|service) )?
    (?:lines?|mains?|pipes?(?:[\s-]?lines?)?|works|systems?)
    |pipes?(?:[\s-]?lines?)? for (?:the )?(?:conveying |conveyance of |transportation of )?water|aqueduct pipes?
    |water (?:and|or)`],
  ['pipeline', wording`pipe[\s-]{0,2}lines?
    |(?:natural )?gas (?:(?:transmission|distribution|service|gathering) )?
    (?:mains?|lines?|pipes?|facilit\w*|distribution|transmission)|flow[\s-]?lines?|natural gas|gas (?:and|or) `],
  ['cable television', String.raw`cable\s{1,3}(?:television|tv)|catv|cablevision|coaxial`],
  ['communication', String.raw`telephones?|telegraphs?|tele-?communications?|communications?|fib(?:er|re)[\s-]{1,2}optics?|internet|broadband`],
  ['electric line', wording`electric(?:al|ity)?|power[\s-]{0,2}(?:lines?|poles?|transmission|distribution)
    |(?:transmission|distribution|overhead|high[\s-]voltage) (?:power )?(?:lines?|circuits?|systems?)|conductors\b`],
  ['pole line', wording`pole[\s-]{1,2}lines?|lines? of (?:poles|towers|structures)|poles?\b|guys? (?:and )?(?:wires?|anchors?)|anchors?\b`],
  ['railroad', wording`(?:rail|tram)[\s-]{0,2}(?:roads?|ways?|tracks?)|spur tracks?|side\s?tracks?|switch tracks?|street cars?`],
  ['wind energy', String.raw`wind\s?(?:energy|power|turbines?|farms?)`],
  ['solar', String.raw`solar`],
  ['avigation', String.raw`avigation|aviation|aircraft|airspace|clear\s{1,3}zone|flight\s{1,3}of`],
  ['flowage', String.raw`flowage|inundat\w*|overflow\w*|flood(?:ing|ed)?\b|back(?:ing)?\s?water|ponding`],
  ['conservation', String.raw`conservation|scenic|preservation|open\s{1,3}space|wetlands?`],
  ['slope', String.raw`slopes?|cuts?\s{1,3}(?:and|or)\s{1,3}fills?|embankments?|lateral\s{1,3}support`],
  ['parking', String.raw`(?:automobile\s{1,3}|vehicular\s{1,3})?parking`],
  ['sidewalk', String.raw`side\s?walks?|public\s{1,3}walk(?:way)?s?|walkways?|pedestrian`],
  ['trail', String.raw`(?:foot|bicycle|bike|bridle|hiking|snowmobile|equestrian)?\s?(?:trails?|paths?)\b|bike\s?way|greenway`],
  ['landscape', String.raw`landscap\w*|buffer|planting|screening`],
  ['sign', String.raw`signs?\b|signage|billboards?|monument\s{1,3}sign`],
  ['view', wording`(?:light|view|air)(?:,? (?:and )?(?:air|view|light)){1,2}|(?<=\b(?:an?|unobstructed) )view|scenic view`],
  ['wall', String.raw`party\s{1,3}walls?|retaining\s{1,3}walls?|encroach\w*|eaves|footings?`],
  ['levee', String.raw`levees?|dikes?|dykes?`],
  ['beach', String.raw`beach|boat\s{1,3}(?:ramp|landing|dock)|docks?\b|piers?\b|lake\s{1,3}access`],
  ['cemetery', String.raw`cemeter(?:y|ies)|burial|graveyards?`],
  ['logging', String.raw`(?:log|timber|lumber)(?:ging)?\s{1,3}(?:roads?|haul\w*)|haul(?:ing)?\s{1,3}(?:logs|timber)`],
  ['ingress egress', String.raw`ingress|egress|pass(?:ing)?\s{1,3}and\s{1,3}re-?pass(?:ing)?`],
  ['access', wording`access(?: roads?)?|(?:right of |free )passage
    |passage (?:of|for|by) (?:automobiles|vehicles|teams|wagons|carriages|persons|foot|cattle|stock)|passage\s?ways?`],
  ['driveway', wording`(?:stock |cattle )?drive[\s-]?ways?|(?:common|joint|mutual|private|shared) drives?`],
  ['alley', String.raw`alleys?(?:way)?s?`],
  ['public road', wording`public (?:roads?|road\s?ways?|highways?|streets?|ways?\b|travel)|(?:county|state|town|township) (?:roads?|highways?)
    |highways?|streets?`],
  ['road', wording`(?:cart|wagon|waggon|private|haul|logging|farm)[\s-]{1,3}(?:roads?|ways?)|roads?(?:[\s-]?ways?)?
    |(?<=purposes of an? )way|lanes?\b|cart[\s-]?ways?|turn[\s-]?around|cul-de-sac`],
  ['public utility', String.raw`public\s{1,3}(?:service\s{1,3})?utilit(?:y|ies)`],
  ['utility', String.raw`utilit(?:y|ies)`],
]; // prettier-ignore
const ANY_USE = new RegExp(USES.map(([, words], i) => `(?<u${i}>\\b(?:${words})(?![a-z]))`).join('|'), 'gi');
/** A company's name says nothing of what a pipe carries. */
const GAS = pattern`\bgas(?:es)?\b(?!(?: (?:and|&) \w+| \w+)? (?:co|company|corp|corporation|inc|llc)\b)`;
const OIL = /\b(?:oil|petroleum|crude|hydrocarbons?)\b/i;
const WATER = /\bwater\b/i;

/** Where the uses end and what goes with them begins. */
const INCIDENTAL = pattern`\b(?:together with|(?:and|also|plus) an? (?:[\w-]+ ){0,3}easement|above|beneath|below
  |with (?:the )?(?:right|full|free|ingress|necessary|all)|including|such as|along with
  |in (?:conjunction|connection)|incident|appurtenant|adjacent|adjoining|to and from|consisting of|over|upon|across
  |within|located|situated?|described|(?:on|in|under|through) (?:the|my|our|his|her|their|said|a|all|lands?|Lot))\b`;

/** Uses in the order of print; what one word covers is not said twice. */
export function usesIn(words: string): string {
  const uses: string[] = [];
  ANY_USE.lastIndex = 0;
  for (let match = ANY_USE.exec(words); match && uses.length < 12; match = ANY_USE.exec(words)) {
    if (isInAddress(words, match) || isOfNeighbour(words, match)) continue;
    const group = Object.entries(match.groups!).find(([, found]) => found !== undefined)![0];
    const use = named(USES[Number(group.slice(1))]![0], words);
    if (!uses.includes(use)) uses.push(use);
  }
  return withoutCovered(uses).slice(0, 3).join(', ');
}

/** "along the north side of Highway 12": which one, and no use. */
const NUMBERED = pattern`^ (?:no\.?\s{0,2}|number |#\s?)?[A-Z]?-?\d{1,4}(?![\d.]|\s?(?:-|['’]|feet|foot|ft|rods|\())`;
/** "18 25th Street, Vero Beach": where a party lives is no use of land. */
const isInAddress = (words: string, { index, 0: found }: RegExpExecArray): boolean =>
  (/(?:highway|(?:county|state|township)\s+road)$/i.test(found) &&
    NUMBERED.test(words.slice(index + found.length, index + found.length + 16))) ||
  (/^(?:Beach|Streets?|Highways?|Docks?|Piers?)$/.test(found) &&
    /(?:\b(?!(?:Temporary|Permanent|Perpetual|Private|Utility|Sewer|Drainage|Slope|Access|Sidewalk|And|Or|For)\b)[A-Z][a-z.'’]+|\d(?:st|nd|rd|th))\s{1,3}$/.test(
      words.slice(Math.max(0, index - 24), index),
    ));

/** "along the south side of Mill Road": what the easement lies beside; of a centre line it is what the easement is of. */
const SIDE_OF = exactPattern`(?<!\b(?:each|either|both|cent(?:er|re))[\s-]{1,3})\b
  (?:sides?|line|edges?|margins?|boundar(?:y|ies)|limits?) of (?:(?:an?|the|said|such|that|this) )?
  (?:(?:[A-Z][\w.'’-]{0,20}|\d{1,3}[\s-]?(?:foot|feet|['’])|wide|existing|present|county|state|old|proposed) ){0,4}$`;
const isOfNeighbour = (words: string, { index }: RegExpExecArray): boolean => {
  const before = words.slice(Math.max(0, index - 90), index);
  return before.includes('of ') && SIDE_OF.test(before);
};

function named(use: string, words: string): string {
  if (use !== 'pipeline') return use;
  const [gas, oil, water] = [GAS.test(words), OIL.test(words), WATER.test(words)];
  if (gas && !oil && !water) return 'gas pipeline';
  if (oil && !gas && !water) return 'oil pipeline';
  return water && !gas && !oil ? 'water line' : use;
}

/** By a use that says more of the same: "poles and wires for electricity", "a sanitary sewer … said sewer". */
const COVERS: Readonly<Record<string, readonly string[]>> = {
  'electric line': ['pole line'],
  communication: ['pole line'],
  'cable television': ['communication', 'pole line'],
  'sanitary sewer': ['sewer'],
  'storm sewer': ['sewer', 'drainage'],
  septic: ['sewer', 'drainage'],
  'ingress egress': ['access'],
  driveway: ['access'],
  'public road': ['road'],
  'public utility': ['utility'],
  'gas pipeline': ['pipeline'],
  irrigation: ['ditch'],
  drainage: ['ditch'],
  railroad: ['road'],
  logging: ['road'],
  avigation: ['access'],
};

function withoutCovered(uses: readonly string[]): string[] {
  if (uses.includes('temporary construction')) return ['temporary construction'];
  const covered = new Set(uses.flatMap((use) => COVERS[use] ?? []));
  return uses.filter((use) => !covered.has(use));
}

/** The words before the name that are no part of it: its article, how long it lasts, who gives and who takes. */
const OUTSIDE = pattern`^[\s\S]*\b(?:an?|the|one|two|three|its|following|said|that|perpetual|permanent|exclusive|assigns|corporation|company
  |grantees?|grantors?|part(?:y|ies)|unto|hereby|grants?|conveys?|reserv\w+|dedicates?|of|to)\b[\s,:;"')]{1,3}`;

/** "a sanitary sewer permanent easement": its use stands before how long it lasts. */
const LASTING = /(?:\b(?:permanent|perpetual|(?:non-?\s?)?exclusive)[\s,]{1,3}){1,3}$/i;

/** What the words around the easement's name say it is for: before the name, behind it, then anywhere in its clause. */
export function typeOf(before: string, behind: string): string {
  const line = /[^;:.\n]{0,90}$/.exec(before.slice(-90))![0];
  const own = usesIn(line.replace(LASTING, '').replace(OUTSIDE, ''));
  if (own === 'temporary construction') return own;
  const purpose = behind.slice(0, 500);
  const ends = purpose.search(INCIDENTAL);
  const first = usesIn(ends < 0 ? purpose : purpose.slice(0, ends));
  if (own !== '' || first !== '') return bothUses(own, first);
  for (const match of behind.slice(0, 900).matchAll(PURPOSE)) {
    const uses = usesIn(match[1]!.split(INCIDENTAL)[0]!);
    if (uses !== '') return uses;
  }
  const earlier = FOR_EARLIER.exec(before.slice(-300))?.groups;
  return earlier ? usesIn(earlier['of'] ?? earlier['by']!) : '';
}

/** "for the purpose of draining the road, an easement"; "for public road purposes, a right of way". */
const FOR_EARLIER = pattern`\bfor (?:the )?(?:purposes? of (?<of>[^;.]{3,200})|(?<by>[^;.,]{3,60}?) (?:purposes?|use)\b[^;.]{0,80})$`;
const PURPOSE = patternOfAll`\b(?:for|to) (?:(?:the|all|any) )?(?:(?:purposes?|use) of )?([^;.]{3,200})`;
/** Uses told in two places, as one list. */
export const bothUses = (one: string, other: string): string =>
  withoutCovered([...new Set([...listed(one), ...listed(other)])])
    .slice(0, 3)
    .join(', ');

const listed = (uses: string): string[] => (uses === '' ? [] : uses.split(', '));
