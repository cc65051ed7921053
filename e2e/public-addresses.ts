import type { APIRequestContext } from '@playwright/test';
import { publicAddress } from '#platform/contract/public-addresses.ts';
import { publicPaths } from '#testing/public-paths.ts';

/** An address of every public page, and one that doesn't exist. */
export async function publicAddresses(request: APIRequestContext): Promise<string[]> {
  const sitemap = await (await request.get(publicAddress.sitemap)).text();
  return [...publicPaths(sitemap), '/no-such-page'];
}
