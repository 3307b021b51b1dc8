// Takes: the legible text of an as-built. Gives: what was built, between which stations, of which pipe. Never: a line that the work only meets
// or crosses, the pipe of a road's culverts, nor the stations of a note.

const UTILITIES: readonly (readonly [utility: string, words: RegExp])[] = [
  ['sanitary sewer', /\bsanitary\b|(?<!storm\s{1,3})\bsewer(?:age)?\b|\bforce\s{0,2}main\b|\blift\s{1,3}station\b|\binterceptor\b|\bcollector\s{1,3}sewer\b/gi],
  ['storm drain', /\bstorm\b|\bstm\b|\bdrainage\b|\bcatch\s{0,2}basins?\b|\bc\.?b\.?-?\s?#?\d|\bculverts?\b|\binlets?\b|\boutfall\b|\bdrain\s{0,2}tile\b|\bmain\s{1,3}drain\b|\btile\b/gi],
  ['water', /\bwater\s{0,2}(?:main|line|distribution|system|extension|supply)s?\b|\b(?:fire\s)?hydrants?\b|\bgate\s{0,2}valves?\b|\bwaterline\b|\bf\.?\s?h\.?(?=\s|$)|\bhyd\b/gi],
  ['gas', /\bgas\s{1,3}(?:main|line|service|distribution)s?\b|\bnatural\s{1,3}gas\b/gi],
  ['electric', /\belectric(?:al)?\b|\b(?:under|over)head\s{1,3}primary\b|\d\s?kv\b|\bkva\b|\btransformers?\b|\bstreet\s{0,2}light(?:ing|s)\b|\bfeeders?\b|\bduct\s{0,2}bank\b|\bconductors?\b|\btransmission\s{1,3}line\b(?<!gas\stransmission\sline)/gi],
  ['telephone', /\btelephone\b|\bfiber\b|\bfibre\b|\bftth\b|\bcopper\s{1,3}cable\b|\btelecom\w*\b|\bhandholes?\b|\bburied\s{1,3}cable\b|\bpr\s\d\d\s?ga\b|\bsplices?\b/gi],
  ['irrigation', /\birrigation\b|\bcanal\b|\bturnouts?\b|\bheadgates?\b|\blateral\s{1,3}(?:no\.?\s?)?\d|\breclamation\b|\bflume\b/gi],
  ['pipeline', /\bpipe\s{0,2}line\b|\bhydrotest\b|\bcathodic\b|\btest\s{1,3}lead\b|\balignment\s{1,3}sheet\b|\bmaop\b|\bcrude\b|\bproducts\s{1,3}line\b/gi],
  ['street', /\bpaving\b|\bpavement\b|\bhighways?\b|\bcurb\b|\broadway\b|\bstreet\s{1,3}improvements?\b|\bgrading\b|\bsurfacing\b|\broute\s{1,2}\d|\bf\.?\s?a\.?\s?p?\b\s(?:project|no)|\bfederal\s{1,3}aid\b/gi],
]; // prettier-ignore
/** Said of sewers, drains and ducts alike: they tell only where nothing else does. */
const WEAK: readonly (readonly [utility: string, words: RegExp])[] = [
  ['sanitary sewer', /\bmanholes?\b|\bm\.?\s?h\.?\s?#?\d/gi],
];
const TITLE_LINES = 8;
const IN_TITLE = 4;
/** The line that says what this sheet of a set shows. */
const SHOWS = /\bplan\s{0,2}(?:and|&|\/)\s{0,2}profile\b|\bas[\s-]{0,2}built\b|\brecord\b/i;
/** Lines of the drawing itself begin with a size or a station. */
const OF_THE_DRAWING = /^\s*(?:\d{1,3}["”]|sta\b|m\.?h\b)/i;
/** What is met, or stands on another sheet. */
const MET_LINE =
  /\b(?:exist(?:ing)?|ex|foreign|abandoned|conflict|contractor|shown\s{1,3}on\s{1,3}sheet|constructed\s{1,3}by|adjust)\b.*$/i;

/** What the sheet speaks of most, its title weighing more than its notes, the line of its own plan and profile most. */
export function utilityOf(text: string): string {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const told = lines.map((line) => (/\bshown\s{1,3}on\s{1,3}sheet\b/i.test(line) ? '' : line.replace(MET_LINE, '')));
  const title = told.filter((line) => !OF_THE_DRAWING.test(line)).slice(0, TITLE_LINES);
  const shows = title.filter((line) => SHOWS.test(line)).join('\n');
  const counted = UTILITIES.map(([utility, words]) => {
    const count = (part: string): number => part.match(words)?.length ?? 0;
    return {
      utility,
      weight: count(told.join('\n')) + IN_TITLE * count(title.join('\n')) + 2 * IN_TITLE * count(shows),
    };
  });
  const most = Math.max(...counted.map(({ weight }) => weight));
  if (most === 0) return WEAK.find(([, words]) => text.match(words))?.[0] ?? '';
  return counted.find(({ weight }) => weight === most)!.utility;
}

const STATION = String.raw`\d{1,4}\+\d{2}(?:\.\d{1,2})?`;
const RANGE = new RegExp(
  String.raw`(?<![\d+])(?<first>${STATION})\s{0,2}(?:to|thru|through|-|–)\s{0,2}(?:sta(?:tion)?s?\.?\s{0,2})?(?<last>${STATION})`,
  'i',
);
const TITLE_RANGE_LINES = 24;
/** A stretch of rock, casing or grade within the work, a station of another line. */
const OF_A_PART =
  /\b(?:rock|ledge|encountered|encased?|encasement|casing|bored?|flume|grade|insulated|removed|relocated|pipe|crossing|r\.?c\.?p|d\.?i\.?p?|v\.?c\.?p|pvc|l\.?f\b|revised|@)\b|\d["”]/i;
const OTHER_LINE =
  /\b(?:ex(?:ist(?:ing)?)?\.?\s{1,2}(?:main|line|sewer)|eq(?:uation|n)?\.?|=)\s{0,3}(?:sta\.?\s{0,2})?$/i;

/** The range that the title tells; else from the first station to the last. */
export function stationsOf(text: string): string {
  for (const line of text.split('\n', 200).filter((one) => one.trim() !== '').slice(0, TITLE_RANGE_LINES)) {
    const told = RANGE.exec(line);
    if (told && !OF_A_PART.test(line.replace(told[0], ' ').replace(/\bprofile\b|\bline\b/gi, '')))
      return `${told.groups!['first']!} to ${told.groups!['last']!}`;
  } // prettier-ignore
  const all = [...text.matchAll(new RegExp(String.raw`(?<![\d+])${STATION}\b`, 'g'))]
    .filter(({ index }) => !OTHER_LINE.test(text.slice(Math.max(0, index - 30), index)))
    .map((match) => match[0]);
  const sorted = [...new Set(all)].sort((a, b) => Number(a.replace('+', '')) - Number(b.replace('+', '')));
  return sorted.length > 1 ? `${sorted[0]!} to ${sorted.at(-1)!}` : '';
}

const CLASS = String.raw`(?:(?:C-?\d{3}|C\.?L\.?\s?(?:\d{2,3}|[IVX]{1,3})|CLASS\s(?:\d{1,4}|[A-Z]{1,3})|S?DR[\s-]?\d{1,2}(?:\.\d)?|SCH(?:EDULE|\.)?\s?\d{2}|\d{2,4}-?D|\d{1,2}\s?GA\b\.?|CEMENT\s{1,2}LINED|X-TRU-COAT|WRAPPED|SEAMLESS|GR\.?\s?[A-Z]\b)\b\.?)`;
const NAMES = String.raw`(?:PVC|P\.V\.C\.?|D\.?I\.?(?:P\b\.?)?|C\.?I\.?(?:P\b\.?)?|V\.?\s?C\.?\s?(?:P\b\.?)?|V\.?P\b\.?|R\.?C\.?(?:C\.?)?P\b\.?|(?:B\.?C\.?)?C\.?M\.?P\b\.?|A\.?C\.?(?:P\b\.?)?|H\.?D\.?P\.?E\b\.?|P\.?E\b\.?|CPP\b|ductile\s{1,3}iron|cast\s{1,3}iron|steel|stl\b\.?|clay|conc(?:rete)?\b\.?|polyethylene|transite|asbestos[\s-]cement|vitrified(?:\s{1,3}clay)?(?:\s{1,3}(?:tile|pipe))?|tile|corrugated\s{1,3}(?:metal|steel|iron)|truss|copper|wood\s{1,2}stave|API\s5L[\s\w-]{0,12})`;
const PIPE = new RegExp(
  String.raw`(?<![\d.x"'-])(?<size>\d{1,3}(?:\.\d{1,3})?)\s?(?:-?\s?inch|-?\s?in\.?|["”])[\s,]{0,3}(?:dia(?:m(?:eter)?)?\.?\s{0,2}|(?:o|i)\.?d\.?\s{0,2}(?:x\s{0,2}[\d.]+["”]\s{0,2}w\.?t\.?\s{0,2})?)?(?<material>(?:${CLASS}[\s,]{1,2}){0,2}${NAMES}(?![A-Za-z])(?:[\s,]{1,2}${CLASS}){0,2})`,
  'gi',
);
/** What the work meets or what hangs on it: "FOREIGN LINE X-ING (6" STEEL)", "CONNECT TO EX. 6" C.I.", "TURNOUT NO. 2 18" CONC.". */
const MET =
  /\b(?:foreign|exist(?:ing)?|ex|abandoned|crossing|x-?ing|casing|encasement|sleeve|services?|lateral|turnout|connect(?:ed)?\s{1,2}to|conn\.?\s{1,2}to|lead|hydrant|under\s{1,2}track|bored?)\b[^\n]{0,40}$/i;
const MET_BEHIND = /^\s{0,3}(?:casing|encasement|sleeve|carrier\s{0,2}casing|services?|lead)\b/i;
/** Roads and cables have pipes, but no pipe is what was built. */
const WITHOUT_PIPE = new Set(['street', 'electric', 'telephone']);

/** The pipe named most often as laid; the first of several. */
export function pipeOf(text: string, utility: string): string {
  if (WITHOUT_PIPE.has(utility)) return '';
  const counts = new Map<string, number>();
  for (const match of text.matchAll(PIPE)) {
    const { index, groups } = match;
    const before = text.slice(Math.max(0, index - 60), index);
    const end = index + match[0].length;
    if (MET.test(before.slice(before.lastIndexOf('\n') + 1)) || MET_BEHIND.test(text.slice(end, end + 24))) continue;
    const pipe = `${groups!['size']!}in ${groups!['material']!.replace(/\s+/g, ' ').replace(/[,\s]+$/, '')}`;
    counts.set(pipe, (counts.get(pipe) ?? 0) + 1);
  }
  const most = Math.max(0, ...counts.values());
  return [...counts].find(([, count]) => count === most)?.[0] ?? '';
}
