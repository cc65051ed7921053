import { handler, keyedHandler } from '#platform/server/http/handler.ts';
import type { ServerModule } from '#platform/server/module.ts';
import { previewImport, refusedRows, runImport, undoImport, viewImports } from '../contract.ts';
import * as say from '../messages.ts';
import { importScreens } from '../screens.ts';
import { countedKind, importsOf, preview, refused, runImportOf, undo } from './service.ts';

const importHandlers = [
  handler(previewImport, async ({ query, body }, context) => preview(context, { ...query, ...body })),

  handler(refusedRows, async ({ query, body }, context) => refused(context, { ...query, ...body })),

  keyedHandler(
    runImport,
    ({ query, body }, context) => runImportOf(context, { ...query, ...body }),
    (done, { query }) => ({
      message: say.imported({ records: countedKind(done.added, query.kind) }),
      ...done,
    }),
  ),

  handler(undoImport, async ({ body: { id } }, context) => ({
    message: await undo(context, id),
    id,
  })),

  handler(viewImports, async ({ query }, context) => {
    const rows = await importsOf(context, query.kind);
    return {
      records: rows.map(({ id, created_at: time, added, undone_at }) => ({
        id,
        time,
        added,
        undone: undone_at ?? '',
      })),
    };
  }),
];

export const importsModule: ServerModule = {
  handlers: importHandlers,
  screens: importScreens,
};
