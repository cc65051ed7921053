import { insertNewPost } from '#modules/blog/server/service.ts';
import { blogCategories } from '#modules/blog-categories/server/service.ts';
import { categories } from '#modules/categories/server/service.ts';
import { insertNewSpeaker } from '#modules/speakers/server/service.ts';
import { insertNewSponsor } from '#modules/sponsors/server/service.ts';
import type { Database } from '#platform/server/database/store.ts';
import type { Services } from '#platform/server/http/context.ts';
import type { PreparedPicture } from '#platform/server/pictures/prepare-picture.ts';
import { drawApart } from './draw-apart.ts';
import { SAMPLE_BLOG_CATEGORIES } from './sample-post.ts';
import { SAMPLE_POSTS } from './sample-posts.ts';
import { SAMPLE_CATEGORIES, SAMPLE_SPEAKERS } from './sample-speakers.ts';
import { SAMPLE_SPONSORS } from './sample-sponsors.ts';

type Clocked = Pick<Services, 'clock'>;
type Drawn = ReadonlyMap<string, PreparedPicture>;

/**
 * Sample speakers, sponsors and posts, which fill the whole site. Draws their pictures first, then returns a
 * function that inserts everything as part of the caller's transaction.
 */
export async function prepareSamples(): Promise<(database: Database, services: Clocked) => Promise<void>> {
  const pictures = await drawApart();
  return async (database, services) => {
    await insertSpeakers(database, services, pictures.portraits);
    await insertSponsors(database, services, pictures.logos);
    await insertPosts(database, services, pictures.cloths);
  };
}

async function insertSpeakers(database: Database, services: Clocked, pictures: Drawn): Promise<void> {
  const ids = new Map<string, string>();
  for (const title of SAMPLE_CATEGORIES) {
    ids.set(title, (await categories.insertNew(database, services, title)).result);
  }
  for (const { category, look: _, ...data } of SAMPLE_SPEAKERS) {
    const speaker = { ...data, categoryId: ids.get(category) };
    await insertNewSpeaker(database, services, speaker, pictureOf(pictures, data.username));
  }
}

async function insertSponsors(database: Database, services: Clocked, pictures: Drawn): Promise<void> {
  for (const { title, name, website } of SAMPLE_SPONSORS) {
    await insertNewSponsor(database, services, { title, name, website }, pictureOf(pictures, name));
  }
}

async function insertPosts(database: Database, services: Clocked, pictures: Drawn): Promise<void> {
  const ids = new Map<string, string>();
  for (const title of SAMPLE_BLOG_CATEGORIES) {
    ids.set(title, (await blogCategories.insertNew(database, services, title)).result);
  }
  for (const { title, category, author, content, publishedAt } of SAMPLE_POSTS) {
    const post = { categoryId: ids.get(category) ?? '', title, author, content, publishedAt };
    await insertNewPost(database, services, post, pictureOf(pictures, title));
  }
}

function pictureOf(drawn: Drawn, name: string): PreparedPicture {
  const picture = drawn.get(name);
  if (!picture) throw new Error(`no picture was drawn for ${name}`);
  return picture;
}
