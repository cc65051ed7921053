import { csvFile, peopleCsv } from '../../table-files.ts';
import type { Fixtures } from '../fixtures.ts';
import { NO_ID, type Row } from '../row.ts';

const table = (fixtures: Fixtures) => ({
  query: { kind: 'attendee' },
  body: { file: csvFile(peopleCsv([`Imported${fixtures.next()}`])) },
});

/** Importing from files (docs/product.md, 4.11). */
export const IMPORT_ROWS: readonly Row[] = [
  {
    name: 'previewImport',
    method: 'POST',
    paths: ['/aiAPI/imports/preview'],
    multipartOnly: true,
    access: 'administrator',
    status: 'success',
    reply: ['format', 'columns', 'fields', 'rows', 'importable', 'problems', 'problemTotal'],
    example: table,
    refused: { query: { kind: 'user' }, code: 'invalid', errors: ['kind'] },
  },
  {
    name: 'runImport',
    method: 'POST',
    paths: ['/aiAPI/imports/import'],
    multipartOnly: true,
    access: 'administrator',
    status: 'success',
    reply: ['message', 'id', 'added', 'left'],
    example: table,
    refused: { query: { kind: 'user' }, code: 'invalid', errors: ['kind'] },
  },
  {
    name: 'undoImport',
    method: 'POST',
    paths: ['/aiAPI/imports/undo'],
    access: 'administrator',
    status: 'success',
    reply: ['message', 'id'],
    example: async (fixtures) => ({ body: { id: await fixtures.importId() } }),
    refused: { body: { id: NO_ID }, code: 'not-found' },
  },
  {
    name: 'viewImports',
    method: 'GET',
    paths: ['/aiAPI/imports/imports'],
    access: 'administrator',
    status: 'success',
    reply: ['records'],
    record: ['id', 'time', 'added', 'undone'],
    example: async (fixtures) => {
      await fixtures.importId();
      return { query: { kind: 'attendee' } };
    },
    refused: { query: { kind: 'user' }, code: 'invalid', errors: ['kind'] },
  },
];
