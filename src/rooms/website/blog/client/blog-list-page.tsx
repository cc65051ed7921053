import { definePage, type PageRequest } from '#platform/client/page.ts';
import { pageOfList } from '#platform/contract/pages-of.ts';
import { publicAddress } from '#platform/contract/public-addresses.ts';
import { readSiteView, type SiteView, zoneOf } from '#rooms/edition/contract.ts';
import { Alert } from '#ui/alert.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { PageLinks } from '#ui/page-links.tsx';
import { besidePage, type Paged, PageNumbers, titleOnPage } from '#ui/page-numbers.tsx';
import { BLOG_PAGE, categoryAddress, POSTS_A_PAGE } from '../addresses.ts';
import { blogCategories, type PostCard as Card, postCards } from '../contract.ts';
import * as say from '../messages.ts';
import { CategoryLinks } from './category-links.tsx';
import { PostCard } from './post-card.tsx';

/** The pictures in view when the page opens, which must not be delayed. */
const FIRST_ROW = 3;
const NOT_INDEXED = <meta name="robots" content="noindex" />;

type Category = { id: string; title: string };

interface BlogListData {
  siteView: SiteView;
  posts: Card[];
  paged: Paged;
  /** Undefined for all posts. */
  categoryId: string | undefined;
  categories: Category[];
  /** No category has this id, or the list has no such page. */
  unknown: boolean;
  /** The requested post doesn't exist. */
  missing: boolean;
  publicUrl: string;
}

/** The posts of one category, or all posts. */
export const page = definePage<BlogListData>({
  load: async (request) => {
    const { catId } = request.params;
    const page = Number(request.query.page ?? 1);
    const [found, categories] = await Promise.all([readPosts(request, page), readCategories(request)]);
    const { records: posts, total = 0 } = found ?? { records: [] };
    const pages = Math.ceil(total / POSTS_A_PAGE);
    const unknown = isUnknown(categories, catId) || (found !== undefined && page > 1 && page > pages);
    const path = catId ? categoryAddress(catId) : BLOG_PAGE;
    return {
      siteView: await readSiteView(request),
      posts,
      paged: { path, page, pages },
      // Every address that leads nowhere gets the same page.
      categoryId: unknown ? undefined : catId,
      categories: categories ?? [],
      unknown,
      missing: request.query.notice === 'missing',
      publicUrl: request.publicUrl,
    };
  },

  exists: async (request) => !isUnknown(await readCategories(request), request.params.catId),

  status: ({ unknown }) => (unknown ? 404 : 200),

  head: (data) => {
    const title = titleOnPage(titleOf(data), data.paged);
    const texts = data.siteView.site.blog;
    if (data.unknown) return { title: titleOf(data), description: texts.description, extra: NOT_INDEXED };
    const inCategory = [title, texts.categoryDescription].filter(Boolean).join(': ');
    const description = data.categoryId ? inCategory : texts.description;
    const { path, page } = data.paged;
    const url = data.publicUrl + pageOfList(path, page);
    return {
      title,
      description,
      extra: <PageLinks {...{ url, title, description }} {...besidePage(data.paged)} />,
    };
  },

  View: ({ data }) => (
    <div className="blog">
      <PageHeading title={titleOf(data)} seed={titleOf(data)} />
      <div className="wrap pb-24">
        {data.missing && (
          <div className="mb-10">
            <Alert kind="warning">{say.noBlog()}</Alert>
          </div>
        )}
        <CategoryLinks categories={data.categories} current={data.categoryId} />
        {data.posts.length === 0 ? <Empty /> : <Posts posts={data.posts} zone={zoneOf(data.siteView)} />}
        {!data.unknown && <PageNumbers {...data.paged} />}
      </div>
    </div>
  ),
});

async function readPosts({ call, params: { catId } }: PageRequest, page: number) {
  const query = { ...(catId && { catId }), page, pageSize: POSTS_A_PAGE };
  return call(postCards, { query }).catch(() => undefined);
}

async function readCategories({ call }: PageRequest): Promise<Category[] | undefined> {
  const found = await call(blogCategories, {}).catch(() => undefined);
  return found?.records;
}

function isUnknown(categories: Category[] | undefined, categoryId: string | undefined): boolean {
  return Boolean(categoryId && categories?.every(({ id }) => id !== categoryId));
}

function titleOf({ categories, categoryId }: BlogListData): string {
  return categories.find(({ id }) => id === categoryId)?.title ?? say.listTitle();
}

function Posts({ posts, zone }: { posts: readonly Card[]; zone: string }) {
  return (
    <ul className="mt-12 grid gap-x-6 lg:gap-x-8 gap-y-14 sm:grid-cols-2 md:grid-cols-3">
      {posts.map((post, index) => (
        <li key={post.id}>
          <PostCard post={post} zone={zone} first={index < FIRST_ROW} />
        </li>
      ))}
    </ul>
  );
}

function Empty() {
  return (
    <div className="mt-12">
      <p className="font-display text-section leading-none font-bold">{say.empty()}</p>
      <p className="mt-4 text-lead">{say.emptyLead()}</p>
      <p className="mt-8">
        <a className="button" href={publicAddress.home}>
          {say.backHome()}
        </a>
      </p>
    </div>
  );
}
