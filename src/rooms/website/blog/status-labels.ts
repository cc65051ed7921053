import type { Message } from '#platform/contract/message.ts';
import * as say from './messages.ts';
import type { PostStatus } from './post-fields.ts';

export const STATUS_LABELS: Readonly<Record<PostStatus, Message>> = {
  draft: say.draft,
  scheduled: say.scheduled,
  published: say.published,
};
