import type { Database } from '#platform/server/database/store.ts';
import { UNDECIDED } from '../states.ts';
import { findCall, listCalls } from './queries.ts';
import type { ProposalRow } from './tables.ts';

/** Whether names are hidden from whoever reads it: until there is a decision. */
export function hides({ state }: Pick<ProposalRow, 'state'>, isBlind: boolean): boolean {
  return isBlind && UNDECIDED.includes(state);
}

export async function isHidden(database: Database, row: ProposalRow): Promise<boolean> {
  return hides(row, (await findCall(database, row.event_id))?.is_blind === 1);
}

/** The editions whose proposals are read blind. */
export async function listBlind(database: Database): Promise<Set<string>> {
  const calls = await listCalls(database);
  return new Set(calls.filter(({ is_blind }) => is_blind === 1).map(({ event_id }) => event_id));
}
