declare module '#database/schema.ts' {
  interface Tables {
    news_readers: NewsReaderRow;
  }
}

/** An address that gets news without a registration, as whoever has it has confirmed. */
export interface NewsReaderRow {
  id: string;
  email: string;
  email_key: string;
  /** In which they are written to; null stands for the site's main one. */
  language: string | null;
  /** Of the words that they agreed to. */
  news_version: string;
  created_at: string;
}
