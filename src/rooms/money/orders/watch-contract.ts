import { z } from 'zod';
import { defineCall } from '#platform/contract/define-call.ts';
import { requiredText } from '#platform/contract/fields.ts';
import { oneOf } from '#platform/contract/lists.ts';
import * as say from './messages.ts';
import { WATCHED_STATES } from './online.ts';
import { WATCH_PAYMENT } from './watch-route.ts';

const REFERENCE_MAX = 100;

export const watchOnlinePayment = defineCall({
  name: 'watchOnlinePayment',
  summary: 'How an online payment stands, for whoever began it and knows its reference',
  ...WATCH_PAYMENT,
  access: 'anyone',
  query: { reference: requiredText(REFERENCE_MAX, say.referenceMissing) },
  alsoRefused: ['not-found'],
  reply: oneOf(z.strictObject({ state: z.enum(WATCHED_STATES) })),
});
