import { setImmediate } from 'node:timers/promises';
import { type Head, headFrom, headSetting, isIntact, markOf, startOf } from '#database/activity-chain.ts';
import { ALL_LANES } from '#platform/server/database/lanes.ts';
import { readSettings } from '#platform/server/database/settings.ts';
import type { Database } from '#platform/server/database/store.ts';
import type { Services } from '#platform/server/http/context.ts';
import { inTurn } from '#platform/server/long-reads.ts';
import type { ChainCheck } from '../contract.ts';
import { listLinks } from './queries.ts';

type Fault = ChainCheck['faults'][number];

const BATCH = 500;
/** How many faults are listed. */
const FAULTS_LISTED = 20;

/**
 * Reads the chains of all lanes and lists the activities that are missing or altered. Other requests run between the
 * batches, and what is recorded meanwhile isn't checked.
 */
export function checkChain({ store, clock }: Pick<Services, 'store' | 'clock'>): Promise<ChainCheck> {
  return inTurn(async () => {
    const heads = await readHeads(store.database);
    const faults: Fault[] = [];
    let faulty = 0;
    const report = (fault: Fault) => {
      faulty += fault.last - fault.first + 1;
      if (faults.length < FAULTS_LISTED) faults.push(fault);
    };
    for (const [lane, head] of heads)
      for await (const fault of faultsOf(store.database, lane, head)) report(fault);
    const entries = [...heads.values()].reduce((total, { number }) => total + number, 0);
    return { entries, faulty, faults, time: clock.now().toISOString(), mark: markOf([...heads.values()]) };
  });
}

/** The last link of each lane's chain. */
async function readHeads(database: Database): Promise<Map<number, Head>> {
  const settings = await readSettings(database, ALL_LANES.map(headSetting));
  return new Map(ALL_LANES.map((lane) => [lane, headFrom(settings.get(headSetting(lane)), lane)]));
}

async function* faultsOf(database: Database, lane: number, head: Head): AsyncGenerator<Fault> {
  const missing = (first: number, last: number) => ({ what: 'missing', lane, first, last, id: '' }) as const;
  let previous = startOf(lane);
  for await (const row of links(database, lane, head.number)) {
    const { number, hash, id } = row;
    if (number !== previous.number + 1) yield missing(previous.number + 1, number - 1);
    // Without the one before it, nothing tells whether this one is altered.
    else if (!isIntact(previous.hash, row)) yield { what: 'altered', lane, first: number, last: number, id };
    previous = { number, hash };
  }
  if (previous.number < head.number) yield missing(previous.number + 1, head.number);
}

async function* links(database: Database, lane: number, last: number) {
  let after = startOf(lane).number;
  for (;;) {
    const rows = await listLinks(database, { lane, after, last, limit: BATCH });
    yield* rows;
    if (rows.length < BATCH) return;
    after = rows.at(-1)?.number ?? last;
    await setImmediate();
  }
}
