import { z } from 'zod';
import { defineCall } from '#platform/contract/define-call.ts';

export const speakerCounts = defineCall({
  name: 'speakerCounts',
  summary: 'How many speakers there are',
  method: 'GET',
  path: 'speakers/counts',
  access: 'signed-in',
  status: '200',
  reply: z.object({ totalSpeaker: z.number().int() }),
});
