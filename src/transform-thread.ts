// The module that threads run: one posted body at a time, so that a large one does not hold up everybody's requests.
import { type Ask, serveOwner } from './adapters/thread-guest.ts';
import { askedFabric } from './fabric-questions.ts';
import { parseJsonBody, textOf } from './http/json-body.ts';
import { locatedText, type LocateParts } from './service/locate.ts';
import { Misshapen } from './service/received-response.ts';
import { transformed } from './service/transform.ts';
import { notDone } from './thread-words.ts';
import { PLACED, type ThreadAnswer, type ThreadTask } from './transform-words.ts';

async function answerTo({ body, wanted, keys }: ThreadTask, ask: Ask): Promise<ThreadAnswer> {
  try {
    const text = textOf(body);
    const posted = { text, value: parseJsonBody(text) };
    if (wanted.kind !== 'locate') return { bytes: await transformed(posted, wanted, keys) };
    const placed: LocateParts['placed'] = () => ask(PLACED) as ReturnType<LocateParts['placed']>;
    return { bytes: Buffer.from(await locatedText({ fabric: askedFabric(ask), signingKeys: keys, placed }, posted)) };
  } catch (error) {
    return error instanceof Misshapen ? { misshapen: error.issues } : notDone(error);
  }
}

serveOwner(async (task: ThreadTask, ask) => ({ answer: await answerTo(task, ask) }));
