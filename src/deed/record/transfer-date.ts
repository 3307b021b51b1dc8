// Takes: text. Gives: the date of the conveyance itself: where it is made, executed or witnessed.
// Never: the date of recording, survey, oath or prior deed.
import { actDate } from './dates-acts.ts';
import { type DateMention, datesIn } from './dates.ts';
import { pattern } from './pattern.ts';

/** Words that a deed's own date follows, in its opening, then at its end. */
const MADE: readonly RegExp[] = [
  pattern`\bthis (?:\w+ ){0,3}(?:deed|indenture|agreement|instrument|document|declaration|easement|amendment|assignment
      |conveyance|grant|lease|contract|mortgage|release|memorandum|reconveyance|satisfaction|subordination|license
      |servitude)\b[^.;]{0,110}$`,
  pattern`\b(?:be it (?:known|remembered)|by these presents)[,:]? that,? on (?:this |the ){0,2}$`,
  pattern`\b(?:made|entered into|executed)\b
      (?:[\s,]{1,2}(?:and|entered|into|executed|delivered|effective|to|be|as|of|on|this|the|in duplicate))*[\s,:]*$`,
  pattern`(?:\b(?:witness,? (?:the execution hereof
            |the (?:said )?(?:grantor|vendor|seller|mortgagor|declarant|owner|lessor|trustor|undersigned)
            (?:s?['’]s?)? (?:hands?|signatures?|seals?)
            |(?:my|our|the|his|her|their|its) (?:following )?(?:hands?|signatures?|seals?))|thus done\b|executed at\b
          |in witness whereof|hereunto set|set (?:my|our|his|her|their|its) hands?
          |signed(?: and sealed)?,?(?: as of)?(?: on)? this|given under (?:our|their) hands?
          |given under my hand,? at the city of)|(?:^|[.;] )(?:(?-i:E)ffective )?(?-i:D)ated?(?: this)?\s?:?)
      \b[^;]{0,140}$`,
  // At the head of a line with the date right behind it, unless the line before ends with another paper's name: "a Mortgage / Dated".
  pattern`(?<!(?-i:eed|ortgage|ote|ease|rust|nstrument|greement|eclaration|asement|rder|ecree))\n(?-i:D)ated
      (?: (?:this|the)){0,2}\s?:?\s?$`,
  // "This 4th day of May, 1950.", "Signed and delivered the 4th day of" above the names; a recorder also writes so.
  pattern`(?<!\b(?:record(?:ed)?|filed|received|lodged|registered|entered)\b[^.]{0,60})(?:^|[.;] |\n\s?)(?-i:This
      |Given(?: at [A-Z][\w .,]{2,40}?,?)? (?:this|the)
      |(?:Signed|SIGNED|Executed|EXECUTED|Exec\.)(?:(?:,|,? and)? (?:sealed|SEALED|delivered|DELIVERED|executed))*
      (?: as an? (?:sealed )?instrument(?: under seal)?,?)?(?: on)? (?:this|the|THIS|THE))(?: the)?\s?$`,
  // "Date:" of a form; a recorder's line, or the line below one, dates the record.
  pattern`(?:^
        |(?<!\b(?:record\w{0,3}|filed|clerk|auditor|register|doc|inst\w{0,7}|survey\w{0,3}|job|drawn|revis\w{0,3}
            |approv\w{0,3})\b[^\n]{0,60})\n)(?![^\n]*\b(?:record\w{0,3}|filed|clerk|auditor|register|doc|inst\w{0,7}
          |survey\w{0,3}|job|drawn|revis\w{0,3}|approv\w{0,3})\b)
      (?:(?:[^\n]* )?(?-i:Date)|(?:[^\n]*\bdeed tax\b[^\n]* )?(?-i:DATE))
      (?: of (?:document|instrument|deed|conveyance|execution))?\s?:\s?$`,
];
/** In the words between, another paper's date; before them, an oath or acknowledgment. */
const OF_ANOTHER = pattern`\b(?:recorded|filed|received|was|prepared|survey(?:ed)?|plat
  |certain (?:\w+ ){0,4}(?:deed|mortgage|declaration|map|instrument|lease)|conveyed|said deed|restrictions? dated
  |official (?:stamp|seal)|notarial|approved|book|page|revised|statute|act of|letters|born|died|published|by deed
  |deed (?:from|dated)|mortgage dated|maintenance agreement|u\/[adt]|under agreement
  |(?<!deed of )trust,? (?:agreement,? )?dated
  |(?:an?|that|the|said|its|his|their) (?:\w+ ){0,4}
  (?:note|contract|agreement|deed|trust|mortgage|lease|order|decree|judgment|will|bond|easement|grant)s?
  (?: \w+){0,4} dated|ending|terminat\w*|expir\w*|until|commencing|payable|matur\w*|due on)\b`;
const OTHER_PAPER = pattern`\b(?:survey|entry|(?-i:certain)|taking|(?<!\b(?:of|and|or) )homestead|application|plat|map)\b[^.;]{0,60}$`;
const OATH = pattern`\b(?:before me|personally|notary|acknowledged (?:that|before|to me)|subscribed (?:and|before|to)|sworn|commission
  |appointment|seal of (?:my |said )?office|(?:under|by) my hand and (?:official )?seal)\b`;

/** The date of the conveyance itself: where it is made, executed or witnessed; not of recording, survey, oath or prior deed. */
export function transferDate(printed: string): DateMention | null {
  const text = printed.includes('-\n') ? printed.replace(BROKEN_MONTH, '$<head>$<tail>  ') : printed;
  const date = ownDate(text);
  return date && text !== printed ? { ...date, verbatim: printed.slice(date.start, date.end) } : date;
}

/** "Novem- / ber": the month in one, and two blanks behind it, so that every place stays. */
const BROKEN_MONTH =
  /\b(?<head>janu|jan|febru|feb|sep|septem|octo|oct|novem|no|decem|de|au)-\n(?<tail>ary|uary|ruary|ber|tember|ober|vember|cember|gust)\b/gi;

function ownDate(text: string): DateMention | null {
  let best: DateMention | null = null;
  let rank = MADE.length;
  // One date after another, so that of thousands no words are kept: a date of a better rank than the best so far takes its place.
  const dates = datesIn(text);
  for (const date of dates) {
    const before = text
      .slice(Math.max(0, date.start - 180), date.start)
      .replace(/[._]{3,}/g, ' ')
      .replace(/\s{2,}|[^\S \n]/g, (blank) => (blank.includes('\n') ? '\n' : ' '));
    const own = MADE.findIndex((words, i) => i < rank && isOwnDate(before, words.exec(before)));
    const sealed = own < 0 && rank > SEALED_RANK && isSealed(text, date.start);
    if ((own < 0 && !sealed) || SURVEYED.test(text.slice(date.end, date.end + 24))) continue;
    if (REMEMBERED.test(before) && BEFORE_NOTARY.test(text.slice(date.end, date.end + 60))) continue;
    [best, rank] = [date, sealed ? SEALED_RANK : own];
    if (rank === 0) break;
  }
  return best ?? actDate(text, dates);
}

/** "Be it remembered that on the 4th of May, 1850, I surveyed …"; a recorder's date has the hour behind it. */
const SURVEYED = pattern`^(?:[\s,]{1,3}(?:I|we) (?:did )?(?:survey|measure|run|ran)| \d{1,2}:\d{2})`;
/** "Be it remembered, that on this 4th day of May, 1950, before me": a notary's words, but for acts that are passed before him. */
const REMEMBERED = /\bremembered\b[\s\S]{0,40}$/i;
const BEFORE_NOTARY = pattern`^[\s,]{1,3}(?:A\.?\s?D\.?,? )?(?:(?:personally )?(?:came|appeared) )?before (?:me|the (?:undersigned|subscriber))\b`;

/** A body's witness clause runs long before its date: by whom it was signed, by what resolution. It ranks with the short ones. */
const SEALED = pattern`(?:\bha(?:s|ve|th) (?:(?:hereunto|duly) ){0,2}caused (?:its|their|this|these|the)\b[^;]{0,200}\b
    (?:signed|executed|sealed|subscribed|affixed)\b[^;]{1,160}
    |\bin (?:witness|testimony) whereof\b(?=[^;]{0,240}\b(?:caused|presents)\b)[^;]{1,380})\b(?:this|the|on)
  [\s._]{1,12}$`;
const SEALED_RANK = 3;

function isSealed(text: string, start: number): boolean {
  const before = text.slice(Math.max(0, start - 420), start);
  const clause = SEALED.exec(before)?.[0];
  return clause !== undefined && !OF_ANOTHER.test(clause) && !OATH.test(clause);
}

/** "This deed dated May 4, 1950." */
const DATED_ITSELF = pattern`^this (?:(?!of\b)\w+ ){0,2}(?:deed|indenture|agreement|instrument|declaration|easement|lease|contract|mortgage)
  (?: is)?,? dated(?: (?:this|the|as of)){0,2}\s{0,3}$`;

function isOwnDate(before: string, clause: RegExpExecArray | null): boolean {
  if (clause && DATED_ITSELF.test(clause[0])) return !OATH.test(before);
  if (!clause || OF_ANOTHER.test(clause[0]) || (OATH.test(before) && !/^thus/i.test(clause[0]))) return false;
  // A full stop that begins the clause ends the sentence before it.
  return !OTHER_PAPER.test(before.slice(0, clause.index + (/^[.;]/.test(clause[0]) ? 1 : 0)));
}
