import { describe, expect, test } from 'vitest';
import { createTestApp } from '#testing/app.ts';
import { insertedPost } from '#testing/blog.ts';
import {
  addPost,
  blogDetails,
  bringBackPostVersion,
  discardPostDraft,
  saveDraft,
  singlePost,
  singlePostVersion,
  updatePost,
  viewPostVersions,
} from '../contract.ts';

async function writing() {
  const app = await createTestApp();
  const ama = (await app.signInAs('Administrator')).client;
  const body = { title: 'A post', content: '<p>Saved</p>', state: 'published' as const };
  const postId = (await ama.call(addPost, { body })).body.id ?? '';
  const read = async () => (await ama.call(singlePost, { query: { postId } })).body.record;
  const keep = (content: string, revision: number, client = ama) =>
    client.call(saveDraft, { body: { postId, title: 'A post', content, revision } });
  const save = (content: string, more = {}) =>
    ama.call(updatePost, { body: { postId, title: 'A post', content, state: 'published', ...more } });
  const versions = async () => (await ama.call(viewPostVersions, { query: { postId } })).body.records;
  const contentOf = async (versionId: string) =>
    (await ama.call(singlePostVersion, { query: { versionId } })).body.record.content;
  return { app, ama, postId, read, keep, save, versions, contentOf };
}

describe('what is typed', () => {
  test('is kept without saving: no visitor sees it, and it isn’t recorded', async () => {
    const { app, postId, read, keep } = await writing();
    const recorded = () => app.store.database.selectFrom('activity').selectAll().execute();
    const before = await recorded();
    const { body } = await keep('<p>Typed</p>', 0);
    expect((await read()).draft).toMatchObject({
      revision: body.revision,
      fields: { content: '<p>Typed</p>' },
    });
    expect(await recorded()).toEqual(before);
    const seen = await app.visitor.call(blogDetails, { query: { Id: postId } });
    expect(seen.body.records[0]!.content).toBe('<p>Saved</p>');
  });

  test('in two windows isn’t mixed: the second is told, and nothing is lost', async () => {
    const { app, read, keep } = await writing();
    const kofi = (await app.signInAs('Administrator')).client;
    const first = await keep('<p>Ama</p>', 0);
    const refused = await keep('<p>Kofi</p>', 0, kofi);
    expect(refused).toMatchObject({ status: 409, body: { code: 'conflict' } });
    expect((await read()).draft?.fields.content).toBe('<p>Ama</p>');
    expect((await keep('<p>Ama and more</p>', first.body.revision)).status).toBe(200);
  });

  test('may be unfinished: without title and text', async () => {
    const { ama, postId, read } = await writing();
    await ama.call(saveDraft, { body: { postId, title: '', slug: 'Not yet', revision: 0 } });
    expect((await read()).draft?.fields).toMatchObject({ title: '', content: '', slug: 'Not yet' });
  });

  test('is no draft any more once it is saved; what another window typed becomes a version', async () => {
    const { keep, read, save, versions, contentOf } = await writing();
    const mine = await keep('<p>Mine</p>', 0);
    await save('<p>Mine</p>', { revision: mine.body.revision });
    expect((await read()).draft).toBeNull();
    expect(await versions()).toHaveLength(2);
    await keep('<p>Another window</p>', 0);
    await save('<p>Mine again</p>');
    expect((await read()).draft).toBeNull();
    const [newest] = await versions();
    expect([newest!.note, await contentOf(newest!.id)]).toEqual([
      'Typed, but not saved',
      '<p>Another window</p>',
    ]);
  });

  test('can be discarded, and is still among the versions', async () => {
    const { ama, postId, keep, read, versions, contentOf } = await writing();
    await keep('<p>Typed</p>', 0);
    await ama.call(discardPostDraft, { body: { postId } });
    expect((await read()).draft).toBeNull();
    expect(await contentOf((await versions())[0]!.id)).toBe('<p>Typed</p>');
  });
});

describe('the versions of a post', () => {
  test('say who and when, and are brought back with everything but address, state and date', async () => {
    const { app, ama, postId, read, save, versions, contentOf } = await writing();
    app.clock.set('2025-07-01T09:20:00Z');
    await save('<p>Second</p>', { title: 'Other', slug: 'other' });
    const [second, first] = await versions();
    expect(second).toMatchObject({
      number: 2,
      date: '2025-07-01T09:20:00.000Z',
      username: expect.stringMatching(/./),
    });
    expect([await contentOf(first!.id), await contentOf(second!.id)]).toEqual([
      '<p>Saved</p>',
      '<p>Second</p>',
    ]);
    const { version, publishDate } = await read();
    const stale = await ama.call(bringBackPostVersion, { body: { versionId: first!.id, version: 'stale' } });
    expect(stale.status).toBe(412);
    await ama.call(bringBackPostVersion, { body: { versionId: first!.id, version } });
    expect(await read()).toMatchObject({
      title: 'A post',
      content: '<p>Saved</p>',
      slug: 'other',
      state: 'published',
      publishDate,
    });
    const seen = await app.visitor.call(blogDetails, { query: { Id: postId } });
    expect(seen.body.records[0]!.content).toBe('<p>Saved</p>');
    expect(await versions()).toHaveLength(3);
  });

  test('without a text aren’t brought back to what visitors read', async () => {
    const { app, ama } = await writing();
    const { id: postId = '' } = (await ama.call(addPost, { body: { title: 'Begun' } })).body;
    const written = { postId, title: 'Begun', content: '<p>Written</p>', state: 'published' as const };
    await ama.call(updatePost, { body: written });
    const { records } = (await ama.call(viewPostVersions, { query: { postId } })).body;
    const body = { versionId: records.at(-1)!.id };
    expect((await ama.call(bringBackPostVersion, { body })).status).toBe(422);
    const seen = await app.visitor.call(blogDetails, { query: { Id: postId } });
    expect(seen.body.records[0]!.content).toBe('<p>Written</p>');
    await ama.call(updatePost, { body: { ...written, state: 'draft' } });
    expect((await ama.call(bringBackPostVersion, { body })).status).toBe(200);
  });

  test('begin with what was there before there were any', async () => {
    const { app, ama } = await writing();
    const { id } = await insertedPost(app.store.database, { content: '<p>Older</p>' });
    const body = { postId: id, title: 'A post', content: '<p>New</p>', state: 'published' as const };
    await ama.call(updatePost, { body });
    const { records } = (await ama.call(viewPostVersions, { query: { postId: id } })).body;
    expect(records.map(({ note }) => note)).toEqual(['', 'As it was before']);
  });

  test('aren’t kept twice if nothing has changed', async () => {
    const { save, versions } = await writing();
    await save('<p>Saved</p>');
    await save('<p>Saved</p>');
    expect((await versions()).length).toBeLessThanOrEqual(2);
  });
});
