// Takes: how many pages of a document are read. Gives: a bar on a terminal. Never: a bar for one page, or in a pipe.

export function progressBar(name: string): (pagesRead: number, pages: number) => void {
  return (read, pages) => {
    if (!process.stderr.isTTY || pages < 2) return;
    const filled = Math.round((read / pages) * 30);
    const bar = '#'.repeat(filled).padEnd(30, '.');
    process.stderr.write(`\r${name} [${bar}] page ${read} of ${pages}${read === pages ? '\n' : ''}`);
  };
}
