import { setImmediate } from 'node:timers/promises';
import { HEAD_SETTING, headFrom, isIntact, START } from '#database/activity-chain.ts';
import { readSetting } from '#platform/server/database/settings.ts';
import type { Database } from '#platform/server/database/store.ts';
import type { Services } from '#platform/server/http/context.ts';
import { inTurn } from '#platform/server/long-reads.ts';
import type { ChainCheck } from '../contract.ts';
import { listLinks } from './queries.ts';

const BATCH = 500;
/** How many faults are listed. */
const FAULTS_LISTED = 20;

/**
 * Reads the whole chain and lists the activities that are missing or altered. Other requests run between the
 * batches, and what is recorded meanwhile isn't checked.
 */
export function checkChain({ store, clock }: Pick<Services, 'store' | 'clock'>): Promise<ChainCheck> {
  return inTurn(async () => {
    const head = headFrom(await readSetting(store.database, HEAD_SETTING));
    const faults: ChainCheck['faults'] = [];
    let faulty = 0;
    const report = (fault: ChainCheck['faults'][number]) => {
      faulty += fault.last - fault.first + 1;
      if (faults.length < FAULTS_LISTED) faults.push(fault);
    };
    let previous = START;
    for await (const row of links(store.database, head.number)) {
      const follows = row.number === previous.number + 1;
      if (!follows) report({ what: 'missing', first: previous.number + 1, last: row.number - 1, id: '' });
      // Without the one before it, nothing tells whether this one is altered.
      else if (!isIntact(previous.hash, row))
        report({ what: 'altered', first: row.number, last: row.number, id: row.id });
      previous = { number: row.number, hash: row.hash };
    }
    if (previous.number < head.number)
      report({ what: 'missing', first: previous.number + 1, last: head.number, id: '' });
    return { entries: head.number, faulty, faults, time: clock.now().toISOString(), mark: head.hash };
  });
}

async function* links(database: Database, last: number) {
  let after = START.number;
  for (;;) {
    const rows = await listLinks(database, { after, last, limit: BATCH });
    yield* rows;
    if (rows.length < BATCH) return;
    after = rows.at(-1)?.number ?? last;
    await setImmediate();
  }
}
