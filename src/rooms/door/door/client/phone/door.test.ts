import { beforeEach, expect, test, vi } from 'vitest';
import { Refusal, type RefusalCode } from '#platform/contract/refusal.ts';
import { UNKNOWN } from '../../answer.ts';
import type { ChangedPeople, SentScan } from '../../contract.ts';
import { sync } from './calls.ts';
import { Door } from './door.ts';

vi.mock('./calls.ts', () => ({
  open: async () => ({ key: 'key', name: 'Gate' }),
  sync: vi.fn(),
  badge: vi.fn(),
}));
vi.mock('./storage.ts', () => ({
  DoorStorage: class {
    read = stored;
    keepSession = async () => {};
    addUnsent = async () => {};
    keepHeard = async () => {};
  },
}));

const SOON_MS = 2_000;
const EDITION = {
  ...{ version: '1', editionId: '', summit: 'Summit', zone: 'Africa/Accra', ticketKey: '' },
  ...{ days: [], nights: [], rooms: [], allowsReentry: false, prints: false },
};
const NOBODY = vi.hoisted(() => ({ people: [], registered: [], gone: [] }));
const stored = vi.hoisted(() =>
  vi.fn(async () => ({
    session: undefined as object | undefined,
    edition: undefined,
    ...NOBODY,
    known: [],
    unsent: [],
  })),
);
const PERSON = { name: 'Yaa', company: '', number: '', email: '' };
const taken: string[] = [];

/** A server that refuses whatever is sent with the scan of this name. */
function serverThatRefuses(bad: string, code: RefusalCode) {
  vi.mocked(sync).mockImplementation(async ({ scans = [] }) => {
    if (scans.some(({ walkIn }) => walkIn?.name === bad)) throw new Refusal(code, 'No.');
    taken.push(...scans.map((scan) => (scan as SentScan).walkIn?.name ?? ''));
    const now = new Date().toISOString();
    const ids = scans.map(({ id }) => id);
    const ends = { now, name: 'Gate', sort: 'phone' as const, endsAt: '' };
    return { ...ends, taken: ids, dropped: [], later: [], why: '', scans: [], since: 0, isMore: false };
  });
}

beforeEach(() => {
  taken.length = 0;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

test.each(['invalid', 'conflict'] as const)(
  'a scan that is refused as %s keeps no other back, and stays to be saved',
  async (code) => {
    serverThatRefuses('Bad', code);
    const door = new Door('a link', false);
    await door.open('4718');
    for (const name of ['First', 'Bad', 'Last']) await door.walkIn({ ...PERSON, name });
    await door.sync();
    expect(taken).toEqual(['First', 'Last']);
    expect(door.unsent().map(({ walkIn }) => walkIn?.name)).toEqual(['Bad']);
    expect(door.view()).toMatchObject({ unsent: 1, isOffline: false });
    await door.walkIn({ ...PERSON, name: 'Later' });
    await door.sync();
    expect(taken).toEqual(['First', 'Last', 'Later']);
  },
);

test('walk-ins beyond what a device may let in wait with their reason, and go with a later exchange', async () => {
  let most = 1;
  vi.mocked(sync).mockImplementation(async ({ scans = [] }) => {
    const whos = [...new Set(scans.map(({ who }) => who))];
    const later = whos.slice(most);
    const ids = scans.filter(({ who }) => !later.includes(who)).map(({ id }) => id);
    const ends = {
      now: new Date().toISOString(),
      name: 'Gate',
      sort: 'phone' as const,
      endsAt: '',
      since: 0,
    };
    return {
      ...ends,
      taken: ids,
      dropped: [],
      later,
      why: later.length > 0 ? 'Too many.' : '',
      scans: [],
      isMore: false,
    };
  });
  const door = new Door('a link', false);
  await door.open('4718');
  await door.walkIn({ ...PERSON, name: 'First' });
  const { recorded } = await door.walkIn({ ...PERSON, name: 'Second' });
  if (recorded) await door.undo(recorded);
  await door.sync();
  expect(door.view()).toMatchObject({ unsent: 2, why: 'Too many.', isOffline: false });
  most = 2;
  await door.sync();
  expect(door.view()).toMatchObject({ unsent: 0, why: '' });
});

test('while the server can’t be asked, all of it waits', async () => {
  serverThatRefuses('Bad', 'unavailable');
  const door = new Door('a link', false);
  await door.open('4718');
  for (const name of ['First', 'Bad']) await door.walkIn({ ...PERSON, name });
  await door.sync();
  expect([taken, door.unsent().length, door.view().isOffline]).toEqual([[], 2, true]);
});

test('nobody is let in or turned away before the list has come, which is asked for again soon', async () => {
  const now = new Date().toISOString();
  const heard = { now, name: 'Gate', sort: 'phone' as const, endsAt: '', since: 0, isMore: false };
  vi.mocked(sync).mockRejectedValueOnce(new Refusal('unavailable', 'No.'));
  vi.mocked(sync).mockResolvedValueOnce({
    ...heard,
    taken: [],
    dropped: [],
    later: [],
    why: '',
    scans: [],
    edition: EDITION,
    people: { rule: '1', upTo: 1, ...NOBODY, isMore: false },
  });
  vi.stubGlobal('window', new EventTarget());
  const door = new Door('a link', false);
  await door.start();
  await door.open('4718');
  expect(door.view()).toMatchObject({ stage: 'opening', isOffline: true });
  await vi.advanceTimersByTimeAsync(SOON_MS);
  expect(door.view()).toMatchObject({ stage: 'door', isOffline: false });
});

test('what is stored is asked for again if the disk can’t be read at first', async () => {
  const session = {
    key: 'key',
    name: 'Gate',
    sort: 'phone',
    endsAt: '',
    ahead: 0,
    since: 0,
    heard: '',
    room: '',
  };
  const before = { session, edition: EDITION as never, ...NOBODY, known: [], unsent: [] };
  stored.mockRejectedValueOnce(new Error('locked')).mockResolvedValueOnce(before);
  vi.spyOn(console, 'error').mockReturnValue();
  vi.stubGlobal('window', new EventTarget());
  const door = new Door('a link', false);
  const started = door.start();
  await vi.advanceTimersByTimeAsync(SOON_MS);
  await started;
  expect(door.view()).toMatchObject({ stage: 'door', name: 'Gate' });
});

test('people are told piece by piece, and after that only those who changed', async () => {
  const guest = (id: string, name: string) => ({ ...UNKNOWN, id, name });
  const replies = [
    { edition: EDITION, people: { people: [guest('1', 'Ama'), guest('2', 'Esi')], upTo: 2, isMore: true } },
    { people: { people: [guest('3', 'Kofi')], upTo: 3, isMore: false } },
    {
      people: {
        people: [guest('1', 'Ama Ɔfori')],
        gone: ['2'],
        registered: [['9', '3']],
        upTo: 6,
        isMore: false,
      },
    },
  ];
  const stages: string[] = [];
  const door = new Door('a link', false);
  vi.mocked(sync).mockReset();
  vi.mocked(sync).mockImplementation(async () => {
    stages.push(door.view().stage);
    const { people, edition } = replies.shift() ?? { people: { people: [], upTo: 6, isMore: false } };
    const now = new Date().toISOString();
    return {
      ...{ now, name: 'Gate', sort: 'phone', endsAt: '', since: 0, isMore: false },
      ...{ taken: [], dropped: [], later: [], why: '', scans: [] },
      ...(edition && { edition }),
      people: { rule: 'r', ...NOBODY, ...people } as ChangedPeople,
    };
  });
  const names = () => door.find('').map(({ name }) => name);
  vi.stubGlobal('window', new EventTarget());
  await door.start();
  await door.open('4718');
  expect(names()).toEqual(['Ama', 'Esi', 'Kofi']);
  expect([...stages, door.view().stage]).toEqual(['pin', 'opening', 'door']);
  await door.sync();
  expect(names()).toEqual(['Ama Ɔfori', 'Kofi']);
  await door.sync();
  expect(vi.mocked(sync).mock.calls.map(([{ people, edition }]) => [edition, people?.upTo])).toEqual([
    [undefined, undefined],
    ['1', 2],
    ['1', 3],
    ['1', 6],
  ]);
});

test('a scan that is refused is found by halves, and what follows goes together again', async () => {
  serverThatRefuses('Bad', 'invalid');
  const door = new Door('a link', false);
  await door.open('4718');
  await door.sync();
  const names = Array.from({ length: 60 }, (_, index) => (index === 40 ? 'Bad' : `Guest ${index}`));
  for (const name of names) await door.walkIn({ ...PERSON, name });
  vi.mocked(sync).mockClear();
  await door.sync();
  expect([taken.length, door.unsent().length]).toEqual([59, 1]);
  expect(vi.mocked(sync).mock.calls.length).toBeLessThan(16);
  for (const name of names.filter((name) => name !== 'Bad')) await door.walkIn({ ...PERSON, name });
  vi.mocked(sync).mockClear();
  await door.sync();
  expect(vi.mocked(sync)).toHaveBeenCalledTimes(1);
});
