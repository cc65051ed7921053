import type { StoredRow } from '#database/schema.ts';

declare module '#database/schema.ts' {
  interface Tables {
    posts: PostRow;
    post_slugs: PostSlugRow;
    post_drafts: PostDraftRow;
    post_versions: PostVersionRow;
  }
}

export interface PostRow extends StoredRow {
  updated_at: string;
  category_id: string | null;
  title: string;
  title_key: string;
  /** What its address ends with. */
  slug: string;
  /** The author's own; '' if the beginning of the content serves as one. */
  excerpt: string;
  /** HTML as written; it is sanitised on output. */
  content: string;
  /** The name of the cover picture. */
  picture: string | null;
  picture_alt: string;
  /** The part of the picture that is never cut off: two percentages, from the left and from the top. */
  focus: string;
  author: string;
  /** Separated by ', '. */
  tags: string;
  state: 'draft' | 'published';
  /** A published post appears at this instant, which may be in the future. */
  published_at: string;
  search_text: string;
}

/** Every address that a post ever had. */
export interface PostSlugRow {
  slug: string;
  post_id: string;
}

/** What was typed since a post was last saved. */
export interface PostDraftRow {
  post_id: string;
  /** Counts what was kept, so that two windows notice each other. */
  revision: number;
  /** The form's fields as JSON. */
  fields: string;
  /** Who wrote it. */
  user_id: string | null;
  saved_at: string;
}

export interface PostVersionRow {
  id: string;
  post_id: string;
  number: number;
  /** The form's fields as JSON. */
  fields: string;
  /** Why it was kept, if not by saving. */
  note: string;
  /** Who wrote it. */
  user_id: string | null;
  created_at: string;
}
