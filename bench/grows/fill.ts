import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { SQLITE_FILE } from '#platform/server/data-folder.ts';
import { copyOf, multiply } from './multiply.ts';

/** A text, its key and an address that differ in each copy. */
const numbered = (...columns: string[]) =>
  Object.fromEntries(columns.map((column) => [column, `"${column}" || ' ' || n`]));
const addressed = (...columns: string[]) =>
  Object.fromEntries(columns.map((column) => [column, `replace("${column}", '@', '.' || n || '@')`]));
const PERSON = {
  ...numbered('company', 'company_key', 'fullname', 'fullname_key', 'search_text'),
  ...addressed('email', 'email_key'),
};
const GROUP_KEYS = numbered('group_key', 'discount_key');
const FAR = (column: string) => ({ [column]: `"${column}" + 1000 * n` });

/** Copies of some of the samples that fill a page of theirs on a small site, too. */
const OF_A_PAGE = 7;
/** Copies of the samples' 18 sessions are 500; they take this many days, in as many more rooms as are needed. */
const SESSION_COPIES = 27;
const DAYS = 10;
/** Nothing is offered meanwhile, for places have no limit, and no offer ends. */
const OFFERED_UNTIL = '2025-08-25T00:00:00.000Z';
const IN_A_ROOM = DAYS / 2;
const LATER = `'+' || (2 * (n % ${IN_A_ROOM})) || ' days'`;
const later = (path: string) => `strftime('%Y-%m-%dT%H:%M:%fZ', json_extract(facts, '${path}'), ${LATER})`;

/**
 * Copies the samples, and those of a new site, until there are a thousand attendees, or as many times more, and all else in
 * proportion. What an organiser writes by hand and a page shows whole stays as it is: questions, sponsors, kinds.
 */
export function fill(dataDir: string, scale: number): void {
  const file = join(dataDir, SQLITE_FILE);
  const times = (each: number) => Math.max(0, Math.round(scale * each) - 1);
  multiply(file, {
    times: times(50),
    tables: {
      attendees: { changes: { ...PERSON, ...GROUP_KEYS } },
      personal_links: {},
      groups: {},
      orders: {
        changes: {
          ...GROUP_KEYS,
          ...numbered('buyer_name', 'buyer_company', 'search_text'),
          ...addressed('email', 'email_key'),
        },
      },
      order_lines: {},
      ledger_entries: {},
      order_papers: {},
      mails: {
        share: 0.65 / 3,
        changes: { ...numbered('search_text'), ...addressed('recipient', 'recipient_key') },
      },
      door_scans: { changes: { ...FAR('position'), scanned_at: 'earlier(scanned_at, n)' } },
      door_entries: { changes: { who: 'copied(who, n)', at: 'earlier(at, n)' } },
      activity: {
        share: 0.4,
        changes: { time: 'earlier("time", n)' },
      },
    },
  });
  multiply(file, { times: times(50), tables: { partnerships: { changes: PERSON } } });
  multiply(file, { times: times(10), tables: { statement_lines: { changes: numbered('text') } } });
  multiply(file, {
    times: times(1),
    tables: {
      proposals: { changes: { ...numbered('title'), ...addressed('email_key') } },
      mailings: {},
    },
  });
  multiply(file, {
    times: Math.max(times(1), OF_A_PAGE),
    tables: { pictures: { changes: { content: 'zeroblob(100)' } } },
  });
  multiply(file, {
    times: times(8.3),
    tables: { posts: { changes: numbered('title', 'title_key', 'search_text') }, post_slugs: {} },
  });
  const speakers = Math.max(times(1.25), OF_A_PAGE);
  const sessions = Math.min(times(1.25), SESSION_COPIES);
  const share = sessions / speakers;
  const room_id = `copied(room_id, n / ${IN_A_ROOM})`;
  multiply(file, {
    times: speakers,
    tables: {
      speakers: { changes: { ...numbered('fullname', 'fullname_key'), ...FAR('position') } },
      programme_rooms: {
        share: Math.floor(sessions / IN_A_ROOM) / speakers,
        changes: { ...numbered('name', 'name_key'), slug: `slug || '-' || n`, position: 'position + 2 * n' },
      },
      programme_sessions: {
        share,
        changes: { ...numbered('title', 'title_key'), room_id, day: `day + 2 * (n % ${IN_A_ROOM})` },
      },
      programme_session_people: { share },
      programme_published: {
        share,
        changes: {
          slug: `slug || '-again-' || n`,
          starts_at: later('$.start'),
          facts: `json_replace(copied(facts, n), '$.start', ${later('$.start')}, '$.end', ${later('$.end')},
            '$.room', copied(json_extract(facts, '$.room'), n / ${IN_A_ROOM}),
            '$.title', json_extract(facts, '$.title') || ' ' || n)`,
        },
      },
    },
  });
  addWhatFollows(file, Math.floor(sessions / IN_A_ROOM));
}

interface Published {
  id: string;
  around: string;
}

interface Around {
  rooms: { id: string; name: string; slug: string }[];
}

/** The days and rooms of the copied sessions, and what people of this site have besides. */
function addWhatFollows(file: string, rooms: number): void {
  const database = new DatabaseSync(file);
  const all = database.prepare('select id, around from programme_publications').all();
  for (const { id, around } of all as unknown as Published[]) {
    const known = JSON.parse(around) as Around;
    const added = Array.from({ length: rooms }, (_, index) => index + 1).flatMap((n) =>
      known.rooms.map((room) => ({
        ...room,
        id: copyOf(room.id, n),
        name: `${room.name} ${n}`,
        slug: `${room.slug}-${n}`,
      })),
    );
    database
      .prepare('update programme_publications set around = ? where id = ?')
      .run(JSON.stringify({ ...known, rooms: [...known.rooms, ...added] }), id);
  }
  database.exec(`
    begin immediate;
    update settings set value = (select max(position) from door_scans) where name in ('door_last_scan', 'door_settled');
    update events set days = ${DAYS}, sessions_end = (select max(json_extract(facts, '$.end')) from programme_published);
    insert into waiting_entries (id, event_id, fullname, fullname_key, company, company_key, designation, designation_key,
        email, email_key, whatsapp, notice, search_text, created_at, size, position, state, offered_until, token_hash)
      select id, event_id, fullname, fullname_key, company, company_key, designation, designation_key,
        email, email_key, whatsapp, notice, search_text, created_at, 1, rowid, 'offered', '${OFFERED_UNTIL}', id
      from attendees where rowid % 10 = 0;
    insert into session_feedback (id, session_id, attendee_id, stars, words, created_at, updated_at)
      select attendees.id, (select session_id from programme_published limit 1), attendees.id, 4, 'Good', created_at, created_at
      from attendees where rowid % 20 = 0;
    insert into speaker_links (id, speaker_id, email, email_key, token_hash, reminders, created_at)
      select id, id, id || '@speakers.example', id || '@speakers.example', id, 0, created_at from speakers;
    insert into post_versions (id, post_id, number, fields, note, created_at)
      select id, id, 1, '{}', '', created_at from posts;
    insert into news_readers (id, email, email_key, news_version, created_at)
      select id, email, email_key, (select version from consent_texts limit 1), created_at from attendees where rowid % 10 = 1;
    commit`);
  database.close();
}
