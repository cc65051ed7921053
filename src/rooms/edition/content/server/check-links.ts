import { publicAddress } from '#platform/contract/public-addresses.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import type { CallContext } from '#platform/server/http/context.ts';
import { inProcessClient } from '#platform/server/http/in-process.ts';
import { recordAddresses } from '#platform/server/module.ts';
import type { SiteContent } from '../contract.ts';
import * as say from '../messages.ts';

const LISTS = ['links', 'more'] as const;
const closed = (title: string) => say.pageClosed({ title });
/** Addresses of files and of the back-office, which aren’t pages of the site. */
const NO_PAGES = /^\/(?:aiAPI|api|admin)(?:\/|$)/;

const LONE_PAGES = Object.values(publicAddress).flatMap((address) =>
  typeof address === 'string' ? pathOf(address) : [],
);

type Navigation = Pick<SiteContent['navigation'], (typeof LISTS)[number]>;

interface Given {
  before: Navigation;
  after: Navigation;
  ownPages: SiteContent['ownPages']['pages'];
}

/** A new link of the navigation that leads to this site leads to a page that visitors can open. */
export async function checkLinks(context: CallContext, { before, after, ownPages }: Given): Promise<void> {
  const known = LISTS.flatMap((list) => before[list].map(({ address }) => address));
  const added = LISTS.flatMap((list) =>
    after[list].flatMap(({ address }, index) => {
      const path = ownPath(address, context.config.publicUrl);
      return path === undefined || known.includes(address)
        ? []
        : [{ field: `${list}.${index}.address`, path }];
    }),
  );
  if (added.length === 0) return;
  const handlers = context.modules.flatMap(({ handlers = [] }) => handlers);
  const records = await recordAddresses(context, inProcessClient(handlers, context));
  const open = new Set([...LONE_PAGES, ...records.map((record) => pathOf(record.path))]);
  const errors = added.flatMap(({ field, path }) => {
    const own = ownPages.find(({ slug }) => publicAddress.ownPage(slug) === path);
    if (own ? own.isShown : open.has(path)) return [];
    return [[field, own ? closed(own.title) : say.noSuchPage()] as const];
  });
  const [first] = errors;
  if (first) throw new Refusal('invalid', first[1], Object.fromEntries(errors));
}

/** Where on this site it leads, without what selects a part of the page; undefined for other sites and no pages. */
function ownPath(address: string, publicUrl: string): string | undefined {
  const { origin, pathname } = new URL(address, publicUrl);
  return origin === new URL(publicUrl).origin && !NO_PAGES.test(pathname) ? pathOf(pathname) : undefined;
}

function pathOf(address: string): string {
  const path = address.replace(/[?#].*/, '');
  return path.length > 1 ? path.replace(/\/$/, '') : path;
}
