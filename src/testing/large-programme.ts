import { addDays } from '#platform/contract/zoned-time.ts';
import { pick, seeded } from '#ui/cloth/seeded.ts';
import type { TestSession } from './published-programme.ts';

const WORDS =
  'Building trust in machine learning for West African banks, farms, clinics and ports with open data and people who know the work'.split(
    ' ',
  );
const FIRST = [
  'Ama',
  'Kojo',
  'Efua',
  'Yaw',
  'Akosua',
  'Kwame',
  'Abena',
  'Kofi',
  'Adwoa',
  'Nii',
  'Zainab',
  'Moussa',
];
const LAST = [
  'Mensah',
  'Owusu-Ansah',
  'Antwi',
  'Sutherland',
  'Boateng',
  'Diallo',
  'Traoré',
  'Quartey',
  'Asante',
  'Ofori',
];

export const LARGE_ROOMS = ['Main Hall', 'Room B', 'Studio', 'Workshop One', 'Workshop Two', 'Terrace'].map(
  (name, index) => ({
    id: `room-${index}`,
    slug: name.toLowerCase().replaceAll(' ', '-'),
    name,
    floor: index < 3 ? 'Ground floor' : 'First floor',
    places: 400 - 60 * index,
  }),
);

export const LARGE_TRACKS = [
  { id: 'track-1', slug: 'finance', name: 'Finance', thread: 'gold' },
  { id: 'track-2', slug: 'health', name: 'Health', thread: 'clay' },
  { id: 'track-3', slug: 'land-and-food', name: 'Land and food', thread: 'palm' },
  { id: 'track-4', slug: 'the-craft', name: 'The craft', thread: 'indigo' },
];

/** 120 sessions in six rooms on three days, each with people of their own. */
export function largeProgramme(firstDay: string): TestSession[] {
  const random = seeded('a large programme');
  const sessions: TestSession[] = [];
  const names = FIRST.flatMap((first) => LAST.map((last) => `${first} ${last}`));
  let person = 0;
  for (let day = 0; day < 3; day += 1) {
    const date = addDays(firstDay, day);
    for (const [index, room] of LARGE_ROOMS.entries()) {
      const count = index < 2 ? 7 : index < 5 ? 7 : 5;
      let minute = 9 * 60;
      for (let slot = 0; slot < count; slot += 1) {
        if (sessions.length >= 120) break;
        const length = pick(random, [30, 30, 45, 60]);
        const isPanel = random() < 0.2;
        const people = Array.from({ length: isPanel ? 4 : random() < 0.3 ? 2 : 1 }, (_, place) => {
          person += 1;
          return {
            name: names[person % names.length] ?? '',
            ...(isPanel && { role: place === 0 ? ('Moderator' as const) : ('Panelist' as const) }),
          };
        });
        const words = 4 + Math.floor(random() * 7);
        const from = Math.floor(random() * (WORDS.length - words));
        const at = (minutes: number) =>
          new Date(Date.parse(`${date}T00:00:00Z`) + minutes * 60_000).toISOString();
        sessions.push({
          id: `0199${String(sessions.length).padStart(4, '0')}-0000-7000-8000-${String(sessions.length * 7919 + 100003).padStart(12, '0')}`,
          title: `${sessions.length + 1}: ${WORDS.slice(from, from + words).join(' ')}`,
          kind: isPanel ? 'kind-panel' : slot === 0 && index === 0 ? 'kind-keynote' : 'kind-talk',
          track: pick(random, LARGE_TRACKS).id,
          room: room.id,
          start: at(minute),
          end: at(minute + length),
          people,
          language: random() < 0.15 ? 'fr' : 'en',
        });
        minute += length + pick(random, [0, 5, 15]);
      }
    }
  }
  return sessions;
}
