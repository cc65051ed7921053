import type { z } from 'zod';
import type { KnownPeople, syncDoor } from '#rooms/door/door/contract.ts';

type Reply = z.output<typeof syncDoor.reply>;

/** What a device at the door says that it knows. */
export interface DoorKnowledge {
  edition?: string;
  people?: KnownPeople;
  since: number;
}

/** Adds what a device has heard, and says whether there is more to hear. */
export function hear(known: DoorKnowledge, { since, isMore, edition, people }: Reply): boolean {
  known.since = since;
  if (edition) known.edition = edition.version;
  if (people) known.people = { rule: people.rule, upTo: people.upTo };
  return isMore || people?.isMore === true;
}
