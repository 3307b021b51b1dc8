// Takes: a measured description and the words around it. Gives: a note where the paper deals with a share of the land or with a right in it: "an undivided one-third
// interest in", "surface only". Never: a doubt; the figure is the land's all the same.
import { leadSentence } from '../marks/lead-sentence.ts';
import { matchesOf } from '../words/matches.ts';
import { mayHoldPhrase } from '../words/phrases.ts';
import type { Description } from './description.ts';
import { quoted } from './quoted.ts';

const mayShare = mayHoldPhrase(
  'undivided surface interest_ oil_ coal_ gas_ minerals_ timber_ owning own_an owns_ owner_of owners_of outstanding dower curtesy holding hold_an holds_ conveying life_estate reversion remainder_interest',
);
const PARTS = 'half|halves|third|fourth|quarter|fifth|sixth|seventh|eighth|ninth|tenth|twelfth|sixteenth';
const COUNT = 'one|two|three|four|five|six|seven|eight|nine';
const SHARE = String.raw`(?:(?:${COUNT})[\s-](?:${PARTS})s?\b|\d{1,3}\/\d{1,4}(?:ths?)?|\d{1,2}(?:\.\d+)?\s?(?:%|per\s?cent))`;
const LEADS = new RegExp(
  [
    String.raw`\bundivided\s[^;]{0,60}?\b(?:interest|part|share|half|third|fourth|moiety)\b[^;]{0,80}$`,
    String.raw`\bthe\s+surface\s+(?:only|estate|rights)\b[^;]{0,80}$`,
    String.raw`\b(?:oil|gas|coal|minerals?|ores?|timber)\b(?:\s+[a-z]+,?){0,6}?\s+(?:in\s+and\s+under|lying\s+(?:in|under)|underlying|standing\s+on|growing\s+on|under|beneath)(?:\s+the\s+following[^;]{0,60})?$`,
    String.raw`\bown(?:ing|s|ers?\s+of)\s+(?:an?\s+|the\s+)?(?:undivided\s+)?${SHARE}[^;]{0,160}$`,
    String.raw`\b(?:own|hold)(?:ing|s)\s+(?:but\s+|each\s+)?an?\s+(?:undivided\s+)?(?:${PARTS})\b[^;]{0,120}$`,
    String.raw`^\W*(?:the\s+)?(?:reversion|remainder\s+interest|life\s+estate)\b[^;]{0,80}\b(?:of|in)\s*$`,
    String.raw`^\W*(?:all\s+)?(?:(?:the|her|my|his)\s+)?(?:rights?|estate|claim)\s+of\s+(?:dower|curtesy)\b[^;]{0,80}$`,
  ].join('|'),
);
const BEHIND = new RegExp(
  [
    String.raw`\bsurface\s+(?:rights\s+)?only\b|\blife\s+estate\s+only\b|\bonly\s+(?:an?|her|his|the|my)\s+life\s+estate\b`,
    String.raw`\binterest\s+(?:hereby\s+|herein\s+)?(?:conveyed|transferred|sold|assigned|devised|quitclaimed)\s+(?:being|is)\s(?:[^.;]|\.\d){0,40}`,
    String.raw`\b(?:conveys?|grants?|conveying|own|owns|hold|holds)\s+(?:only\s+|but\s+)?an\s+undivided\s[^.;]{0,60}`,
    String.raw`\bundivided\s+${SHARE}\s+(?:(?:interest|part|share)\s+)?(?:un)?to\s[^.;]{0,160}`,
    String.raw`\b(?:convey(?:s|ing)?|(?:own|hold)s?(?:\s+title\s+to)?)\s+(?:(?:only|but|an?|the)\s+){0,2}(?:undivided\s+)?${SHARE}[^.;]{0,60}`,
    String.raw`\boutstanding\s+(?:undivided\s+)?${SHARE}[^.;]{0,60}`,
  ].join('|'),
);
const REACH = 300;

export function shareNote(text: string, folded: string, d: Description, next: Description | null): string | null {
  if (!mayShare(text)) return null;
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
  const shares = matchesOf(SHARES, words).map(({ 0: share }) => {
    const [over, under] = share.split('/').map((part) => Number.parseFloat(part));
    if (under !== undefined) return over! / under;
    if (/^\d/.test(share)) return over! / 100;
    return (NUMBERS.indexOf(/^[a-z]+/.exec(share)![0]) + 1) / NAMED.find(([part]) => part.test(share))![1];
  });
  return shares.length > 1 && Math.abs(shares.reduce((sum, one) => sum + one, 0) - 1) < 0.01;
}
