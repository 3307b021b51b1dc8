// Takes: the words where an exception commences or begins. Gives: the corner of the land around it that they name, and how they name the land.
// Never: a corner that words lead away from ("50 feet east of the northwest corner …"), nor one of land that the document does not describe.

export type Compass = 'north' | 'northeast' | 'east' | 'southeast' | 'south' | 'southwest' | 'west' | 'northwest';

export interface ParentCorner {
  readonly corner: Compass | 'point of beginning';
  /** Described above; whole, as against exceptions from it; or only `said`, which may be land that the description names beside itself. */
  readonly pointing: 'above' | 'whole' | 'said';
  /** "tract", "lot"; "" where only a point of beginning is spoken of. */
  readonly noun: string;
  /** Of "Tract 2", "2". */
  readonly label: string;
  /** Of "said 2.5 acre tract". */
  readonly acres: number | null;
  /** "the first described tract" */
  readonly isFirst: boolean;
}

type Rule = readonly [pattern: RegExp, by: string];

const SPELLING: readonly Rule[] = [
  [/[“”"*]/g, ' '],
  [/[-‐–—\s]+/g, ' '],
  [/\bcorn?\b\.?/g, 'corner'],
  [/\bn\.?\s?(e|w)\b\.?(?= corner)/g, 'north$1'],
  [/\bs\.?\s?(e|w)\b\.?(?= corner)/g, 'south$1'],
  [/\b(north|south)e(?= corner)/g, '$1east'],
  [/\b(north|south)w(?= corner)/g, '$1west'],
  [/\b(north|south)\s?(east|west)(?:ern|erly)?(?:most)?\b/g, '$1$2'],
  [/\b(north|south|east|west)(?:ern|erly)(?:most)?\b/g, '$1'],
  [/\bplace of beginning\b/g, 'point of beginning'],
  [/ +/g, ' '],
];

const OPENING =
  /^(?:begin(?:ning|s)?|commenc(?:ing|es?)|starting|from|to)\b(?: for (?:a )?(?:reference|tie)(?: purposes?)?)?[:,]?(?: (?:at|from|on|in))?/;
const CORNER = /\b(?:most |extreme )?((?:north|south)(?:east|west)?|east|west) corner of /;
const BEGINNING = /\b(?:true )?point of beginning (?:of|for|in) /;
/** "the above described point of beginning" itself. */
const SAID_BEGINNING =
  /^ ?(?:the )?(said|aforesaid|above(?: described| mentioned)?|aforementioned) (?:true )?point of beginning\b/;
/** What stands before a corner at which nothing begins: it is measured or sighted from. */
const LEADS_AWAY =
  /\b(?:distant|lines?|sides?|boundary|from|of|near|bears|corner|between|thence|(?:north|south|east|west)\w*)\b|[°º′″']/;
const MEASURES = /\b(?:feet|foot|ft|chains?|links?|rods|poles|perches|meters|varas|miles?|degrees)\b/;

export function parentCorner(printed: string): ParentCorner | null {
  const words = spelt(printed).replace(OPENING, '');
  const said = SAID_BEGINNING.exec(words);
  if (said && END.test(words.slice(said[0].length))) {
    const pointing = said[1]!.endsWith('said') ? 'said' : 'above';
    return { corner: 'point of beginning', pointing, noun: '', label: '', acres: null, isFirst: false };
  }
  const found = CORNER.exec(words) ?? BEGINNING.exec(words);
  if (found === null) return null;
  const before = words.slice(0, found.index);
  if (LEADS_AWAY.test(before) || MEASURES.test(before)) return null;
  const land = landNamed(words.slice(found.index + found[0].length));
  return land && { corner: (found[1] as Compass | undefined) ?? 'point of beginning', ...land };
}

export function spelt(printed: string): string {
  return SPELLING.reduce(
    (words, [pattern, by]) => words.replace(pattern, by),
    printed.toLowerCase().slice(0, 1000),
  ).trim();
}

const POINTERS: Readonly<Record<string, ParentCorner['pointing'] | null>> = {
  above: 'above', hereinabove: 'above', hereinbefore: 'above', previously: 'above', foregoing: 'above', preceding: 'above',
  aforementioned: 'above', aforedescribed: 'above', whole: 'whole', entire: 'whole', overall: 'whole', parent: 'whole',
  main: 'whole', said: 'said', aforesaid: 'said', the: null, first: null, described: null, mentioned: null, conveyed: null,
  certain: null,
}; // prettier-ignore

const BEFORE_NOUN = /^(?:(?<acres>\d+(?:\.\d+)?) acres?|(?<word>[a-z]+)) /;
const NOUN = /^(tract or parcel|parcel or tract|tract|parcel|lot|property|premises|lands?)\b(?: of land\b)?/;
const LABEL = /^ (?:no\. ?|number )?(\d{1,3}[a-z]?|[a-z]|[ivx]{1,4})(?![\w.])/;
const AFTER_NOUN =
  /^,? (?:as )?(?:(?:(?:herein)?(?:above|before)|previously|first above) (?:described|mentioned|conveyed)|described (?:above|hereinabove))\b/;
/** Nothing that would make it the corner of something else: "of said tract line extended". */
const END = /^(?:$|[,;:.)]| (?:and|being|as|which|said|for|found|marked|monumented|at|also|a|an)\b)/;

function landNamed(words: string): Omit<ParentCorner, 'corner'> | null {
  const pointings = new Set<ParentCorner['pointing']>();
  let [rest, acres, isFirst] = [words, null as number | null, false];
  let noun = NOUN.exec(rest);
  for (; noun === null; noun = NOUN.exec(rest)) {
    const before = BEFORE_NOUN.exec(rest);
    const { word } = before?.groups ?? {};
    if (before === null || (word !== undefined && POINTERS[word] === undefined)) return null;
    const pointing = word === undefined ? null : POINTERS[word]!;
    if (pointing) pointings.add(pointing);
    isFirst ||= word === 'first';
    acres = word === undefined ? Number(before.groups!.acres) : acres;
    rest = rest.slice(before[0].length);
  }
  rest = rest.slice(noun[0].length);
  const label = LABEL.exec(rest);
  rest = rest.slice(label?.[0].length ?? 0);
  const after = AFTER_NOUN.exec(rest);
  if (after) pointings.add('above');
  if (pointings.size === 0 || !END.test(rest.slice(after?.[0].length ?? 0))) return null;
  const pointing = (['whole', 'above', 'said'] as const).find((one) => pointings.has(one))!;
  return { pointing, noun: noun[1]!.replace(/s$/, ''), label: label?.[1] ?? '', acres, isFirst };
}
