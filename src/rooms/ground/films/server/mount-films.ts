import type { Hono } from 'hono';
import { Refusal } from '#platform/contract/refusal.ts';
import type { Services } from '#platform/server/http/context.ts';
import { methodNotAllowed, refuse } from '#platform/server/http/mount-calls.ts';
import type { ResponseCache } from '#platform/server/pages/response-cache.ts';
import { PICTURE_HEADERS } from '#platform/server/pictures/serve-picture.ts';
import { FILMS } from '../contract.ts';
import * as say from '../messages.ts';
import { serveFilm } from './service.ts';

export function mountFilms(app: Hono, { store }: Services, cache: ResponseCache): void {
  app.get(`${FILMS}/:id`, async (c) => {
    const found = await serveFilm(c, store, cache, c.req.param('id'));
    return found ?? refuse(new Refusal('not-found', say.filmGone()), undefined, new Headers(PICTURE_HEADERS));
  });
  app.all(`${FILMS}/:id`, () => methodNotAllowed(['GET']));
}
