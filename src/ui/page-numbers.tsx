import { pageOfList } from '#platform/contract/pages-of.ts';
import * as say from './messages.ts';

/** Which page of a list this is. */
export interface Paged {
  /** The address of the first one. */
  path: string;
  page: number;
  pages: number;
}

/** Of a page after the first, so that no two have the same one. */
export function titleOnPage(title: string, { page }: Pick<Paged, 'page'>): string {
  return page > 1 ? say.onPage({ title, page }) : title;
}

/** What the head of a page of a list says of those beside it. */
export function besidePage({ path, page, pages }: Paged): { previous?: string; next?: string } {
  return {
    ...(page > 1 && { previous: pageOfList(path, page - 1) }),
    ...(page < pages && { next: pageOfList(path, page + 1) }),
  };
}

/** Leads to the other pages of a list; nothing if there is only one. */
export function PageNumbers({ path, page, pages }: Paged) {
  if (pages < 2) return null;
  const { previous, next } = besidePage({ path, page, pages });
  return (
    <nav className="mt-16 border-t border-line py-4 print:hidden" aria-label={say.pages()}>
      <ul className="flex flex-wrap items-center gap-x-3">
        {previous && (
          <li>
            <a className="tab-link" rel="prev" href={previous}>
              {say.previousPage()}
            </a>
          </li>
        )}
        {shownPages(page, pages).map((one, index, all) => (
          <li key={one} className="flex items-center gap-x-3">
            {index > 0 && one - (all[index - 1] ?? 0) > 1 && <span aria-hidden="true">…</span>}
            <a
              className="tab-link min-w-9 justify-center tabular-nums"
              href={pageOfList(path, one)}
              aria-label={say.pageNumber({ page: one })}
              aria-current={one === page ? 'page' : undefined}
            >
              {one}
            </a>
          </li>
        ))}
        {next && (
          <li>
            <a className="tab-link" rel="next" href={next}>
              {say.nextPage()}
            </a>
          </li>
        )}
      </ul>
    </nav>
  );
}

/** The first, the last, and those around this one. */
function shownPages(page: number, pages: number): number[] {
  const all = [1, page - 1, page, page + 1, pages].filter((one) => one >= 1 && one <= pages);
  return [...new Set(all)].toSorted((one, other) => one - other);
}
