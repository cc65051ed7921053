import { copyFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { callAddress } from '#platform/contract/call.ts';
import { SQLITE_FILE } from '#platform/server/data-folder.ts';
import { addAttendee } from '#rooms/people/registrations/contract.ts';
import type { BuiltServer } from '#testing/built-server.ts';
import { sampleRegistration } from '#testing/samples.ts';
import { type Comparison, compare } from './compare.ts';
import { measureWaits, type Waits } from './page-waits.ts';
import { startRaw } from './raw/start-raw.ts';

const SECONDS = 2;
const WAITING_SECONDS = 10;
const JSON_BODY = { 'content-type': 'application/json' };

interface Places {
  server: BuiltServer;
  /** Where the server keeps its data. */
  dataDir: string;
  /** An empty database with the same tables and indexes, for the baseline to fill. */
  emptyDatabase: string;
  scratch: string;
}

/**
 * Registrations, compared with Node's plain server and SQLite making the same inserts; and how long a page takes
 * meanwhile.
 */
export async function measureRegistrations(places: Places): Promise<[Comparison, Waits]> {
  const { url, process } = places.server;
  const address = url + callAddress(addAttendee);
  const samples = join(places.scratch, 'samples.json');
  writeFileSync(samples, JSON.stringify(await registerOne(address, places.dataDir)));
  const file = join(places.scratch, `raw-${SQLITE_FILE}`);
  copyFileSync(places.emptyDatabase, file);
  const raw = await startRaw('registration-server.ts', file, samples);
  const body = JSON.stringify(sampleRegistration({ email: '[<id>]@attendees.example' }));
  const load = { seconds: SECONDS, headers: JSON_BODY, body };
  const ours = { ...load, url: address, pid: process.pid ?? 0 };
  const comparison = await compare(ours, { ...load, ...raw }).finally(raw.stop);
  return [comparison, await measureWaits(`${url}/`, { ...ours, seconds: WAITING_SECONDS })];
}

/** Registers somebody and returns the rows this created, as samples for the baseline. */
async function registerOne(address: string, dataDir: string) {
  const body = JSON.stringify(sampleRegistration());
  const response = await fetch(address, { method: 'POST', headers: JSON_BODY, body });
  const { id } = (await response.json()) as { id: string };
  const database = new DatabaseSync(join(dataDir, SQLITE_FILE), { readOnly: true });
  const attendee = database.prepare('select * from attendees where id = ?').get(id);
  const activity = database.prepare('select * from activity where subject_id = ?').get(id);
  database.close();
  return { attendee, activity };
}
