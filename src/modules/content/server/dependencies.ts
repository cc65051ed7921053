import type { Access } from '#platform/contract/access.ts';
import type { Database } from '#platform/server/database/store.ts';
import type { Services } from '#platform/server/http/context.ts';
import { inEdition } from '#platform/server/in-language.ts';
import { theOneGiven } from '#platform/server/module.ts';

interface OtherEdition {
  id: string;
  year: number;
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
