// Takes: a fabric on one side of a thread, a way to ask on the other. Gives: the fabric there, each look-up a question.
import type { Ask } from './adapters/thread-guest.ts';
import type { DeployedFabric } from './plss/fabric.ts';

type Question = { readonly [Name in keyof DeployedFabric]: readonly [Name, ...Parameters<DeployedFabric[Name]>] };

export function fabricAnswers(fabric: DeployedFabric): (question: unknown) => Promise<unknown> {
  return async (question) => {
    const [name, ...given] = question as Question[keyof DeployedFabric];
    return await (fabric[name] as (...given: unknown[]) => Promise<unknown>)(...given);
  };
}

export function askedFabric(ask: Ask): DeployedFabric {
  const look =
    <Name extends keyof DeployedFabric>(name: Name) =>
    (...given: Parameters<DeployedFabric[Name]>) =>
      ask([name, ...given]) as ReturnType<DeployedFabric[Name]>;
  return {
    isEmpty: look('isEmpty'),
    townshipsBy: look('townshipsBy'),
    township: look('township'),
    sections: look('sections'),
    points: look('points'),
  };
}
