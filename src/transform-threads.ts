// Takes: a large posted body. Gives: what a thread made of it, or the refusal it earned. Never: more than a few at once.
import { availableParallelism } from 'node:os';
import { extname } from 'node:path';
import { type Answerer, ThreadPool, ThreadRefused } from './adapters/thread-pool.ts';
import { Refusal } from './contract/refusals.ts';
import { fabricAnswers } from './fabric-questions.ts';
import type { TransformThreads } from './http/post-back-body.ts';
import { NO_FABRIC, type DeployedFabric } from './plss/fabric.ts';
import { Misshapen } from './service/received-response.ts';
import { thrown } from './thread-words.ts';
import { PLACED, type ThreadAnswer, type ThreadTask } from './transform-words.ts';

const MODULE = new URL(`./transform-thread${extname(import.meta.url)}`, import.meta.url); // .ts here, .js in the package

/** A certificate of 31.5 MB and 59,500 courses took 24 s of processor and 0.9 GB (docs/transforms.md). */
const LIMITS = { threads: 2, waiting: 8, heapMb: 1536, limitMs: 150_000, idleMs: 60_000 };

export function transformThreads(
  limits: Partial<typeof LIMITS> = {},
  fabric: DeployedFabric = NO_FABRIC,
): TransformThreads & { close(): Promise<void> } {
  const threads = Math.min(LIMITS.threads, availableParallelism());
  const pool = new ThreadPool({ ...LIMITS, threads, ...limits, module: MODULE });
  const ofFabric = fabricAnswers(fabric);
  const run = async (task: ThreadTask, onQuestion?: Answerer): Promise<Uint8Array> => {
    const answer = (await pool.run(task, undefined, onQuestion).catch(refused)) as ThreadAnswer;
    if ('bytes' in answer) return answer.bytes;
    if ('misshapen' in answer) throw new Misshapen(answer.misshapen);
    return thrown(answer);
  };
  return {
    run: (task) => run(task),
    locate: (task, placed) =>
      run({ ...task, wanted: { kind: 'locate' } }, (question) => (question === PLACED ? placed() : ofFabric(question))),
    close: () => pool.close(),
  };
}

function refused(error: unknown): never {
  if (!(error instanceof ThreadRefused)) throw error;
  if (error.why === 'busy')
    throw new Refusal('too_many_in_flight', 'This server is at work on several large bodies. Send it again later.', {
      limit: LIMITS.waiting,
    });
  const cause = error.why === 'time' ? `more than ${LIMITS.limitMs / 1000} seconds` : 'too much memory';
  throw new Refusal('conversion_failed', `The body is too large for this: it took ${cause}. Post its tracts in parts.`);
}
