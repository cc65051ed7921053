declare module '#database/schema.ts' {
  interface Tables {
    translations: TranslationRow;
  }
}

/** What a record says in another language. */
export interface TranslationRow {
  kind: string;
  record_id: string;
  language: string;
  field: string;
  text: string;
}
