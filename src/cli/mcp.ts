// `thence mcp`: a model reads, verifies, compares and draws, on this machine.
import type { Command } from './command.ts';
import { noWord } from './options.ts';

const USAGE = `usage: thence mcp [--folder DIR]

Speaks the Model Context Protocol on standard input and output, for a program that starts it: tools to read a description or a document,
to verify, to compare and to plot. Everything is read on this machine; nothing is sent elsewhere.

  --folder   the only folder whose files are read, and where drawings are written; the one it is started in where none is named

Exit code: 0 the input ended; 2 this is no such command.`;

export const mcp: Command = {
  summary: 'the Model Context Protocol on standard input and output: a model reads, verifies, compares and draws here',
  usage: USAGE,
  examples: [['thence mcp --folder deeds', 'what the program that hosts the model starts']],
  options: { folder: { takes: 'folder' } },
  async run(asked, services) {
    noWord(asked);
    const { speak } = await import('./mcp/speak.ts'); // with a library that no other command needs
    return await speak(asked.values.folder ?? '.', services);
  },
};
