import { BLOG_PAGE, categoryAddress } from '../addresses.ts';
import * as say from '../messages.ts';

interface CategoryLinksProps {
  categories: readonly { id: string; title: string }[];
  current: string | undefined;
}

export function CategoryLinks({ categories, current }: CategoryLinksProps) {
  if (categories.length === 0) return null;
  return (
    <nav aria-label={say.categories()}>
      <ul className="flex flex-wrap gap-x-6 gap-y-1">
        <li>
          <a className="tab-link" href={BLOG_PAGE} aria-current={current ? undefined : 'page'}>
            {say.allPosts()}
          </a>
        </li>
        {categories.map(({ id, title }) => (
          <li key={id}>
            <a
              className="tab-link"
              href={categoryAddress(id)}
              aria-current={id === current ? 'page' : undefined}
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
