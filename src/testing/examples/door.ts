import { addDoorDevice, type DeviceSort, openDoor, syncDoor } from '#rooms/door/door/contract.ts';
import type { Examples } from '#testing/calls/example.ts';
import type { Fixtures } from '#testing/calls/fixtures.ts';

const PIN = '4718';
const NOW = '2025-07-01T09:00:00.000Z';

async function aDevice({ app, next }: Fixtures, sort: DeviceSort = 'phone') {
  const { client } = await app.signInAs('Administrator');
  const { id, link } = (
    await client.call(addDoorDevice, { body: { name: `Gate ${next()}`, sort, pin: PIN } })
  ).body;
  return { id, link: link.split('/').at(-1) ?? '' };
}

async function aKey(fixtures: Fixtures, sort?: DeviceSort) {
  const { link } = await aDevice(fixtures, sort);
  return (await fixtures.app.visitor.call(openDoor, { body: { link, pin: PIN } })).body.key;
}

const aScan = (who: string, more: object = {}) => ({
  ...{ id: crypto.randomUUID(), who, kind: 'in' as const, day: '2025-08-27', at: NOW },
  ...more,
});

export const EXAMPLES: Examples = {
  openDoor: async (fixtures) => ({ body: { link: (await aDevice(fixtures)).link, pin: PIN } }),
  syncDoor: async (fixtures) => ({
    body: { key: await aKey(fixtures), now: NOW, scans: [aScan(await fixtures.attendee())] },
  }),
  doorBadge: async (fixtures) => ({
    body: { key: await aKey(fixtures, 'station'), who: await fixtures.attendee() },
  }),
  addDoorDevice: ({ next }) => ({ body: { name: `Gate ${next()}`, pin: PIN } }),
  renameDoorDevice: async (fixtures) => ({
    query: { id: (await aDevice(fixtures)).id },
    body: { name: `Gate ${fixtures.next()}` },
  }),
  endDoorDevice: async (fixtures) => ({ query: { id: (await aDevice(fixtures)).id } }),
  takeDoorFile: async (fixtures) => ({
    query: { id: (await aDevice(fixtures)).id },
    body: { now: NOW, scans: [aScan(await fixtures.attendee())] },
  }),
  saveDoorSettings: () => ({
    body: { allowsReentry: true, rooms: [{ name: 'Gold room', places: 40 }], handedOut: [] },
  }),
  exportDoor: () => ({ body: { format: 'csv' } }),
  registerWalkIn: async (fixtures) => {
    const who = crypto.randomUUID();
    const walkIn = { name: 'Esi Owusu', company: 'Volta', number: '024 412 3456', email: '' };
    const body = { key: await aKey(fixtures), now: NOW, scans: [aScan(who, { walkIn })] };
    await fixtures.app.visitor.call(syncDoor, { body });
    return { query: { id: who }, body: { email: `walk-in-${fixtures.next()}@owusu.example` } };
  },
};
