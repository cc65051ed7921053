import { LANGUAGES, siteLanguages } from '#platform/contract/language.ts';
import { normaliseForSearch } from '#platform/contract/normalise-for-search.ts';
import type { Database } from '#platform/server/database/store.ts';
import type { Services } from '#platform/server/http/context.ts';
import { newId } from '#platform/server/identifier.ts';
import type { Samples } from '#platform/server/samples.ts';
import { firstAndBeside, writeTranslations } from '#rooms/access/server.ts';
import { type EditionRow, findCurrentEdition } from '#rooms/edition/server.ts';
import { programmeNamesKind, sessionKind } from '../kind.ts';
import type { SpeakerRole, Thread } from '../published.ts';
import { SAMPLE } from '../sample.ts';
import { HOUR } from '../times.ts';
import { ensureKinds, readPlan } from './plan.ts';
import { comparePlan, writePublication } from './publishing.ts';
import { insertListed } from './queries.ts';
import * as fr from './samples.fr.ts';
import * as pt from './samples.pt.ts';
import { insertNewSession } from './sessions.ts';
import { floorOf, readNames } from './translated-names.ts';

type Name = keyof typeof fr.NAMES;

const HALL = { name: 'Volta Hall', places: 400, floor: 'Ground floor' } as const;
const LOOM = { name: 'Loom Room', places: 60, floor: 'First floor' } as const;

const TRACKS: readonly { name: Name; thread: Thread }[] = [
  { name: 'Strategy', thread: 'gold' },
  { name: 'Engineering', thread: 'indigo' },
  { name: 'People', thread: 'palm' },
];

const AKOSUA = 'Akosua Nyarkoa-Tsegah';
const KWABENA = 'Kwabena Ofosuhene-Aidoo';
const NGOZI = 'Ngozi Ikwuemesi-Bello';
const SELORM = 'Selorm Agbekor-Fiadzi';
const THANDEKA = 'Thandeka Zulumoya';
const WANJIRU = 'Wanjiru Achieng-Mutuku';
const IBRAHIM = 'Ibrahim Wunizoya';
const YAW = 'Yaw Dankwa-Oforiwaa';

interface Sample {
  day: number;
  start: number;
  length: number;
  title: string;
  kind: string;
  room?: Name;
  track?: Name;
  places?: number;
  level?: string;
  abstract?: string;
  people?: readonly (readonly [person: string, role: SpeakerRole])[];
}

const at = (hour: number, minutes = 0) => hour * HOUR + minutes;

/** Two days of the made-up people. */
const SESSIONS: readonly Sample[] = [
  {
    day: 0,
    start: at(9),
    length: 30,
    title: 'Welcome to the loom',
    kind: 'ceremony',
    room: HALL.name,
    abstract: 'Who is here, what the two days are for, and one question to take into every session.',
    people: [[THANDEKA, 'Moderator']],
  },
  {
    day: 0,
    start: at(9, 30),
    length: 45,
    title: 'Which order goes first?',
    kind: 'keynote',
    room: HALL.name,
    track: 'Strategy',
    abstract:
      'One decision of a distribution business, followed from a manager’s notebook to a model that the same manager can overrule. With the figures, and with the two attempts that failed.',
    people: [[AKOSUA, 'Key Address']],
  },
  { day: 0, start: at(10, 15), length: 30, title: 'Coffee and first conversations', kind: 'break' },
  {
    day: 0,
    start: at(10, 45),
    length: 45,
    title: 'Lending on the rhythm of mobile money',
    kind: 'talk',
    room: HALL.name,
    track: 'Strategy',
    level: 'For everybody',
    abstract:
      'How a bank lends to traders who have never filled in a form, where such a model is unfair without meaning to be, and three checks before a change reaches a customer.',
    people: [[NGOZI, 'Speaker']],
  },
  {
    day: 0,
    start: at(10, 45),
    length: 90,
    title: 'A language model in the next room',
    kind: 'workshop',
    room: LOOM.name,
    track: 'Engineering',
    places: 40,
    level: 'Bring a laptop',
    abstract:
      'We run a model on a machine that a small office can afford, give it three real tasks, and measure in cedis what each answer costs.',
    people: [[SELORM, 'Speaker']],
  },
  {
    day: 0,
    start: at(11, 40),
    length: 60,
    title: 'The first hundred days of a project',
    kind: 'panel',
    room: HALL.name,
    track: 'Strategy',
    abstract:
      'Everybody on stage brings one document that they really used: a plan, a contract, a letter to the staff. We read them together.',
    people: [
      [THANDEKA, 'Moderator'],
      [WANJIRU, 'Panelist'],
      [IBRAHIM, 'Panelist'],
      [YAW, 'Panelist'],
    ],
  },
  { day: 0, start: at(12, 40), length: 60, title: 'Lunch in the courtyard', kind: 'break' },
  {
    day: 0,
    start: at(13, 40),
    length: 30,
    title: 'What a board may ask',
    kind: 'talk',
    room: HALL.name,
    track: 'Strategy',
    abstract:
      'Seven questions for whoever runs a system that decides, the records that answer them, and what they cost a business of thirty people.',
    people: [[YAW, 'Speaker']],
  },
  {
    day: 0,
    start: at(13, 40),
    length: 45,
    title: 'Speech that sounds like its people',
    kind: 'talk',
    room: LOOM.name,
    track: 'Engineering',
    abstract:
      'Answering farmers’ questions in five languages over ordinary phone calls, and what happened when the model met its first market day.',
    people: [[WANJIRU, 'Speaker']],
  },
  {
    day: 0,
    start: at(14, 30),
    length: 30,
    title: 'A depot of forty people',
    kind: 'talk',
    room: HALL.name,
    track: 'People',
    abstract:
      'Retraining forty people instead of replacing ten: the plan, its price, and two mistakes that need not be made again.',
    people: [[IBRAHIM, 'Speaker']],
  },
  {
    day: 0,
    start: at(15, 10),
    length: 50,
    title: 'Questions from the floor',
    kind: 'panel',
    room: HALL.name,
    track: 'People',
    abstract: 'No slides and no statements: an hour for what the day left open.',
    people: [
      [KWABENA, 'Moderator'],
      [AKOSUA, 'Panelist'],
      [SELORM, 'Panelist'],
      [NGOZI, 'Panelist'],
    ],
  },
  {
    day: 1,
    start: at(9, 30),
    length: 45,
    title: 'A good answer or a fluent one',
    kind: 'keynote',
    room: HALL.name,
    track: 'People',
    abstract:
      'A country’s lead is decided less by its laboratories than by how many of its working people can tell the two apart. How a course for nurses, auditors and agronomists teaches it.',
    people: [[KWABENA, 'Key Address']],
  },
  { day: 1, start: at(10, 15), length: 30, title: 'Coffee', kind: 'break' },
  {
    day: 1,
    start: at(10, 45),
    length: 60,
    title: 'Who answers when a system decides?',
    kind: 'panel',
    room: HALL.name,
    track: 'Strategy',
    abstract:
      'A bank, an auditor and a teacher take one refused loan apart: who decided it, who could have known, and who calls the customer.',
    people: [
      [THANDEKA, 'Moderator'],
      [NGOZI, 'Panelist'],
      [YAW, 'Panelist'],
      [KWABENA, 'Panelist'],
    ],
  },
  {
    day: 1,
    start: at(10, 45),
    length: 90,
    title: 'Collecting voices, and paying for them',
    kind: 'workshop',
    room: LOOM.name,
    track: 'Engineering',
    places: 30,
    abstract:
      'Write the consent, set the price, record each other: at the end every table has twenty minutes of speech that it may really use.',
    people: [[WANJIRU, 'Speaker']],
  },
  { day: 1, start: at(12, 30), length: 60, title: 'Lunch in the courtyard', kind: 'break' },
  {
    day: 1,
    start: at(13, 30),
    length: 60,
    title: 'Retrain instead of replace: a plan in an hour',
    kind: 'workshop',
    room: LOOM.name,
    track: 'People',
    places: 40,
    abstract:
      'Bring the list of tasks of one team. You leave with what a machine takes over, what nobody should give away, and who learns what by when.',
    people: [
      [IBRAHIM, 'Speaker'],
      [SELORM, 'Speaker'],
    ],
  },
  {
    day: 1,
    start: at(14, 45),
    length: 30,
    title: 'What we take home',
    kind: 'ceremony',
    room: HALL.name,
    abstract: 'Three promises from the stage, one from every row, and thanks.',
    people: [
      [AKOSUA, 'Speaker'],
      [THANDEKA, 'Moderator'],
    ],
  },
];

export const programmeSamples: Samples = {
  drawings: [],
  async insert(database, services) {
    const now = services.clock.now();
    const edition = await findCurrentEdition(database, now);
    if (!edition) return;
    await ensureKinds(database, services, edition.id);
    const time = now.toISOString();
    const names: Record<string, Record<string, string>> = { ...(await readNames(database, edition.id)) };
    /** Kept is what the main language says; the others stand beside it. */
    const named = (field: string, name: Name) => {
      const { first, beside } = inLanguages(name);
      for (const [of, text] of Object.entries(beside)) names[of] = { ...names[of], [field]: text };
      return first;
    };
    const listed = (english: Name, position: number) => {
      const id = newId();
      const name = named(id, english);
      return {
        ...{ id, event_id: edition.id, name, name_key: normaliseForSearch(name), slug: null, position },
        ...{ created_at: time, updated_at: time, deleted_at: null },
      };
    };
    for (const [position, { name, places, floor }] of [HALL, LOOM].entries()) {
      const room = listed(name, position);
      const more = { places, floor: named(floorOf(room.id), floor) };
      await insertListed(database, 'programme_rooms', { ...room, ...more });
    }
    for (const [position, { name, thread }] of TRACKS.entries())
      await insertListed(database, 'programme_tracks', { ...listed(name, position), thread });
    await writeTranslations(database, programmeNamesKind.name, edition.id, names);
    for (const sample of SESSIONS) await insertSample(database, services, edition, sample);
    const plan = await readPlan(database, edition);
    await writePublication(database, services, plan, await comparePlan(database, plan, now));
  },
};

function inLanguages(name: Name) {
  return firstAndBeside(name as string, { fr, pt }, ({ NAMES }) => NAMES[name]);
}

async function insertSample(
  database: Database,
  services: Pick<Services, 'clock'>,
  edition: EditionRow,
  { people = [], title, abstract, level, room, track, ...session }: Sample,
): Promise<void> {
  const texts = (
    { abstract: text, ...more }: Pick<Sample, 'title' | 'abstract' | 'level'>,
    sample: string,
  ) => ({
    ...more,
    ...(text && { abstract: `<p>${text}</p><p>${sample}</p>` }),
  });
  const english = { title, ...(abstract && { abstract }), ...(level && { level }) };
  const { first, beside } = firstAndBeside(texts(english, SAMPLE.en), { fr, pt }, (own, language) => {
    const said = own.SESSIONS[title];
    return said && texts(said, SAMPLE[language]);
  });
  const [main = LANGUAGES[0]] = siteLanguages();
  const { result: id } = await insertNewSession(database, services, edition, {
    ...session,
    ...first,
    ...(room && { room: inLanguages(room).first }),
    ...(track && { track: inLanguages(track).first }),
    language: main,
    people: people.map(([person, role]) => ({ person, role })),
  });
  await writeTranslations(database, sessionKind.name, id, beside);
}
