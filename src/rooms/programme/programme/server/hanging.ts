import type { Database } from '#platform/server/database/store.ts';
import type { Hanging } from '#rooms/ground/server.ts';
import { listSpeakers } from '#rooms/programme/speakers/server/service.ts';
import * as say from '../desk-messages.ts';
import { listVisible } from './published-queries.ts';
import { peopleOfSessions, titlesOfSpeakers } from './queries.ts';
import { countStars } from './site/star-queries.ts';

const NAMED_MAX = 10;

/** The sessions of these speakers, which stay without them. */
export async function sessionsOfSpeakers(database: Database, ids: readonly string[]): Promise<Hanging[]> {
  const all = await titlesOfSpeakers(database, ids);
  if (all.length === 0) return [];
  const more = all.length - NAMED_MAX;
  const titles = more > 1 ? [...all.slice(0, NAMED_MAX), say.moreSessions({ count: more })] : all;
  return [{ text: say.speaksIn({ titles: titles.join(' · ') }), comesBack: true }];
}

/** What visitors see of sessions until the programme is published again, who is in them, and who starred them. */
export async function hangingOnSessions(database: Database, ids: readonly string[]): Promise<Hanging[]> {
  const [people, visible, stars] = await Promise.all([
    namesIn(database, ids),
    listVisible(database, ids),
    countStars(database, ids),
  ]);
  const starred = stars.reduce((sum, { count }) => sum + count, 0);
  const texts = [
    visible.length > 0 ? say.isSeen({ count: visible.length }) : '',
    people.length > 0 ? say.peopleInIt({ names: people.join(', ') }) : '',
    starred > 0 ? say.starredIt({ count: starred }) : '',
  ];
  return texts.filter(Boolean).map((text) => ({ text, comesBack: true }));
}

/** What people of these sessions are called, each once. */
async function namesIn(database: Database, ids: readonly string[]): Promise<string[]> {
  const people = await peopleOfSessions(database, ids);
  const areSpeakers = people.some(({ speaker_id }) => speaker_id !== null);
  const { rows } = areSpeakers ? await listSpeakers(database, {}, {}) : { rows: [] };
  const names = new Map(rows.map(({ id, fullname }) => [id, fullname]));
  return [...new Set(people.flatMap(({ speaker_id, name }) => names.get(speaker_id ?? '') ?? name ?? []))];
}
