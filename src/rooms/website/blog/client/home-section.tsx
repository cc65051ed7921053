import type { HomeSection } from '#rooms/edition/browser.ts';
import { readSiteView, zoneOf } from '#rooms/edition/contract.ts';
import { BLOG_PAGE } from '../addresses.ts';
import { postCards } from '../contract.ts';
import * as say from '../messages.ts';
import { PostCard } from './post-card.tsx';

const NEWEST = 3;
const ID = 'posts';

/** The newest posts, on the home page once the summit is over. */
export const homeSection: HomeSection = async (request, phase) => {
  if (phase !== 'after') return undefined;
  const query = { pageSize: NEWEST };
  const { records: posts } = await request.call(postCards, { query }).catch(() => ({ records: [] }));
  if (posts.length === 0) return undefined;
  const zone = zoneOf(await readSiteView(request));
  return {
    id: ID,
    label: say.posts(),
    content: (
      <section id={ID} className="section wrap" aria-labelledby="posts-heading">
        <h2 id="posts-heading" className="text-section font-bold">
          {say.afterwards()}
        </h2>
        <ul className="mt-10 grid gap-x-6 gap-y-14 sm:grid-cols-2 md:grid-cols-3 lg:gap-x-8">
          {posts.map((post) => (
            <li key={post.id}>
              <PostCard post={post} zone={zone} heading="h3" />
            </li>
          ))}
        </ul>
        <p className="mt-10">
          <a className="button" href={BLOG_PAGE}>
            {say.allPosts()}
          </a>
        </p>
      </section>
    ),
  };
};
