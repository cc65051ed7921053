import { NO_ZONE } from '#platform/contract/zoned-time.ts';
import { handler } from '#platform/server/http/handler.ts';
import { exportList, outlineTicket } from '#rooms/ground/server.ts';
import { questionsOf } from '#rooms/people/server.ts';
import {
  addDoorDevice,
  countDoor,
  DOOR_FILES,
  doorBadge,
  doorDevices,
  endDoorDevice,
  exportDoor,
  openDoor,
  registerWalkIn,
  renameDoorDevice,
  saveDoorSettings,
  syncDoor,
  takeDoorFile,
  viewDoor,
  viewDoorSettings,
} from '../contract.ts';
import * as say from '../messages.ts';
import * as onPhone from '../phone-messages.ts';
import { endDevice, getDevice, makeDevice, openDevice, renameDevice } from './devices.ts';
import { countLetIn } from './entry-queries.ts';
import { peopleAtTheDoor } from './people.ts';
import { listDevices, listRecordIds } from './queries.ts';
import { changeSettings, daysOf, doorEdition, placesOfProgramme, readSettings } from './settings.ts';
import { stationBadge } from './station.ts';
import { registerLater, syncDevice, takeScans } from './sync.ts';
import { type DoorRecord, doorCounts, doorRecord } from './view.ts';

export const doorHandlers = [
  handler(openDoor, async ({ body: { link, pin } }, context) => openDevice(context, link, pin)),

  handler(doorBadge, async ({ body }, context) => stationBadge(context, body)),

  handler(syncDoor, async ({ body }, context) => syncDevice(context, body)),

  handler(addDoorDevice, async ({ body }, context) => {
    const { id, link } = await makeDevice(context, body);
    return { message: say.deviceMade(), id, link, code: await outlineTicket(link) };
  }),

  handler(doorDevices, async ({ query }, { store: { database }, clock }) => {
    const { id } = await doorEdition(database, clock.now(), query.edition);
    const devices = await listDevices(database, id);
    const letIn = await countLetIn(
      database,
      devices.map((device) => device.id),
    );
    return {
      records: devices.map((row) => ({
        id: row.id,
        name: row.name,
        sort: row.sort,
        created: row.created_at,
        endsAt: row.ends_at,
        ended: row.ended_at ?? '',
        seen: row.seen_at ?? '',
        letIn: letIn.get(row.id) ?? 0,
      })),
    };
  }),

  handler(renameDoorDevice, async ({ query: { id }, body: { name } }, context) => {
    await renameDevice(context, id, name);
    return { message: say.deviceSaved(), id };
  }),

  handler(endDoorDevice, async ({ query: { id } }, context) => ({
    message: say.deviceEnded({ name: await endDevice(context, id) }),
    id,
  })),

  handler(takeDoorFile, async ({ query: { id }, body }, context) => {
    const device = await getDevice(context.store.database, id);
    const { taken, dropped } = await takeScans(context, device, body);
    return { message: say.fileTaken({ count: taken.length - dropped.length }), id };
  }),

  handler(viewDoorSettings, async ({ query }, { store: { database }, clock }) => {
    const { id } = await doorEdition(database, clock.now(), query.edition);
    const questions = await questionsOf(database, 'registration', id);
    return {
      ...(await readSettings(database, id)),
      questions: questions.flatMap(({ key, label, kind }) => (kind === 'file' ? [] : { key, label })),
      programme: await placesOfProgramme(database, id),
    };
  }),

  handler(saveDoorSettings, async ({ query, body }, context) => {
    await changeSettings(context, query.edition, body);
    return { message: say.settingsSaved() };
  }),

  handler(countDoor, async ({ query }, context) => doorCounts(context, query)),

  handler(viewDoor, async ({ query }, context) => peopleAtTheDoor(context, query)),

  handler(exportDoor, async ({ query, body }, context) => {
    const { database } = context.store;
    const { id, year, zone, ...edition } = await doorEdition(database, context.clock.now(), query.edition);
    return exportList(context, {}, body, {
      kind: 'door-scan',
      what: say.exported,
      files: DOOR_FILES,
      columns: {
        [say.time()]: ({ scan }: DoorRecord) => new Date(scan.at),
        [onPhone.name()]: ({ name }: DoorRecord) => name ?? '',
        [onPhone.company()]: ({ company }: DoorRecord) => company ?? '',
        [say.what()]: ({ scan, isDouble, isOfOtherDay }: DoorRecord) => {
          if (scan.kind !== 'in') return say.KINDS[scan.kind]();
          return isOfOtherDay ? say.inOnOtherDay() : isDouble ? say.inTwice() : say.KINDS.in();
        },
        [say.undoneAt()]: ({ undoneAt }: DoorRecord) => (undoneAt ? new Date(undoneAt) : ''),
        [say.room()]: ({ scan }: DoorRecord) => scan.room,
        [say.deviceName()]: ({ scan }: DoorRecord) => scan.device,
        [onPhone.note()]: ({ scan }: DoorRecord) => scan.note ?? '',
      },
      scope: { year, zone: zone ?? NO_ZONE },
      listIds: (chosen) => listRecordIds(database, id, chosen),
      list: async ({ ids = [] }) => ({ rows: await doorRecord(database, daysOf(edition), ids) }),
    });
  }),

  handler(registerWalkIn, async ({ query: { id }, body: { email } }, context) => ({
    message: say.walkInRegistered({ name: await registerLater(context, id, email) }),
    id,
  })),
];
