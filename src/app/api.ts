import { accountHandlers } from '#features/account/server/handlers.ts';
import { activityHandlers } from '#features/activity/server/handlers.ts';
import { authHandlers } from '#features/auth/server/handlers.ts';
import { userAccess } from '#features/auth/server/service.ts';
import { blogHandlers } from '#features/blog/server/handlers.ts';
import { categoryHandlers } from '#features/categories/server/handlers.ts';
import { dashboardHandlers } from '#features/dashboard/server/handlers.ts';
import { eventHandlers } from '#features/event/server/handlers.ts';
import { partnershipHandlers } from '#features/partnerships/server/handlers.ts';
import { createRecordHandlers } from '#features/records/server/handlers.ts';
import { registrationHandlers } from '#features/registrations/server/handlers.ts';
import { searchHandlers } from '#features/search/server/handlers.ts';
import { spamGuardHandlers } from '#features/spam-guard/server/handlers.ts';
import { speakerHandlers } from '#features/speakers/server/handlers.ts';
import { sponsorHandlers } from '#features/sponsors/server/handlers.ts';
import { createUserHandlers } from '#features/users/server/handlers.ts';
import type { Handler } from '#platform/server/http/handler.ts';
import { RECORD_KINDS } from './record-kinds.ts';

/** Every call there is, by feature. What isn't listed here doesn't exist. */
export function createHandlers(): Handler[] {
  return [
    ...eventHandlers,
    ...registrationHandlers,
    ...partnershipHandlers,
    ...createRecordHandlers(RECORD_KINDS),
    ...dashboardHandlers,
    ...searchHandlers,
    ...createUserHandlers(userAccess),
    ...accountHandlers,
    ...authHandlers,
    ...categoryHandlers,
    ...speakerHandlers,
    ...sponsorHandlers,
    ...blogHandlers,
    ...spamGuardHandlers,
    ...activityHandlers,
  ];
}
