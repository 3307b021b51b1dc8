// Takes: text. Gives: the easement a passage grants or reserves, as DECISIONS.md's string. Never: one that is only mentioned.
import { pack } from '../../contract/packed.ts';
import { fold } from '../words/fold.ts';
import { wordsAt } from '../values/numbers.ts';
import { recordingsIn } from './recording.ts';
import { holdsAny } from '../words/triples.ts';

/** Kind of easement by the words that name it, most telling first. */
const TYPES: readonly (readonly [type: string, words: RegExp])[] = [
  ['sanitary sewer', /\b(?:sanitary\s{1,3})?sewer(?:age)?(?:\s{1,3}(?:line|pipe|main))?s?\b/i],
  ['water line', /\bwater[\s-]{0,2}(?:lines?|mains?|pipes?(?:[\s-]?lines?)?)\b/i],
  ['drainage', /\b(?:drainage|storm\s{0,2}water|storm\s{1,3}(?:drain|sewer)|ditch)\b/i],
  ['gas pipeline', /\b(?:gas|oil|petroleum)\b[^.;]{0,40}\bpipe\s?lines?\b|\bpipe\s?lines?\b/i],
  [
    'electric transmission',
    /\b(?:electric(?:al)?(?:\s{1,3}power)?|power|transmission|distribution)\s{1,3}(?:power\s{1,3})?(?:transmission\s{1,3}|distribution\s{1,3})?lines?\b/i,
  ],
  [
    'telecommunications',
    /\b(?:telephone|telegraph|telecommunications?|communication|fiber\s{1,3}optic|cable\s{1,3}television)\b/i,
  ],
  ['access', /\b(?:ingress|egress|access|road(?:way)?|driveway|right\s{1,3}of\s{1,3}passage|street|highway)\b/i],
  ['utility', /\b(?:public\s{1,3})?utilit(?:y|ies)\b/i],
  ['conservation', /\b(?:conservation|scenic|preservation)\b/i],
  ['avigation', /\b(?:avigation|aviation|flight)\b/i],
  ['flowage', /\b(?:flowage|inundat|overflow|flood)/i],
  ['sign', /\bsigns?\b/i],
  ['landscape', /\blandscap/i],
  ['slope', /\bslopes?\b/i],
  ['temporary construction', /\btemporary\s{1,3}construction\b/i],
  ['railroad', /\b(?:railroad|railway|rail)\b/i],
];
const RIGHT_WORDS = ['ingress', 'egress', 'regress', 'construct', 'install', 'lay', 'operate', 'maintain', 'repair', 'replace', 'rebuild', 'reconstruct', 'inspect', 'remove', 'relocate', 'patrol', 'clear', 'use', 'drain', 'park']; // prettier-ignore
const RIGHTS = RIGHT_WORDS.map(
  (right) => [right, new RegExp(String.raw`\b${right}(?:ing|tion|ment|ance)?\b`, 'i')] as const,
);
const mayHoldEasement = holdsAny(['easem', 'eascm', 'right', 'strip']);
const WORD =
  /\b(?:eas[ec]m[ec]nts?|right[s]?[\s-]{1,2}of[\s-]{1,2}way|right\s{1,3}to\s{1,3}(?:construct|lay|install|use|maintain|enter|pass))\b/i;
const GRANTING =
  /\b(?:grants?|provides?|granting|granted|conveys?|conveyed|dedicates?|dedicated|reserv(?:e|es|ed|ing|ation)|together\s{1,3}with|perpetual|permanent|temporary|non-?exclusive|exclusive|easement\s{1,3}(?:for|over|across|upon|on|in|under)|subject\s{1,3}to\s{1,3}use|easement\s{1,3}[A-Z0-9]{1,2}\b|strip\s{1,3}of\s{1,3}land)\b/i;
const NUMBER_WORD =
  '(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred)';
/** The whole number: "two hundred and fifty" is not fifty, and the 2 of "1/2" is no width. */
const NUMBER = String.raw`(?:(?<words>(?<![a-z-])${NUMBER_WORD}(?:[\s-]{1,3}(?:and[\s-]{1,3})?${NUMBER_WORD}){0,5})\s{0,2}(?:\((?<paren>\d{1,4}(?:\.\d{1,3})?)['’′]?\)\s{0,2})?|(?<![\d/.,])(?<figure>\d{1,4}(?:\.\d{1,3})?))`;
const WIDTH = new RegExp(
  String.raw`${NUMBER}\s{0,2}-?(?:feet|foot|ft\.?|['’′])(?:\s{1,3}|-)?(?:in\s{1,3}(?:uniform\s{1,3})?width|wide|strip|(?:non-?exclusive\s{1,3}|perpetual\s{1,3}|permanent\s{1,3}|temporary\s{1,3}|private\s{1,3}|public\s{1,3}|[a-z]{3,12}\s{1,3}(?:and\s{1,3}[a-z]{3,12}\s{1,3})?){0,3}(?:easement|right[\s-]of[\s-]way|strip|utility))`,
  'i',
);
const WIDTH_OF =
  /\b(?:width\s{1,3}of|wide\s{1,3}of)\s{1,3}(?:(?:at\s{1,3}least|not\s{1,3}less\s{1,3}than)\s{1,3})?(?<figure>\d{1,4}(?:\.\d{1,3})?)\s{0,2}(?:feet|foot|ft|['’′])/i;
const EACH_SIDE = new RegExp(
  String.raw`${NUMBER}\s{0,2}(?:feet|foot|ft\.?|['’′])\s{0,2}(?:(?:in\s{1,2}width\s{1,2})?(?:lying\s{1,3})?(?:on|to)\s{1,3}(?:each|either)\s{1,3}side|(?:each|either)\s{1,3}side)`,
  'i',
);

export function readEasement(text: string, from: number, to: number): string {
  if (!mayHoldEasement(text)) return '';
  const passage = text.slice(from, Math.min(to, from + 20000));
  const at = grantedAt(passage);
  const strip = /\bstrip\s{1,3}of\s{1,3}land\b[\s\S]{0,80}?\b(?:wide|in\s{1,3}width)\b/i.exec(passage);
  if (at < 0 && strip)
    return pack('easement', {
      width_ft: widthOf(near(passage, strip.index)),
      verbatim: clauseAround(passage, strip.index).trim(),
    });
  if (at < 0 || !GRANTING.test(passage.slice(Math.max(0, at - 400), at + 400))) return '';
  if (isMention(passage, at) && !strip) return '';
  const clause = clauseAround(passage, at);
  return pack('easement', {
    type: typeOf(clause),
    width_ft: widthOf(near(passage, at)),
    term: termOf(clause),
    exclusive: /\bnon[\s-]?exclusive\b/i.test(clause) ? 'no' : /\bexclusive\b(?!\s{1,3}of)/i.test(clause) ? 'yes' : '',
    rights: RIGHTS.filter(([, words]) => words.test(clause))
      .map(([right]) => right)
      .join(' '),
    servient: servientOf(passage, at),
    verbatim: clause.replace(/^[\s,;:.]+/, '').trimEnd(),
  });
}

const GRANT_VERB = /\b(?:grants?|granted|conveys?|dedicates?|reserv(?:es?|ed|ing)|establish(?:es|ed)?)\b[^;.]{0,160}$/i;

/** The easement that is granted: the first named, or where that one is only mentioned, the first that a verb grants. */
function grantedAt(passage: string): number {
  const first = passage.search(WORD);
  if (first < 0 || !isMention(passage, first)) return first;
  let tries = 0;
  for (const match of passage.matchAll(/\beasements?\b/gi)) {
    if (match.index <= first) continue;
    if (++tries > 40) break;
    const before = passage.slice(Math.max(0, match.index - 200), match.index);
    if (GRANT_VERB.test(before) && !isMention(passage, match.index)) return match.index;
  }
  return first;
}

/** "by the north edge of a 12-foot easement", "less the right of way": it bounds the land or is taken off it. */
const BOUNDS =
  /\b(?:(?:line|side|boundary|edge|margin|limits?|corner)s?\s{1,3}of|less|deduction\s{1,3}of)\s{1,3}(?:(?:the|an?|said|such)\s{1,3})?[^;,.]{0,50}$/i;

/** "subject to easements of record", "along an existing right of way": an easement named in passing. */
function isMention(passage: string, at: number): boolean {
  const before = passage.slice(Math.max(0, at - 120), at);
  const after = passage.slice(at, at + 80);
  if (
    /\b(?:subject\s{1,3}to(?:\s{1,3}(?:all|any|the|an|existing|those|that|certain|a)){0,3})\s{1,3}[^.;]{0,60}$/i.test(
      before,
    )
  )
    return !/\buse\s{1,3}by\b/i.test(before);
  if (BOUNDS.test(before)) return true;
  return (
    /^\S+(?:\s\S+){0,3}\s{1,3}(?:of\s{1,3}record|line\b|of\s{1,3}(?:said\s{1,3})?(?:\S+\s{1,3}){1,4}(?:street|road|avenue|highway|railroad))/i.test(
      after,
    ) ||
    (/\b(?:along|to|from|on|of|with)\s{1,3}(?:the|said)\s{1,3}(?:\w+\s{1,3}){0,4}$/i.test(before) &&
      /right/i.test(after.slice(0, 6)))
  );
}

function clauseAround(passage: string, at: number): string {
  const before = passage.slice(Math.max(0, at - 300), at);
  const start =
    Math.max(0, at - 300) + Math.max(before.lastIndexOf(';'), before.lastIndexOf('\n\n'), lastSentence(before)) + 1;
  const after = passage.slice(at, at + 500);
  const stop = after.search(/;|\n\s*\n|\.\s+[A-Z]|:\s/);
  return passage.slice(start, stop < 0 ? at + after.length : at + stop);
}

function lastSentence(before: string): number {
  const found = [...before.matchAll(/[a-z)]\.\s+(?=[A-Z(])/g)].at(-1);
  return found ? found.index + found[0].length - 1 : -1;
}

function typeOf(clause: string): string {
  return TYPES.find(([, words]) => words.test(clause))?.[0] ?? '';
}

function termOf(clause: string): string {
  const years =
    /\b(?:term|period)\s{1,3}of\s{1,3}([a-z-]+\s{1,2}(?:\(\d{1,3}\)\s{1,2})?years?|\d{1,3}\s{1,2}years?)/i.exec(
      clause,
    )?.[1];
  if (years) return years.replace(/\s+/g, ' ');
  return (
    /\b(perpetual|permanent|temporary)\b/i.exec(clause)?.[1]?.toLowerCase() ??
    (/\b(?:in\s{1,3}perpetuity|forever)\b/i.test(clause) ? 'perpetual' : '')
  );
}

/** A width further off is another strip's, or a road's. */
function near(passage: string, at: number): string {
  return passage.slice(Math.max(0, at - 300), at + 700);
}

function widthOf(passage: string): string {
  const whole = WIDTH.exec(passage) ?? WIDTH_OF.exec(passage);
  if (whole) return figures(whole);
  const half = EACH_SIDE.exec(passage);
  const value = half ? Number(figures(half)) : NaN;
  return Number.isFinite(value) && value > 0 ? String(value * 2) : '';
}

function figures(match: RegExpExecArray): string {
  const { paren, figure, words } = match.groups as Record<string, string | undefined>;
  const value = paren ?? figure;
  if (value !== undefined) return String(Number(value));
  const folded = fold((words ?? '').replace(/[\s-]+/g, ' '));
  const number = wordsAt(folded, 0);
  return number?.end === folded.length ? String(number.value) : '';
}

/** The land that bears the easement, where it is named by its deed: "over the land described in Book 1, Page 2". */
function servientOf(passage: string, at: number): string {
  const around = passage.slice(at, at + 700);
  const reference = recordingsIn(around).find((one) =>
    /\b(?:over|across|upon|under|through|on)\b/i.test(around.slice(0, one.start)),
  );
  if (!reference) return '';
  const { book = '', page = '', instrument = '' } = reference.parts;
  return [
    ['book', book],
    ['page', page],
    ['instrument', instrument],
  ]
    .filter(([, value]) => value !== '')
    .map(([key, value]) => `${key}=${value}`)
    .join(' ; ');
}
