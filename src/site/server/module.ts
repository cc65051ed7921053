import type { ServerModule } from '#platform/server/module.ts';
import { mountFeeds } from '../feeds/mount-feeds.ts';
import { mountLook } from '../look/mount-look.ts';
import { drawMailStrip } from '../share/mail-strip.ts';
import { mountBadgePicture } from '../share/mount-badge-picture.ts';
import { mountShareImages } from '../share/mount-share-images.ts';

const MOUNTS = [mountLook, mountShareImages, mountBadgePicture, mountFeeds];

/** What the public site's look gives to modules, and its files. */
export const siteModule: ServerModule = {
  drawMailStrip,
  // With its fonts, half a megabyte that most instances never need.
  drawBadges: async (...given) => (await import('../share/draw-badges.ts')).drawBadges(...given),
  drawPaper: async (...given) => (await import('../share/draw-paper.ts')).drawPaper(...given),
  mount: (app, given) => {
    for (const mount of MOUNTS) mount(app, given);
  },
};
