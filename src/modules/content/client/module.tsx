import type { ClientModule } from '#ui/admin/client-module.ts';
import { contentKind } from '../kind.ts';

export const contentClient = {
  kinds: [contentKind],
} as const satisfies ClientModule;
