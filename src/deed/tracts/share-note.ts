// Takes: a measured description and the words around it. Gives: a note where the paper deals with a share of the land or with a right in it: "an undivided one-third
// interest in", "surface only". Never: a doubt; the figure is the land's all the same.
import { leadSentence } from '../marks/lead-sentence.ts';
import { mayHoldPhrase } from '../words/phrases.ts';
import type { Description } from './description.ts';
import { quoted } from './quoted.ts';

const mayShare = mayHoldPhrase('undivided surface interest_ oil_ coal_ gas_ minerals_ timber_');
const LEADS =
  /\bundivided\s[^;]{0,60}?\b(?:interest|part|share|half|third|fourth|moiety)\b[^;]{0,80}$|\bthe\s+surface\s+(?:only|estate|rights)\b[^;]{0,80}$|\b(?:oil|gas|coal|minerals?|ores?|timber)\b(?:\s+[a-z]+,?){0,6}?\s+(?:in\s+and\s+under|lying\s+(?:in|under)|underlying|standing\s+on|growing\s+on|under|beneath)(?:\s+the\s+following[^;]{0,60})?$/;
const BEHIND =
  /\bsurface\s+(?:rights\s+)?only\b|\binterest\s+(?:hereby\s+|herein\s+)?conveyed\s+(?:being|is)\s[^.;]{0,40}|\b(?:conveys?|grants?|conveying)\s+(?:only\s+)?an\s+undivided\s[^.;]{0,60}/;
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
  return end > from ? `Only a share of the land or a right in it is dealt with: ${quoted(text, from, end)}.` : null;
}
