import { postKind } from '#features/blog/kind.ts';
import { blogCategoryKind } from '#features/blog-categories/kind.ts';
import { categoryKind } from '#features/categories/kind.ts';
import { contentKind } from '#features/content/kind.ts';
import { eventKind } from '#features/event/kind.ts';
import { mailKind } from '#features/mail/kind.ts';
import { mailingKind } from '#features/mailings/kind.ts';
import { partnershipKind } from '#features/partnerships/kind.ts';
import { pictureKind } from '#features/pictures/kind.ts';
import { attendeeKind } from '#features/registrations/kind.ts';
import { speakerKind } from '#features/speakers/kind.ts';
import { sponsorKind } from '#features/sponsors/kind.ts';
import { userKind } from '#features/users/kind.ts';
import { waitingKind } from '#features/waiting-list/kind.ts';

/** In the order in which lists of kinds show them. */
export const KINDS = [
  attendeeKind,
  waitingKind,
  partnershipKind,
  eventKind,
  speakerKind,
  categoryKind,
  sponsorKind,
  postKind,
  contentKind,
  blogCategoryKind,
  pictureKind,
  mailKind,
  mailingKind,
  userKind,
] as const;

export type AnyKind = (typeof KINDS)[number];
export type KindName = AnyKind['name'];
export type RecordScreen = Extract<AnyKind, { recordScreen: string }>['recordScreen'];

/** The kinds whose records each have a form, opened from their list. */
export const FORM_KINDS = KINDS.filter((kind) => 'listScreen' in kind);

export const FOUND_KINDS = KINDS.filter((kind) => kind.isFound);
export type FoundKind = (typeof FOUND_KINDS)[number];
