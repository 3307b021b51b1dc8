// Takes: text. Gives: who grants and to whom, by the form of words deeds of every era use. Never: a name from a recital of an
// earlier deed; an unsure party stays empty.
import { namesIn } from './parties-names.ts';

export interface Parties {
  readonly grantors: readonly string[];
  readonly grantees: readonly string[];
}

const NONE: Parties = { grantors: [], grantees: [] };
const GRANTING = String.raw`(?:grants?|granted|bargains?|bargained|sells?|sold|conveys?|conveyed|remises?|remised|releases?|released|quit-?claims?|quit-?claimed|warrants?|warranted|alien(?:s|ed)?|demises?|demised|deeds?|deeded|transfers?|transferred|dedicates?|dedicated|confirm(?:s|ed)?|assigns?|assigned|give|given|give[ns])`;
const GRANTS = String.raw`(?:(?:do(?:es)?|have|has|hath|doth|by\s{1,3}these\s{1,3}presents|hereby|and\s{1,3}by\s{1,3}these\s{1,3}presents|did)[\s,]{1,3}){0,4}${GRANTING}(?:[\s,]{1,3}(?:and\s{1,3})?(?:${GRANTING}|enfeoff(?:ed)?|set\s{1,3}over|forever|absolutely|specially|generally|hereby|do(?:es)?|by\s{1,3}these\s{1,3}presents)){0,9}`;

/** Each form, tried in order; the first that names both sides or, failing that, either. */
const FORMS: readonly ((text: string) => Parties)[] = [labelled, between, presents, verbForm, declared, shortForm];

export function readParties(text: string): Parties {
  const head = text.slice(0, 12000);
  const found = FORMS.map((form) => form(head));
  const whole = found.find((one) => one.grantors.length > 0 && one.grantees.length > 0);
  const grantors = found.find((one) => one.grantors.length > 0)?.grantors ?? [];
  const grantees = found.find((one) => one.grantees.length > 0)?.grantees ?? [];
  return whole ?? { grantors, grantees };
}

/** "GRANTOR: …" blocks of cover sheets. */
function labelled(text: string): Parties {
  return {
    grantors: labelledNames(text, 'grantor|declarant|seller|trustor'),
    grantees: labelledNames(text, 'grantee|purchaser|buyer'),
  };
}

function labelledNames(text: string, label: string): string[] {
  const pattern = new RegExp(
    String.raw`(?:^|\n|[ \t]{2})[ \t]{0,20}(?:${label})s?(?:\s?\(\s?s\s?\))?(?:['’]s\s+name)?(?:\s\([^)\n]{0,40}\))?[ \t]{0,4}:[ \t]{0,10}\n?[ \t]{0,20}(?<name>[^\n]{3,160}(?:\n(?![ \t]*(?:grant|address|legal|tax|return|abbrev|assessor|refer|\d)[^\n]{0,60}:?)[ \t]*(?:and|&)[^\n]{3,120})?)`,
    'i',
  );
  const words = pattern.exec(text)?.groups?.['name'];
  return words ? namesIn(words.replace(/\b\d\)\s*/g, '; ').replace(/\bgrantee[^\n]*$/i, '')) : [];
}

/** "between A of the first part, and B of the second part"; "by and between A ("Grantor") and B ("Grantee")". */
function between(text: string): Parties {
  const found = /\b(?:by\s{1,3}and\s{1,3})?between\s{1,4}(?<sides>[\s\S]{6,1200})/i.exec(text);
  const opening = found ? text.slice(Math.max(0, found.index - 500), found.index) : '';
  if (
    !found ||
    !/\b(?:indenture|deed|made|agreement|entered|grant|lease|contract|conveyance|easement|instrument)\b/i.test(opening)
  )
    return NONE;
  const sides = found.groups!['sides']!;
  const cut =
    /(?:\bpart(?:y|ies)?\s{1,3}of\s{1,3}the\s{1,3}first\s{1,3}part|\bof\s{1,3}the\s{1,3}first\s{1,3}part|["“(]\s?(?:the\s{1,3})?["“]?grantors?["”]?|\b(?:as|called|the)\s{1,3}["“]?grantors?["”]?|,\s{0,3}grantors?)[\s,"”).;]{0,8}(?:\(?\s?whether[^)]{0,80}\)\s?)?/i.exec(
      sides,
    );
  if (!cut) return plainBetween(sides);
  const grantors = namesIn(sides.slice(0, cut.index));
  const rest = sides.slice(cut.index + cut[0].length);
  const second =
    /\band\s{1,3}(?<who>[\s\S]{3,500}?)(?:,?\s{0,3}(?:hereinafter|hereafter|herein)|,?\s{0,3}part(?:y|ies)?\s{1,3}of\s{1,3}the\s{1,3}second|,?\s{0,3}of\s{1,3}the\s{1,3}second\s{1,3}part|["“(]\s{0,2}(?:the\s{1,3})?["“]?grantees?|,?\s{1,3}(?:as\s{1,3})?grantees?\b|witnesseth|;)/i.exec(
      rest,
    );
  return { grantors, grantees: second ? namesIn(second.groups!['who']!) : [] };
}

/** "between A, and B, Witnesseth": the sides are parted by the last ", and " before the capital clause. */
function plainBetween(sides: string): Parties {
  const end = sides.search(/\b(?:witnesseth|whereas|that\s{1,3}(?:the|for)|hereinafter)\b|\n\s*\n/i);
  const clause = end > 0 ? sides.slice(0, end) : '';
  const parts = /^(?<one>[\s\S]{3,300}?),?\s{1,3}and\s{1,3}(?<two>[\s\S]{3,300}?),?\s{0,3}$/.exec(clause);
  return parts ? { grantors: namesIn(parts.groups!['one']!), grantees: namesIn(parts.groups!['two']!) } : NONE;
}

/** "Know all men by these presents, that A … grant, bargain and sell unto B". */
function presents(text: string): Parties {
  const found = new RegExp(
    String.raw`\bknow\s{1,3}all\s{1,3}(?:men|persons|by|people)[\s\S]{0,30}?presents?[\s,:;.-]{0,6}(?:that\b)?[\s,]{0,4}(?:(?:whereas|for)[\s\S]{0,400}?)?(?<who>(?:(?:i|we)\b[\s,]{1,3})?[\s\S]{3,400}?)(?:,?\s{1,3}(?:for|in)\s{1,3}(?:and\s{1,3}in\s{1,3})?consideration|,?\s{1,3}(?:the\s{1,3})?grantors?\b|${GRANTS}|hereinafter)`,
    'i',
  ).exec(text);
  if (!found) return NONE;
  const after = text.slice(found.index + found[0].length - 1, found.index + found[0].length + 1800);
  return { grantors: namesIn(found.groups!['who']!.replace(/^(?:i|we)[\s,]+/i, '')), grantees: conveyedTo(after) };
}

/** "A, Grantor, conveys and warrants to B, Grantee"; "THE GRANTOR, A, … quitclaims to B". */
function verbForm(text: string): Parties {
  const named =
    /\b(?:the\s{1,3})grantors?(?:\s?\(s\))?[\s,:]{1,4}(?<a>(?-i:[A-Z])[\s\S]{3,300}?)(?=,?\s{1,3}(?:for\s{1,3}(?:and\s{1,3})?(?:in|valuable|the)|in\s{1,3}consideration|do(?:es)?\s{1,3}hereby|conveys?|grants?|hereby|whose|of\s{1,3}(?:the\s{1,3})?(?:county|city)|an?\s))/i.exec(
      text,
    );
  const styled =
    /(?:^|\n|\bthat\s|\bthat,\s)\s{0,4}(?<b>[A-Z][^\n;]{3,200}?),?\s{1,3}(?:(?:as|the|hereinafter(?:\s{1,3}called)?|herein(?:\s{1,3}called)?)\s{1,3}(?:the\s{1,3})?)?["“(]{0,2}grantors?["”)]{0,2}\s{0,2},/i.exec(
      text,
    );
  const who = named?.groups?.['a'] ?? styled?.groups?.['b'];
  const at = named?.index ?? styled?.index ?? 0;
  return who ? { grantors: namesIn(who), grantees: conveyedTo(text.slice(at, at + 3000)) } : NONE;
}

function conveyedTo(text: string): string[] {
  const found = new RegExp(
    String.raw`\b${GRANTS}[\s,]{1,3}(?:[a-z]{2,12}[\s,]{1,3}){0,4}?(?:un)?to\s{1,3}(?:the\s{1,3})?(?:said\s{1,3})?(?<who>[A-Z][\s\S]{2,300}?)(?:[,\s]{1,4}\b(?:the\s{1,3})?(?:following|hereinafter|herein|grantees?\b|part(?:y|ies)\s|as\s|his\s|her\s|their\s|its\s|heirs|whose|with\s|all\s{1,3}(?:that|those|of|right)|an?\s|the\s)|[;:]|\n\s*\n|,\s{0,3}of\b|\s{1,3}of\s{1,3}(?:the\s{1,3})?(?:county|city|town))`,
    'i',
  ).exec(text);
  const who = found?.groups?.['who'];
  return who && /^[A-Z]/.test(who) ? namesIn(who) : [];
}

/** Declarations and grants by one side: "made this … day of …, by A, hereinafter referred to as Declarant". */
function declared(text: string): Parties {
  const made =
    /\b(?:made|executed|entered\s{1,3}into|set\s{1,3}forth)\b[^.;]{0,140}?\bby\s{1,3}(?!and\s{1,3}between)(?<who>(?-i:[A-Z])[\s\S]{3,400}?)(?=,?\s{0,3}\(?(?:hereinafter|herein\b|hereafter|witnesseth|as\s{1,3}["“']?(?:declarant|grantor|developer|owner)))/i.exec(
      text,
    );
  const under =
    /\bundersigned\s{1,3}(?:\w{5,12}),?\s{1,3}(?<who>[A-Z][\s\S]{3,200}?)(?=,?\s{1,3}(?:an?\s|hereby|does|do\s|being))/.exec(
      text,
    );
  const owner =
    /\bthat,?\s{1,3}(?<who>(?-i:[A-Z])[^;:]{3,160}?),?\s{1,3}being\s{1,3}the\s{1,3}(?:sole\s{1,3})?owners?\s{1,3}of\b/i.exec(
      text,
    );
  const isSurvey =
    made && /\b(?:survey|plat|map)\b/i.test(text.slice(Math.max(0, made.index - 80), made.index) + made[0]);
  const who = (isSurvey ? undefined : made?.groups?.['who']) ?? under?.groups?.['who'] ?? owner?.groups?.['who'];
  const benefit =
    /\bfor\s{1,3}the\s{1,3}benefit\s{1,3}of\s{1,3}(?<who>[A-Z][\s\S]{3,160}?)\s{0,3}[("“,]{1,3}\s{0,2}(?:the\s{1,3})?["“]?grantee/i.exec(
      text,
    );
  return { grantors: who ? namesIn(who) : [], grantees: benefit ? namesIn(benefit.groups!['who']!) : [] };
}

/** "I, A of B, for consideration paid, grant to C"; "A does hereby quitclaim unto C". */
function shortForm(text: string): Parties {
  const first =
    /(?:^|\n|\.\s{1,3})\s{0,4}(?:I|We),?\s{1,3}(?<who>[A-Z][\s\S]{3,240}?),?\s{1,3}(?:for|in)\s{1,3}(?:and\s{1,3}in\s{1,3})?consideration/.exec(
      text,
    );
  const third = new RegExp(
    String.raw`(?:^|[.,:;\n]\s{0,3})(?<who>[A-Z][^.;:\n]{3,90}?),?\s{1,3}do(?:es)?\s{1,3}hereby\s{1,3}${GRANTING}\b`,
  ).exec(text);
  const found = first ?? third;
  const who = found?.groups?.['who'];
  return found && who
    ? { grantors: namesIn(who), grantees: conveyedTo(text.slice(found.index, found.index + 2400)) }
    : NONE;
}
