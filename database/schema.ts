/**
 * The tables, as the newest migration leaves them. Instants are ISO 8601 in UTC, dates YYYY-MM-DD,
 * times HH:MM, fees whole pesewas, ids UUIDs of version 7. A row with `deleted_at` counts as gone.
 */
export interface Tables {
  users: UserRow;
  sessions: SessionRow;
  activity: ActivityRow;
  events: EventRow;
  attendees: AttendeeRow;
  partnerships: PartnershipRow;
  categories: CategoryRow;
  speakers: SpeakerRow;
  sponsors: SponsorRow;
  pictures: PictureRow;
  blog_categories: BlogCategoryRow;
  posts: PostRow;
  used_solutions: UsedSolutionRow;
  api_tokens: ApiTokenRow;
  recovery_codes: RecoveryCodeRow;
  reset_links: ResetLinkRow;
  settings: SettingRow;
  row_counts: RowCountRow;
}

interface Kept {
  id: string;
  created_at: string;
  deleted_at: string | null;
}

export interface UserRow extends Kept {
  username: string;
  username_key: string;
  email: string;
  /** The e-mail address folded: what sign-in and uniqueness go by. */
  email_key: string;
  role: 'Administrator' | 'User';
  phone: string | null;
  password_hash: string;
  /** Since when they may not sign in. */
  disabled_at: string | null;
  /** Since when two-factor sign-in is asked of them, and in force. */
  two_factor_required_at: string | null;
  two_factor_since: string | null;
  /** The authenticator app's secret in base 32; in force only with `two_factor_since`. */
  two_factor_secret: string | null;
  /** The last time step whose code was taken: no code is taken twice. */
  two_factor_step: number | null;
  updated_at: string;
}

export interface SessionRow {
  id: string;
  token_hash: string;
  user_id: string;
  created_at: string;
  last_seen_at: string;
  expires_at: string;
  user_agent: string;
}

export interface ActivityRow {
  id: string;
  /** Null when a visitor acted. */
  user_id: string | null;
  username: string;
  activity_type: string;
  activity_description: string;
  subject_type: string;
  subject_id: string | null;
  /** What an update changed, as JSON (`Change[]`). */
  changes: string | null;
  time: string;
  /** Who and what, folded: what a search goes by. */
  search_text: string;
  /** When it was taken out of the list; the record itself stays. */
  removed_at: string | null;
}

export interface EventRow extends Kept {
  year: number;
  theme: string | null;
  venue: string | null;
  event_date: string | null;
  event_time: string | null;
  regular_fee: number | null;
  early_bird_fee: number | null;
  early_bird_expiry: string | null;
  /** The theme folded: what sorting and searching go by. */
  theme_key: string;
  updated_at: string;
}

/** What a person sent by a public form; what only one of the forms asks is in that form's own row. */
export interface SubmissionRow extends Kept {
  /** The edition; null when no event data existed. */
  event_id: string | null;
  fullname: string;
  fullname_key: string;
  company: string;
  company_key: string;
  designation: string;
  designation_key: string;
  email: string;
  email_key: string;
  phone: string | null;
  whatsapp: string;
  notice: string;
  /** Name and e-mail address folded: what a search goes by. */
  search_text: string;
  /** The sender's own key of this submission: a resent one is recognised by it. */
  submission_key: string | null;
}

export interface AttendeeRow extends SubmissionRow {}

export interface PartnershipRow extends SubmissionRow {
  package: string;
}

export interface SpeakerRow extends Kept {
  title: string;
  category_id: string | null;
  fullname: string;
  fullname_key: string;
  designation: string;
  designation_key: string;
  role: string;
  company: string;
  company_key: string;
  country: string | null;
  description: string;
  picture: string | null;
  position: number;
  updated_at: string;
}

export interface CategoryRow extends Kept {
  /** Counts up and is never given twice; the code shown is made of it. */
  number: number;
  title: string;
  title_key: string;
  updated_at: string;
}

export interface SponsorRow extends Kept {
  title: string;
  name: string;
  name_key: string;
  /** Title and name folded: what a search goes by. */
  search_text: string;
  website: string | null;
  picture: string;
  position: number;
  updated_at: string;
}

/** Below which address a picture is served. */
export type PictureKind = 'upload' | 'sponsor';

export interface PictureRow {
  /** Its file name in addresses. */
  name: string;
  kind: PictureKind;
  media_type: string;
  content: Uint8Array;
  width: number;
  height: number;
  created_at: string;
  /** When the record it belongs to was deleted; it isn't served meanwhile. */
  deleted_at: string | null;
}

export interface BlogCategoryRow {
  id: string;
  title: string;
}

export interface PostRow {
  id: string;
  category_id: string;
  title: string;
  /** HTML as it was written; it is sanitised when it is given out. */
  content: string;
  picture: string | null;
  author: string;
  published_at: string;
}

export interface UsedSolutionRow {
  hash: string;
  expires_at: string;
}

export interface ApiTokenRow {
  id: string;
  user_id: string;
  name: string;
  token_hash: string;
  created_at: string;
  last_used_at: string | null;
}

/** A way in without the authenticator app; each serves once and is then gone. */
export interface RecoveryCodeRow {
  code_hash: string;
  user_id: string;
}

/** A one-time link to set a new password. */
export interface ResetLinkRow {
  token_hash: string;
  user_id: string;
  expires_at: string;
}

/** Values the program keeps for itself, such as its signing secret and the content's version. */
export interface SettingRow {
  name: string;
  value: string;
}

/** How many rows a long table holds, and how many of them its list shows; only triggers write it. */
export interface RowCountRow {
  table_name: string;
  total: number;
  shown: number;
}
