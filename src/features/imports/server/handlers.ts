import { type Handler, handler } from '#platform/server/http/handler.ts';
import { previewImport, runImport, undoImport, viewImports } from '../contract.ts';
import { listImports } from './queries.ts';
import { type Importers, inWords, preview, runImportOf, undo } from './service.ts';

export const createImportHandlers = (importers: Importers): Handler[] => [
  handler(previewImport, async ({ query, body }, context) =>
    preview(context, importers, { ...query, ...body }),
  ),

  handler(runImport, async ({ query, body }, context) => {
    const done = await runImportOf(context, importers, { ...query, ...body });
    return { message: `${inWords(done.added, query.kind)} imported.`, ...done };
  }),

  handler(undoImport, async ({ body: { id } }, context) => ({
    message: `Undone: ${await undo(context, importers, id)} deleted.`,
    id,
  })),

  handler(viewImports, async ({ query }, { store }) => {
    const rows = await listImports(store.database, query.kind);
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
