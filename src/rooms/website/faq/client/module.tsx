import { RecordTranslations } from '#rooms/access/browser.ts';
import { recordRoutes } from '#rooms/edition/browser.ts';
import type { ClientModule } from '#ui/admin/client-module.tsx';
import { RichTextField } from '#ui/admin/form/rich-text/rich-text-field.tsx';
import { questionCalls } from '../contract.ts';
import { faqKind } from '../kind.ts';
import * as say from '../messages.ts';

export const faqClient = {
  kinds: [faqKind],
  routes: recordRoutes({
    kind: faqKind,
    calls: questionCalls,
    say,
    name: 'question',
    enter: { answer: RichTextField },
    Below: RecordTranslations,
  }),
} as const satisfies ClientModule;
