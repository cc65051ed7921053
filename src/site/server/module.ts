import { publicAddress } from '#platform/contract/public-addresses.ts';
import type { ServerModule } from '#platform/server/module.ts';
import { MAY_FLY } from '#ui/may-fly.tsx';
import { mountFeeds } from '../feeds/mount-feeds.ts';
import { mountLook } from '../look/mount-look.ts';
import { drawBadges } from '../print/draw-badges.ts';
import { drawPaper } from '../print/draw-paper.ts';
import { drawMailLogo } from '../share/mail-logo.ts';
import { drawMailStrip } from '../share/mail-strip.ts';
import { mountBadgePicture } from '../share/mount-badge-picture.ts';
import { mountShareImages } from '../share/mount-share-images.ts';
import { findOwnThread } from '../summit-cloth/find-own-thread.ts';
import { mountSummitCloth } from '../summit-cloth/mount-summit-cloth.ts';

const MOUNTS = [mountLook, mountShareImages, mountBadgePicture, mountSummitCloth, mountFeeds];

/** What the public site's look gives to modules, and its files. */
export const siteModule: ServerModule = {
  drawMailStrip,
  drawMailLogo,
  filesOfEdition: [publicAddress.summitCloth, publicAddress.summitClothLarge, publicAddress.summitClothTall],
  drawBadges,
  drawPaper,
  drawOwnThread: async (context, attendeeId) => {
    const thread = await findOwnThread(context, attendeeId);
    return thread && (await import('../summit-cloth/draw-own-thread.tsx')).drawOwnThread(thread);
  },
  inlineStyles: [MAY_FLY],
  mount: (app, given) => {
    for (const mount of MOUNTS) mount(app, given);
  },
};
