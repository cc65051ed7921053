import { expect, test } from 'vitest';
import type { DeskReply } from './contract.ts';
import { type PlannedSession, shortened, unfolded, withDay } from './desk-reply.ts';

const named = (...names: string[]) => names.map((name) => ({ id: `id of ${name}`, name }));
const rooms = named('Volta Hall', 'Studio').map((room) => ({ ...room, places: null, floor: '' }));
const tracks = named('Looms').map((track) => ({ ...track, thread: 'gold' as const }));
const kinds = named('Talk', 'Break').map((kind) => ({ ...kind, isBreak: false, length: 30 }));
const speakers = [
  { id: 'ama', name: 'Ama', role: 'Moderator' as const },
  { id: 'esi', name: 'Esi', role: 'Speaker' as const },
];

const whole: PlannedSession = {
  ...{ id: 'one', title: 'Weft', kind: 'id of Break', track: 'id of Looms', room: 'id of Studio' },
  ...{ day: 0, start: 0, length: 30, places: 12, state: 'tentative', version: 'v1' },
  people: [
    { speaker: 'ama', name: 'Ama', role: 'Moderator' },
    { speaker: 'esi', name: 'Esi', role: 'Panelist' },
    { speaker: '', name: 'Kofi', role: 'Speaker' },
    { speaker: '', name: 'Yaa', role: 'Moderator' },
  ],
};
const bare: PlannedSession = {
  ...{ id: 'two', title: 'Warp', kind: 'id of Talk', track: '', room: '' },
  ...{ day: null, start: null, length: 45, places: null, state: 'confirmed', version: 'v2' },
  people: [],
};

function sent(sessions: readonly PlannedSession[]): DeskReply {
  const lists = { rooms, tracks, kinds };
  const reply = { ...lists, ...shortened({ ...lists, speakers, sessions }) };
  return JSON.parse(JSON.stringify(reply)) as DeskReply;
}

test('what is sent leaves out what is empty or usual, and is the same once it has arrived', () => {
  const reply = sent([whole, bare]);
  expect(reply.sessions[0]?.people).toEqual([
    { speaker: 0 },
    { speaker: 1, role: 'Panelist' },
    { name: 'Kofi' },
    { name: 'Yaa', role: 'Moderator' },
  ]);
  expect(reply.sessions[1]).toEqual({ id: 'two', title: 'Warp', kind: 0, length: 45, version: 'v2' });
  const desk = unfolded(reply);
  expect(desk.sessions).toEqual([whole, bare]);
  expect(desk.speakers).toEqual(speakers);
});

test('who else can be named is there once, as it is known latest', () => {
  const others = [
    { id: 'ama', name: 'Ama of before' },
    { id: 'kwame', name: 'Kwame' },
  ];
  expect(unfolded(sent([whole]), others).speakers.map(({ name }) => name)).toEqual(['Ama', 'Kwame', 'Esi']);
});

test('a day that was read later takes the place of that day alone, wherever its sessions were', () => {
  const other: PlannedSession = { ...bare, id: 'three', title: 'Selvedge', day: 1, start: 600 };
  const gone: PlannedSession = { ...bare, id: 'four', day: 0, start: 700 };
  const before = unfolded(sent([whole, bare, other, gone]));
  const moved = { ...bare, day: 0, start: 60 };
  const renamed = { ...whole, title: 'Woof', people: [], version: 'v3' };
  const reply = {
    ...sent([renamed, moved]),
    rooms: named('Studio').map((room) => ({ ...rooms[1], ...room })),
  };
  const now = withDay(before, 0, JSON.parse(JSON.stringify(reply)));
  expect(now.sessions.map(({ title }) => title)).toEqual(['Selvedge', 'Woof', 'Warp']);
  // Those on other days may still name who is in none of this one.
  expect(now.speakers).toEqual(speakers);
});
