import type { ClientModule } from '#ui/admin/client-module.ts';
import { speakerKind } from '../kind.ts';

export const speakersClient = {
  kinds: [speakerKind],
} as const satisfies ClientModule;
