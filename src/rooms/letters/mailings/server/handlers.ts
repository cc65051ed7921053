import { versionOf } from '#platform/server/activity-snapshot.ts';
import { type Handler, handler, keyedHandler } from '#platform/server/http/handler.ts';
import { inTheme } from '#rooms/mail/server.ts';
import {
  addMailing,
  addMailingFile,
  deleteMailing,
  deleteMailingFile,
  previewAudience,
  previewMailing,
  previewMailingPage,
  sendMailing,
  singleMailing,
  steerMailing,
  testMailing,
  tryMailing,
  tryMailingPage,
  updateMailing,
  viewAddressees,
  viewMailings,
} from '../contract.ts';
import * as say from '../messages.ts';
import { addresseesFor, othersHidden } from './audience.ts';
import { addFile, takeFileOff } from './files.ts';
import { audienceNow, mailTo, previewOf, sendTest, tryOut, tryOutOn } from './preview.ts';
import { listFiles, listMailings } from './queries.ts';
import {
  changeMailing,
  createMailing,
  deleteDraft,
  getMailing,
  mailingSnapshot,
  sendOut,
  steer,
  withCounts,
} from './service.ts';

export const mailingHandlers: Handler[] = [
  handler(viewMailings, async ({ query }, context) => {
    const { store } = context;
    const { rows, ...counted } = await listMailings(store.database, query, othersHidden(context));
    return { ...counted, records: await withCounts(store.database, rows) };
  }),

  handler(viewAddressees, async (_, context) => ({ addressees: addresseesFor(context) })),

  handler(singleMailing, async ({ query }, context) => {
    const row = await getMailing(context, query.id);
    const [mailing] = await withCounts(context.store.database, [row]);
    if (!mailing) throw new Error('a mailing without its counts');
    const version = versionOf(() => mailingSnapshot(row));
    const attached = await listFiles(context.store.database, row.id);
    const files = attached.map(({ id, name, bytes }) => ({ id, name, bytes }));
    return { record: { ...mailing, body: row.body, audience: JSON.parse(row.audience), files, version } };
  }),

  keyedHandler(
    addMailing,
    ({ body }, context) => createMailing(context, body),
    (id) => ({ message: say.draftSaved(), id }),
  ),

  handler(updateMailing, async ({ query, body }, context) => {
    await changeMailing(context, query.id, body);
    return { message: say.draftSaved(), id: query.id };
  }),

  handler(deleteMailing, async ({ query }, context) => {
    await deleteDraft(context, query.id);
    return { message: say.draftDeleted(), id: query.id };
  }),

  handler(previewAudience, async ({ body }, context) => audienceNow(context, body)),

  handler(tryMailing, async ({ body }, context) => {
    const { people } = await tryOut(context, body);
    return { people };
  }),

  handler(tryMailingPage, async ({ body: { person, theme, ...written } }, context) =>
    inTheme(context, await tryOutOn(context, written, person), theme),
  ),

  handler(previewMailing, async ({ query }, context) => previewOf(context, query.id)),

  handler(previewMailingPage, async ({ query: { id, person, theme } }, context) =>
    inTheme(context, await mailTo(context, id, person), theme),
  ),

  handler(testMailing, async ({ body: { id } }, context) => {
    const address = await sendTest(context, id);
    return { message: context.config.mail ? say.queued({ address }) : say.keptFor({ address }), id };
  }),

  handler(sendMailing, async ({ body: { id, ...how } }, context) => {
    const when = await sendOut(context, id, how);
    const told = when ? say.willBeSent({ when }) : say.isBeingSent();
    if (context.config.mail) return { message: told, id };
    return { message: when ? `${told} ${say.isKept()}` : say.isKept(), id };
  }),

  handler(steerMailing, async ({ body: { id, action } }, context) => {
    await steer(context, id, action);
    return { message: STEERED[action](), id };
  }),

  keyedHandler(
    addMailingFile,
    ({ body }, context) => addFile(context, body),
    ({ id, name }) => ({ message: say.attached({ name }), id }),
  ),

  handler(deleteMailingFile, async ({ query: { id } }, context) => ({
    message: say.takenOff({ name: await takeFileOff(context, id) }),
    id,
  })),
];

const STEERED = {
  pause: say.paused,
  resume: say.resumed,
  stop: say.stopped,
  withdraw: say.withdrawn,
} as const;
