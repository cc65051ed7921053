import { describe, expect, test } from 'vitest';
import type { ListedKind } from '#platform/contract/kind.ts';
import { changedMeanwhile } from '#platform/contract/messages.ts';
import { viewActivity } from '#rooms/ground/activity/contract.ts';
import { restoreRecord } from '#rooms/ground/records/contract.ts';
import { createTestApp } from './app.ts';
import type { TestClient } from './client.ts';
import { samplePhoto } from './sample-pictures.ts';

type EditedKind = Pick<ListedKind, 'name' | 'one'>;

interface Answered {
  status: number;
  body: { id?: string | undefined };
}

/** How a form adds, reads and changes a record; the words are in one of its fields. */
interface Editing {
  /** What the activity record calls this field. */
  field: string;
  add(client: TestClient, text: string): Promise<Answered>;
  read(client: TestClient, id: string): Promise<{ version: string }>;
  change(client: TestClient, id: string, text: string, version?: string, image?: File): Promise<Answered>;
  hasPicture?: boolean;
  /** The public page that shows the words, and how to delete the record. */
  visitors?: { page: string; remove(client: TestClient, id: string): Promise<{ status: number }> };
}

/** What a browser sends when no file was chosen. */
export const NO_FILE = new File([], '');
/** Of a documented call, or of our own. */
const OUTDATED = expect.toBeOneOf([409, 412]);
const BEFORE = 'Zongo Ouagadougou';
const AFTER = 'Kintampo Dzodze';

/** What holds of every kind of record with a form. */
export function testEditing(kind: EditedKind, editing: Editing): void {
  describe(`two organisers change the same ${kind.one()}`, () => {
    test('the second is told about it and overwrites nothing until they have seen the change', async () => {
      const { ama, id } = await start(editing);
      const { version } = await editing.read(ama, id);
      expect((await editing.change(ama, id, 'Second', version)).status).toBe(200);
      const refused = await editing.change(ama, id, 'Third', version);
      expect(refused).toMatchObject({ status: OUTDATED, body: { message: changedMeanwhile() } });
      expect(await historyOf(kind, ama, id)).toEqual([
        [{ field: editing.field, from: 'First', to: 'Second' }],
        [],
      ]);

      const seen = await editing.read(ama, id);
      expect((await editing.change(ama, id, 'Third', seen.version)).status).toBe(200);
    });

    test('at the same moment: one is accepted', async () => {
      const { ama, id } = await start(editing);
      const { version } = await editing.read(ama, id);
      const replies = await Promise.all(
        ['Second', 'Third'].map((text) => editing.change(ama, id, text, version)),
      );
      expect(replies.map(({ status }) => status).sort()).toEqual([200, OUTDATED]);
    });

    test('without a version the change is made, as documented clients make it', async () => {
      const { ama, id } = await start(editing);
      for (const text of ['Second', 'Third']) {
        expect((await editing.change(ama, id, text)).status).toBe(200);
      }
    });

    if (!editing.hasPicture) return;
    test('nothing but its picture: the second is told of it', async () => {
      const { ama, id } = await start(editing);
      const { version } = await editing.read(ama, id);
      const first = await samplePhoto('first.jpg', '#1e7546');
      const second = await samplePhoto('second.jpg', '#c5492a');
      expect((await editing.change(ama, id, 'First', version, first)).status).toBe(200);
      expect((await editing.change(ama, id, 'First', version, second)).status).toEqual(OUTDATED);
      const seen = await editing.read(ama, id);
      expect((await editing.change(ama, id, 'First', seen.version, second)).status).toBe(200);
    });
  });

  const { visitors } = editing;
  if (!visitors) return;
  test(`the next visitor of ${visitors.page} sees what was just changed of the ${kind.one()}`, async () => {
    const app = await createTestApp();
    const { client } = await app.signInAs('Administrator');
    const said = async () => {
      const html = await (await app.visitor.fetch(visitors.page)).text();
      return [BEFORE, AFTER].filter((text) => html.includes(text));
    };
    expect(await said()).toEqual([]);
    const { id = '' } = (await editing.add(client, BEFORE)).body;
    expect(await said(), 'added').toEqual([BEFORE]);
    expect((await editing.change(client, id, AFTER)).status).toBe(200);
    expect(await said(), 'changed').toEqual([AFTER]);
    expect((await visitors.remove(client, id)).status).toBe(200);
    expect(await said(), 'deleted').toEqual([]);
    expect((await client.call(restoreRecord, { body: { id } })).status).toBe(200);
    expect(await said(), 'brought back').toEqual([AFTER]);
  });
}

async function start(editing: Editing) {
  const app = await createTestApp();
  const { client: ama } = await app.signInAs('Administrator');
  const added = await editing.add(ama, 'First');
  expect(added.status).toBeLessThan(300);
  return { ama, id: added.body.id ?? '' };
}

/** The changes in the record's activities, newest first. */
async function historyOf({ name }: EditedKind, client: TestClient, subjectId: string) {
  const { body } = await client.call(viewActivity, { query: { subject: name, subjectId } });
  return body.records.map(({ changes }) => changes);
}
