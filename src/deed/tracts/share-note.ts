// Takes: a measured description and the words around it. Gives: a note where the paper deals with a share of the land or with a right in it
// ("an undivided one-third interest in", "surface only"). Never: a doubt; the figure is the land's all the same.
import { leadSentence } from '../marks/lead-sentence.ts';
import type { Description } from './description.ts';
import { quoted } from './quoted.ts';
import { wording } from '../words/wording.ts';

const PARTS = 'half|halves|third|fourth|quarter|fifth|sixth|seventh|eighth|ninth|tenth|twelfth|sixteenth';
const COUNT = 'one|two|three|four|five|six|seven|eight|nine';
const SHARE = String.raw`(?:(?:${COUNT})[\s-](?:${PARTS})s?\b|\d{1,3}\/\d{1,4}(?:ths?)?|\d{1,2}(?:\.\d+)?\s?(?:%|per\s?cent))`;
const LEADS = new RegExp(
  [
    String.raw`\bundivided\s[^;]{0,60}?\b(?:interest|part|share|half|third|fourth|moiety)\b[^;]{0,80}$`,
    wording`\bthe surface (?:only|estate|rights)\b[^;]{0,80}$`,
    wording`
      \b(?:oil|gas|coal|minerals?|ores?|timber)\b(?: [a-z]+,?){0,6}? (?:in and under|lying (?:in|under)|underlying|standing on|growing on|under
      |beneath)(?: the following[^;]{0,60})?$`,
    wording`\bown(?:ing|s|ers? of) (?:an? |the )?(?:undivided )?${SHARE}[^;]{0,160}$`,
    wording`\b(?:own|hold)(?:ing|s) (?:but |each )?an? (?:undivided )?(?:${PARTS})\b[^;]{0,120}$`,
    wording`^\W*(?:the )?(?:reversion|remainder interest|life estate)\b[^;]{0,80}\b(?:of|in)\s{0,3}$`,
    wording`^\W*(?:all )?(?:(?:the|her|my|his) )?(?:rights?|estate|claim) of (?:dower|curtesy)\b[^;]{0,80}$`,
  ].join('|'),
);
const BEHIND = new RegExp(
  [
    wording`\bsurface (?:rights )?only\b|\blife estate only\b|\bonly (?:an?|her|his|the|my) life estate\b`,
    wording`\binterest (?:hereby |herein )?(?:conveyed|transferred|sold|assigned|devised|quitclaimed) (?:being|is) (?:[^.;]|\.\d){0,40}`,
    wording`\b(?:conveys?|grants?|conveying|own|owns|hold|holds) (?:only |but )?an undivided [^.;]{0,60}`,
    wording`\bundivided ${SHARE} (?:(?:interest|part|share) )?(?:un)?to [^.;]{0,160}`,
    wording`\b(?:convey(?:s|ing)?|(?:own|hold)s?(?: title to)?) (?:(?:only|but|an?|the) ){0,2}(?:undivided )?${SHARE}[^.;]{0,60}`,
    wording`\boutstanding (?:undivided )?${SHARE}[^.;]{0,60}`,
  ].join('|'),
);
const REACH = 300;

export function shareNote(text: string, folded: string, d: Description, next: Description | null): string | null {
  const { start, words } = leadSentence(folded, d.leadFrom, d.starter.start);
  const leads = LEADS.exec(words);
  const to = Math.min(next?.starter.start ?? folded.length, d.end + REACH);
  const behind = leads ? null : BEHIND.exec(folded.slice(d.end, to));
  const [from, end] = leads
    ? [start + leads.index, start + words.length]
    : [d.end + (behind?.index ?? 0), d.end + (behind?.index ?? 0) + (behind?.[0].length ?? 0)];
  if (end === from || makesWhole(folded.slice(from, end))) return null;
  return `Only a share of the land or a right in it is dealt with: ${quoted(text, from, end)}.`;
}

const SHARES = new RegExp(SHARE, 'g');
const NUMBERS = COUNT.split('|');
const NAMED: readonly (readonly [RegExp, number])[] = [
  [/half|halves/, 2],
  [/fourth|quarter/, 4],
  [/twelfth/, 12],
  [/sixteenth/, 16],
  ...['third', '', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'].flatMap((part, i) =>
    part === '' ? [] : [[new RegExp(part), i + 3] as const],
  ),
];

/** "owning one-half, and Carl Fry, owning one-half": two shares or more that are all of it. */
function makesWhole(words: string): boolean {
  const shares = [...words.matchAll(SHARES)].map(({ 0: share }) => {
    const [over, under] = share.split('/').map((part) => Number.parseFloat(part));
    if (under !== undefined) return over! / under;
    if (/^\d/.test(share)) return over! / 100;
    return (NUMBERS.indexOf(/^[a-z]+/.exec(share)![0]) + 1) / NAMED.find(([part]) => part.test(share))![1];
  });
  return shares.length > 1 && Math.abs(shares.reduce((sum, one) => sum + one, 0) - 1) < 0.01;
}
