import { Refusal } from '#platform/contract/refusal.ts';
import type { ServerModule } from '#platform/server/module.ts';
import { sharedSession } from '../../addresses.ts';
import { dayAndTimes } from '../../shown-times.ts';
import { currentProgramme } from '../../site-contract.ts';
import * as text from '../../site-messages.ts';

export const sessionImages: NonNullable<ServerModule['shareImages']> = [
  {
    path: sharedSession(':id'),
    read: async (call, slug, siteName) => {
      const { sessions, zone } = await call(currentProgramme, {});
      const session = sessions.find((one) => one.slug === slug);
      if (!session) throw new Refusal('not-found', text.noSession());
      return {
        title: session.title,
        line: text.shared({
          summit: siteName,
          when: dayAndTimes(session, zone),
        }),
      };
    },
  },
];
