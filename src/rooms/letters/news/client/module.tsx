import type { ClientModule } from '#ui/admin/client-module.tsx';
import { newsReaderKind } from '../kind.ts';
import { newsMails } from '../mails.ts';

export const newsClient = { kinds: [newsReaderKind], mails: newsMails } as const satisfies ClientModule;
