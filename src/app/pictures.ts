import { readFile } from 'node:fs/promises';
import type { Hono } from 'hono';
import { pictureGone } from '#platform/contract/messages.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import type { Services } from '#platform/server/http/context.ts';
import { methodNotAllowed, refuse } from '#platform/server/http/mount-calls.ts';
import { givenBy } from '#platform/server/module.ts';
import type { ResponseCache } from '#platform/server/pages/response-cache.ts';
import { type OwnPicture, PICTURE_HEADERS, PictureServer } from '#platform/server/pictures/serve-picture.ts';
import { fromRoot } from '#platform/server/project-root.ts';

/** Pictures, those that replace missing ones, and other files of modules. */
export function mountPictures(app: Hono, services: Services, cache: ResponseCache): void {
  const folders = givenBy(services.modules, 'pictures');
  const replacements = folders.map(
    ({ replacement: { name, width } }) => [name, shipped(name, width)] as const,
  );
  const pictures = new PictureServer(services, cache, Object.fromEntries(replacements));
  for (const { folder, kind } of folders) {
    app.get(`${folder}/:name`, async (c) => {
      const found = await pictures.answer(c, kind, c.req.param('name'));
      return (
        found ?? refuse(new Refusal('not-found', pictureGone()), undefined, new Headers(PICTURE_HEADERS))
      );
    });
    app.all(`${folder}/:name`, () => methodNotAllowed(['GET']));
  }
  for (const mount of givenBy(services.modules, 'mountFiles')) mount(app, services, cache);
}

/** Drawn by scripts/media/default-pictures.ts. */
function shipped(name: string, width: number): OwnPicture {
  return { mediaType: 'image/jpeg', width, content: () => readFile(fromRoot(`public/media/${name}`)) };
}
