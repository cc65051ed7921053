import type { Clock } from '#platform/server/clock.ts';
import { renewContent } from '#platform/server/database/renew-content.ts';
import type { Database, Store } from '#platform/server/database/store.ts';
import { newId } from '#platform/server/identifier.ts';
import { findCurrentEdition, keepSessionsEnd } from '#rooms/edition/editions/server/service.ts';
import type { Facts } from '#rooms/programme/programme/server/published.ts';
import { findLastEnd } from '#rooms/programme/programme/server/published-queries.ts';
import type { PublishedRow } from '#rooms/programme/programme/server/tables.ts';

/** A session as a test tells of it; what it doesn't say is as usual. */
export interface TestSession extends Partial<Omit<Facts, 'people'>> {
  id: string;
  title: string;
  start: string;
  end: string;
  people?:
    | readonly { name: string; role?: Facts['people'][number]['role'] }[]
    | readonly { speaker: string }[];
  state?: PublishedRow['state'];
  sequence?: number;
  changedAt?: string;
}

export const TEST_KINDS = [
  { id: 'kind-keynote', slug: 'keynote', name: 'Keynote', isBreak: false },
  { id: 'kind-talk', slug: 'talk', name: 'Talk', isBreak: false },
  { id: 'kind-panel', slug: 'panel', name: 'Panel', isBreak: false },
  { id: 'kind-break', slug: 'break', name: 'Break', isBreak: true },
];

interface Given {
  editionId: string;
  zone: string;
  rooms?: readonly { id: string; slug: string; name: string; floor?: string; places?: number }[];
  tracks?: readonly { id: string; slug: string; name: string; thread: string }[];
  sessions: readonly TestSession[];
  publishedAt: string;
}

/** Publishes these sessions of the current edition, or one that is of no matter. */
export async function publishTestProgramme(
  { store, clock }: { store: Store; clock: Clock },
  given: Partial<Given> = {},
): Promise<void> {
  const edition = await findCurrentEdition(store.database, clock.now());
  const [start, end] = ['2025-08-26T09:00:00.000Z', '2025-08-26T09:30:00.000Z'];
  const whole = {
    editionId: edition?.id ?? '',
    zone: edition?.zone ?? 'Africa/Accra',
    publishedAt: clock.now().toISOString(),
    sessions: [{ id: newId(), title: 'A talk', start, end }],
    ...given,
  };
  await store.write((database) => publishProgramme(database, whole));
  store.content.invalidate();
}

/** Publishes a programme, whatever the desk would say to it. */
export async function publishProgramme(database: Database, given: Given): Promise<void> {
  const { editionId: event_id, zone, rooms = [], tracks = [], sessions, publishedAt } = given;
  const dates = { created_at: publishedAt, updated_at: publishedAt, deleted_at: null };
  const kinds = TEST_KINDS.map(({ id, slug, name, isBreak }, position) => ({
    ...{ id, event_id, slug, name, name_key: slug, position, length: 30, is_break: isBreak ? 1 : 0 },
    ...dates,
  }));
  const all = await database.selectFrom('programme_kinds').select(['id', 'event_id', 'name_key']).execute();
  const known = all.filter((one) => one.event_id === event_id);
  const missing = kinds
    .filter(({ name_key }) => !known.some((one) => one.name_key === name_key))
    .map((kind) => ({ ...kind, id: all.some(({ id }) => id === kind.id) ? newId() : kind.id }));
  if (missing.length > 0) await database.insertInto('programme_kinds').values(missing).execute();
  const talk = [...known, ...missing].find(({ name_key }) => name_key === 'talk');
  await database
    .insertInto('programme_publications')
    .values({
      id: newId(),
      event_id,
      around: JSON.stringify({ zone, rooms, tracks, kinds: TEST_KINDS }),
      changes: '[]',
      published_at: publishedAt,
    })
    .execute();
  for (const [position, session] of sessions.entries()) {
    const { id, people = [], state = 'confirmed', sequence = 0, changedAt = publishedAt, ...facts } = session;
    const title_key = session.title.toLowerCase();
    const planned = { id, event_id, title: session.title, title_key, kind_id: talk?.id ?? '', position };
    await database
      .insertInto('programme_sessions')
      .values({
        ...planned,
        ...{ abstract: null, track_id: null, room_id: null, day: 0, start: 0, length: 30, language: null },
        ...{ level: null, places: null, picture: null, slides: null, recording: null, state: 'confirmed' },
        ...dates,
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const row: PublishedRow = {
      ...{ session_id: id, event_id, slug: `session-${id}`, state, starts_at: session.start, sequence },
      changed_at: changedAt,
      facts: JSON.stringify({
        ...{ abstract: '', kind: 'kind-talk', ...facts },
        people: people.map((person, index) => ({
          id: `${id}-${index}`,
          ...('speaker' in person
            ? { speaker_id: person.speaker, name: null, role: 'Speaker' }
            : { speaker_id: null, name: person.name, role: person.role ?? 'Speaker' }),
        })),
      }),
    };
    const { session_id: _, ...changes } = row;
    await database
      .insertInto('programme_published')
      .values(row)
      .onConflict((conflict) => conflict.column('session_id').doUpdateSet(changes))
      .execute();
  }
  await keepSessionsEnd(database, event_id, await findLastEnd(database, event_id));
  await renewContent(database);
}
