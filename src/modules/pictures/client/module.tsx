import type { ClientModule } from '#ui/admin/client-module.ts';
import { pictureKind } from '../kind.ts';

export const picturesClient = {
  kinds: [pictureKind],
} as const satisfies ClientModule;
