import type { Examples } from '#testing/calls/example.ts';
import type { Fixtures } from '#testing/calls/fixtures.ts';
import { csvFile, peopleCsv } from '#testing/table-files.ts';

const table = (fixtures: Fixtures) => ({
  query: { kind: 'attendee' },
  body: { file: csvFile(peopleCsv([`Imported${fixtures.next()}`])) },
});

export const EXAMPLES: Examples = {
  previewImport: table,
  refusedRows: table,
  runImport: table,
  undoImport: async (fixtures) => ({ body: { id: await fixtures.importId() } }),
  viewImports: async (fixtures) => {
    await fixtures.importId();
    return { query: { kind: 'attendee' } };
  },
};
