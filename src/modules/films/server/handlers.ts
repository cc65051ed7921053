import { type Handler, handler } from '#platform/server/http/handler.ts';
import { addFilmPart, beginFilm, finishFilm } from '../contract.ts';
import * as say from '../messages.ts';
import { closeFilm, keepPart, openFilm } from './service.ts';

export const filmHandlers: readonly Handler[] = [
  handler(beginFilm, async ({ body }, context) => ({
    message: say.sendParts(),
    id: await openFilm(context, body.bytes),
  })),

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
