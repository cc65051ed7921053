import { tagIfLeft } from '#platform/contract/language.ts';
import { postAddress } from '../addresses.ts';
import type { LinkedPost } from '../contract.ts';
import * as say from '../messages.ts';

interface AdjacentPostsProps {
  earlier: readonly LinkedPost[];
  later: readonly LinkedPost[];
}

/** The posts published before and after this one. */
export function AdjacentPosts({ earlier, later }: AdjacentPostsProps) {
  const posts = [
    ...earlier.map((post) => ({ ...post, what: say.previousPost(), isNext: false })),
    ...later.map((post) => ({ ...post, what: say.nextPost(), isNext: true })),
  ];
  if (posts.length === 0) return null;
  return (
    <nav
      className="mt-14 grid gap-6 border-t border-line pt-6 sm:grid-cols-2 print:hidden"
      aria-label={say.morePosts()}
    >
      {posts.map(({ id, slug, title, what, isNext }) => (
        <a key={id} className={isNext ? 'sm:col-start-2 sm:text-end' : ''} href={postAddress(slug)}>
          <span className="block text-small text-quiet">{what}</span>
          <span className="font-semibold hover:underline" lang={tagIfLeft(title)}>
            {title}
          </span>
        </a>
      ))}
    </nav>
  );
}
