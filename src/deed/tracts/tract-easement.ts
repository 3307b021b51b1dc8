// Takes: the tracts of a paper, each with the easement that the words before it tell, and the paper. Gives: the tracts with what the
// paper grants over them. Never: an easement on land that a deed conveys, on an exception, or on land that only bears or enjoys one.
import type { Tract } from '../../contract/extraction.ts';
import { pack, unpack } from '../../contract/packed.ts';
import { easementOfPaper, mayTellEasement, namesEasement, readEasement, withPaper } from '../record/easement.ts';
import { wording } from '../words/wording.ts';

/** Where the words of a tract begin: under its own heading, behind "also another tract". */
const HEADS = new RegExp(
  wording`
    (?:^|\n|[.;:] )[ \t]{0,8}(?:TRACT|PARCEL|EXHIBIT|Tract|Parcel|Exhibit|Easement|EASEMENT) (?:(?:No|NO)\.?\s?)?["“']?
    (?:[IVX]{1,4}|[A-Z]|\d{1,3}[A-Z]?|One|Two|Three|Four|Five|Six|ONE|TWO|THREE|FOUR|FIVE|SIX)\b
    |\b(?:also,? )?(?:another|one other|an? (?:second|third|fourth|further)) (?:certain )?(?:tract|parcel|lot|piece)\b|\balso,? all that\b`,
  'g',
);

/** The easement told between the end of the land before and the beginning of a figure. */
export function easementBefore(text: string, from: number, opens: number, isLine: boolean, state: string): string {
  if (!mayTellEasement(text, from, opens)) return '';
  const lead = text.slice(from, opens);
  const head = [...lead.matchAll(HEADS)].at(-1);
  return readEasement(text, head ? from + head.index : from, opens, isLine, state);
}

/** Land that is described because it bears or enjoys an easement, not because the easement covers it all. */
const isOtherLand = (tract: Tract, named: ReadonlySet<string>): boolean =>
  tract.is_exception || (named.size > 0 && !named.has(exhibitOf(tract.name)));

const exhibitOf = (name: string): string =>
  /^\s*(?:exhibit|appendix|schedule)\s+["“']?([A-Z0-9]{1,3})\b/i.exec(name)?.[1]?.toUpperCase() ?? '';

/** The exhibits that the granting clause says the easement is described in, where tracts are called so. */
function exhibitsOf(paper: string, tracts: readonly Tract[]): Set<string> {
  const called = new Set(tracts.map((tract) => exhibitOf(tract.name)).filter((name) => name !== ''));
  const named = [...paper.matchAll(/\b(?:exhibit|appendix|schedule)\s{1,3}["“']?([A-Z0-9]{1,3})\b/gi)].map((match) =>
    match[1]!.toUpperCase(),
  );
  return new Set(named.filter((name) => called.has(name)));
}

/** A paper in parts tells another easement in each, also where not every part has become a tract. */
const PARTS = new RegExp(
  wording`
    (?:^|\n)[ \t]{0,60}(?:TRACT|PARCEL|Tract|Parcel|Easement|EASEMENT) (?:(?:No|NO)\.?\s?)?
    (?:[IVX]{1,4}|[A-Z]|\d{1,3}[A-Z]?|One|Two|Three|Four|ONE|TWO|THREE|FOUR)\b`,
  'g',
);

/** Where the granting clause tells no width it was read from the first of the strips behind it, and is that strip's alone. */
function withoutWidth(paper: string): string {
  const whole = unpack('easement', paper);
  return /\b(?:feet|foot|ft|rods?|yards?|met(?:er|re)s?)\b|\d\s?['’′]/i.test(whole.verbatim ?? '')
    ? paper
    : pack('easement', { ...whole, width_ft: '' });
}

/** "Two strips of land, each 40 feet wide, the center lines of which are: …": stated once over several lines. */
const OF_SEVERAL = new RegExp(
  wording`\b(?:strips|rights[\s-]of[\s-]way)\b(?=[^;]{0,300}\blines\b)|\b(?:two|three|four|several) (?:strips|rights[\s-]of[\s-]way)\b`,
  'i',
);

function withSharedStrips(tracts: readonly Tract[]): readonly Tract[] {
  let over = '';
  return tracts.map((tract) => {
    if (tract.description_type !== 'centerline') over = '';
    else if (tract.easement !== '')
      over = OF_SEVERAL.test(unpack('easement', tract.easement).verbatim ?? '') ? tract.easement : '';
    else if (over !== '') return { ...tract, easement: over };
    return tract;
  });
}

export function withEasements(text: string, isEasement: boolean, state: string, given: readonly Tract[]): Tract[] {
  const tracts = withSharedStrips(given);
  const lands = tracts.filter((tract) => !tract.is_exception);
  if (lands.length === 0) return [...tracts];
  const paper = easementOfPaper(text, isEasement, state);
  if (paper === '') return [...tracts];
  if (lands.length === 1) {
    const isAlone =
      lands[0]!.easement === '' || new Set([...text.matchAll(PARTS)].map((match) => match[0].trim())).size < 2;
    return tracts.map((tract) =>
      tract.is_exception ? tract : { ...tract, easement: withPaper(tract.easement, paper, isAlone) },
    );
  }
  const shared = lands.some((tract) => tract.easement.includes('width_ft=')) ? withoutWidth(paper) : paper;
  const isTold = lands.some((tract) => namesEasement(tract.easement));
  const named = exhibitsOf(paper, lands);
  const measured = lands.some((tract) => tract.calls.length > 0);
  return tracts.map((tract) => {
    const isLeft = isTold ? tract.easement === '' : isOtherLand(tract, named) || (measured && tract.calls.length === 0);
    return isLeft ? tract : { ...tract, easement: withPaper(tract.easement, shared, false) };
  });
}
