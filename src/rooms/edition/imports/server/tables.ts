declare module '#database/schema.ts' {
  interface Tables {
    imports: ImportRow;
    imported_records: ImportedRecordRow;
  }
}

/** Records that were added together from a file. */
export interface ImportRow {
  id: string;
  kind: string;
  created_at: string;
  /** How many were added. */
  added: number;
  undone_at: string | null;
  /** Of the rows of its file and the edition; null of an import from before that was kept. */
  digest: string | null;
}

export interface ImportedRecordRow {
  import_id: string;
  record_id: string;
}
