import type { ClientModule } from '#ui/admin/client-module.tsx';
import { SaveView } from './save-view.tsx';
import { ViewLinks } from './view-links.tsx';

export const viewsClient = {
  MenuExtra: ViewLinks,
  ListExtra: SaveView,
} as const satisfies ClientModule;
