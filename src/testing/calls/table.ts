import type { Row } from './row.ts';
import { ACCOUNT_ROWS } from './rows/account-rows.ts';
import { BLOG_ROWS } from './rows/blog-rows.ts';
import { CONTENT_ROWS } from './rows/content-rows.ts';
import { DESK_ROWS } from './rows/desk-rows.ts';
import { EDITION_ROWS } from './rows/edition-rows.ts';
import { EVENT_ROWS } from './rows/event-rows.ts';
import { FILM_ROWS } from './rows/film-rows.ts';
import { IMPORT_ROWS } from './rows/import-rows.ts';
import { MAIL_ROWS } from './rows/mail-rows.ts';
import { MAILING_ROWS } from './rows/mailing-rows.ts';
import { PICTURE_ROWS } from './rows/picture-rows.ts';
import { PRIVACY_ROWS } from './rows/privacy-rows.ts';
import { PUBLIC_ROWS } from './rows/public-rows.ts';
import { SPEAKER_ROWS } from './rows/speaker-rows.ts';
import { SUBMISSION_ROWS } from './rows/submission-rows.ts';
import { USER_ROWS } from './rows/user-rows.ts';

/** Every call of docs/product.md, 7, as an external client makes it. */
export const DOCUMENTED_CALLS: readonly Row[] = [
  ...PUBLIC_ROWS,
  ...EVENT_ROWS,
  ...EDITION_ROWS,
  ...SPEAKER_ROWS,
  ...SUBMISSION_ROWS,
  ...USER_ROWS,
  ...ACCOUNT_ROWS,
  ...PRIVACY_ROWS,
  ...CONTENT_ROWS,
  ...BLOG_ROWS,
  ...PICTURE_ROWS,
  ...FILM_ROWS,
  ...MAIL_ROWS,
  ...MAILING_ROWS,
  ...DESK_ROWS,
  ...IMPORT_ROWS,
];
