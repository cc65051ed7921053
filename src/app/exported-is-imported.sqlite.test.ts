import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DESK_LANGUAGES } from '#platform/contract/language.ts';
import { escapeHtml, htmlOf } from '#platform/contract/rich-text.ts';
import { previewImport, runImport } from '#rooms/edition/imports/contract.ts';
import {
  addSession,
  deleteSession,
  exportSessions,
  viewProgramme,
} from '#rooms/programme/programme/contract.ts';
import { SPEAKER_ROLES } from '#rooms/programme/speakers/roles.ts';
import { addQuestion, deleteQuestion, exportQuestions, viewQuestions } from '#rooms/website/faq/contract.ts';
import { createTestApp } from '#testing/app.ts';
import type { TestClient } from '#testing/client.ts';
import { EVERY_KIND } from '#testing/every-kind.ts';
import { readSessions } from '#testing/read-desk.ts';

/** What people type in a line, with all that files give a meaning to. */
const line = fc
  .stringMatching(/^[\p{L}\d"',;|&()+:/@=-][\p{L}\d "',;|&()+:/.•–-]{0,40}$/u)
  .map((text) => text.replace(/\s+/g, ' ').trim())
  .filter((text) => /\p{L}/u.test(text));
/** Paragraphs and lines are the same, however they are written. */
const shown = (text: string) => htmlOf(text).replaceAll('<br />', '<br>');
/** Texts with and without formatting. */
const written = fc.oneof(
  line,
  fc.tuple(line, line).map(([one, other]) => `${one}\n\n${other}`),
  line.map((text) => `<p>${escapeHtml(text)}</p><p>Two<br>lines &amp; more</p>`),
  line.map(
    (text) => `<h3>Looms</h3><ul><li><p>${escapeHtml(text)}</p></li></ul><p>By <strong>hand</strong></p>`,
  ),
);
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });

interface Listed {
  exported: typeof exportSessions | typeof exportQuestions;
  /** Adds records at random. */
  add: (client: TestClient, seed: number) => Promise<void>;
  /** All of them, without what is new each time. */
  read: (client: TestClient) => Promise<unknown[]>;
  empty: (client: TestClient) => Promise<void>;
}

const COUNT = 25;

function sampled<T>(of: fc.Arbitrary<T>, seed: number): T[] {
  return fc.sample(of, { seed, numRuns: COUNT });
}

const LISTS: Readonly<Record<string, Listed>> = {
  programme: {
    exported: exportSessions,

    async add(client, seed) {
      const placed = fc.record({
        day: fc.integer({ min: 0, max: 1 }),
        start: fc.integer({ min: 0, max: 1_439 }),
      });
      const session = fc.record({
        title: line,
        room: maybe(line),
        track: maybe(line),
        level: maybe(line),
        placed: maybe(placed),
        length: fc.integer({ min: 5, max: 1_440 }),
        language: maybe(fc.constantFrom('en', 'fr', 'de', 'ak', 'ee', 'sw', 'fon', 'zh')),
        places: maybe(fc.integer({ min: 1, max: 1_000 })),
        abstract: maybe(written),
        slides: maybe(fc.constant('https://slides.example/looms?a=1;b=2')),
        state: fc.constantFrom('tentative', 'confirmed', 'cancelled'),
        kind: fc.constantFrom('Talk', 'Panel', 'Break'),
        people: fc.uniqueArray(fc.record({ person: line, role: fc.constantFrom(...SPEAKER_ROLES) }), {
          maxLength: 3,
          selector: ({ person }) => person,
        }),
      });
      // Two of one title couldn't be told apart.
      for (const [index, { title, placed, ...given }] of sampled(session, seed).entries())
        await client.call(addSession, { body: { ...given, ...placed, title: `${title} ${index}` } });
    },

    async read(client) {
      const sessions = await readSessions(client);
      return sessions.map((session) => ({ ...session, abstract: shown(session.abstract) }));
    },

    async empty(client) {
      for (const { id } of (await client.call(viewProgramme, {})).body.sessions)
        await client.call(deleteSession, { query: { id } });
    },
  },

  faq: {
    exported: exportQuestions,

    async add(client, seed) {
      const question = fc.record({ question: line, group: maybe(line), answer: written });
      for (const [index, one] of sampled(question, seed).entries())
        await client.call(addQuestion, { body: { ...one, question: `${one.question} ${index}?` } });
    },

    async read(client) {
      const { records } = (await client.call(viewQuestions, { query: { pageSize: 100 } })).body;
      return records.map(({ id: _id, ...question }) => ({ ...question, answer: shown(question.answer) }));
    },

    async empty(client) {
      for (const { id } of (await client.call(viewQuestions, { query: { pageSize: 100 } })).body.records)
        await client.call(deleteQuestion, { query: { id } });
    },
  },
};

/** Attendees have a test of their own; these have no export yet. */
const NOT_HERE = ['attendee', 'speaker', 'sponsor'];

test('each kind that is imported is here', () => {
  const imported = EVERY_KIND.filter(({ isImported }) => isImported).map(({ name }) => name);
  expect(imported.toSorted()).toEqual([...Object.keys(LISTS), ...NOT_HERE].toSorted());
});

const WAYS = Object.entries(LISTS).flatMap(([kind, list]) =>
  DESK_LANGUAGES.flatMap((language) =>
    (['csv', 'xlsx'] as const).map((format) => [kind, language, format, list] as const),
  ),
);

test.each(WAYS)(
  'what is exported is read again as it is: %s, %s, %s',
  async (kind, language, format, list) => {
    const { client } = await (await createTestApp()).signInAs('Administrator');
    const prefix = language === 'en' ? '' : `/${language}`;
    await list.empty(client);
    for (const seed of [1, 2, 3]) {
      await list.add(client, seed);
      const before = await list.read(client);
      expect(before).toHaveLength(COUNT);
      const exported = await client.fetch(prefix + list.exported.path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ format }),
      });
      const form = new FormData();
      form.set('file', new File([await exported.arrayBuffer()], `list.${format}`));
      await list.empty(client);
      const asked = `${prefix}${previewImport.path}?kind=${kind}`;
      const { problems } = await (await client.fetch(asked, { method: 'POST', body: form })).json();
      expect(problems).toEqual([]);
      const path = `${prefix}${runImport.path}?kind=${kind}`;
      const done = await (await client.fetch(path, { method: 'POST', body: form })).json();
      expect(done).toMatchObject({ added: COUNT, left: 0 });
      const after = await list.read(client);
      const sorted = (records: unknown[]) => records.map((one) => JSON.stringify(one)).toSorted();
      expect(sorted(after)).toEqual(sorted(before));
      await list.empty(client);
    }
  },
);
