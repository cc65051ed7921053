import { DEFAULT_RULES } from '#rooms/programme/programme/conflicts.ts';
import { addSession } from '#rooms/programme/programme/contract.ts';
import { ownKeyOf } from '#rooms/programme/programme/server/site/stars.ts';
import type { Examples } from '#testing/calls/example.ts';
import type { Fixtures } from '#testing/calls/fixtures.ts';
import { publishTestProgramme } from '#testing/published-programme.ts';
import type { SignedIn } from '#testing/session.ts';

/** A session that is there, made by this user. */
async function aSession({ app, next }: Fixtures, by?: SignedIn) {
  const client = by ? app.client({ cookie: by.cookie }) : (await app.signInAs('Administrator')).client;
  const { body } = await client.call(addSession, {
    body: { title: `Session ${next()}`, day: 0, start: 600, length: 5, people: [] },
  });
  return { id: body.id ?? '' };
}

export const EXAMPLES: Examples = {
  exchangeStars: async (fixtures) => {
    const key = ownKeyOf(fixtures.app.services, await fixtures.attendee());
    return { query: { key }, body: { star: [], unstar: [] } };
  },
  currentProgramme: async ({ app }) => {
    await publishTestProgramme(app);
    return {};
  },
  addSession: ({ next }) => ({
    body: {
      title: `Session ${next()}`,
      room: `Room ${next()}`,
      day: 1,
      start: 600,
      people: [{ person: `Person ${next()}` }],
    },
  }),
  singleSession: async (fixtures) => ({ query: { id: (await aSession(fixtures)).id } }),
  updateSession: async (fixtures) => ({
    query: { id: (await aSession(fixtures)).id },
    body: { title: `Session ${fixtures.next()}`, track: 'Engineering' },
  }),
  moveSessions: async (fixtures) => {
    const { id } = await aSession(fixtures);
    return { body: { moves: [{ id, day: 0, start: 1000 }] } };
  },
  exportSessions: async (fixtures) => {
    await aSession(fixtures);
    return { body: { format: 'csv' } };
  },
  deleteSession: async (fixtures) => ({ query: { id: (await aSession(fixtures)).id } }),
  arrangeProgramme: async (fixtures) => ({
    body: {
      edition: await fixtures.edition(),
      rooms: [{ name: 'Volta Hall', places: 400, floor: 'Ground floor' }],
      tracks: [{ name: 'Engineering', thread: 'indigo' }],
      kinds: [{ name: 'Talk', isBreak: false, length: 30 }],
      walkMinutes: 5,
      doorsOpen: null,
      doorsClose: 1080,
      rules: DEFAULT_RULES,
    },
  }),
  publishProgramme: async (fixtures) => {
    await aSession(fixtures);
    return { body: {} };
  },
  undoProgramme: async (fixtures, me) => {
    await aSession(fixtures, me);
    return { body: { redo: false } };
  },
  copyProgramme: async (fixtures) => {
    await aSession(fixtures);
    const from = await fixtures.currentEdition();
    return { body: { edition: await fixtures.edition(), from } };
  },
};
