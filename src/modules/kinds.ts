import { postKind } from '#modules/blog/kind.ts';
import { blogCategoryKind } from '#modules/blog-categories/kind.ts';
import { categoryKind } from '#modules/categories/kind.ts';
import { contentKind } from '#modules/content/kind.ts';
import { eventKind } from '#modules/event/kind.ts';
import { mailKind } from '#modules/mail/kind.ts';
import { mailingKind } from '#modules/mailings/kind.ts';
import { partnershipKind } from '#modules/partnerships/kind.ts';
import { pictureKind } from '#modules/pictures/kind.ts';
import { attendeeKind } from '#modules/registrations/kind.ts';
import { speakerKind } from '#modules/speakers/kind.ts';
import { sponsorKind } from '#modules/sponsors/kind.ts';
import { userKind } from '#modules/users/kind.ts';
import { waitingKind } from '#modules/waiting-list/kind.ts';

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
