import type { ClientModule } from '#ui/admin/client-module.tsx';
import { LanguagesPanel } from './languages-panel.tsx';

export const languagesClient = { SiteBottom: LanguagesPanel } as const satisfies ClientModule;
