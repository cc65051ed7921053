import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fromRoot } from '#platform/server/project-root.ts';
import { signIn } from '#rooms/access/auth/contract.ts';
import { saveLanguages } from '#rooms/access/languages/contract.ts';
import { createTestApp, type TestApp } from '#testing/app.ts';
import { passwordOf } from '#testing/calls/account-fixtures.ts';
import { selling } from '#testing/orders.ts';
import { publishSection } from '#testing/publish-section.ts';
import { MODULES } from './modules.ts';

const PERSONAL =
  /(^|_)(e?mail|email_key|recipient|phone|whatsapp|fullname|username|contact_number)$|^(name|buyer_name|payer|pays)$/;
/** Tables of modules that say nothing in the privacy policy, and why. */
const EXEMPT: Readonly<Record<string, string>> = {
  users: 'organisers’ own accounts',
  activity: 'what was done with the records that are named',
  api_tokens: 'the name of a key of an organiser’s program',
  saved_views: 'the name of a list of an organiser’s',
  roles: 'the name of a set of rights',
  categories: 'the name of a group of speakers',
  blog_categories: 'the name of a group of posts',
  events: 'the name of a summit',
  pictures: 'the name of a file',
  picture_details: 'the name of a file',
  settings: 'the name of a setting',
  films: 'the name of a file',
  mailing_files: 'the name of a file',
};
const FOLDERS = globSync(fromRoot('src/rooms/*/*/'));

/** Which modules declare a table. */
function ownersOf(table: string): string[] {
  const declares = new RegExp(`^    ${table}: \\w+Row;`, 'm');
  return FOLDERS.filter((folder) =>
    globSync(join(folder, '**/tables.ts')).some((file) => declares.test(readFileSync(file, 'utf8'))),
  );
}

test('every table about people belongs to a module of which the privacy policy speaks', async () => {
  const app = await createTestApp();
  const tables = await app.store.database.introspection.getTables();
  const personal = tables
    .filter(({ name, columns }) => !(name in EXEMPT) && columns.some((column) => PERSONAL.test(column.name)))
    .map(({ name }) => name);
  expect(personal).toEqual(
    expect.arrayContaining(['attendees', 'orders', 'proposals', 'news_readers', 'mails']),
  );
  const speaking = new Set(MODULES.filter(({ takes }) => takes).map((module) => module));
  const named = await Promise.all(
    FOLDERS.map(async (folder) => {
      const given = await import(/* @vite-ignore */ join(folder, 'server/module.ts')).catch(() => ({}));
      return [folder, Object.values(given).some((one) => speaking.has(one as never))] as const;
    }),
  );
  const speaks = new Map(named);
  const silent = personal.filter((table) => !ownersOf(table).some((owner) => speaks.get(owner)));
  expect(silent).toEqual([]);
});

test('the privacy policy names what is kept as the site is set up, in each language', async () => {
  const free = await createTestApp();
  const read = async ({ visitor }: TestApp, path = '/privacy-policy') => (await visitor.fetch(path)).text();
  expect(await read(free)).toContain('Registrations: your name');
  expect(await read(free)).not.toMatch(/Orders:|Online payments:|Proposals for talks:|The waiting list:/);
  const { app, client } = await selling();
  expect(await read(app)).toContain('Orders: who buys');
  expect(await read(app)).not.toContain('Online payments:');
  await client.call(saveLanguages, { body: { main: 'en', others: ['fr', 'pt'] } });
  expect(await read(app, '/fr/privacy-policy')).toContain('qui achète, pour qui');
  expect(await read(app, '/pt/privacy-policy')).toContain('quem compra, para quem');
  await publishSection(client, 'privacy', { saysWhatIsTaken: false });
  expect(await read(app)).not.toContain('What this site keeps');
});

test('the privacy policy names each cookie that signing in sets', async () => {
  const app = await createTestApp();
  const { userId } = await app.signInAs('User');
  await app.store.database.updateTable('users').set({ language: 'fr' }).where('id', '=', userId).execute();
  const body = { email: `${userId}@users.example`, password: await passwordOf(app, { userId }) };
  const cookies = (await app.visitor.call(signIn, { body })).headers.getSetCookie();
  const policy = await (await app.visitor.fetch('/privacy-policy')).text();
  const named = /sign in get others: (.*?)\./.exec(policy)?.[1]?.match(/\bone (?:keeps|says|remembers)\b/g);
  expect(new Set(cookies.map((one) => one.split('=')[0])).size).toBe(named?.length);
  expect((await app.visitor.fetch('/privacy-policy')).headers.getSetCookie()).toEqual([]);
});
