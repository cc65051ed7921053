import type { Hono } from 'hono';
import { languageTag } from '#platform/contract/language.ts';
import type { Mounting } from '#platform/server/module.ts';
import type { EntryAssets } from '#platform/server/pages/assets.ts';
import { currentSiteView, findCurrentEdition } from '#rooms/edition/server.ts';
import { DOOR_PAGE, DOOR_SCREEN, DOOR_WORKER, doorAddress } from '../addresses.ts';
import * as say from '../phone-messages.ts';
import { isLinkOver } from './devices.ts';

const SCRIPT = 'src/rooms/door/door/client/phone/phone.tsx';
/** Has the fonts of nearly every page. */
const STYLE = 'src/ui/admin.css';
const WORKER = 'src/rooms/door/door/client/phone/worker.ts';
const HEADERS = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' };
/** Of the page before its style has come, and of an installed one's frame. */
const GROUND = '#0c0f1a';

/** The page of a device is the same for everybody until its link is over: what it shows, it asks for with its link and PIN. */
export function mountPhone(app: Hono, { services, assets }: Mounting): void {
  const page = (isOver = false) => shell({ ...assets(SCRIPT), fonts: assets(STYLE).fonts }, isOver);
  app.get(DOOR_WORKER, (c) =>
    c.body(workerSource(assets(WORKER)), 200, {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
    }),
  );
  app.get(`${DOOR_PAGE}/app.webmanifest`, async (c) => {
    const { store, clock } = services;
    const edition = await findCurrentEdition(store.database, clock.now());
    const { texts } = await currentSiteView(store.database, services, edition);
    const manifest = {
      name: say.doorOf({ summit: texts.name }),
      short_name: say.title(),
      start_url: doorAddress(c.req.param('link')),
      scope: '/door',
      display: 'standalone',
      background_color: GROUND,
      theme_color: GROUND,
      icons: [{ src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' }],
    };
    return c.body(JSON.stringify(manifest), 200, { ...HEADERS, 'content-type': 'application/manifest+json' });
  });
  app.get(DOOR_PAGE, async (c) => {
    const isOver = await isLinkOver(services, c.req.param('link'));
    return c.html(page(isOver), isOver ? 410 : 200, HEADERS);
  });
  app.get(DOOR_SCREEN, (c) => c.html(page(), 200, HEADERS));
}

function shell({ scripts, preloads, styles, fonts, inline }: EntryAssets, isOver: boolean): string {
  return `<!doctype html>
<html lang="${languageTag()}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>${say.title()}</title>
<meta name="robots" content="noindex">
<meta name="theme-color" content="${GROUND}">
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="/apple-touch-icon.png">
${styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('\n')}
${fonts.map((href) => `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin>`).join('\n')}
${preloads.map((href) => `<link rel="modulepreload" href="${href}">`).join('\n')}
${inline.map((code) => `<script type="module">${code}</script>`).join('\n')}
${scripts.map((src) => `<script type="module" src="${src}"></script>`).join('\n')}
</head>
<body>
<div id="door"${isOver ? ' data-over' : ''}></div>
<noscript>${say.needsScript()}</noscript>
</body>
</html>`;
}

/** Below /door, so that it may keep the pages there. */
function workerSource({ scripts }: EntryAssets): string {
  return `importScripts(${scripts.map((src) => JSON.stringify(src)).join(', ')});\n`;
}
