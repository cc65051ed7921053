import { requireActor } from '#platform/server/http/context.ts';
import { handler } from '#platform/server/http/handler.ts';
import { addSavedView, deleteSavedView, viewSavedViews } from '../contract.ts';
import * as say from '../messages.ts';
import { addView, removeView, viewsWithCounts } from './service.ts';

export const viewHandlers = [
  handler(viewSavedViews, async (_input, context) => ({
    records: await viewsWithCounts(context, requireActor(context)),
  })),

  handler(addSavedView, async ({ body }, context) => ({
    message: say.saved({ name: body.name }),
    id: await addView(context, requireActor(context), body),
  })),

  handler(deleteSavedView, async ({ query: { id } }, context) => ({
    message: say.deleted({ name: await removeView(context, requireActor(context), id) }),
    id,
  })),
];
