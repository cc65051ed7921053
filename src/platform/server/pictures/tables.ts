declare module '#database/schema.ts' {
  interface Tables {
    pictures: PictureRow;
    picture_details: PictureDetailsRow;
  }
}

/** The address prefix under which a picture is served. */
export type PictureKind = 'upload' | 'sponsor';

export interface PictureRow {
  /** The file name in its address. */
  name: string;
  kind: PictureKind;
  media_type: string;
  content: Uint8Array;
  width: number;
  height: number;
  created_at: string;
  /** When the record it belongs to was deleted; until that is undone, the picture isn't served. */
  deleted_at: string | null;
}

export interface PictureDetailsRow {
  name: string;
  /** The name of the uploaded file, until somebody gives it another title. */
  title: string;
  alt: string;
  search_text: string;
}
