import {
  makeSpeakerLink,
  sendSpeakerLinks,
  setSpeakerAddress,
} from '#rooms/programme/speaker-links/contract.ts';
import type { Examples } from '#testing/calls/example.ts';
import type { Fixtures } from '#testing/calls/fixtures.ts';
import { insertedSpeaker } from '#testing/calls/public-fixtures.ts';
import { ownPageOf } from '#testing/speaker-page.ts';

const desk = async ({ app }: Fixtures) => (await app.signInAs('Administrator')).client;

async function withLink(fixtures: Fixtures) {
  const speakerId = await insertedSpeaker(fixtures);
  const { body } = await (await desk(fixtures)).call(makeSpeakerLink, { query: { speakerId } });
  return { speakerId, path: new URL(body.link).pathname };
}

async function withAddress(fixtures: Fixtures) {
  const speakerId = await insertedSpeaker(fixtures);
  const body = { email: `speaker-${fixtures.next()}@owusu.example` };
  await (await desk(fixtures)).call(setSpeakerAddress, { query: { speakerId }, body });
  return speakerId;
}

/** Somebody who sent another company and a picture. */
async function answered(fixtures: Fixtures) {
  const { speakerId, path } = await withLink(fixtures);
  await ownPageOf(fixtures.app, path).send({ company: 'Looms' }, { picture: true });
  return speakerId;
}

export const EXAMPLES: Examples = {
  singleSpeakerLink: async (fixtures) => ({ query: { speakerId: await answered(fixtures) } }),
  proposedPicture: async (fixtures) => ({ query: { speakerId: await answered(fixtures) } }),
  setSpeakerAddress: async (fixtures) => ({
    query: { speakerId: await insertedSpeaker(fixtures) },
    body: { email: 'ama@owusu.example' },
  }),
  makeSpeakerLink: async (fixtures) => ({ query: { speakerId: await insertedSpeaker(fixtures) } }),
  endSpeakerLink: async (fixtures) => ({ query: { speakerId: (await withLink(fixtures)).speakerId } }),
  sendSpeakerLinks: async (fixtures) => ({ body: { ids: [await withAddress(fixtures)] } }),
  remindSpeakers: async (fixtures) => {
    const id = await withAddress(fixtures);
    await (await desk(fixtures)).call(sendSpeakerLinks, { body: { ids: [id] } });
    const asked_at = '2025-06-01T09:00:00.000Z';
    await fixtures.app.store.database
      .updateTable('speaker_links')
      .set({ asked_at })
      .where('speaker_id', '=', id)
      .execute();
    return { body: { ids: [id] } };
  },
  takeOver: async (fixtures) => ({
    query: { speakerId: await answered(fixtures) },
    body: { fields: ['company'], what: 'take' },
  }),
  setSpeakerReminders: async () => ({ body: { days: 5 } }),
};
