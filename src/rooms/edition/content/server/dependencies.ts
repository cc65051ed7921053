import type { Access } from '#platform/contract/access.ts';
import type { FieldErrors } from '#platform/contract/refusal.ts';
import type { Database } from '#platform/server/database/store.ts';
import type { Services } from '#platform/server/http/context.ts';
import { inEdition } from '#platform/server/in-language.ts';
import { givenBy, theOneGiven } from '#platform/server/module.ts';
import type { Part } from '../sections.ts';

interface OtherEdition {
  id: string;
  year: number;
}

/** What a part of the texts says, and what it is to say. */
export interface DraftedPart {
  part: Part;
  editionId: string | undefined;
  before: object;
  after: object;
}

interface ShownConsent {
  of: 'consent' | 'news';
  text: string;
  /** From when it is shown. */
  day: string;
}

/** Given by modules that depend on the content. */
declare module '#platform/server/module.ts' {
  interface ServerModule {
    /** The edition whose texts visitors read. */
    currentEditionId?: (database: Database, now: Date) => Promise<string | undefined>;
    /** The edition with this id, unless it is the current one; refused if there is none. */
    otherEdition?: (database: Database, now: Date, id: string) => Promise<OtherEdition | undefined>;
    /** '' stands for users who were erased. */
    namesOfUsers?: (
      database: Database,
      ids: readonly (string | null)[],
    ) => Promise<(id: string | null) => string>;
    /** Whether this user can sign in and has this access. */
    userMay?: (services: Services, userId: string, access: Access) => Promise<boolean>;
    /** Keeps a wording next to those who will agree to it, and answers its version. */
    keepConsent?: (database: Database, consent: ShownConsent) => Promise<string>;
    /** How many of each package the current edition has. */
    countSold?: (database: Database, now: Date) => Promise<Record<string, number>>;
    /** What of these texts can't go, because something uses it: why, by field. */
    keepsTexts?: (database: Database, drafted: DraftedPart) => Promise<FieldErrors>;
  }
}

export function currentEditionId(
  database: Database,
  { modules, clock }: Pick<Services, 'modules' | 'clock'>,
): Promise<string | undefined> {
  return theOneGiven(modules, 'currentEditionId')(database, clock.now());
}

/** Does something with the texts of the edition that was asked for; without one, of the current one. */
export async function inAskedEdition<T>(
  { store, modules, clock }: Services,
  edition: string | undefined,
  work: () => Promise<T>,
): Promise<T> {
  const other = edition && (await theOneGiven(modules, 'otherEdition')(store.database, clock.now(), edition));
  return other ? inEdition(other, work) : work();
}

/** What can't be taken out of the texts; nothing if all that is used stays. */
export async function whatIsKept(
  database: Database,
  modules: Services['modules'],
  drafted: DraftedPart,
): Promise<FieldErrors> {
  const kept = await Promise.all(givenBy(modules, 'keepsTexts').map((keeps) => keeps(database, drafted)));
  return Object.assign({}, ...kept);
}
