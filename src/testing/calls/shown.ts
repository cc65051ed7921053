import { insertBlogCategory, insertPost } from '#features/blog/server/queries.ts';
import { insertSpeaker } from '#features/speakers/server/queries.ts';
import { insertSponsor } from '#features/sponsors/server/queries.ts';
import { fold } from '#platform/contract/fold.ts';
import { newId } from '#platform/server/identifier.ts';
import type { World } from './world.ts';

/** What the public pages show, written down directly: the calls would prepare a picture each time. */

export async function insertedSpeaker(world: World): Promise<string> {
  const id = newId();
  const number = world.next();
  await insertSpeaker(world.app.store.database, {
    id,
    title: 'Dr.',
    category_id: null,
    fullname: `Speaker ${number}`,
    fullname_key: fold(`Speaker ${number}`),
    designation: 'Director',
    designation_key: 'director',
    role: 'Speaker',
    company: 'Owusu & Daughters',
    company_key: fold('Owusu & Daughters'),
    country: 'GH',
    description: 'Builds things.',
    picture: null,
    position: number,
    ...datesOf(world),
  });
  return id;
}

export async function insertedSponsor(world: World): Promise<string> {
  const id = newId();
  const number = world.next();
  const name = `Sponsor ${number}`;
  await insertSponsor(world.app.store.database, {
    id,
    title: 'Sponsor',
    name,
    name_key: fold(name),
    search_text: fold(`Sponsor ${name}`),
    website: null,
    picture: `${id}.svg`,
    position: number,
    ...datesOf(world),
  });
  return id;
}

export async function insertedPost({ app }: World) {
  const { database } = app.store;
  const [id, categoryId] = [newId(), newId()];
  await insertBlogCategory(database, { id: categoryId, title: 'AI in practice' });
  await insertPost(database, {
    id,
    category_id: categoryId,
    title: 'What to measure',
    content: '<p>Text</p>',
    picture: null,
    author: 'Efua',
    published_at: '2025-05-01T09:00:00.000Z',
  });
  return { id, categoryId };
}

function datesOf({ app }: World) {
  const now = app.clock.now().toISOString();
  return { created_at: now, updated_at: now, deleted_at: null };
}
