import { insertBlogCategory, insertPost } from '#features/blog/server/queries.ts';
import { insertSpeaker } from '#features/speakers/server/queries.ts';
import { insertSponsor } from '#features/sponsors/server/queries.ts';
import { normaliseForSearch } from '#platform/contract/normalise-for-search.ts';
import { newId } from '#platform/server/identifier.ts';
import type { Fixtures } from './fixtures.ts';

/** Inserts the public pages' content directly, because the calls would process a picture each time. */

export async function insertedSpeaker(fixtures: Fixtures): Promise<string> {
  const id = newId();
  const number = fixtures.next();
  await insertSpeaker(fixtures.app.store.database, {
    id,
    title: 'Dr.',
    category_id: null,
    fullname: `Speaker ${number}`,
    fullname_key: normaliseForSearch(`Speaker ${number}`),
    designation: 'Director',
    designation_key: 'director',
    role: 'Speaker',
    company: 'Owusu & Daughters',
    company_key: normaliseForSearch('Owusu & Daughters'),
    country: 'GH',
    description: 'Builds things.',
    picture: null,
    position: number,
    ...datesOf(fixtures),
  });
  return id;
}

export async function insertedSponsor(fixtures: Fixtures): Promise<string> {
  const id = newId();
  const number = fixtures.next();
  const name = `Sponsor ${number}`;
  await insertSponsor(fixtures.app.store.database, {
    id,
    title: 'Sponsor',
    name,
    name_key: normaliseForSearch(name),
    search_text: normaliseForSearch(`Sponsor ${name}`),
    website: null,
    picture: `${id}.svg`,
    position: number,
    ...datesOf(fixtures),
  });
  return id;
}

export async function insertedPost({ app }: Fixtures) {
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

function datesOf({ app }: Fixtures) {
  const now = app.clock.now().toISOString();
  return { created_at: now, updated_at: now, deleted_at: null };
}
