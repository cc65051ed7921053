declare module '#database/schema.ts' {
  interface Tables {
    films: FilmRow;
    film_parts: FilmPartRow;
  }
}

/** A film, or the captions of one. Never changes once it has a type. */
export interface FilmRow {
  id: string;
  bytes: number;
  /** Null until it has arrived completely and was checked. */
  media_type: string | null;
  created_at: string;
}

export interface FilmPartRow {
  film_id: string;
  number: number;
  content: Uint8Array;
}
