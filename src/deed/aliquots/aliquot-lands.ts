// Takes: the items of a land description. Gives: the same with parts of lots, repetitions in brackets and weak letters settled.
// Never: a chain that only says where a lot is ("lot 1 of the SW¼") as land of its own.
import { nearTo } from '../words/near-word.ts';
import { isJoinedBefore, wordEndBefore } from './aliquot-gap.ts';
import { behindAll, exactly, isSpace } from '../words/peek.ts';
import { withNamelessSections } from './aliquot-nameless.ts';
import type { LandItem, PlssItem } from './plss-items.ts';

const ALIAS =
  /(?:(?:otherwise|formerly|also)\s{1,3}(?:being\s{1,3})?(?:described|known|designated)(?:\s{1,3}and\s{1,3}described)?|being\s{1,3}the\s{1,3}same)\s{1,3}as\s{1,3}(?:the\s{1,3})?$/i;

export function refineLands(text: string, found: readonly PlssItem[]): PlssItem[] {
  const items = withNamelessSections(text, found);
  const leads = leadsToLand(text, items);
  const kept: PlssItem[] = [];
  for (const [i, item] of items.entries()) {
    const previous = kept.at(-1);
    if (item.kind !== 'land') {
      kept.push(item);
      continue;
    }
    if (isPlaceOfLot(text, item, previous)) {
      reachTo(kept, item.end);
      continue;
    }
    if (repeats(text, item, previous) || isPartOfOtherLot(text, item, items[i + 1]) || isOfEach(text, item)) continue;
    if (isHalfOfStrip(text, item)) continue;
    if (item.lot === '' && isOfUnread(text, item, previous)) {
      kept.pop();
      kept.push({ ...previous, isCut: true }, { ...item, isCut: true });
      continue;
    }
    if (item.lot === '' && isCut(text, item, previous, items[i + 1])) {
      kept.push({ ...item, isCut: true });
      continue;
    }
    if (item.isWeak && !leads[i]! && !follows(text, item, previous, kept.at(-2))) continue;
    if (
      previous?.kind === 'land' &&
      !previous.isCut &&
      (isBareOf(text, previous, item) ||
        isSameTwice(text, items, i) ||
        isOfFollowing(text, previous, item, items[i + 1]))
    ) {
      kept.pop();
      kept.push({ ...item, start: previous.start, parts: [...previous.parts, ...item.parts] });
      continue;
    }
    if (item.lot !== '' && isPartOfLot(text, previous, item)) {
      kept.pop();
      kept.push({ ...item, start: previous.start, limit: text.slice(previous.start, previous.end) });
      continue;
    }
    kept.push(item);
  }
  return kept;
}

/** "(NW¼ NW¼)" after the same in words; "otherwise described as lot 2". */
function repeats(text: string, item: LandItem, previous: PlssItem | undefined): boolean {
  if (previous?.kind === 'land' && item.start !== previous.start && isInBracket(text, previous.end, item.start))
    return true;
  return (
    previous !== undefined &&
    endsAlias(wordEndBefore(text, item.start)) &&
    ALIAS.test(text.slice(Math.max(0, item.start - 60), item.start))
  );
}

/** The last letters of "as" and "as the". */
const endsAlias = exactly('seSE');

/** "S½ (Southeast Quarter (SE/4) and Southwest": one bracket may have closed inside. */
const IN_BRACKET = /^\s{0,14}\([^()]{0,80}(?:\([^()]{0,12}(?:\)[^()]{0,40}(?:\([^()]{0,12})?)?)?$/;

/** A bracket that opens right after a land, and has not closed where the next one stands. */
function isInBracket(text: string, end: number, start: number): boolean {
  return IN_BRACKET.test(text.slice(end, Math.min(start, end + 120)));
}

/** The lots named last, with the quarter they are numbered in: what is said of it is said of them. */
function reachTo(kept: PlssItem[], end: number): void {
  const { start, end: last } = kept.at(-1)!;
  for (let i = kept.length - 1; i >= 0 && kept[i]!.start === start && kept[i]!.end === last; i--)
    kept[i] = { ...kept[i]!, end };
}

/** "lot 1 of the SW¼": lots numbered within a quarter. */
function isPlaceOfLot(text: string, item: LandItem, previous: PlssItem | undefined): boolean {
  if (item.lot !== '' || previous?.kind !== 'land' || previous.lot === '') return false;
  const gap = text.slice(previous.end, item.start);
  return (
    /^\s{0,3},?\s{0,3}(?:(?:[A-Z][a-z]{2,11}\s{1,3})?(?:which\s{1,3})?(?:lies|lying|falls|falling|is|being)\s{1,3}(?:with)?in|of|in)\s{1,3}(?:the\s{1,3}|said\s{1,3})?$/i.test(
      gap,
    ) ||
    (/^\s{1,2}$/.test(gap) && /^[a-z]{3}/i.test(text.slice(item.start, item.start + 3)))
  );
}

const PART = String.raw`(?:[NS][EW]|[NSEW])\.?\s?(?:1?\s?[/⁄]\s?[24]|[¼½]|[24](?!\d)|half|quarter)`;
/** "units of the N/2 and the S/2 of each quarter section": a rule for any of them, and no land. */
const OF_EACH = new RegExp(
  String.raw`^(?:,?\s{0,2}(?:(?:and|or|&)(?:\s{1,2}the)?\s{1,2})?${PART}){0,4}\s{1,3}(?:of|in)\s{1,3}(?:each|every|any|an?)\s{1,3}(?:such\s{1,3}|governmental\s{1,3})?(?:quarter(?:[\s-]{1,2}section)?|(?<!(?:each|every)\s{1,3})section)(?!\s{0,3}\d)`,
  'i',
);
const MAY_BE_OF_EACH = /(?:each|every|any|an?)\s{1,3}(?:such|gov|quarter|sec)/i;

const isOfEach = (text: string, { lot, end }: LandItem): boolean => {
  if (lot !== '') return false;
  const after = text.slice(end, end + 90);
  return MAY_BE_OF_EACH.test(after) && OF_EACH.test(after);
};

/** "the north half of the west ten acres of the SE¼": half of the strip. */
const OF_STRIP =
  /^\s{1,3}of\s{1,3}(?:the\s{1,3})?(?:(?:north|south|east|west)(?:ern)?|[NSEW]\.?)\s{1,3}(?:[\d.,]{1,7}|(?:[a-z]{3,9}[\s-]{1,3}){1,4}?)(?:\([\d.]{1,6}\)\s{0,2})?\s{0,3}(?:acres|feet|ft|rods|chains)\b/i;
const isHalfOfStrip = (text: string, { lot, end }: LandItem): boolean =>
  lot === '' && OF_STRIP.test(text.slice(end, end + 80));

const mayNameLot = exactly('otlOTL');

/** "the north half of lot 40 of the depot addition": a lot that is no government lot takes its half with it. */
function isPartOfOtherLot(text: string, item: LandItem, next: PlssItem | undefined): boolean {
  if (item.lot !== '' || !mayNameLot(text.charCodeAt(behindAll(text, item.end, 3, isSpace)))) return false;
  const after = /^\s{0,3}(?:of\s{1,3})?(?:the\s{1,3})?(?=lots?\b)/i.exec(text.slice(item.end, item.end + 16));
  return after !== null && next?.start !== item.end + after[0].length;
}

const OF_FOLLOWING =
  /^\s{1,3}of\s{1,3}the\s{1,3}following(?:[\s-]{1,3}described)?(?:\s{1,3}[a-z]{2,12}){0,3}\s?:\s{1,3}(?:the\s{1,3})?$/i;

/** "The N½ of the following: the SE¼ of Section 14": a half of the one land that follows. */
const isOfFollowing = (text: string, previous: LandItem, item: LandItem, next: PlssItem | undefined): boolean =>
  previous.lot === '' &&
  item.lot === '' &&
  next?.kind !== 'land' &&
  OF_FOLLOWING.test(text.slice(previous.end, item.start));

/** "NE of SW", "NE of SW¼", "NE SW¼": letters without fractions, joined. */
function isBareOf(text: string, previous: LandItem, item: LandItem): boolean {
  if (!previous.isWeak || item.lot !== '' || previous.lot !== '') return false;
  const gap = text.slice(previous.end, item.start);
  return (
    /^\s{1,3}of\s{1,3}(?:the\s{1,3})?$/i.test(gap) ||
    (gap === ' ' && /[EW]$/.test(text.slice(previous.start, previous.end)))
  );
}

const PAIRED = /^\s{0,2},\s{1,2}(?:the\s)?$/;
const LAST_OF_LIST = /^\s{0,2},?\s{1,3}(?:and|&)\s{1,3}(?:the\s)?$/i;
/** "NW¼, NW¼, sec. 6": the same twice, and no other land in the list, is the one in the other; so where "and" tells that they are its last item. */
function isSameTwice(text: string, items: readonly PlssItem[], i: number): boolean {
  const [item, previous] = [items[i]!, items[i - 1]];
  if (item.kind !== 'land' || previous?.kind !== 'land' || item.parts.length !== 1) return false;
  if (previous.parts.length !== 1 || previous.parts[0] !== item.parts[0]) return false;
  if (!PAIRED.test(text.slice(previous.end, item.start))) return false;
  const [before, next] = [items[i - 2], items[i + 1]];
  const isLast = before?.kind === 'land' && LAST_OF_LIST.test(text.slice(before.end, previous.start));
  return (
    (before?.kind !== 'land' || isLast) && (next?.kind !== 'land' || !PAIRED.test(text.slice(item.end, next.start)))
  );
}

/** "S½ of lot 7": the half is the limit of the lot. */
function isPartOfLot(text: string, previous: PlssItem | undefined, item: LandItem): previous is LandItem {
  if (previous?.kind !== 'land' || previous.lot !== '') return false;
  return /^\s{0,3}(?:of\s{1,3}(?:the\s{1,3})?)?$/i.test(text.slice(previous.end, item.start));
}

const UNREAD_SIGN = String.raw`(?:[NS][.,]?\s{0,2}[EW]|[NSEW]|[358](?=[>~»«*^]))\.?\s{0,2}(?!(?:of|to|by|in|at|on|is|and|the|hf|qr|fr)\b)[^\s,;:.()&NSEW-]{1,6}(?:(?<=[>~»«*^])-[\dz])?`;
const UNREAD_BEFORE = new RegExp(String.raw`(?<![A-Za-z0-9]|[RT]\.?\s?\d{1,3}\s?)${UNREAD_SIGN}[ ]{0,2}$`);
/** "N\\V of the SE¼": no figure may be the sign, which "S. 40' of" would have. */
const UNREAD_OF =
  /(?<![A-Za-z0-9])(?:[NS][.,]?\s{0,2}[EW]|[NSEW])\.?\s{0,2}(?:(?=[^\s\d]{0,3}[\\%^£*»«{}¥§!|<>~¢©®#$?¿¡€@])[^\s,;:.()&\d-]{1,4}|['’"]?1?[/⁄][^\s\d,;:.()]{1,2})\s{1,2}of\s{1,3}(?:the\s{1,3})?$/;
const UNREAD_AFTER = new RegExp(String.raw`^[ ]{0,2}${UNREAD_SIGN}(?=[\s,;.]|$)`);

const FRACTION = String.raw`(?:one[\s-]{1,2})?(?:[½¼%]|1[/⁄-][24](?!\d)|half\b|quarter\b|fourth\b)\s{0,2}(?:\([^()]{1,12}\)\s{0,2})?`;
const LINK = String.raw`([A-Za-z\d]{1,5}[\s.-]{1,3}[A-Za-z\d]{1,5}|[A-Za-z\d]{1,9})[\s.,-]{0,3}${FRACTION}`;
/** "the Wcst ½ of the", "W . ½": a part of the chain before it. */
const LINK_BEFORE = new RegExp(String.raw`(?<![A-Za-z\d])${LINK}\s{0,2}(?:of\s{1,3}(?:the\s{1,3})?)?$`, 'i');
/** "of the S. B. ¼", "northoast quarter". */
const LINK_AFTER = new RegExp(
  String.raw`^\s{0,3}(?!(?:and|or|of|in)\b)${LINK}|^,?\s{0,3}of\s{1,3}(?:the\s{1,3})?${LINK}`,
  'i',
);
/** "of the nxxthwzst quarter": whatever it was, the land is part of it. */
const OF_QUARTER =
  /^,?\s{0,3}of\s{1,3}(?:the\s{1,3})?(?!one|each|said|same|such|any|undivided)[a-z]{6,12}[\s-]{1,2}quarter/i;
/** "of the northeast nort beit quarter": words of a scan inside the name of the quarter. */
const PARTED_QUARTER =
  /^,?\s{0,3}o[ft]\s{1,3}(?:the\s{1,3})?(?:nor|sou)th(?:ea|we)st\s{1,2}(?!(?:one|frac|quarter|and|of|corner)\b)(?:[^\s,;.]{1,7}\s{1,2}){1,3}q\S{4,7}(?![a-z])|^\s{1,2}(?:north|south|east|west)[a-z]{0,4}\s{0,2}(?:q[a-z]{0,6}|h[a-z]{0,2})?$/i;
/** "three forties of the", "quar- … ter of the": some of it, nobody knows which. */
const FORTIES_OF = /(?:\bfort(?:y|ies)|(?<![A-Za-z])r?ter)\s{1,3}of\s{1,3}(?:the\s{1,3})?$/i;

/** "the north hclf of the": a direction that reads, and a half that does not. */
const HALF_OF =
  /\b(?:north|south|east|west)(?:ern)?[\s-]{1,3}(?:one[\s-]{1,2})?(\S{1,6})\s{1,3}of\s{1,3}(?:the\s{1,3})?$/i;
const nearHalf = nearTo(['half'], 1);

/** "sonthwed: quarter northeast quarter", where parts are set without "of": which part it was cannot be read. */
const endsLink = exactly('frFR');
const TIGHT_LINK = /([^\s,;]{1,12})\s{1,2}(?:half|quarter)\s{1,2}$/i;
const isBehindLink = (before: string): boolean => {
  const whose = TIGHT_LINK.exec(before)?.[1];
  return whose !== undefined && (!KNOWN_HALF.test(whose) || /^(?:nor|sou|eas|wes)/i.test(whose));
};

/** "north half northwmt arter": the quarter it lies in, spoilt in both words. */
const SPOILT_QUARTER = /^\s{1,3}(?:of\s{1,3}(?:the\s{1,3})?)?([a-z]{6,12})\s{1,2}([a-z]{4,9})(?![a-z])/i;
const nearQuarter = nearTo(['quarter'], 3);
const isInSpoiltQuarter = (after: string): boolean => {
  const found = SPOILT_QUARTER.exec(after);
  return found !== null && nearLongDirection(found[1]!.toLowerCase()) && nearQuarter(found[2]!.toLowerCase());
};

/** "the sout east quarter o e southeast quarter", "the east half quarter of the SW¼". */
const SPOILT_BEFORE =
  /\b(?:quarter|half)\s{1,3}(?!(?:and|or|nor|all|also|in|of|to|the)\b)(?:[a-z]{1,2}\s{1,3}){2}$|\bhalf\s{1,3}quarter\s{1,3}o[ft]\s{1,3}(?:the\s{1,3})?$/i;

function isOtherPartOf(before: string): boolean {
  const word = HALF_OF.exec(before)?.[1];
  if (word !== undefined) return nearHalf(word.toLowerCase()) || SPOILT_HALF.test(word);
  const whose = /([^\s,;:]{1,9})\s{1,3}half\s{1,3}o[ft]\s{1,3}(?:the\s{1,3})?$/i.exec(before)?.[1];
  return whose === undefined ? FORTIES_OF.test(before) : !KNOWN_HALF.test(whose);
}

/** "south h of the", "east haii of the". */
const SPOILT_HALF = /^h(?!alf$|ill|ous|oly|igh|and|ead|ook|ome)[^\s]{0,4}$/;
/** "an undivided half of the NE¼"; any other word before it told which half, and cannot be read: "the no half of the". */
const KNOWN_HALF =
  /^(?:undivided|undiv\.?|one|a|an|the|said|each|other|remaining|equal|his|her|their|our|my|its|this|that|first|second|last|and|or|of|in|to|interest|owns?|(?:nor|sou|eas|wes)\S{1,8}|[nsew]\W{0,2}|\W{0,2}|[\d/.-]{1,6}(?:st|nd)?)$/i;

const nearLongDirection = nearTo(['north', 'south', 'northeast', 'northwest', 'southeast', 'southwest'], 2);
const nearShortDirection = nearTo(['east', 'west'], 1);

/** One or two letters by themselves, or a word that is nearly a direction; of two words it may be the last. */
function isDirection(words: string): boolean {
  const last = words.replace(/^.*[\s.-]/, '');
  if (/^[A-Z][\s.-]{0,3}[A-Z]?$/.test(words) || /^(?:[NSEW]|[A-Z]{2})$/.test(last)) return true;
  const joined = words.replace(/[^a-z]/gi, '');
  return [joined, last].some((word) => nearLongDirection(word.toLowerCase()) || nearShortDirection(word.toLowerCase()));
}

/** "quarter o e southeast quarter": what stood for "of the". */
const SPOILT_OF = /^\s{1,2}(?!(?:and|or|nor|also|&)\b)(?:[a-z]{1,3}[.,]?\s{1,2}){2}$/;

/** "the northeast quarter qzx wvb of the southwest quarter": one chain, of which nobody knows what stands in its middle. */
function isOfUnread(text: string, item: LandItem, previous: PlssItem | undefined): previous is LandItem {
  if (previous?.kind !== 'land' || previous.lot !== '' || item.start - previous.end > 60) return false;
  if (SPOILT_OF.test(text.slice(previous.end, item.start))) return true;
  if (!isJoinedBefore(text, item.start)) return false;
  const words = UNREAD_MIDDLE.exec(text.slice(previous.end, item.start))?.[1];
  return words !== undefined && !KNOWN_MIDDLE.test(words);
}

const UNREAD_MIDDLE = /^\s{1,2}((?:[^\s,;:.()&\d]{1,16}[.-]?\s{1,2}){1,4})o[ft]\s{1,3}(?:(?:the|said)\s{1,3})?$/i;
const KNOWN_MIDDLE =
  /\b(?:and|or|also|with|plus|exc\w*|less|all|parts?|portions?|that|those|much|lying|being|situated?|located|north\w*|south\w*|east\w*|west\w*|[nsew]|off|out|feet|ft|rods?|acres?|chains?|sides?|ends?|corners?|lines?|cent\w+|middle|from|to|in|on|along|over|across|through|above|below|adjoin\w*|between|half|halves|quarters?|fort(?:y|ies)|more|thereof|strip|piece|parcel|tract|remainder|balance|rest|such|any|the|an?|each|both|whole|entire|fractional|same|said|which|is|are|was|were|for|by|one|two|three)\b/i;

/** "H/2 SE/4", "M 1/2 of the SW 1/4": a part whose letter is no direction. */
const SPOILT_AFTER = /^\s{1,2}(?:(?:of\s{1,2}(?:the\s{1,2})?)?[A-Z]{1,2}\s?1?[/⁄]|[A-Za-z]{2}(?=4))[24](?!\d)/;
/** ", S NW¼": a direction whose fraction is lost. */
const LETTER_AFTER = /^ [NSEW] [NSEW]{1,2}[¼½]/;
const LONE_LETTER = /(?:[,;:(\t\n]|^)\s{0,3}[NSEW] $/;
const SPOILT_LINK = /(?<![A-Za-z\d/])[A-Z]{1,2}\s?1?[/⁄][24]\s{1,2}(?:of\s{1,2}(?:the\s{1,2})?)?$/;

/** "W V^ NW¼", "NE¼ S V^", "Wcst ½ of the NE¼": one link of the chain could not be read; what is left of it is other land. */
function isCut(text: string, item: LandItem, previous: PlssItem | undefined, next: PlssItem | undefined): boolean {
  const before = text.slice(Math.max(previous?.end ?? 0, item.start - 48), item.start);
  if (/[^\s,;:.(]\s{0,2}$/.test(before) && UNREAD_BEFORE.test(before.slice(-24))) return true;
  if (SPOILT_LINK.test(before) || LONE_LETTER.test(before) || SPOILT_BEFORE.test(before)) return true;
  if (isJoinedBefore(text, item.start) && (UNREAD_OF.test(before.slice(-20)) || isOtherPartOf(before))) return true;
  if (endsLink(wordEndBefore(text, item.start)) && isBehindLink(before)) return true;
  const link = /[½¼%4]|hal|uar|urt/i.test(before) ? LINK_BEFORE.exec(before)?.[1] : undefined;
  if (link !== undefined && isDirection(link)) return true;
  const after = text.slice(item.end, Math.min(next?.start ?? Infinity, item.end + 40));
  if (SPOILT_AFTER.test(after) || LETTER_AFTER.test(text.slice(item.end, item.end + 6))) return true;
  if (/^-\s/.test(after) && /quar$/i.test(text.slice(item.start, item.end))) return true;
  if (/^ {0,2}[NSEW]/.test(after) && UNREAD_AFTER.test(after.slice(0, 12))) return true;
  const behind = /[½¼%4]|hal|uar|urt/i.test(after) ? LINK_AFTER.exec(after) : null;
  if (PARTED_QUARTER.test(after) || isInSpoiltQuarter(after)) return true;
  return behind !== null && (isDirection((behind[1] ?? behind[2])!) || OF_QUARTER.test(behind[0]));
}

/** Letters without a fraction, or a damaged fraction, are land only beside a section or in a list of lands. */
function follows(text: string, item: LandItem, previous: PlssItem | undefined, before: PlssItem | undefined): boolean {
  if (!previous || previous.kind === 'same place') return false;
  if (previous.kind === 'place' && previous.sections.length === 0 && item.parts.length <= 1) {
    // "Sec. 36, T. 14 N., R. 61 W., W%": the section goes before its township, and a sign stands behind the letters.
    if (before?.kind !== 'section' || previous.start - before.end > 8) return false;
    if (!/[^A-Za-z\s.]/.test(text.slice(item.start, item.end))) return false;
  }
  return isNear(text, previous.end, item.start);
}

/** Of each item: whether a section, or land that is surely some, stands right behind it or behind doubtful land that does. */
function leadsToLand(text: string, items: readonly PlssItem[]): boolean[] {
  const leads = items.map(() => false);
  for (let i = items.length - 2; i >= 0; i--) {
    const next = items[i + 1]!;
    // "SENW 5-7N-2E": a coded place names its section itself.
    const isSure =
      next.kind === 'section' ||
      (next.kind === 'place' && isChain(items[i]!) && isBeforeSection(text, next, items[i + 2])) ||
      (next.kind === 'land' && !next.isWeak) ||
      (next.kind === 'place' && next.sections.length > 0);
    leads[i] = (isSure || (next.kind === 'land' && leads[i + 1]!)) && isNear(text, items[i]!.end, next.start);
  }
  return leads;
}

const isChain = (item: PlssItem): boolean => item.kind === 'land' && item.parts.length > 1;
/** "SE NE T21S, R35W, Sec. 13". */
const isBeforeSection = (text: string, { end }: PlssItem, next: PlssItem | undefined): boolean =>
  next?.kind === 'section' && /^[,.]?\s{1,2}$/.test(text.slice(end, next.start));

function isNear(text: string, from: number, to: number): boolean {
  return /^(?:\s{0,2}[-–(]?\s{0,2}\d{1,3}(?:\.\d{1,2})?\s?(?:ac(?:res?)?\b\.?|a\.|(?<=\.\d{1,2}))\)?(?=[,;]))?(?:[\s,:;.()|-]{0,8}|[ .]{9,60})(?:(?:and|&|of|in|except|the|less|that|those|parts?|pts?\.?|portions?|all|also)\s{1,3}){0,6}(?:(?<=[,;]\s(?:and\s)?)[\d.,]{1,8}\s(?:acres?|ac\.?|a\.)\s{1,2}in\s{1,2}(?:the\s{1,2})?)?$/i.test(
    text.slice(from, Math.max(from, to)),
  );
}
