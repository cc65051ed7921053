import type { ServerModule } from '#platform/server/module.ts';
import { drawMailStrip } from '../share/mail-strip.ts';

/** What the public site's look gives to modules. */
export const siteModule: ServerModule = { drawMailStrip };
