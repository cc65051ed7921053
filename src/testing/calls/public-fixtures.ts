import { normaliseForSearch } from '#platform/contract/normalise-for-search.ts';
import { newId } from '#platform/server/identifier.ts';
import { findCurrentEdition } from '#rooms/edition/editions/server/service.ts';
import { insertSponsor } from '#rooms/partners/sponsors/server/queries.ts';
import { insertSpeaker } from '#rooms/programme/speakers/server/queries.ts';
import { insertedBlogCategory, insertedPost } from '../blog.ts';
import type { Fixtures } from './fixtures.ts';

/** Inserts the public pages' content directly, because the calls would process a picture each time. */

export async function insertedSpeaker(fixtures: Fixtures): Promise<string> {
  const id = newId();
  const number = fixtures.next();
  await insertSpeaker(fixtures.app.store.database, {
    id,
    event_id: await currentEditionId(fixtures),
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
    awaits_programme: 0,
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
    event_id: await currentEditionId(fixtures),
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

/** A post in a category of its own. */
export async function categorisedPost({ app }: Fixtures) {
  const categoryId = await insertedBlogCategory(app.store.database);
  const { id } = await insertedPost(app.store.database, { category_id: categoryId });
  return { id, categoryId };
}

async function currentEditionId({ app }: Fixtures) {
  return (await findCurrentEdition(app.store.database, app.clock.now()))?.id ?? null;
}

function datesOf({ app }: Fixtures) {
  const now = app.clock.now().toISOString();
  return { created_at: now, updated_at: now, deleted_at: null };
}
