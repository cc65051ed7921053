declare module '#database/schema.ts' {
  interface Tables {
    content_versions: ContentVersionRow;
    content_drafts: ContentDraftRow;
    preview_links: PreviewLinkRow;
  }
}

/** What the site or an edition said from one publication to the next. Changes only if a picture is replaced everywhere. */
export interface ContentVersionRow {
  id: string;
  /** 'site', 'edition' for editions without words of their own, or an edition's id; before it, the name of another part. */
  scope: string;
  language: string;
  /** Counts up within its scope and language. */
  number: number;
  /** As JSON. */
  content: string;
  /** Publications put several of them out together. */
  publication: string;
  published_at: string;
  /** Null if the program itself did it. */
  published_by: string | null;
  note: string;
}

/** What will be published next. */
export interface ContentDraftRow {
  scope: string;
  language: string;
  content: string;
  updated_at: string;
}

/** Whoever has the link sees the draft on the pages. */
export interface PreviewLinkRow {
  id: string;
  token_hash: string;
  created_by: string;
  created_at: string;
  expires_at: string;
}
