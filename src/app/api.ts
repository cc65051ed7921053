import { accountAnswers } from '#features/account/server/answers.ts';
import { activityAnswers } from '#features/activity/server/answers.ts';
import { authAnswers } from '#features/auth/server/answers.ts';
import { userAccess } from '#features/auth/server/service.ts';
import { blogAnswers } from '#features/blog/server/answers.ts';
import { categoryAnswers } from '#features/categories/server/answers.ts';
import { dashboardAnswers } from '#features/dashboard/server/answers.ts';
import { eventAnswers } from '#features/event/server/answers.ts';
import { partnershipAnswers } from '#features/partnerships/server/answers.ts';
import { createRecordAnswers } from '#features/records/server/answers.ts';
import { registrationAnswers } from '#features/registrations/server/answers.ts';
import { searchAnswers } from '#features/search/server/answers.ts';
import { spamGuardAnswers } from '#features/spam-guard/server/answers.ts';
import { speakerAnswers } from '#features/speakers/server/answers.ts';
import { sponsorAnswers } from '#features/sponsors/server/answers.ts';
import { createUserAnswers } from '#features/users/server/answers.ts';
import type { Answer } from '#platform/server/http/answer.ts';
import { RECORD_KINDS } from './record-kinds.ts';

/** Every call there is, by feature. What isn't listed here doesn't exist. */
export function createAnswers(): Answer[] {
  return [
    ...eventAnswers,
    ...registrationAnswers,
    ...partnershipAnswers,
    ...createRecordAnswers(RECORD_KINDS),
    ...dashboardAnswers,
    ...searchAnswers,
    ...createUserAnswers(userAccess),
    ...accountAnswers,
    ...authAnswers,
    ...categoryAnswers,
    ...speakerAnswers,
    ...sponsorAnswers,
    ...blogAnswers,
    ...spamGuardAnswers,
    ...activityAnswers,
  ];
}
