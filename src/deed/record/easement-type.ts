// Takes: words that tell what an easement is for. Gives: its uses, in the few words of one vocabulary (docs/decisions/0131), as printed.
// Never: a use that the words do not name.

/** A use by its words, the narrower before the wider: where two begin at one place the first is meant. */
const USES: readonly (readonly [use: string, words: string])[] = [
  ['temporary construction', String.raw`temporary\s{1,3}(?:construction|work(?:ing)?)|construction\s{1,3}easement|temporary\s{1,3}(?:\w+\s{1,3}){0,3}construction\s{1,3}(?:easement|purposes)`],
  ['storm sewer', String.raw`storm[\s-]{0,2}(?:water\s{1,3})?(?:sewers?|drains?)`],
  ['septic', String.raw`septic|drain[\s-]?fields?|absorption\s{1,3}fields?|leach(?:ing)?\s{1,3}(?:bed|field)s?`],
  ['sanitary sewer', String.raw`sanitary(?:\s{1,3}(?:and\s{1,3}storm\s{1,3})?sewer(?:age|s)?)?`],
  ['sewer', String.raw`sewer(?:age)?s?|sewage|waste\s?water|force\s{1,3}mains?|lift\s{1,3}stations?`],
  ['drainage', String.raw`drainage|drains?\b|draining|storm[\s-]?water|detention|retention|culverts?|tile\s{1,3}(?:drain|line)s?`],
  ['irrigation', String.raw`irrigat\w*|acequias?`],
  ['ditch', String.raw`flumes?|canals?|laterals?\b|ditch(?:es)?|(?:race|mill)[\s-]?(?:way|race)s?|aqueducts?`],
  ['well', String.raw`(?:water\s{1,3})?wells?\b(?:\s{1,3}house)?|springs?\s{1,3}(?:house|water|box)|(?<=\b(?:from|said|the|a)\s{1,3})spring\b|cisterns?`],
  ['water line', String.raw`water[\s-]{0,2}(?:(?:transmission|distribution|supply|service)\s{1,3})?(?:lines?|mains?|pipes?(?:[\s-]?lines?)?|works|systems?)|pipes?(?:[\s-]?lines?)?\s{1,3}for\s{1,3}(?:the\s{1,3})?(?:conveying\s{1,3}|conveyance\s{1,3}of\s{1,3}|transportation\s{1,3}of\s{1,3})?water|aqueduct\s{1,3}pipes?|water\s{1,3}(?:and|or)`],
  ['pipeline', String.raw`pipe[\s-]{0,2}lines?|(?:natural\s{1,3})?gas\s{1,3}(?:(?:transmission|distribution|service|gathering)\s{1,3})?(?:mains?|lines?|pipes?|facilit\w*|distribution|transmission)|flow[\s-]?lines?|natural\s{1,3}gas|gas\s{1,3}(?:and|or)\s`],
  ['cable television', String.raw`cable\s{1,3}(?:television|tv)|catv|cablevision|coaxial`],
  ['communication', String.raw`telephones?|telegraphs?|tele-?communications?|communications?|fib(?:er|re)[\s-]{1,2}optics?|internet|broadband`],
  ['electric line', String.raw`electric(?:al|ity)?|power[\s-]{0,2}(?:lines?|poles?|transmission|distribution)|(?:transmission|distribution|overhead|high[\s-]voltage)\s{1,3}(?:power\s{1,3})?(?:lines?|circuits?|systems?)|conductors\b`],
  ['pole line', String.raw`pole[\s-]{1,2}lines?|lines?\s{1,3}of\s{1,3}(?:poles|towers|structures)|poles?\b|guys?\s{1,3}(?:and\s{1,3})?(?:wires?|anchors?)|anchors?\b`],
  ['railroad', String.raw`(?:rail|tram)[\s-]{0,2}(?:roads?|ways?|tracks?)|spur\s{1,3}tracks?|side\s?tracks?|switch\s{1,3}tracks?|street\s{1,3}cars?`],
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
  ['view', String.raw`(?:light|view|air)(?:,?\s{1,3}(?:and\s{1,3})?(?:air|view|light)){1,2}|(?<=\b(?:an?|unobstructed)\s{1,3})view|scenic\s{1,3}view`],
  ['wall', String.raw`party\s{1,3}walls?|retaining\s{1,3}walls?|encroach\w*|eaves|footings?`],
  ['levee', String.raw`levees?|dikes?|dykes?`],
  ['beach', String.raw`beach|boat\s{1,3}(?:ramp|landing|dock)|docks?\b|piers?\b|lake\s{1,3}access`],
  ['cemetery', String.raw`cemeter(?:y|ies)|burial|graveyards?`],
  ['logging', String.raw`(?:log|timber|lumber)(?:ging)?\s{1,3}(?:roads?|haul\w*)|haul(?:ing)?\s{1,3}(?:logs|timber)`],
  ['ingress egress', String.raw`ingress|egress|pass(?:ing)?\s{1,3}and\s{1,3}re-?pass(?:ing)?`],
  ['access', String.raw`access(?:\s{1,3}roads?)?|(?:right\s{1,3}of\s{1,3}|free\s{1,3})passage|passage\s{1,3}(?:of|for|by)\s{1,3}(?:automobiles|vehicles|teams|wagons|carriages|persons|foot|cattle|stock)|passage\s?ways?`],
  ['driveway', String.raw`(?:stock\s{1,3}|cattle\s{1,3})?drive[\s-]?ways?|(?:common|joint|mutual|private|shared)\s{1,3}drives?`],
  ['alley', String.raw`alleys?(?:way)?s?`],
  ['public road', String.raw`public\s{1,3}(?:roads?|road\s?ways?|highways?|streets?|ways?\b|travel)|(?:county|state|town|township)\s{1,3}(?:roads?|highways?)|highways?|streets?`],
  ['road', String.raw`(?:cart|wagon|waggon|private|haul|logging|farm)[\s-]{1,3}(?:roads?|ways?)|roads?(?:[\s-]?ways?)?|(?<=purposes\s{1,3}of\s{1,3}an?\s{1,3})way|lanes?\b|cart[\s-]?ways?|turn[\s-]?around|cul-de-sac`],
  ['public utility', String.raw`public\s{1,3}(?:service\s{1,3})?utilit(?:y|ies)`],
  ['utility', String.raw`utilit(?:y|ies)`],
]; // prettier-ignore
const ANY_USE = new RegExp(USES.map(([, words], i) => `(?<u${i}>\\b(?:${words})(?![a-z]))`).join('|'), 'gi');
/** A company's name says nothing of what a pipe carries. */
const GAS =
  /\bgas(?:es)?\b(?!(?:\s{1,3}(?:and|&)\s{1,3}\w+|\s{1,3}\w+)?\s{1,3}(?:co|company|corp|corporation|inc|llc)\b)/i;
const OIL = /\b(?:oil|petroleum|crude|hydrocarbons?)\b/i;
const WATER = /\bwater\b/i;

/** Where the uses end and what goes with them begins. */
const INCIDENTAL =
  /\b(?:together\s{1,3}with|(?:and|also|plus)\s{1,3}an?\s{1,3}(?:[\w-]+\s{1,3}){0,3}easement|above|beneath|below|with\s{1,3}(?:the\s{1,3})?(?:right|full|free|ingress|necessary|all)|including|such\s{1,3}as|along\s{1,3}with|in\s{1,3}(?:conjunction|connection)|incident|appurtenant|adjacent|adjoining|to\s{1,3}and\s{1,3}from|consisting\s{1,3}of|over|upon|across|within|located|situated?|described|(?:on|in|under|through)\s{1,3}(?:the|my|our|his|her|their|said|a|all|lands?|Lot))\b/i;

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
const NUMBERED = /^\s{1,2}(?:no\.?\s{0,2}|number\s|#\s?)?[A-Z]?-?\d{1,4}(?![\d.]|\s?(?:-|['’]|feet|foot|ft|rods|\())/i;
/** "18 25th Street, Vero Beach": where a party lives is no use of land. */
const isInAddress = (words: string, { index, 0: found }: RegExpExecArray): boolean =>
  (/(?:highway|(?:county|state|township)\s+road)$/i.test(found) &&
    NUMBERED.test(words.slice(index + found.length, index + found.length + 16))) ||
  (/^(?:Beach|Streets?|Highways?|Docks?|Piers?)$/.test(found) &&
    /(?:\b(?!(?:Temporary|Permanent|Perpetual|Private|Utility|Sewer|Drainage|Slope|Access|Sidewalk|And|Or|For)\b)[A-Z][a-z.'’]+|\d(?:st|nd|rd|th))\s{1,3}$/.test(
      words.slice(Math.max(0, index - 24), index),
    ));

/** "along the south side of Mill Road", "the north line of a 40 foot wide street": what the easement lies beside; of a centre line it is what the easement is of. */
const SIDE_OF =
  /(?<!\b(?:each|either|both|cent(?:er|re))[\s-]{1,3})\b(?:sides?|line|edges?|margins?|boundar(?:y|ies)|limits?)\s{1,3}of\s{1,3}(?:(?:an?|the|said|such|that|this)\s{1,3})?(?:(?:[A-Z][\w.'’-]{0,20}|\d{1,3}[\s-]?(?:foot|feet|['’])|wide|existing|present|county|state|old|proposed)\s{1,3}){0,4}$/;
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
const OUTSIDE =
  /^[\s\S]*\b(?:an?|the|one|two|three|its|following|said|that|perpetual|permanent|exclusive|assigns|corporation|company|grantees?|grantors?|part(?:y|ies)|unto|hereby|grants?|conveys?|reserv\w+|dedicates?|of|to)\b[\s,:;"')]{1,3}/i;

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
const FOR_EARLIER =
  /\bfor\s{1,3}(?:the\s{1,3})?(?:purposes?\s{1,3}of\s{1,3}(?<of>[^;.]{3,200})|(?<by>[^;.,]{3,60}?)\s{1,3}(?:purposes?|use)\b[^;.]{0,80})$/i;
const PURPOSE = /\b(?:for|to)\s{1,3}(?:(?:the|all|any)\s{1,3})?(?:(?:purposes?|use)\s{1,3}of\s{1,3})?([^;.]{3,200})/gi;
/** Uses told in two places, as one list. */
export const bothUses = (one: string, other: string): string =>
  withoutCovered([...new Set([...listed(one), ...listed(other)])])
    .slice(0, 3)
    .join(', ');

const listed = (uses: string): string[] => (uses === '' ? [] : uses.split(', '));
