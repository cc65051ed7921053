import type { Hono } from 'hono';
import type { PictureKind } from '#database/schema.ts';
import { DEFAULT_PICTURES } from '#demo/artwork/default-pictures.ts';
import { CALL_PREFIX } from '#platform/contract/call.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import type { Store } from '#platform/server/database/store.ts';
import { refuse, refuseMethod } from '#platform/server/http/mount-calls.ts';
import { PICTURE_HEADERS, PictureServer } from '#platform/server/pictures/serve-picture.ts';

/** Where each kind of picture is found (specification, section 7.1). */
const FOLDERS: Readonly<Record<string, PictureKind>> = {
  [`${CALL_PREFIX}/uploads`]: 'upload',
  [`${CALL_PREFIX}/partnersponsor`]: 'sponsor',
};

const NO_PICTURE = new Refusal('not-found', 'There is no such picture.');

/** The pictures of speakers, sponsors and posts, and the two that stand in for missing ones. */
export function mountPictures(app: Hono, { database }: Store): void {
  const pictures = new PictureServer(database, DEFAULT_PICTURES);
  for (const [folder, kind] of Object.entries(FOLDERS)) {
    app.get(`${folder}/:name`, async (c) => {
      const found = await pictures.answer(c.req.raw, kind, c.req.param('name'));
      return found ?? refuse(NO_PICTURE, undefined, new Headers(PICTURE_HEADERS));
    });
    app.all(`${folder}/:name`, () => refuseMethod(['GET']));
  }
}
