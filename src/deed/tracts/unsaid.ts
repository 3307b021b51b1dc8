// Takes: a text and the descriptions in it. Gives: for each, what other sentences of the paper say against it: that a course is in error or is corrected,
// that it does not close, that its distances are to be reduced, that it is void, that the line is not the boundary (docs/verdicts.md).
// Never: a value put right by them; what is said of another paper (a deed that is corrected by this one) is not said of this.
import { matchesOf } from '../words/matches.ts';
import { mayHoldPhrase } from '../words/phrases.ts';
import { pointBut } from '../words/shortened.ts';
import type { Description } from './description.ts';
import { quoted } from './quoted.ts';

const ORDINAL = String.raw`(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|\d{1,2}(?:st|nd|rd|th)|last|closing|final|preceding|next\s+to\s+(?:the\s+)?last)`;
const ONE = String.raw`(?:course|call|line|leg|side|bearing|distance|length)s?`;
/** "the third course", "call no. 2", "the call of 431.04 feet", "the bearing of this line". */
const COURSE = String.raw`\b${ORDINAL}\s+(?:(?:and|or)\s+${ORDINAL}\s+)?(?:(?:above|described|mentioned|named)\s+){0,2}${ONE}\b|\b(?:course|call|line|leg)\s+(?:no\.?\s{0,2}|number\s+|#\s{0,2})?(?:\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten)\b|\b(?:calls?|distance|bearing|length|figures?)\s+(?:of\s+)?["']{0,2}(?:[ns][\s.\d]|north|south|\d)|\b(?:bearing|distance|length|direction)s?\s+(?:of|for|on|in)\s+(?:this|said|that|the\s+(?:above|last))\s+(?:line|course|call)\b|\bthis\s+(?:call|course|bearing|distance)\b`;
const NOUN = String.raw`(?:descriptions?|courses|calls?|bearings?|distances?|lengths|measurements|boundary|legals?|field\s+notes|traverse|survey|acreage|figures?|metes\s+and\s+bounds)`;
/** "the foregoing legal description", "the distances above", "this description". */
const WHOLE = String.raw`\b(?:above|foregoing|preceding|aforesaid|within|this|these|attached|following|herein|hereinabove)\s+(?:(?:\w+|["'][^"']{1,8}["'])\s+){0,3}?${NOUN}\b|\b${NOUN}\s+(?:(?:as\s+)?(?:given|stated|set\s+(?:forth|out)|shown|written|contained|described|recited|appearing)\s+)?(?:above|herein|hereinabove|hereon|below|of\s+record\s+above)\b`;
const OF_COURSE = new RegExp(COURSE);
const OF_WHOLE = new RegExp(WHOLE);
const OF_EITHER = new RegExp(`${COURSE}|${WHOLE}`);

/** Another paper, whose words these are said of. */
const OTHER_PAPER =
  /(?<!\b(?:this|above|within|foregoing|present)\s)\b(?:deeds?|plats?|maps?|charts?|instruments?|mortgages?|patents?|conveyances?|books?|bk|liber|volumes?|vol|pages?|pg|recorded|records?|re-?recorded|assessor'?s?|tax|(?:prior|former|previous|earlier|original|old|\d{4})\s+(?:\w+\s+)?(?:survey|description|legal))\b/;
const DENIED =
  /\b(?:no|without|free\s+(?:of|from)|any|not\s+(?:be\s+)?(?:responsible|liable)|if|should\s+there\s+be|whether|nor|unless)\s(?:\w+\s){0,4}?(?:errors?|mistakes?|misprints?|incorrect|inaccura\w+|wrong)\b/;

interface Rule {
  /** The words that undo; each begins with one of the phrases in `mayHold`. */
  readonly words: RegExp;
  readonly mayHold: (text: string) => boolean;
  /** What else their sentence must say. */
  readonly needs: RegExp | null;
  readonly unless: RegExp | null;
  /** Said of another paper where the sentence names one. */
  readonly ofOthers: boolean;
  /** May stand before the description without a word that points to it. */
  readonly before: boolean;
  /** May stand among its courses without a bracket. */
  readonly inside: boolean;
}

const rule = (words: RegExp, phrases: string, needs: RegExp | null, more: Partial<Rule> = {}): Rule => ({
  words,
  mayHold: mayHoldPhrase(phrases),
  needs,
  unless: null,
  ofOthers: true,
  before: false,
  inside: false,
  ...more,
});

const PURPOSE = /\b(?:to|for\s+the\s+purpose\s+of)\s+correct(?:ing)?\b|\bre-?record/;
/** "** The monument described and set in this call may be replaced with a TxDOT Type II marker": what stands at the corner, and when the road is built. */
const MARKER_REPLACED =
  /\b(?:monuments?|markers?|pins?|rods?|caps?)\b[^.;]{0,60}\b(?:may|will|shall|can)\s+be\s+replaced\s+(?:with|by)\b/;
const BY_FACTOR = /\b(?:grid|ground|combined|scale|factor|sea\s+level|state\s+plane|obtain|convert|meridian|feet|ft)\b/;
const LINE_ELSE =
  /\b(?:meander(?:ed|s)?|traverse|random|offset|tie|reference|trial|auxiliary|computation|survey(?:or)?'?s?\s+(?:line|traverse))\b/;

/** One of LINE_ELSE, and what its rule cannot do without: a denial, the right line (an l may be read as t, i or 1), or a boundary beside it. */
const namesOtherLine = mayHoldPhrase('meander travers random offset tie_ reference trial auxiliary computation survey');
const deniesLine = mayHoldPhrase(
  [
    'not_ computation calculation computing reference_',
    ...['true', 'actual', 'real', 'legal'].flatMap((kind) => [...'bplti0'].map((first) => `${kind}_${first}`)),
  ].join(' '),
);
const standsBeside = mayHoldPhrase('inside_ within_ outside_ off_');
const namesBoundary = mayHoldPhrase('boundary property');
const mayDenyLine = (text: string): boolean => deniesLine(text) || (standsBeside(text) && namesBoundary(text));

const tellsOfBefore = mayHoldPhrase('formerly originally');
const tellsOfNow = mayHoldPhrase('now_');

const RULES: readonly Rule[] = [
  // "is hereby corrected to read", "should have been", "strike … and insert".
  rule(
    /\b(?:corrected|amended|changed|revised|modified)\s+(?:so\s+as\s+)?(?:to\s+(?:read|be|show|call)|as\s+follows|from)\b|\bshould\s+(?:\w+\s+)?(?:be|read|have\s+(?:been|read|stated|said)|call|say|state)\b|\bought\s+to\s+(?:be|read|have)\b|\b(?:read|taken|understood|construed|intended)\s+(?:as|to\s+(?:be|read))\b|\b(?:strik(?:e|ing)|delet(?:e|ed|ing)|substitut(?:e|ed|ing)|insert(?:ed|ing)?|replac(?:e|ed|ing))\b|\b(?:actually|really|in\s+(?:fact|truth))\b|\bin\s+lieu\s+(?:of|thereof)\b/g,
    'corrected_ amended_ changed_ revised_ modified_ should_ ought_to read_as read_to taken_as taken_to understood_ construed_ intended_ actually really in_fact in_truth strik delet substitut insert replac in_lieu',
    OF_EITHER,
    { unless: new RegExp(`${PURPOSE.source}|${MARKER_REPLACED.source}`) },
  ),
  // "is a scrivener's error", "incorrectly stated".
  rule(
    /\b(?:in\s+error|error\s+in|(?:scrivener|typograph|cleric|draft|typist|copyist|transcription|typing)[a-z']{0,5}\s+(?:errors?|mistakes?)|(?:an|obvious|apparent|evident|patent)\s+(?:error|mistake|misprint)|a\s+mis(?:take|print)|erroneous(?:ly)?|incorrect(?:ly)?|inaccurate(?:ly)?|wrong(?:ly)?|mis(?:stated|printed|quoted|copied|typed|described|read|calculated|written)|transposed|mistaken(?:ly)?|not\s+correct(?:ly)?|by\s+mistake|(?:is|are|was|were|been|being)\s+reversed)\b/g,
    'in_error error_in scrivener typograph clerical draft typist copyist transcription typing an_error an_mistake obvious_ apparent_ evident_ patent_ a_mistake a_misprint erroneous incorrect inaccurate wrong misstated misprinted misquoted miscopied mistyped misdescribed misread miscalculated miswritten mistaken transposed not_correct by_mistake is_reversed are_reversed was_reversed were_reversed been_reversed being_reversed',
    OF_EITHER,
    { unless: new RegExp(`${PURPOSE.source}|${DENIED.source}`) },
  ),
  rule(
    /\b(?:does|do|did|will|would|may|might|can)\s*not\s+(?:\w+\s+)?close\b|\bfail(?:s|ed)?\s+to\s+(?:\w+\s+)?close\b|\bnot\s+(?:a\s+)?mathematically\s+clos\w+|\bnon-?clos(?:ure|ing)\b|\black\s+of\s+closure\b|\bclos(?:es|ure)\s+(?:is\s+)?(?:poor(?:ly)?|badly)\b/g,
    'does_not do_not did_not will_not would_not may_not might_not cannot_ can_not fail not_math not_a_math non-clos nonclos lack_of closes_poor closes_bad closure_poor closure_is_poor closure_is_bad',
    new RegExp(`${WHOLE}|\\b(?:description|survey|figure|boundary|courses|calls|traverse|tract|parcel)\\b`),
    { ofOthers: false, unless: /\bdeeds?\s+recorded\b|\b(?:prior|former|previous|old|original|adjoin\w+)\s/ },
  ),
  rule(
    /\b(?:do(?:es)?|did)\s+not\s+(?:agree|correspond|accord|check|match|fit)\b|\bdisagrees?\b|\b(?:is|are)\s+(?:in\s+conflict|at\s+variance|inconsistent)\b|\bconflicts?\s+with\b/g,
    'does_not do_not did_not disagree is_in is_at is_inconsistent are_in are_at are_inconsistent conflict',
    OF_COURSE,
  ),
  // "all distances above are to be reduced by five percent", "two per cent too long".
  rule(
    /\b(?:reduced?|increased?|decreased?|multipl(?:y|ied)|diminished?|shortened|lengthened|scaled)\s+by\b|\btoo\s+(?:long|short|large|small|great)\b|\b(?:subtract|deduct|add)\b/g,
    'reduce increase decrease multipl diminish shorten lengthen scaled too_ subtract deduct add_',
    new RegExp(
      `(?:${WHOLE}|\\ball\\s+(?:the\\s+)?(?:distances|lengths|measurements)\\b)[^.]{0,80}\\b(?:per\\s?cent|percent|%|times|too\\s|by\\s|from\\s+each|to\\s+each)`,
    ),
    { ofOthers: false, unless: BY_FACTOR, before: true },
  ),
  rule(
    /(?<=\b(?:is|are|was|were|be|been|being|hereby|declared|found)\s)(?:rejected|void(?:ed)?|null|superseded|withdrawn|rescinded|obsolete|cancell?ed|unacceptable|insufficient|defective|replaced\s+by|disapproved|disregarded|ambiguous|unreliable|indefinite)\b|\b(?:not\s+(?:to\s+)?be|cannot\s+be)\s+(?:used|relied)\b/g,
    'rejected void null superseded withdrawn rescinded obsolete cancel unacceptable insufficient defective replaced_by disapproved disregarded ambiguous unreliable indefinite not_be_used not_to_be_used not_be_relied not_to_be_relied cannot_be_used cannot_be_relied',
    OF_WHOLE,
    { ofOthers: false, unless: /\b(?:covenants?|conditions?|restrictions?|reservations?|note|mortgage|if|shall)\b/ },
  ),
  rule(
    /\berrat(?:a|um)\b|\bcorrigend(?:a|um)\b|\bfor\s+["'][^\n]{1,40}?["'],?\s+read\s+["']/g,
    'errata erratum corrigend read_"',
    null,
    { ofOthers: false },
  ),
  // "(no monument found; bearing uncertain)".
  rule(
    /\b(?:uncertain|doubtful|questionable|in\s+doubt|unverified|not\s+verified|unreliable|conjectural)\b/g,
    'uncertain doubtful questionable in_doubt unverified not_verified unreliable conjectural',
    /\b(?:bearing|distance|length|course|call|closure|dimension)s?\b/,
  ),
  // "448.89 feet (stricken) 492.89 feet (initialed)".
  rule(
    /[([]\s?(?:stricken|struck|deleted|(?:crossed|lined|struck|scratched)[\s-](?:out|through)|erased|overwritten|interlined|void|sic,?\s+should|recte)\b/g,
    'stricken struck deleted crossed lined scratched erased overwritten interlined void sic recte',
    null,
    { ofOthers: false, inside: true },
  ),
  rule(/[[(*<]{1,3}\s?void(?:ed)?\s?[\])*>]{1,3}|(?<=(?:^|\n)\s{0,20})void(?=\s{0,8}\n)/g, 'void', null, {
    ofOthers: false,
    before: true,
  }),
  // "these being meander lines and not the boundary"; a fence that is not the boundary is no line of the figure.
  rule(
    /\bnot\s+(?:(?:being|as|on|along)\s+)?(?:the|a)\s+(?:(?:true|actual|property|real|legal|exact)\s+){0,2}(?:boundar(?:y|ies)|property\s+lines?|lot\s+lines?)\b|\b(?:true|actual|real|legal)\s+(?:boundary|property\s+line|line)\s+(?:line\s+)?(?:being|is|lies|lying|follows|runs|running)\b|\b\d{1,3}(?:\.\d{1,2})?\s?(?:feet|ft\.?|')\s(?:\w+\s){0,3}?(?:inside|within|outside|off)\s+(?:of\s+)?(?:the|said)\s+(?:\w+\s+){0,2}(?:boundary|property\s+line)|\bfor\s+(?:(?:the\s+)?purposes?\s+of\s+)?(?:computations?|calculations?|computing|reference)\s+(?:purposes?\s+)?only\b/g,
    'not_',
    LINE_ELSE,
    { ofOthers: false, before: true, inside: true, mayHold: (text) => namesOtherLine(text) && mayDenyLine(text) },
  ),
  rule(
    /\bnot\s+(?:to|at)\s+(?:(?:the|said|our|his)\s+)?(?:true\s+|actual\s+)?(?:(?:point|place)\s+of\s+(?:the\s+)?beginning|beginning\b)|\b(?:passing|crossing)\s+(?:through\s+|over\s+|by\s+)?(?:the\s+|said\s+)?(?:true\s+)?(?:point|place)\s+of\s+beginning\b|\b(?:short|beyond|past)\s+(?:of\s+)?the\s+(?:true\s+)?(?:point|place)\s+of\s+beginning\b/g,
    'not_to not_at passing_ crossing_ short_of beyond_the past_the',
    null,
    { ofOthers: false, inside: true },
  ),
  // "249.09 feet as it formerly existed, now washed out to a distance of 214.09 feet".
  rule(
    /\d\s?(?:feet|ft\.?|')[^;.()]{0,30}\b(?:formerly|originally)\b[^;.]{0,40}\bnow\s(?:[a-z]+\s){0,8}?\d[\d,.]{0,8}\s?(?:feet|ft)\b/g,
    'formerly originally',
    null,
    { ofOthers: false, inside: true, mayHold: (text) => tellsOfBefore(text) && tellsOfNow(text) },
  ),
];
const mayUnsay = (text: string): boolean => RULES.some((one) => one.mayHold(text));

/** A long sentence is told by what stands around its words. */
const AROUND = 115;

interface Said {
  readonly at: number;
  readonly from: number;
  readonly to: number;
  readonly before: boolean;
}

/** By description, in the order of the paper. */
export function unsaid(text: string, folded: string, found: readonly Description[]): string[][] {
  const against: string[][] = found.map(() => []);
  if (found.length === 0 || !mayUnsay(text)) return against;
  for (const said of sentencesAgainst(text, folded, found)) {
    const sentence = `The paper speaks against it: ${quoted(text, Math.max(said.from, said.at - AROUND), Math.min(said.to, said.at + AROUND))}.`;
    for (const i of spokenOf(folded, said, found)) if (!against[i]!.includes(sentence)) against[i]!.push(sentence);
  }
  return against;
}

function sentencesAgainst(text: string, folded: string, found: readonly Description[]): Said[] {
  return RULES.flatMap((one) => {
    if (!one.mayHold(text)) return [];
    return matchesOf(one.words, folded)
      .slice(0, MOST)
      .flatMap((match) => {
        const at = match.index;
        const inside = isInside(found, at);
        const [from, to] =
          inside && !one.inside ? bracketAround(folded, at) : clauseAround(folded, at, at + match[0].length, inside);
        const words = folded.slice(from, to);
        if (from === to || (one.needs && !one.needs.test(words))) return [];
        if (one.unless?.test(words) === true || (one.ofOthers && OTHER_PAPER.test(words))) return [];
        return [{ at, from, to, before: one.before }];
      });
  });
}

const isInside = (found: readonly Description[], at: number): boolean =>
  found.some((d) => at >= (d.courses[0]?.start ?? d.starter.start) && at < d.end);

/** More of them is no deed. */
const MOST = 100;
const REACH = 420;
const IN_BRACKETS = 200;

/** Among courses only what stands in brackets is said of them; empty where none are. */
function bracketAround(folded: string, at: number): [from: number, to: number] {
  const opens = Math.max(folded.lastIndexOf('(', at), folded.lastIndexOf('[', at));
  if (opens < at - IN_BRACKETS || /[)\]]/.test(folded.slice(opens, at))) return [at, at];
  const behind = folded.slice(at, at + IN_BRACKETS).search(/[)\]]/);
  return behind < 0 ? [at, at] : [opens + 1, at + behind];
}

const SENTENCE_ENDS = new RegExp(String.raw`${pointBut('ft')}["')\]]{0,2}\s|\n\s{0,8}\n`, 'g');
const CLAUSE_ENDS = new RegExp(String.raw`${pointBut('ft')}\s|;|\n\s{0,8}\n`, 'g');

/** The sentence the words stand in; inside a description, the clause. */
function clauseAround(folded: string, at: number, end: number, isCourse: boolean): [from: number, to: number] {
  const ends = isCourse ? CLAUSE_ENDS : SENTENCE_ENDS;
  const left = Math.max(0, at - REACH);
  const before = matchesOf(ends, folded.slice(left, at)).at(-1);
  ends.lastIndex = end;
  const behind = ends.exec(folded.slice(0, end + REACH));
  return [
    before ? left + before.index + before[0].length : left,
    behind ? behind.index + 1 : Math.min(folded.length, end + REACH),
  ];
}

const POINTS_ON = /\b(?:following|below|hereinafter|hereunder|attached|this\s+description)\b/;
const OF_ALL = /\b(?:descriptions|all|each|every|both)\b/;

/** Which descriptions are meant: the one it stands in or behind; what points on, the next. */
function spokenOf(folded: string, { at, from, to, before }: Said, found: readonly Description[]): number[] {
  const inside = found.findIndex((d) => at >= d.starter.start && at < d.end);
  if (inside >= 0) return [inside];
  const next = found.findIndex((d) => d.starter.start >= at);
  const last = next < 0 ? found.length - 1 : next - 1;
  const words = folded.slice(from, to);
  if (next >= 0 && (POINTS_ON.test(words) || (last < 0 && before))) return [next];
  if (last < 0) return [];
  return OF_ALL.test(words) ? found.slice(0, last + 1).map((_, i) => i) : [last];
}
