import { accountHandlers } from '#features/account/server/handlers.ts';
import { createActivityHandlers } from '#features/activity/server/handlers.ts';
import { authHandlers } from '#features/auth/server/handlers.ts';
import { createDashboardHandlers } from '#features/dashboard/server/handlers.ts';
import { siteZone } from '#features/event/server/service.ts';
import { filmHandlers } from '#features/films/server/handlers.ts';
import { createImportHandlers } from '#features/imports/server/handlers.ts';
import { createPrivacyHandlers } from '#features/privacy/server/handlers.ts';
import { createRecordHandlers } from '#features/records/server/handlers.ts';
import { createSearchHandlers } from '#features/search/server/handlers.ts';
import { settingUpHandlers } from '#features/setting-up/server/handlers.ts';
import { spamGuardHandlers } from '#features/spam-guard/server/handlers.ts';
import { ticketHandlers } from '#features/tickets/server/handlers.ts';
import { createViewHandlers } from '#features/views/server/handlers.ts';
import type { Handler } from '#platform/server/http/handler.ts';
import { FINDERS, IMPORTERS, KIND_HANDLERS, PERSONAL_KINDS, RECORD_KINDS, WRITING_KINDS } from './kinds.ts';

/** Every call there is: those of each kind of record, then the others by feature. */
export function createHandlers(): Handler[] {
  return [
    ...KIND_HANDLERS,
    ...createRecordHandlers(RECORD_KINDS),
    ...createDashboardHandlers(),
    ...settingUpHandlers,
    ...filmHandlers,
    ...createSearchHandlers(FINDERS),
    ...createViewHandlers(KIND_HANDLERS),
    ...accountHandlers,
    ...authHandlers,
    ...spamGuardHandlers,
    ...ticketHandlers,
    ...createActivityHandlers(siteZone),
    ...createPrivacyHandlers(PERSONAL_KINDS, WRITING_KINDS),
    ...createImportHandlers(IMPORTERS),
  ];
}
