import type { ApiTokenRow, RecoveryCodeRow, ResetLinkRow, SessionRow } from './schema-access.ts';
import type {
  BlogCategoryRow,
  PictureDetailsRow,
  PostDraftRow,
  PostRow,
  PostSlugRow,
  PostVersionRow,
} from './schema-blog.ts';
import type { ContentDraftRow, ContentVersionRow, PreviewLinkRow } from './schema-content.ts';
import type { EventRow } from './schema-editions.ts';
import type { FilmPartRow, FilmRow } from './schema-films.ts';
import type { ImportedRecordRow, ImportRow } from './schema-imports.ts';
import type { JobRow } from './schema-jobs.ts';
import type { TakenPointsRow } from './schema-limits.ts';
import type { MailRow, SuppressionRow } from './schema-mail.ts';
import type { MailingRow, UnsubscriptionRow } from './schema-mailings.ts';
import type { PersonalCodeRow, PersonalLinkRow } from './schema-personal.ts';
import type { ErasureRow, RetentionRow } from './schema-privacy.ts';
import type { RowCountRow, SettingRow, UsedSolutionRow } from './schema-upkeep.ts';
import type { SavedViewRow } from './schema-views.ts';

/**
 * The tables as the newest migration leaves them. Instants are ISO 8601 in UTC, dates YYYY-MM-DD, times
 * HH:MM, ids UUIDs of version 7. A row with `deleted_at` counts as deleted.
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
  films: FilmRow;
  film_parts: FilmPartRow;
  pictures: PictureRow;
  picture_details: PictureDetailsRow;
  blog_categories: BlogCategoryRow;
  posts: PostRow;
  post_slugs: PostSlugRow;
  post_drafts: PostDraftRow;
  post_versions: PostVersionRow;
  used_solutions: UsedSolutionRow;
  taken_points: TakenPointsRow;
  api_tokens: ApiTokenRow;
  recovery_codes: RecoveryCodeRow;
  reset_links: ResetLinkRow;
  saved_views: SavedViewRow;
  settings: SettingRow;
  row_counts: RowCountRow;
  jobs: JobRow;
  mails: MailRow;
  suppressions: SuppressionRow;
  mailings: MailingRow;
  unsubscriptions: UnsubscriptionRow;
  erasures: ErasureRow;
  retention: RetentionRow;
  consent_texts: ConsentTextRow;
  content_versions: ContentVersionRow;
  content_drafts: ContentDraftRow;
  preview_links: PreviewLinkRow;
  imports: ImportRow;
  imported_records: ImportedRecordRow;
  personal_links: PersonalLinkRow;
  personal_codes: PersonalCodeRow;
  waiting_entries: WaitingEntryRow;
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
  /** The e-mail address normalised for comparison: used for sign-in and uniqueness. */
  email_key: string;
  role: 'Administrator' | 'User';
  phone: string | null;
  password_hash: string;
  /** When the user was disabled. */
  disabled_at: string | null;
  /** When two-factor sign-in was required of the user, and when it was set up. */
  two_factor_required_at: string | null;
  two_factor_since: string | null;
  /** The authenticator app's secret, encrypted; in use only once `two_factor_since` is set. */
  two_factor_secret: string | null;
  /** The last time step whose code was accepted: no code works twice. */
  two_factor_step: number | null;
  updated_at: string;
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
  /** User, type and description, normalised for search. */
  search_text: string;
  /** When it was removed from the list; the record itself stays. */
  removed_at: string | null;
  /** Whose chain it is in (lanes.ts). */
  lane: number;
  /** Its place in that chain, and what makes it a link of it (activity-chain.ts). */
  number: number;
  hash: string;
  seals: string;
  /** The last erasure that replaced something of it. */
  erasure_id: string | null;
}

/** The fields that both public forms share; each form's own fields are in its own row. */
export interface SubmissionRow extends Kept {
  /** The edition; null if there was no event data. */
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
  /** Name and e-mail address, normalised for search. */
  search_text: string;
  /** Sent by the client to identify this submission, so that a repeated one is recognised. */
  submission_key: string | null;
  /** The text that the form showed; null for those from before it was kept. */
  consent_version: string | null;
  /** To the organisers' own questions, as JSON (`KeptAnswer[]`). */
  answers: string | null;
}

/** What people agree to by sending a public form. Never changes. */
export interface ConsentTextRow {
  version: string;
  text: string;
}

export interface NewsChoice {
  /** Which words about news were agreed to, and when; null unless they were. */
  news_version: string | null;
  news_agreed_at: string | null;
}

export interface AttendeeRow extends SubmissionRow, NewsChoice {
  /** When it was cancelled. It then doesn't count, and the address may register again. */
  cancelled_at: string | null;
  /** Of the organisers. */
  note: string | null;
  /** The company's name, as groups are counted by it. */
  group_key: string;
  /** When they were told that the discount of their group is theirs. */
  group_fee_at: string | null;
}

/** Somebody who waits for places in an edition. */
export interface WaitingEntryRow extends SubmissionRow, NewsChoice {
  size: number;
  /** Places are offered in this order. */
  position: number;
  state: 'waiting' | 'offered' | 'accepted' | 'ended' | 'left';
  /** Until when the places are kept for them. */
  offered_until: string | null;
  /** Of the link with which they accept or leave. */
  token_hash: string;
  /** Of the link in the mail before the offer; null until there is one. */
  first_token_hash: string | null;
}

export interface PartnershipRow extends SubmissionRow {
  package: string;
  /** When an organiser marked it as answered. */
  answered_at: string | null;
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
  /** Plain or rich text as written; it is sanitised on output. */
  description: string;
  picture: string | null;
  position: number;
  updated_at: string;
}

export interface CategoryRow extends Kept {
  /** Counts up and is never reused; the code shown is derived from it. */
  number: number;
  title: string;
  title_key: string;
  updated_at: string;
}

export interface SponsorRow extends Kept {
  title: string;
  name: string;
  name_key: string;
  /** Title and name, normalised for search. */
  search_text: string;
  website: string | null;
  picture: string;
  position: number;
  updated_at: string;
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
