import type { APIRequestContext } from '@playwright/test';

const KINDS = [/\/speaker\//, /\/newspage\//, /\/our\/blog\//];

/** Every public page: of speakers, categories and posts one each, as the sitemap names them. */
export async function publicAddresses(request: APIRequestContext): Promise<string[]> {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const paths = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
  const samples = KINDS.flatMap((kind) => paths.find((path) => kind.test(path)) ?? []);
  const single = paths.filter((path) => !KINDS.some((kind) => kind.test(path)));
  return [...single, ...samples, '/no-such-page'];
}
