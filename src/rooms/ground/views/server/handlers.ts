import { requireActor } from '#platform/server/http/context.ts';
import { handler, keyedHandler } from '#platform/server/http/handler.ts';
import { addSavedView, deleteSavedView, viewSavedViews } from '../contract.ts';
import * as say from '../messages.ts';
import { addView, removeView, viewsWithCounts } from './service.ts';

export const viewHandlers = [
  handler(viewSavedViews, async (_input, context) => ({
    records: await viewsWithCounts(context, requireActor(context)),
  })),

  keyedHandler(
    addSavedView,
    ({ body }, context) => addView(context, requireActor(context), body),
    (id, { body }) => ({ message: say.saved({ name: body.name }), id }),
  ),

  handler(deleteSavedView, async ({ query: { id } }, context) => ({
    message: say.deleted({ name: await removeView(context, requireActor(context), id) }),
    id,
  })),
];
