import { PUBLIC_ROUTES } from '#app/routes.ts';

/** One address of every public page; for pages of a record, the first one in the sitemap. */
export function publicPaths(sitemap: string): string[] {
  const listed = [...sitemap.matchAll(/<loc>(?<address>[^<]+)/g)].map(
    ({ groups }) => new URL(groups?.address ?? '').pathname,
  );
  return PUBLIC_ROUTES.map(({ path }) => {
    const pattern = new URLPattern({ pathname: `${path}{/}?` });
    const found = path.includes(':') ? listed.find((pathname) => pattern.test({ pathname })) : path;
    if (!found) throw new Error(`the sitemap names no ${path}`);
    return found;
  });
}
