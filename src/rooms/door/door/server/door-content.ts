import { language } from '#platform/contract/language.ts';
import type { Services } from '#platform/server/http/context.ts';
import { onceForContent } from '#platform/server/once-for-content.ts';
import { getEdition } from '#rooms/edition/server.ts';
import { questionsOf } from '#rooms/people/server.ts';
import { limitedKinds } from './payments.ts';
import { daysOf } from './settings.ts';
import { nightsOf } from './state.ts';

const read = onceForContent(async (services: Services, editionId) => {
  const { database } = services.store;
  const edition = await getEdition(database, editionId);
  const [questions, limited, nights] = await Promise.all([
    questionsOf(database, 'registration', edition.id),
    limitedKinds(services.modules, database, { editionId: edition.id, days: daysOf(edition) }),
    nightsOf(database, edition),
  ]);
  return { edition, questions, limited, nights };
});

/** What the door knows of an edition that was published, in the language that is spoken. */
export function doorContent(services: Services, editionId: string) {
  return read(services, editionId, language());
}
