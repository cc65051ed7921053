import { requireActor } from '#platform/server/http/context.ts';
import { type Handler, handler } from '#platform/server/http/handler.ts';
import { addSavedView, deleteSavedView, LISTS, viewSavedViews } from '../contract.ts';
import { addView, removeView, viewsWithCounts } from './service.ts';

/** The lists belong to other features, so their handlers are passed in. */
export function createViewHandlers(all: readonly Handler[]): Handler[] {
  const names: ReadonlySet<string> = new Set(LISTS.map(({ call }) => call));
  const lists = new Map(
    all.filter(({ call }) => names.has(call.name)).map((one) => [one.call.name, one] as const),
  );
  return [
    handler(viewSavedViews, async (_input, context) => ({
      records: await viewsWithCounts(context, lists, requireActor(context)),
    })),

    handler(addSavedView, async ({ body }, context) => ({
      message: `The view ${body.name} is saved.`,
      id: await addView(context, lists, requireActor(context), body),
    })),

    handler(deleteSavedView, async ({ query: { id } }, context) => ({
      message: `The view ${await removeView(context, requireActor(context), id)} is deleted.`,
      id,
    })),
  ];
}
