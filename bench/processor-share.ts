import { existsSync, mkdirSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Few enough that two servers, what they need and the generator have room on two processors. */
const SHARE = 0.4;
/** Short, so that whoever waits for a process that has used its share doesn't wait for long. */
const PERIOD_US = 10_000;
const GROUPS = '/sys/fs/cgroup';
/** The first version of control groups has a folder for the processor alone. */
const OF_PROCESSOR = join(GROUPS, 'cpu');

/** Compares twice: the second time each of these processes has a share of one processor, as if it had a slower one of its own. */
export async function* compareWithSharesToo(
  pids: readonly number[],
  compare: () => AsyncGenerator<string>,
): AsyncGenerator<string> {
  yield* compare();
  const said = `with ${SHARE * 100} % of a processor each`;
  const release = limitProcessors(pids);
  if (!release) return yield `${said}: skipped, only root may limit processor time, and only on Linux`;
  yield `${said}:`;
  try {
    yield* compare();
  } finally {
    release();
  }
}

/** Returns what ends the limit, or nothing if it isn't allowed. */
function limitProcessors(pids: readonly number[]): (() => void) | undefined {
  const all = existsSync(OF_PROCESSOR) ? OF_PROCESSOR : GROUPS;
  const groups = pids.map((pid) => ({ pid, folder: join(all, `summit-bench-${pid}`) }));
  const release = () => {
    for (const { pid, folder } of groups) {
      if (!existsSync(folder)) continue;
      writeFileSync(join(all, 'cgroup.procs'), String(pid));
      rmdirSync(folder);
    }
  };
  try {
    for (const { pid, folder } of groups) {
      mkdirSync(folder);
      limit(folder);
      writeFileSync(join(folder, 'cgroup.procs'), String(pid));
    }
    return release;
  } catch {
    release();
    return undefined;
  }
}

function limit(folder: string): void {
  const quota = PERIOD_US * SHARE;
  if (folder.startsWith(OF_PROCESSOR)) {
    writeFileSync(join(folder, 'cpu.cfs_period_us'), String(PERIOD_US));
    writeFileSync(join(folder, 'cpu.cfs_quota_us'), String(quota));
  } else {
    writeFileSync(join(folder, 'cpu.max'), `${quota} ${PERIOD_US}`);
  }
}
