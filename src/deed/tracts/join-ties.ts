// Takes: two descriptions, one right behind the other. Gives: the second with the first as its tie, where the first only led to its beginning.
// Never: for two figures of which the second begins where the first closed.
import { isBack, startWalk, walkOn } from '../courses/closing.ts';
import type { Description } from './description.ts';
import { wording } from '../words/wording.ts';

/** "Commencing at …; thence … to a point. Beginning at said point, thence …": the first description was the second's tie. */
export function joinTies(folded: string, before: Description | undefined, found: Description): Description | null {
  if (!before || before.ties.length > 0 || found.ties.length > 0 || before.courses.length > 12 || !found.closes)
    return null;
  const atAPoint =
    before.starter.kind === 'commence' &&
    !before.closes &&
    found.starter.kind === 'begin' &&
    !isInOtherParagraph(folded, before, found);
  if (!atAPoint && !leavesTheBeginning(folded, before, found)) return null;
  return {
    ...found,
    starter: before.starter,
    leadFrom: before.leadFrom,
    ties: before.courses,
    pobStart: before.pobStart,
  };
}

/** A paragraph or an item of a list that places its own beginning is led to by none before it. */
const isInOtherParagraph = (folded: string, before: Description, found: Description): boolean =>
  /\n\s{0,20}(?:\n|\(?\d{1,2}[.)]\s)/.test(folded.slice(before.end, found.starter.start)) &&
  !AT_THAT_POINT.test(folded.slice(found.starter.end, found.starter.end + 60));

const AT_THE_BEGINNING = new RegExp(wording`
  ^ (?:the|said) (?:(?:true|actual|aforesaid) ){0,2}(?:point|place) of beginning(?! (?:of|for)\b| \w+ described)`);

/** "Commencing …; thence … to the point of beginning. Beginning at said stake; thence": said of what only led there. */
const AT_THAT_POINT = new RegExp(wording`
  ^ (?:the )?(?:said|this|that|such) (?:(?:initial|last|above|named|mentioned)[\s-]+){0,3}
  (?:point|place|stake|post|stone|monument|pin|pipe|corner|station)\b`);
const leadsOnly = (folded: string, { starter: { kind }, pobStart }: Description): boolean =>
  kind === 'commence' ||
  kind === 'from' ||
  (kind === 'implicit' && /^\s*from\s/.test(folded.slice(pobStart, pobStart + 9)));

/** The courses came to the true point of beginning, and the next words set out from it: reached, then left. */
function leavesTheBeginning(folded: string, before: Description, found: Description): boolean {
  const behind = folded.slice(found.starter.end, found.starter.end + 60);
  const isThere =
    (before.closes && AT_THE_BEGINNING.test(behind)) || (AT_THAT_POINT.test(behind) && leadsOnly(folded, before));
  if (!isThere) return false;
  const walk = startWalk();
  const walked = before.courses.filter((course) => walkOn(walk, course)).length;
  return before.courses.length <= 2 || (walked === before.courses.length && !isBack(walk, 20));
}
