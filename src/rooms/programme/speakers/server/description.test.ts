import { describe, expect, test } from 'vitest';
import { createTestApp } from '#testing/app.ts';
import { sampleSpeaker } from '#testing/samples.ts';
import { speakerAddress } from '../addresses.ts';
import { addSpeaker, type NewSpeakerInput, singleSpeaker, speakerList, updateSpeaker } from '../contract.ts';

async function organiser() {
  const app = await createTestApp();
  const { client } = await app.signInAs('Administrator');
  const add = async (changes: Partial<NewSpeakerInput>) =>
    client.call(addSpeaker, { body: await sampleSpeaker(changes) });
  const list = async () => (await app.visitor.call(speakerList, {})).body.records;
  const page = async () => (await app.visitor.fetch(speakerAddress((await list())[0]!.id))).text();
  return { app, client, add, list, page };
}

describe('a speaker’s description', () => {
  test('is returned as it was written if it is plain text', async () => {
    const { add, list, page } = await organiser();
    await add({ description: 'Builds <things>.\n\nTeaches &\nweaves.' });
    expect((await list())[0]!.description).toBe('Builds <things>.\n\nTeaches &\nweaves.');
    expect(await page()).toContain('<p>Builds &lt;things&gt;.</p><p>Teaches &amp;<br>weaves.</p>');
  });

  test('keeps its formatting, and loses everything harmful', async () => {
    const { add, list, page } = await organiser();
    const description =
      '<h2 onclick="x()">Work</h2><p>Builds <strong>things</strong>.<script>x()</script></p><ul><li><p><a href="javascript:x()">here</a></p></li></ul>';
    await add({ description });
    const clean =
      '<h2>Work</h2><p>Builds <strong>things</strong>.</p><ul><li><p><a rel="noopener">here</a></p></li></ul>';
    expect((await list())[0]!.description).toBe(clean);
    expect(await page()).toContain(clean);
  });

  test('may have 10,000 characters, not counting its formatting', async () => {
    const { add } = await organiser();
    const text = 'x'.repeat(10_000);
    expect((await add({ description: `<p><strong>${text}</strong></p>` })).status).toBe(200);
    expect(await add({ description: `<p>${text}x</p>` })).toMatchObject({
      status: 422,
      body: { errors: { description: 'Please use at most 10000 characters.' } },
    });
    expect((await add({ description: '<p> </p>' })).body.errors).toEqual({
      description: 'Enter a description.',
    });
  });

  test('is recorded without its formatting, except that it changed', async () => {
    const { app, client, add } = await organiser();
    const { id = '' } = (await add({ description: '<p>Builds <em>things</em>.</p>' })).body;
    const change = async (description: string) => {
      const { image: _, ...data } = await sampleSpeaker({ description });
      const { version } = (await client.call(singleSpeaker, { query: { speakerId: id } })).body.records[0];
      expect((await client.call(updateSpeaker, { query: { id }, body: { ...data, version } })).status).toBe(
        200,
      );
      const newest = app.store.database.selectFrom('activity').selectAll().orderBy('id', 'desc');
      return JSON.parse((await newest.executeTakeFirstOrThrow()).changes ?? '[]');
    };
    expect(await change('<p>Builds <strong>things</strong>.</p>')).toEqual([
      { field: 'Formatting of the description', from: '', to: 'changed' },
    ]);
    expect(await change('<p>Builds <strong>looms</strong>.</p>')).toEqual([
      { field: 'Description', from: 'Builds things.', to: 'Builds looms.' },
    ]);
  });
});
