// `thence doctor`: what is missing, what is slow, what leaves the machine, and how to mend it.
import { type Command, FLAG } from './command.ts';
import { noWord } from './options.ts';
import type { CliServices, Finding } from './services.ts';

const USAGE = `usage: thence doctor [--json]

Looks at the settings, the machine, the data folder, the reading of words and of a scanned page, the service, and what by its settings
leaves the machine. It changes nothing and asks no other machine but a database that DATABASE_URL names.

  --json   {"ok", "findings": [{"about", "outcome": ok | note | warn | fail, "text", "mend"}]}

Exit code: 0 nothing is missing; 1 something is (✗); 2 this is no such command.`;

const HEADS: Readonly<Record<Finding['about'], string>> = {
  settings: 'Settings',
  machine: 'Machine',
  storage: 'Storage',
  reading: 'Reading',
  service: 'Service',
  leaves: 'What leaves this machine',
};
const GLYPHS: Readonly<Record<Finding['outcome'], string>> = { ok: '✓', note: '•', warn: '!', fail: '✗' };

export const doctor: Command = {
  summary: 'what is missing, what is slow, what leaves this machine, and how to mend it',
  usage: USAGE,
  examples: [
    ['thence doctor', 'everything, as it is found'],
    ['thence doctor --json | jq .ok', 'for a script'],
  ],
  options: { json: FLAG },
  async run(asked, services) {
    noWord(asked);
    const isJson = asked.flags.has('json');
    const findings = await told(isJson ? () => undefined : services.out, services);
    const isWell = findings.every(({ outcome }) => outcome !== 'fail');
    if (isJson) services.out(JSON.stringify({ ok: isWell, findings }));
    return isWell ? 0 : 1;
  },
};

/** Each as soon as it is found. */
async function told(out: (line: string) => void, services: CliServices): Promise<Finding[]> {
  const findings: Finding[] = [];
  for await (const finding of services.doctor()) {
    const { about, outcome, text, mend } = finding;
    if (findings.at(-1)?.about !== about) out(HEADS[about]);
    out(`  ${GLYPHS[outcome]} ${text}`);
    if (mend !== null) out(`    → ${mend}`);
    findings.push(finding);
  }
  return findings;
}
