import type { Row } from './row.ts';
import { ACCOUNT_ROWS } from './rows/account-rows.ts';
import { DOCUMENTED_EDITION_ROWS } from './rows/documented-edition-rows.ts';
import { PUBLIC_ROWS } from './rows/public-rows.ts';
import { SPEAKER_ROWS } from './rows/speaker-rows.ts';
import { SUBMISSION_ROWS } from './rows/submission-rows.ts';
import { USER_ROWS } from './rows/user-rows.ts';

/** Every call of docs/product.md, 7, as an external client makes it. */
export const DOCUMENTED_CALLS: readonly Row[] = [
  ...PUBLIC_ROWS,
  ...DOCUMENTED_EDITION_ROWS,
  ...SPEAKER_ROWS,
  ...SUBMISSION_ROWS,
  ...USER_ROWS,
  ...ACCOUNT_ROWS,
];
