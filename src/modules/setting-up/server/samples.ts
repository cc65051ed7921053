import { countSamplePosts } from '#modules/blog/server/service.ts';
import { countSampleSpeakers } from '#modules/speakers/server/service.ts';
import { countSampleSponsors } from '#modules/sponsors/server/service.ts';
import type { Services } from '#platform/server/http/context.ts';
import type { SampledKind } from '../contract.ts';

/** The sample records that visitors see. */
export async function shownSamples({ store: { database }, clock }: Pick<Services, 'store' | 'clock'>) {
  const counts: [SampledKind, number][] = [
    ['speaker', await countSampleSpeakers(database)],
    ['sponsor', await countSampleSponsors(database)],
    ['post', await countSamplePosts(database, clock.now().toISOString())],
  ];
  return counts.filter(([, count]) => count > 0).map(([kind, count]) => ({ kind, count }));
}
