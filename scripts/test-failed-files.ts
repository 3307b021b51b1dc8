// A reporter for node:test: the file of every test that failed, one a line. scripts/test.ts reads it.
import { relative } from 'node:path';

interface TestEvent {
  readonly type: string;
  readonly data: { readonly file?: string };
}

// eslint-disable-next-line no-restricted-syntax -- node:test takes a reporter by its default export
export default async function* failedFiles(events: AsyncIterable<TestEvent>): AsyncGenerator<string> {
  for await (const { type, data } of events)
    if (type === 'test:fail')
      yield data.file === undefined ? 'of no file\n' : `${relative(process.cwd(), data.file)}\n`;
}
