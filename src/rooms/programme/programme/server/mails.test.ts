import { expect, test } from 'vitest';
import { previewMail } from '#rooms/mail/mail/contract.ts';
import { setSpeakerAddress } from '#rooms/programme/speaker-links/contract.ts';
import { addSpeaker } from '#rooms/programme/speakers/contract.ts';
import { createTestApp } from '#testing/app.ts';
import { mailRows, mailSettings } from '#testing/mails.ts';
import { sampleSpeaker } from '#testing/samples.ts';
import { addSession, deleteSession, publishProgramme, updateSession } from '../contract.ts';

test('speakers who have an address are told what was published of their sessions', async () => {
  const app = await createTestApp(mailSettings('smtp://127.0.0.1:9'));
  const { client } = await app.signInAs('Administrator');
  const speakerId = (await client.call(addSpeaker, { body: await sampleSpeaker() })).body.id ?? '';
  const query = { speakerId };
  await client.call(setSpeakerAddress, { query, body: { email: 'aimee@looms.example' } });
  const add = async (title: string, start: number, people: string[]) => {
    const body = { title, day: 0, start, room: 'Volta Hall', people: people.map((person) => ({ person })) };
    return (await client.call(addSession, { body })).body.id ?? '';
  };
  const [talk, panel] = [
    await add('Her talk', 600, ['Aimée Owusu']),
    await add('A panel', 660, ['Somebody']),
  ];
  const told = async () => {
    await client.call(publishProgramme, { body: {} });
    const rows = (await mailRows(app)).filter(({ template }) => template === 'speakerSessions');
    // However its lines are broken.
    return rows.map(({ recipient, text }) => [recipient, text.replaceAll('\n', ' ')]);
  };
  const first = await told();
  expect(first).toHaveLength(1);
  expect(first[0]?.[0]).toContain('aimee@looms.example');
  expect(first[0]?.[1]).toContain(
    'You’re in this session: Tuesday 26 August at 10:00\u00a0AM GMT, Volta Hall',
  );

  const preview = await client.call(previewMail, { query: { template: 'speakerSessions' } });
  expect(JSON.stringify(preview.body)).toContain(
    'You’re in this session: Tuesday 26 August at 10:00\u00a0AM GMT',
  );
  const change = (id: string, body: object) => client.call(updateSession, { query: { id }, body });
  await change(panel, { start: 700 });
  expect(await told()).toHaveLength(1);
  await change(panel, { people: [{ person: speakerId }] });
  await change(talk, { start: 630, room: 'Loft' });
  const second = await told();
  expect(second).toHaveLength(2);
  expect(second[1]?.[1]).toContain('moved from 10:00\u00a0AM to 10:30\u00a0AM GMT, now in Loft');
  expect(second[1]?.[1]).toContain(
    'You’re in this session: Tuesday 26 August at 11:40\u00a0AM GMT, Volta Hall',
  );
  await client.call(deleteSession, { query: { id: talk } });
  await change(panel, { people: [] });
  const third = await told();
  expect(third[2]?.[1]).toContain('taken out of the programme');
  expect(third[2]?.[1]).toContain('You’re no longer in this session.');
  // Nobody is invited to what doesn't take place.
  await change(panel, { state: 'cancelled', people: [{ person: speakerId }] });
  expect(await told()).toHaveLength(3);
});
