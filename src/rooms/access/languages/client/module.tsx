import type { ClientModule } from '#ui/admin/client-module.tsx';
import { DeskLanguage } from './desk-language.tsx';
import { LanguagesPanel } from './languages-panel.tsx';

export const languagesClient = {
  SiteBottom: LanguagesPanel,
  AccountBottom: DeskLanguage,
} as const satisfies ClientModule;
