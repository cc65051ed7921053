import type { SpeakerRole } from '#rooms/programme/speakers/roles.ts';

export type { SpeakerRole };

/** What a track can be woven with: the colours of threads that show on every ground. */
export const THREADS = ['gold', 'palm', 'clay', 'indigo', 'linen'] as const;
export type Thread = (typeof THREADS)[number];

/** What visitors see of an edition's programme: what was published last, and nothing of the draft. */
export interface PublishedProgramme {
  editionId: string;
  /** An IANA name. Instants are in UTC and shown in this zone. */
  zone: string;
  /** Of the last publication. */
  publishedAt: string;
  /** In order, only those with sessions. The date is YYYY-MM-DD in the zone. */
  days: readonly { date: string }[];
  /** In their order. A slug never changes once it was published. */
  rooms: readonly PublishedRoom[];
  tracks: readonly (Named & { thread: Thread })[];
  /** Breaks have no page. */
  kinds: readonly (Named & { isBreak: boolean })[];
  /** By their start, then by the order of rooms, cancelled ones and removed ones among them. */
  sessions: readonly PublishedSession[];
}

export interface Named {
  id: string;
  slug: string;
  name: string;
  /** What was published of it in other languages. */
  translations?: InLanguages<TextsOfNamed> | undefined;
}

/** By language. */
export type InLanguages<Texts> = Readonly<Record<string, Texts>>;

export interface PublishedRoom extends Named {
  floor?: string | undefined;
  places?: number | undefined;
}

export interface PublishedSession {
  id: string;
  /** Never changes once it was published, even if the title does. */
  slug: string;
  title: string;
  /** Sanitised HTML, '' if there is none. */
  abstract: string;
  /** Ids. Without a room, it is in all of them. */
  kind: string;
  track?: string | undefined;
  room?: string | undefined;
  /** ISO 639, such as 'fr'. */
  language?: string | undefined;
  level?: string | undefined;
  places?: number | undefined;
  /** Instants in UTC. */
  start: string;
  end: string;
  /** YYYY-MM-DD in the zone. */
  day: string;
  people: readonly PublishedPerson[];
  /** A name of a picture, as speakers' ones. */
  picture?: string | undefined;
  /** What it shows, for who can't see it. */
  pictureAlt?: string | undefined;
  slides?: string | undefined;
  recording?: string | undefined;
  /** What was published of it in other languages. */
  translations?: InLanguages<TextsOfSession> | undefined;
  isCancelled: boolean;
  /** It is cancelled for calendars that have it; nobody else is told of it any more. */
  isRemoved: boolean;
  /** RFC 5545's SEQUENCE: one more with each publication in which time, room, title or state differ. */
  sequence: number;
  /** When anything of it was published that differs. */
  changedAt: string;
}

export type TextsOfSession = Partial<Pick<PublishedSession, 'title' | 'abstract' | 'level'>>;
export type TextsOfNamed = Partial<Pick<PublishedRoom, 'name' | 'floor'>>;

export interface PublishedPerson {
  /** Of the speaker; without one it is only a name. */
  id?: string | undefined;
  /** With the title, such as 'Dr. Ama Mensah'. */
  name: string;
  /** As the name has it. */
  title?: string | undefined;
  /** Without it; the seed of their cloth. */
  seed: string;
  role: SpeakerRole;
  designation?: string | undefined;
  company?: string | undefined;
  picture?: string | undefined;
}

/** Where and when a session is, as it is told of a change. */
export interface Placed {
  title: string;
  start: string;
  end: string;
  /** The room's name. */
  room?: string | undefined;
  /** What is said of it in other languages. */
  translations?: InLanguages<Partial<Pick<Placed, 'title' | 'room'>>> | undefined;
}

export type Difference =
  | { what: 'added' | 'restored'; after: Placed }
  | { what: 'moved' | 'changed'; before: Placed; after: Placed }
  | { what: 'cancelled' | 'removed'; before: Placed };

/** What a publication changes for who comes to a session. */
export type ProgrammeDifference = Difference & { sessionId: string };
