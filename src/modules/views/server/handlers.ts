import { requireActor } from '#platform/server/http/context.ts';
import { handler } from '#platform/server/http/handler.ts';
import { addSavedView, deleteSavedView, viewSavedViews } from '../contract.ts';
import { addView, removeView, viewsWithCounts } from './service.ts';

export const viewHandlers = [
  handler(viewSavedViews, async (_input, context) => ({
    records: await viewsWithCounts(context, requireActor(context)),
  })),

  handler(addSavedView, async ({ body }, context) => ({
    message: `The view ${body.name} is saved.`,
    id: await addView(context, requireActor(context), body),
  })),

  handler(deleteSavedView, async ({ query: { id } }, context) => ({
    message: `The view ${await removeView(context, requireActor(context), id)} is deleted.`,
    id,
  })),
];
