import { forgetSessions } from '#features/auth/server/jobs.ts';
import { forgetFilms } from '#features/content/server/jobs.ts';
import { forgetMails, mailJobs } from '#features/mail/server/jobs.ts';
import { writeMailing } from '#features/mailings/server/jobs.ts';
import { personalPageJobs } from '#features/personal-page/server/service.ts';
import { eraseKeptLongEnough } from '#features/privacy/server/jobs.ts';
import { confirmImported, moveUp, tellGroups } from '#features/registrations/server/service.ts';
import { forgetSolutions } from '#features/spam-guard/server/jobs.ts';
import { backupJobs } from '#platform/server/backup/jobs.ts';
import type { Config } from '#platform/server/config.ts';
import { gatherFirstStatistics } from '#platform/server/database/first-statistics.ts';
import { forgetPoints } from '#platform/server/database/forget-points.ts';
import type { Job } from '#platform/server/jobs/job.ts';
import { drawMailStrip } from '#site/share/mail-strip.ts';
import { PERSONAL_KINDS } from './kinds.ts';

/** Everything that the program does by itself. */
export function createJobs(config: Config): Job[] {
  return [
    forgetSolutions,
    forgetPoints,
    ...(config.databaseUrl ? [gatherFirstStatistics] : []),
    forgetSessions,
    forgetFilms,
    eraseKeptLongEnough(PERSONAL_KINDS),
    ...personalPageJobs,
    moveUp,
    tellGroups,
    confirmImported,
    forgetMails,
    ...backupJobs(config),
    writeMailing,
    ...mailJobs(config, drawMailStrip),
  ];
}
