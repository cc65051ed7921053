import type { ServerModule } from '#platform/server/module.ts';
import { chooseLanguages } from './choose.ts';
import { languageHandlers } from './handlers.ts';

export const languagesModule: ServerModule = { handlers: languageHandlers, chooseLanguages };
