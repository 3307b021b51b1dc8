// Takes: the reading text of a plat or an as-built. Gives: the sheet's own data as DECISIONS.md's string. Never: for other kinds.
import { pack } from '../../contract/packed.ts';
import type { DocumentKind } from '../../contract/extraction.ts';
import type { SourceText } from '../../document/source-text.ts';
import { datesIn } from './dates.ts';
import { recordingsIn } from './recording.ts';
import { isOwnReference } from './recording-own.ts';

export function readSheet(source: SourceText, kind: DocumentKind): string {
  if (kind === 'plat') return platSheet(source.text);
  return kind === 'as_built' ? asBuiltSheet(source.text) : '';
}

const TITLE =
  /\b(?:(?:final|record|preliminary|amended|minor|condominium|subdivision)\s{1,3})?(?:plat|replat)\s{1,3}(?:of|for|showing)\s{1,3}(?:the\s{1,3}|survey\b\s{0,2}){0,2}["“]?(?<name>(?!county|city|said|this|thereof)[A-Z][^\n,;.()"”]{2,70})/i;
const SUBDIVISION_LINE =
  /(?:^|\n)\s{0,20}(?<name>[A-Z][A-Z0-9 '’&.,-]{2,60}\s(?:SUBDIVISION|ADDITION|ESTATES|CONDOMINIUMS?|REPLAT|PHASE\s\w{1,4}|SECTION\s\w{1,4})[^\n,;]{0,30})/;
const SURVEYOR =
  /\b(?:I,\s{0,3}(?<a>[A-Z][A-Za-z.'’ -]{4,40}?),?\s{1,3}(?:a\s{1,3})?(?:do\s{1,3}hereby|hereby|registered|licensed|professional|being)|(?:surveyor|prepared\s{1,3}by|surveyed\s{1,3}by)\s{0,3}:\s{0,3}(?<b>[A-Z][^\n,;]{3,50})|(?<c>[A-Z][A-Za-z.'’ -]{4,40}?),?\s{1,3}(?:R\.?\s?P?\.?L\.?S|P\.?L\.?S|P\.?S\.?M)\b)/;

function platSheet(text: string): string {
  const name = TITLE.exec(text)?.groups?.['name'] ?? SUBDIVISION_LINE.exec(text)?.groups?.['name'] ?? '';
  const surveyor = surveyorIn(text);
  const reference = recordingsIn(text).find((one) => one.isPlat && isOwnReference(text, one));
  const parts = {
    subdivision: tidy(name),
    lots: numbersAfter(text, /\blots?\s{0,2}(\d{1,3}[A-Z]?)\b/gi),
    blocks: numbersAfter(text, /\b(?:block|blk)\s{0,2}["“]?([A-Z0-9]{1,3})\b/gi),
    recording: reference ? `book=${reference.parts.book ?? ''} ; page=${reference.parts.page ?? ''}` : '',
    surveyor,
    date: sheetDate(text),
    verbatim: '',
  };
  const title = TITLE.exec(text)?.[0] ?? name;
  return Object.values(parts).every((value) => value === '')
    ? ''
    : pack('plat_sheet', { ...parts, verbatim: tidy(title) });
}

function surveyorIn(text: string): string {
  const groups = SURVEYOR.exec(text)?.groups;
  const name = tidy(groups?.['a'] ?? groups?.['b'] ?? groups?.['c'] ?? '');
  if (/[a-z][A-Z](?<!Mc[A-Z]|Mac[A-Z]|De[A-Z]|La[A-Z])/.test(name)) return ''; // letters of both sizes inside a word: misread
  return /\b(?:iron|pin|pipe|rebar|found|set|monument|concrete|cap|rod)\b/i.test(name) || !/\s/.test(name) ? '' : name;
}

/** Distinct numbers in the order of their value, at most a sheet's worth. */
function numbersAfter(text: string, pattern: RegExp): string {
  const found = new Set<string>();
  for (const match of text.matchAll(pattern)) if (found.size < 400) found.add(match[1]!.toUpperCase());
  return [...found].sort((a, b) => a.localeCompare(b, 'en', { numeric: true })).join(' ');
}

/** Dates of the flood map, of records named, of commissions and of revisions stand on a sheet too. */
const OTHER_DATE =
  /\b(?:recorded|filed|firm|panel|flood|fema|insurance|effective|expires?|commission|submittal|amended|revis(?:ed|ion)|instrument|book|page)\b[^;]{0,80}$/i;

/** The date of the sheet: beside the word for it, otherwise only when the sheet bears a single date. */
function sheetDate(text: string): string {
  const dates = datesIn(text).filter((date) => !OTHER_DATE.test(text.slice(Math.max(0, date.start - 100), date.start)));
  const marked = dates.find((date) =>
    /\b(?:date[d]?|survey(?:ed)?|field\s{1,3}work|drawn|prepared|plat)\b[^\n]{0,40}$/i.test(
      text.slice(Math.max(0, date.start - 60), date.start),
    ),
  );
  const distinct = new Set(dates.map((date) => date.iso));
  return marked?.iso ?? (distinct.size === 1 ? dates[0]!.iso : '');
}

const UTILITIES: readonly (readonly [utility: string, words: RegExp])[] = [
  ['sanitary sewer', /\bsanitary\s{1,3}sewer|\bsewer\b/i],
  ['storm drain', /\bstorm\s{1,3}(?:drain|sewer)|\bdrainage\b/i],
  ['water', /\bwater\s{0,2}(?:main|line|distribution)|\bhydrant\b/i],
  ['gas', /\bgas\s{1,3}(?:main|line|service)/i],
  ['electric', /\belectric(?:al)?\b|\bconduit\b/i],
  ['telephone', /\btelephone\b|\bfiber\b/i],
];

function asBuiltSheet(text: string): string {
  const stations = [...text.matchAll(/\b(?:sta(?:tion|\.)?\s{0,2})?(\d{1,4}\+\d{2}(?:\.\d{1,2})?)\b/gi)].map(
    (match) => match[1]!,
  );
  const vintage =
    /\bas[\s-]?built\b[^\n]{0,60}?\b((?:19|20)\d\d)\b/i.exec(text)?.[1] ?? datesIn(text).at(-1)?.iso.slice(0, 4) ?? '';
  const parts = {
    agency: tidy(
      /\b((?:city|town|county|village|borough)\s{1,3}of\s{1,3}[A-Z][A-Za-z ]{2,30}|[A-Z][A-Za-z ]{3,40}?\s(?:water|sewer|utility|utilities|sanitary|irrigation)\s{1,3}(?:district|authority|company|department))\b/i.exec(
        text,
      )?.[1] ?? '',
    ),
    engineer: tidy(
      /\b(?:engineer(?:ed\s{1,3}by)?|designed\s{1,3}by|consulting\s{1,3}engineers?)\s{0,3}:\s{0,3}([A-Z][^\n,;]{3,50})/i.exec(
        text,
      )?.[1] ?? '',
    ),
    utility: UTILITIES.find(([, words]) => words.test(text))?.[0] ?? '',
    vintage,
    stationing: stationRange(stations),
    pipe: pipeOf(text),
    sheets:
      /\bsheet\s{0,2}(?:no\.?\s{0,2})?(\d{1,3})\s{1,3}of\s{1,3}(\d{1,3})\b/i.exec(text)?.slice(1, 3).join(' of ') ?? '',
  };
  const title = lineAround(text, text.search(/\b(?:as[\s-]?built|record\s{1,3}drawing)/i));
  return Object.values(parts).every((value) => value === '')
    ? ''
    : pack('as_built_sheet', { ...parts, verbatim: tidy(title) });
}

/** The line a place stands in, at most eighty characters either side. */
function lineAround(text: string, at: number): string {
  if (at < 0) return '';
  const before = text.slice(Math.max(0, at - 80), at);
  const after = text.slice(at, at + 90);
  return before.slice(before.lastIndexOf('\n') + 1) + after.split('\n')[0]!;
}

function stationRange(stations: readonly string[]): string {
  const sorted = [...new Set(stations)].sort((a, b) => Number(a.replace('+', '')) - Number(b.replace('+', '')));
  return sorted.length > 1 ? `${sorted[0]!} to ${sorted.at(-1)!}` : '';
}

function pipeOf(text: string): string {
  const found =
    /\b(\d{1,2})\s?(?:-?\s?inch|in\.|["”])\s{0,2}(?:dia(?:meter|\.)?\s{0,2})?(PVC|DIP|VCP|RCP|CMP|HDPE|ductile\s{1,3}iron|cast\s{1,3}iron|steel|clay|concrete|polyethylene)\b/i.exec(
      text,
    );
  return found ? `${found[1]!}in ${found[2]!.replace(/\s+/g, ' ')}` : '';
}

function tidy(words: string): string {
  return words
    .replace(/\s+/g, ' ')
    .replace(/[\s,.;:-]+$/, '')
    .trim();
}
