import { type Handler, handler, keyedHandler } from '#platform/server/http/handler.ts';
import { addFilmPart, beginFilm, finishFilm } from '../contract.ts';
import * as say from '../messages.ts';
import { closeFilm, keepPart, openFilm } from './service.ts';

export const filmHandlers: readonly Handler[] = [
  keyedHandler(
    beginFilm,
    ({ body }, context) => openFilm(context, body.bytes),
    (id) => ({ message: say.sendParts(), id }),
  ),

  handler(addFilmPart, async ({ body: { filmId, number, part } }, context) => {
    await keepPart(context, filmId, number, part);
    return { message: say.partAdded(), id: filmId };
  }),

  handler(finishFilm, async ({ body: { filmId } }, context) => ({
    message: say.filmAdded(),
    id: filmId,
    type: await closeFilm(context, filmId),
  })),
];
