import { Readable } from 'node:stream';
import { fileResponse } from '#platform/server/file-response.ts';
import { handler } from '#platform/server/http/handler.ts';
import {
  ACTIVITIES_SHOWN,
  correctPerson,
  erasePerson,
  exportPerson,
  findPerson,
  PERSON_FILE,
  setRetention,
  viewRetention,
} from '../contract.ts';
import * as say from '../messages.ts';
import { personalKinds } from './personal-kinds.ts';
import { changeRetention, retentionOfEditions } from './retention.ts';
import { aboutPerson, correctRecord, eraseEverythingAbout, giveOut } from './service.ts';

export const privacyHandlers = [
  handler(findPerson, async ({ body }, context) => {
    const about = await aboutPerson(context, personalKinds(context), body, context.modules);
    return { ...about, activities: about.activities.slice(0, ACTIVITIES_SHOWN) };
  }),

  handler(exportPerson, async ({ body }, context) => {
    const content = JSON.stringify(
      await giveOut(context, personalKinds(context), body, context.modules),
      null,
      2,
    );
    return fileResponse(Readable.from([Buffer.from(content)]), PERSON_FILE, 'application/json');
  }),

  handler(correctPerson, async ({ body }, context) => ({
    message: say.corrected({ name: await correctRecord(context, personalKinds(context), body) }),
    id: body.id,
  })),

  handler(erasePerson, async ({ body }, context) => ({
    message: say.erased({ records: await eraseEverythingAbout(context, personalKinds(context), body) }),
  })),

  handler(viewRetention, async (_input, context) => ({ records: await retentionOfEditions(context) })),

  handler(setRetention, async ({ body: { id, until } }, context) => ({
    message: say.retentionSaved({ edition: await changeRetention(context, id, until) }),
    id,
  })),
];
