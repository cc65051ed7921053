import type { Database } from '#platform/server/database/store.ts';
import type { Reader } from '#platform/server/reader.ts';
import type { ProgrammeDifference } from '../published.ts';
import type { PublishedPeople } from './publishing.ts';

export { draftSession } from './draft-session.ts';
export {
  currentProgramme,
  inSpokenLanguage,
  keptProgramme,
  publishedEnds,
  publishedPlaces,
  publishedProgramme,
} from './published.ts';

declare module '#platform/server/events.ts' {
  interface DomainEvents {
    /** Visitors see another programme; only what changes for who comes is told. */
    ProgrammePublished: {
      editionId: string;
      differences: readonly ProgrammeDifference[];
      /** By session, if they differ or something is told. */
      people: ReadonlyMap<string, PublishedPeople>;
      zone: string;
    };
  }
}

/** When a speaker can be in a session. Who has none of these can always. */
export interface SpeakerHours {
  speakerId: string;
  /** Days after the edition's first one; without it, each day. */
  day?: number;
  /** Minutes after midnight, by the clocks of the edition's zone. */
  from: number;
  to: number;
}

declare module '#platform/server/module.ts' {
  interface ServerModule {
    /** The hours that suit speakers. */
    speakerHours?: (database: Database, editionId: string) => Promise<readonly SpeakerHours[]>;
    /** Where speakers are written to, by their ids; those who have no address are missing. */
    speakerAddresses?: (
      database: Database,
      speakerIds: readonly string[],
    ) => Promise<ReadonlyMap<string, { email: string } & Reader>>;
  }
}
