import { refusalText } from '#platform/client/refusal-text.ts';
import { saveExport } from '#platform/client/save-export.ts';
import type { Call } from '#platform/contract/call.ts';
import * as say from '../messages.ts';
import { notify } from '../toasts.tsx';

export type ExportFormat = 'csv' | 'xlsx';

/** A call that returns a file, and the file's name. */
export interface ExportOf {
  call: Pick<Call, 'name' | 'method' | 'path' | 'access' | 'query'>;
  files: Record<ExportFormat, string>;
  /** A file with more columns. */
  more?: { label: string; tip: string; query: Record<string, string>; headings: readonly string[] };
}

interface SavedList {
  of: ExportOf;
  /** The search, the filters and the order. */
  query: Record<string, unknown>;
  format: ExportFormat;
  /** The chosen rows; if there are none, the whole list is exported. */
  ids?: readonly string[];
  /** The headings of the columns to export, if not all. */
  columns?: readonly string[] | undefined;
  onBytes?: (bytes: number) => void;
  signal?: AbortSignal;
}

const NOT_EXPORTED = say.exportFailed();

/** Returns the name of the file. */
export function saveList({
  of,
  query,
  format,
  ids = [],
  columns,
  onBytes = () => {},
  signal,
}: SavedList): Promise<string> {
  const body = { format, ...(ids.length > 0 && { ids }), ...(columns && { columns }) };
  return saveExport({ call: of.call, query, body, file: of.files[format], signal }, onBytes);
}

/** What a mutation that exports a list tells the user. */
export const ABOUT_EXPORTS = {
  onSuccess: (file: string) => notify('success', say.fileSaved({ file }), { settles: NOT_EXPORTED }),
  onError: (thrown: unknown) => notify('error', NOT_EXPORTED, { description: refusalText(thrown) }),
};
