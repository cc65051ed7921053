import { setImmediate } from 'node:timers/promises';
import { type Head, headFrom, isIntact, markOf, SHARDS } from '#database/activity-chain.ts';
import { readSettings } from '#platform/server/database/settings.ts';
import type { Database } from '#platform/server/database/store.ts';
import type { Services } from '#platform/server/http/context.ts';
import { queueLongRead } from '#platform/server/long-reads.ts';
import type { ChainCheck } from '../contract.ts';
import { listLinks } from './queries.ts';

type Fault = ChainCheck['faults'][number];

const BATCH = 500;
/** How many faults are listed. */
const FAULTS_LISTED = 20;

/**
 * Reads all chains and lists the activities that are missing or altered. Other requests run between the
 * batches, and what is recorded meanwhile isn't checked.
 */
export function checkChain({ store, clock }: Pick<Services, 'store' | 'clock'>): Promise<ChainCheck> {
  return queueLongRead(async () => {
    const chains = await readChains(store.database);
    const faults: Fault[] = [];
    let faulty = 0;
    const report = (fault: Fault) => {
      faulty += fault.last - fault.first + 1;
      if (faults.length < FAULTS_LISTED) faults.push(fault);
    };
    for (const chain of chains) for await (const fault of faultsOf(store.database, chain)) report(fault);
    const heads = chains.map(({ head }) => head);
    const entries = heads.reduce((total, { number }) => total + number, 0);
    return { entries, faulty, faults, time: clock.now().toISOString(), mark: markOf(heads) };
  });
}

/** A chain from before its first link to its last. */
interface Chain {
  shard: number;
  start: Head;
  head: Head;
}

async function readChains(database: Database): Promise<Chain[]> {
  const names = SHARDS.map(({ headSetting }) => headSetting);
  const settings = await readSettings(database, names);
  return SHARDS.map(({ lane: shard, start, headSetting }) => {
    return { shard, start, head: headFrom(settings.get(headSetting), start) };
  });
}

async function* faultsOf(database: Database, { shard, start, head }: Chain): AsyncGenerator<Fault> {
  const missing = (first: number, last: number) => ({ what: 'missing', shard, first, last, id: '' }) as const;
  let previous = start;
  for await (const row of links(database, shard, head.number)) {
    const { number, hash, id } = row;
    if (number !== previous.number + 1) yield missing(previous.number + 1, number - 1);
    // Without the one before it, nothing tells whether this one is altered.
    else if (!isIntact(previous.hash, row)) yield { what: 'altered', shard, first: number, last: number, id };
    previous = { number, hash };
  }
  if (previous.number < head.number) yield missing(previous.number + 1, head.number);
}

async function* links(database: Database, shard: number, last: number) {
  let after = 0;
  for (;;) {
    const rows = await listLinks(database, { shard, after, last, limit: BATCH });
    yield* rows;
    if (rows.length < BATCH) return;
    after = rows.at(-1)?.number ?? last;
    await setImmediate();
  }
}
