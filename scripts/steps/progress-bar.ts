import type { CopyProgress } from '#platform/server/backup/copy-database.ts';

const WIDTH = 30;

/** A bar in a terminal; elsewhere, one line for each table. */
export function showProgress() {
  const isTerminal = process.stderr.isTTY;
  let last = '';
  const show = ({ table, done, total }: CopyProgress) => {
    const share = done / total;
    const filled = '█'.repeat(Math.round(share * WIDTH)).padEnd(WIDTH, '░');
    if (isTerminal) process.stderr.write(`\r${filled} ${Math.floor(share * 100)} % ${table}\u001b[K`);
    else if (table !== last) process.stderr.write(`Copying ${table} …\n`);
    last = table;
  };
  const end = () => {
    if (isTerminal && last) process.stderr.write('\n');
  };
  return { show, end };
}
