import { one } from '#platform/contract/lists.ts';
import { cleanRichText } from '#platform/server/clean-html.ts';
import { handler, keyedHandler } from '#platform/server/http/handler.ts';
import {
  addSession,
  arrangeProgramme,
  copyProgramme,
  deleteSession,
  exportSessions,
  moveSessions,
  programmeSpeakers,
  publishProgramme,
  singleSession,
  undoProgramme,
  updateSession,
  viewProgramme,
  viewProgrammeDay,
} from '../contract.ts';
import * as say from '../messages.ts';
import { arrange } from './arrange.ts';
import { copyPlan } from './copying.ts';
import { readDay, readDesk, readSpeakers } from './desk.ts';
import { exportPlan } from './exporting.ts';
import { publishPlan } from './publishing.ts';
import { addSessionTo, changeSession, moveSessionsOf, readSession, removeSession } from './sessions.ts';
import { undo } from './undo.ts';

export const programmeHandlers = [
  handler(viewProgramme, ({ query }, context) => readDesk(context, query.edition)),

  handler(viewProgrammeDay, ({ query: { edition, day = null } }, context) => readDay(context, edition, day)),

  handler(programmeSpeakers, async ({ query }, context) => ({
    speakers: await readSpeakers(context, query.edition),
  })),

  handler(arrangeProgramme, async ({ body }, context) => {
    await arrange(context, body);
    return { message: say.arranged() };
  }),

  handler(publishProgramme, async ({ body: { edition, version } }, context) => {
    await publishPlan(context, edition, version);
    return { message: say.published() };
  }),

  handler(undoProgramme, async ({ body: { edition, redo } }, context) => {
    const what = await undo(context, edition, redo);
    return { message: redo ? say.redone({ what }) : say.undone({ what }) };
  }),

  handler(copyProgramme, async ({ body }, context) => ({
    message: say.copied({ count: await copyPlan(context, body) }),
  })),

  handler(singleSession, async ({ query }, { store }) => {
    const { abstract, ...session } = await readSession(store.database, query.id);
    return one({ ...session, abstract: cleanRichText(abstract) });
  }),

  keyedHandler(
    addSession,
    ({ body }, context) => addSessionTo(context, body),
    (id) => ({ message: say.added(), id }),
  ),

  handler(updateSession, async ({ query: { id }, body }, context) => {
    await changeSession(context, id, body);
    return { message: say.saved(), id };
  }),

  handler(moveSessions, async ({ body }, context) => {
    const ids = await moveSessionsOf(context, body.moves);
    return { message: say.moved({ count: ids.length }), ids };
  }),

  handler(exportSessions, ({ query, body }, context) => exportPlan(context, query.edition, body)),

  handler(deleteSession, async ({ query: { id } }, context) => ({
    message: say.removed({ title: await removeSession(context, id) }),
    id,
  })),
];
