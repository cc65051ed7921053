import { accountMailExamples, userAccess } from '#features/auth/server/service.ts';
import { handBadge } from '#features/badges/server/service.ts';
import { postsOnServer } from '#features/blog/server/kind.ts';
import { postPictures } from '#features/blog/server/service.ts';
import { blogCategoriesOnServer } from '#features/blog-categories/server/kind.ts';
import { categoriesOnServer } from '#features/categories/server/kind.ts';
import { contentOnServer } from '#features/content/server/kind.ts';
import { contentPictures } from '#features/content/server/service.ts';
import { eventsOnServer } from '#features/event/server/kind.ts';
import type { Importers } from '#features/imports/server/service.ts';
import { FOUND_KINDS, type FoundKind, KINDS, type KindName, type PersonKind } from '#features/kinds.ts';
import { mailsOnServer } from '#features/mail/server/kind.ts';
import { mailingsOnServer } from '#features/mailings/server/kind.ts';
import { partnershipsOnServer } from '#features/partnerships/server/kind.ts';
import { partnershipMailExamples } from '#features/partnerships/server/service.ts';
import { personalMailExamples } from '#features/personal-page/server/service.ts';
import { picturesOnServer } from '#features/pictures/server/kind.ts';
import type { ChangeRecord, RecordKinds } from '#features/records/server/service.ts';
import { attendeesOnServer } from '#features/registrations/server/kind.ts';
import { attendeeMailExamples, renewLink } from '#features/registrations/server/service.ts';
import type { FindByName, Finder } from '#features/search/server/service.ts';
import { speakerPictures, speakersOnServer } from '#features/speakers/server/kind.ts';
import { sponsorPictures, sponsorsOnServer } from '#features/sponsors/server/kind.ts';
import { usersOnServer } from '#features/users/server/kind.ts';
import type { UserAccess } from '#features/users/server/service.ts';
import { listViews } from '#features/views/server/service.ts';
import { waitingOnServer } from '#features/waiting-list/server/kind.ts';
import { waitingMailExamples } from '#features/waiting-list/server/service.ts';
import type { Handler } from '#platform/server/http/handler.ts';
import type { PersonalData } from '#platform/server/personal-data.ts';
import type { Writings } from '#platform/server/written-texts.ts';
import type { ListAddresses } from '#site/feeds/sitemap.ts';
import { drawMailStrip } from '#site/share/mail-strip.ts';
import { AROUND_CONTENT } from './around-content.ts';

/** What the server can do with a kind of record outside its own feature; null where it can't. */
interface KindOnServer<Name extends KindName> {
  handlers: readonly Handler[];
  /** Deletes one by its id, for the documented lists of mixed kinds. */
  deleteOne: ChangeRecord | null;
  restoreOne: ChangeRecord | null;
  findByName: Name extends FoundKind['name'] ? FindByName : null;
  /** The public addresses of its records. */
  listAddresses: ListAddresses | null;
  /** Null if its records aren't about people. */
  personalData: Name extends PersonKind['name'] ? PersonalData : null;
  /** What organisers write in its records as they like. */
  writings: readonly Writings[];
}

/** What is kept about users elsewhere includes the views that they saved. */
const ACCESS: UserAccess = {
  ...userAccess,
  async describe(database, userId) {
    const views = (await listViews(database, userId)).map(({ name, query }) => `${name}: ${query}`);
    return { ...(await userAccess.describe(database, userId)), 'Saved views': views.join('\n') };
  },
};

/** In the order in which their calls are documented. */
const KINDS_ON_SERVER = {
  event: eventsOnServer,
  attendee: attendeesOnServer(handBadge),
  waiting: waitingOnServer,
  partnership: partnershipsOnServer,
  user: usersOnServer(ACCESS),
  category: categoriesOnServer,
  speaker: speakersOnServer,
  sponsor: sponsorsOnServer,
  post: postsOnServer,
  content: contentOnServer(AROUND_CONTENT),
  'blog-category': blogCategoriesOnServer,
  picture: picturesOnServer([postPictures, speakerPictures, sponsorPictures, contentPictures]),
  mail: mailsOnServer(drawMailStrip, {
    renewLink,
    examples: {
      ...attendeeMailExamples,
      ...personalMailExamples,
      ...waitingMailExamples,
      ...partnershipMailExamples,
      ...accountMailExamples,
    },
  }),
  mailing: mailingsOnServer(drawMailStrip),
} satisfies { [Name in KindName]: KindOnServer<Name> };

const all: readonly KindOnServer<KindName>[] = Object.values(KINDS_ON_SERVER);

export const KIND_HANDLERS = all.flatMap(({ handlers }) => handlers);

export const RECORD_KINDS: RecordKinds = {
  deletes: all.flatMap(({ deleteOne }) => deleteOne ?? []),
  restores: all.flatMap(({ restoreOne }) => restoreOne ?? []),
};

/** The kinds whose records can be read from a file. */
export const IMPORTERS: Importers = {
  attendee: KINDS_ON_SERVER.attendee.importer,
  speaker: KINDS_ON_SERVER.speaker.importer,
  sponsor: async () => KINDS_ON_SERVER.sponsor.importer,
};

export const FINDERS: readonly Finder[] = FOUND_KINDS.map(({ name }) => ({
  kind: name,
  findByName: KINDS_ON_SERVER[name].findByName,
}));

export const PERSONAL_KINDS = KINDS.flatMap((kind) => {
  const { personalData } = KINDS_ON_SERVER[kind.name];
  return personalData ? { ...personalData, kind } : [];
});

export const WRITING_KINDS = KINDS.map((kind) => ({ kind, writings: KINDS_ON_SERVER[kind.name].writings }));

export const ADDRESS_LISTS = all.flatMap(({ listAddresses }) => listAddresses ?? []);
