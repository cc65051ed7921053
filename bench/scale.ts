import { readFileSync } from 'node:fs';
import { fromRoot } from '#platform/server/project-root.ts';
import { MAIL } from './on-postgres.ts';
import { readCosts } from './postgres-results.ts';
import { type Kind, smallestCrew } from './queue-simulation.ts';
import { inThousands, rowOf } from './scale-page.ts';

/** What a visitor asks for, assumed: pages, calls, and files that the browser doesn't have yet. */
const OF_A_VISITOR = { pages: 4, calls: 3, files: 25 };
/** How much more comes in the busiest minute than on average: in its hour, and of registrations in the first hour. */
const BUSIEST = { visitors: 3, registrations: 5 };
const SECONDS_OF_HOUR = 3_600;
/** The part of a day's registrations that comes in the first hour. */
const IN_THE_FIRST_HOUR = 0.3;
/** Checking a solution of the spam guard: PBKDF2 with 3,000 rounds. */
const SPAM_GUARD_US = 1_000;

const ofBusiestMinute = {
  visitors: (ofHour: number) => (ofHour / SECONDS_OF_HOUR) * BUSIEST.visitors,
  registrations: (ofDay: number) => ((ofDay * IN_THE_FIRST_HOUR) / SECONDS_OF_HOUR) * BUSIEST.registrations,
};
const MANY = ofBusiestMinute.visitors(1_000_000);
const FIRST_DAY = ofBusiestMinute.registrations(100_000);

/** In a second of the busiest minute. */
const CROWDS: readonly { what: string; visitors: number; registrations: number }[] = [
  { what: '1,000,000 visitors in an hour', visitors: MANY, registrations: 0 },
  {
    what: '100,000 registrations on the first day, and as many visitors in its first hour',
    visitors: ofBusiestMinute.visitors(100_000),
    registrations: FIRST_DAY,
  },
  { what: 'both at once', visitors: MANY, registrations: FIRST_DAY },
  { what: 'both, and 10,000 registrations in one minute', visitors: MANY, registrations: 10_000 / 60 },
];

/** What crowds need in their busiest minute, simulated with the costs that were measured: rows of docs/scale.md. */
export function crowdRows(): string[] {
  const costs = readCosts();
  const highest = (what: string) => {
    const measured = costs[what] ?? [];
    if (measured.length === 0) throw new Error(`'${what}' hasn’t been measured: npm run bench -- --postgres`);
    return {
      programUs: Math.max(...measured.map(({ programUs }) => programUs)),
      postgresUs: Math.max(...measured.map(({ postgresUs }) => postgresUs)),
    };
  };
  const registration = highest('a registration');
  const mail = highest(MAIL);
  return CROWDS.map(({ what, visitors, registrations }) => {
    const program: Kind[] = [
      { perSecond: visitors * OF_A_VISITOR.pages, us: highest('the home page from memory').programUs },
      { perSecond: visitors * OF_A_VISITOR.calls, us: highest('the list of speakers from memory').programUs },
      { perSecond: visitors * OF_A_VISITOR.files, us: fileUs() },
      { perSecond: registrations, us: registration.programUs + SPAM_GUARD_US + mail.programUs },
    ];
    const postgres: Kind[] = [{ perSecond: registrations, us: registration.postgresUs + mail.postgresUs }];
    const asked = inThousands(program.reduce((sum, { perSecond }) => sum + perSecond, 0));
    return rowOf(
      what,
      registrations > 0 ? `${asked}, of them ${registrations.toFixed(0)} registrations` : asked,
      describeCrew(program),
      registrations > 0 ? describeCrew(postgres) : 'nearly nothing',
    );
  });
}

function describeCrew(kinds: readonly Kind[]): string {
  const { crew, busy, p99Ms } = smallestCrew(kinds);
  return `${crew} core${crew === 1 ? '' : 's'}, ${(busy * 100).toFixed(0)} % busy, 99 % within ${Math.ceil(p99Ms)} ms`;
}

/** A file, as the bench of replies has recorded it. */
function fileUs(): number {
  const { comparisons } = JSON.parse(readFileSync(fromRoot('bench/results.json'), 'utf8'));
  return comparisons['the stylesheet'].ours.processorUs;
}
