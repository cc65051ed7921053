import type { ServerModule } from '#platform/server/module.ts';
import { mountSummitCloth } from './mount-summit-cloth.ts';
import { ownThread } from './own-thread.ts';

/** The cloth that has a thread for each registration of the current edition. */
export const summitClothModule: ServerModule = {
  mount: mountSummitCloth,
  drawOwnThread: async (context, attendee) => {
    const thread = await ownThread(context, attendee);
    return thread && (await import('../client/own-thread.tsx')).drawOwnThread(thread);
  },
};
