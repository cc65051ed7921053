import { Readable } from 'node:stream';
import type { ReactNode } from 'react';
import { publicAddress } from '#platform/contract/public-addresses.ts';
import { fileResponse } from '#platform/server/file-response.ts';
import type { CallContext } from '#platform/server/http/context.ts';
import { check } from '#platform/server/http/handler.ts';
import { givenBy } from '#platform/server/module.ts';
import type { MagicLinkRoute } from '#platform/server/pages/magic-link-route.ts';
import type { SiteView } from '#rooms/edition/contract.ts';
import { PERSON_FILE } from '#rooms/people/privacy/contract.ts';
import type { AttendeeRow } from '#rooms/people/registrations/server/service.ts';
import { gonePage } from '../client/gone-page.tsx';
import { lostLinkPage } from '../client/lost-link-page.tsx';
import { personalPage } from '../client/personal-page.tsx';
import { changeName, lostLinkForm } from '../contract.ts';
import { ownRegistration, press, requestLink } from './service.ts';

declare module '#platform/server/module.ts' {
  interface ServerModule {
    /** What stands for somebody on their own page. */
    drawOwn?: (siteView: SiteView, name: string) => Promise<ReactNode>;
    /** What follows from it if they cancel now; '' if nothing does. */
    beforeCancelling?: (context: CallContext, attendee: AttendeeRow) => Promise<string>;
    /** What it adds to the page of somebody who is registered. */
    onPersonalPage?: (context: CallContext, attendee: AttendeeRow, token: string) => Promise<ReactNode>;
  }
}

const personal: MagicLinkRoute = {
  path: publicAddress.personal(':token'),
  takesFiles: true,
  async page({ context, params, query }) {
    const { token = '' } = params;
    const own = await ownRegistration(context, token);
    const { data: done } = changeName.safeParse(query.done);
    const draw = context.modules.find(({ drawOwn }) => drawOwn)?.drawOwn;
    if (!own) return undefined;
    const [drawThread] = givenBy(context.modules, 'drawOwnThread');
    const thread = await drawThread?.(context, own.row.id);
    const added = await Promise.all(
      givenBy(context.modules, 'onPersonalPage').map((add) => add(context, own.row, token)),
    );
    return personalPage({ ...own.view, done }, { added, thread }, draw);
  },
  async press({ context, params }, values) {
    const { token = '' } = params;
    const done = await press(context, token, values);
    if ('gone' in done) return { page: gonePage(done.gone) };
    if ('file' in done) {
      const content = Buffer.from(JSON.stringify(done.file, null, 2));
      return { response: fileResponse(Readable.from([content]), PERSON_FILE, 'application/json') };
    }
    return { location: done.location };
  },
};

const lostLink: MagicLinkRoute = {
  path: publicAddress.lostLink,
  page: async ({ context }) => lostLinkPage({ isSent: false, sendsMail: context.config.mail !== undefined }),
  async press({ context }, values) {
    await requestLink(context, check(lostLinkForm, values).email);
    return { page: lostLinkPage({ isSent: true, sendsMail: true }) };
  },
};

export const personalPages: readonly MagicLinkRoute[] = [personal, lostLink];
