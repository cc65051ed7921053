import { WorkQueue } from '#platform/server/work-queue.ts';
import * as say from '../../messages.ts';

/** Questions of visitors at providers. While one is silent, each lasts as long as it is waited for (request.ts). */
export const PROVIDER_TURNS = new WorkQueue({
  atOnce: 8,
  waiting: 100,
  patience: 10_000,
  refusal: say.providersBusy,
});
