import { readFile } from 'node:fs/promises';
import type { Hono } from 'hono';
import { FILMS } from '#modules/films/contract.ts';
import { serveFilm } from '#modules/films/server/service.ts';
import { DEFAULT_PICTURE, PICTURES } from '#modules/speakers/pictures.ts';
import { DEFAULT_LOGO, LOGOS } from '#modules/sponsors/logos.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import type { Services } from '#platform/server/http/context.ts';
import { methodNotAllowed, refuse } from '#platform/server/http/mount-calls.ts';
import type { ResponseCache } from '#platform/server/pages/response-cache.ts';
import { type OwnPicture, PICTURE_HEADERS, PictureServer } from '#platform/server/pictures/serve-picture.ts';
import type { PictureKind } from '#platform/server/pictures/tables.ts';
import { fromRoot } from '#platform/server/project-root.ts';

/** The folder of each kind of picture (docs/product.md, 8). */
const FOLDERS: Readonly<Record<string, PictureKind>> = { [PICTURES]: 'upload', [LOGOS]: 'sponsor' };

/** Drawn by scripts/media/default-pictures.ts. */
const DEFAULTS: Readonly<Record<string, OwnPicture>> = {
  [DEFAULT_PICTURE]: shipped(DEFAULT_PICTURE, 784),
  [DEFAULT_LOGO]: shipped(DEFAULT_LOGO, 960),
};

const NO_FILM = new Refusal('not-found', 'This film doesn’t exist.');
const NO_PICTURE = new Refusal('not-found', 'This picture doesn’t exist.');

/** The pictures of speakers, sponsors and posts, the two that replace missing ones, and films. */
export function mountPictures(app: Hono, services: Services, cache: ResponseCache): void {
  const pictures = new PictureServer(services, cache, DEFAULTS);
  for (const [folder, kind] of Object.entries(FOLDERS)) {
    app.get(`${folder}/:name`, async (c) => {
      const found = await pictures.answer(c, kind, c.req.param('name'));
      return found ?? refuse(NO_PICTURE, undefined, new Headers(PICTURE_HEADERS));
    });
    app.all(`${folder}/:name`, () => methodNotAllowed(['GET']));
  }
  app.get(`${FILMS}/:id`, async (c) => {
    const found = await serveFilm(c, services.store, cache, c.req.param('id'));
    return found ?? refuse(NO_FILM, undefined, new Headers(PICTURE_HEADERS));
  });
  app.all(`${FILMS}/:id`, () => methodNotAllowed(['GET']));
}

function shipped(name: string, width: number): OwnPicture {
  return { mediaType: 'image/jpeg', width, content: () => readFile(fromRoot(`public/media/${name}`)) };
}
