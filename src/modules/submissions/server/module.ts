import type { ServerModule } from '#platform/server/module.ts';
import { keepConsent } from './service.ts';

export const submissionsModule: ServerModule = { keepConsent };
