// Who may import whom (ARCHITECTURE.md): folders of src/ by layer, and which folder may use which library.
import { readFileSync, globSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';

const PURE = ['node:crypto', 'node:zlib', 'node:buffer'];

/** For each folder: the folders of ours it may import, and the packages. '*' stands for any. */
const LAYERS: Record<string, { ours: string[]; packages: string[] }> = {
  contract: { ours: [], packages: ['zod'] },
  survey: { ours: ['contract'], packages: PURE },
  network: { ours: [], packages: [] },
  document: { ours: ['contract', 'network'], packages: PURE },
  attest: { ours: ['contract'], packages: PURE },
  deed: { ours: ['contract', 'document', 'survey', 'network'], packages: PURE },
  verdict: { ours: ['contract', 'survey'], packages: PURE },
  plss: { ours: ['contract', 'survey'], packages: [...PURE, 'geographiclib-geodesic'] },
  grids: { ours: ['survey'], packages: ['proj4'] },
  artifacts: {
    ours: ['contract', 'survey', 'grids/grid.ts'],
    // the PDF writer with its font reader, QR codes, GeoPackage in memory, and node:fs for the fonts that lie beside the code
    packages: [...PURE, '@cantoo/pdf-lib', '@cantoo/fontkit', 'qrcode-generator', 'node:sqlite', 'node:fs'],
  },
  service: {
    ours: ['contract', 'survey', 'document', 'attest', 'deed', 'verdict', 'plss', 'grids', 'artifacts'],
    packages: [...PURE, 'node:url'],
  },
  adapters: {
    // the fabric is a port of plss as the store is one of service: its shapes, its identifiers, and how a feature is read (0074)
    ours: [
      ...[
        'contract',
        'document',
        'survey',
        'network',
        'service/ports.ts',
        'service/work-ports.ts',
        'service/billing-ports.ts',
        'service/fabric-ports.ts',
      ],
      ...['plss/fabric.ts', 'plss/fabric-features.ts', 'plss/fabric-memory.ts', 'plss/lon-lat.ts', 'plss/plss-id.ts'],
      'plss/ring-crossing.ts',
    ],
    packages: ['*'],
  },
  client: { ours: ['contract'], packages: ['zod'] }, // types of both
  console: { ours: ['client'], packages: ['react', 'react-dom'] },
  http: { ours: ['contract', 'service'], packages: ['*'] },
  cli: { ours: ['contract', 'service', 'client'], packages: ['node:*', 'zod'] }, // zod: what the tools of `thence mcp` take
  '': { ours: ['*'], packages: ['node:*'] }, // main.ts and config.ts
};

/** The folders of src/deed, each of which may import those before it: words, then values, up to whole tracts. */
const DEED = [
  'restore',
  'words',
  'values',
  'aliquots',
  'record',
  'marks',
  'monuments',
  'courses',
  'segments',
  'tracts',
];

export function checkImports(): string[] {
  const problems: string[] = [];
  const graph = new Map<string, string[]>();
  for (const file of globSync('src/**/*.{ts,tsx}')) {
    const folder = folderOf(file);
    const layer = LAYERS[folder];
    if (!layer) {
      problems.push(`${file}: no layer is named for folder ${folder}`);
      continue;
    }
    const targets = importsOf(file);
    const needed = targets.filter(({ target, typeOnly }) => target.startsWith('.') && !typeOnly); // types are erased
    graph.set(
      normalize(file),
      needed.map(({ target }) => normalize(join(dirname(file), target))),
    );
    for (const { target } of targets) {
      const problem = target.startsWith('.')
        ? foreign(file, folder, target, layer.ours)
        : library(target, layer.packages);
      if (problem) problems.push(`${file}: ${problem}`);
    }
  }
  return [...problems, ...cycles(graph)];
}

function folderOf(file: string): string {
  const path = relative('src', file);
  return path.includes('/') ? path.slice(0, path.indexOf('/')) : '';
}

interface Import {
  readonly target: string;
  readonly typeOnly: boolean;
}

function importsOf(file: string): Import[] {
  const text = readFileSync(file, 'utf8');
  const found = text.matchAll(
    /^\s*(?:import|export)\b(?<type>\s+type\b)?[^'";]*?from\s*'(?<from>[^']+)'|\bimport\(\s*'(?<late>[^']+)'\s*\)|^import '(?<bare>[^']+)'/gm,
  );
  return [...found].map(({ groups = {} }) => ({
    target: (groups.from ?? groups.late ?? groups.bare)!,
    typeOnly: groups.type !== undefined,
  }));
}

function foreign(file: string, folder: string, target: string, allowed: string[]): string | null {
  const path = relative('src', join(dirname(file), target));
  const other = folderOf(join('src', path));
  if (folder === 'deed' && other === 'deed' && deedRank(path) > deedRank(relative('src', file)))
    return `may not import ${path}: of src/deed a folder imports those before it (${DEED.join(', ')})`;
  if (other === folder || allowed.includes('*') || allowed.includes(other) || allowed.includes(path)) return null;
  return `${folder || 'src'} may not import ${path}`;
}

/** read-description.ts, above them all, knows every folder. */
function deedRank(path: string): number {
  const [, folder, file] = path.split('/');
  return file === undefined ? DEED.length : DEED.indexOf(folder!);
}

function library(target: string, allowed: string[]): string | null {
  const ok = allowed.some(
    (name) => name === '*' || name === target || (name === 'node:*' && target.startsWith('node:')),
  );
  return ok || allowed.some((name) => target.startsWith(`${name}/`)) ? null : `may not import ${target}`;
}

function cycles(graph: Map<string, string[]>): string[] {
  const done = new Set<string>();
  const found: string[] = [];
  const visit = (file: string, path: string[]): void => {
    if (path.includes(file)) {
      found.push(`import cycle: ${[...path.slice(path.indexOf(file)), file].join(' -> ')}`);
      return;
    }
    if (done.has(file)) return;
    for (const next of graph.get(file) ?? []) visit(next, [...path, file]);
    done.add(file);
  };
  for (const file of graph.keys()) visit(file, []);
  return found;
}
