import type { CallClient } from '#platform/contract/call.ts';
import { inMainLanguage } from '#platform/contract/language.ts';
import { NO_ZONE, zonedDate } from '#platform/contract/zoned-time.ts';
import {
  type Content,
  defaultContent,
  fillContent,
  NEUTRAL_CONTENT,
  viewContent,
} from '#rooms/edition/content/contract.ts';
import { registrationState } from './contract.ts';
import type { CurrentEdition } from './edition.ts';
import { type EditionTexts, editionTexts } from './edition-texts.ts';
import * as say from './messages.ts';
import { readCurrentEdition } from './read-current-edition.ts';
import type { RegistrationState } from './registration-state.ts';
import { phaseAt, scheduleOf } from './schedule.ts';

/** The current edition, and what the site says of it. */
export interface SiteView extends Content {
  current: CurrentEdition | undefined;
  texts: EditionTexts;
  /** All places of a summit to come are taken, so people can only wait for one. */
  isFull: boolean;
}

interface Reading {
  call: CallClient;
  now: Date;
}

/** The page and its layout need the same, and share one call client per request. */
const underway = new WeakMap<CallClient, Promise<SiteView>>();

/** Read once per request. What can't be read, neutral texts stand for. */
export function readSiteView({ call, now }: Reading): Promise<SiteView> {
  const reading = underway.get(call) ?? read(call, now);
  underway.set(call, reading);
  return reading;
}

async function read(call: CallClient, now: Date): Promise<SiteView> {
  const [edition, registration, content] = await Promise.all([
    readCurrentEdition(call),
    call(registrationState, {}).catch(() => undefined),
    call(viewContent, {})
      .catch(() => call(defaultContent, {}))
      .catch(() => NEUTRAL_CONTENT),
  ]);
  return { ...siteViewOf(edition, content, now), isFull: isFull(edition, registration, now) };
}

/** Puts what the edition says into the texts of the site. */
export function siteViewOf(edition: CurrentEdition | undefined, content: Content, now: Date): SiteView {
  const texts = editionTexts(edition, content);
  const valuesOf = ({ length, allDays, days, name, city, country, theme }: EditionTexts) => ({
    name,
    organiser: content.site.identity.organiser,
    city,
    country,
    days: length,
    Days: length.slice(0, 1).toUpperCase() + length.slice(1),
    allDays,
    dates: days,
    theme,
    email: content.site.contact.email,
    year: zonedDate(now, edition?.zone ?? NO_ZONE).slice(0, 4),
  });
  const inMain = inMainLanguage(() => valuesOf(editionTexts(edition, content)));
  return { ...fillContent(content, valuesOf(texts), inMain), current: edition, texts, isFull: false };
}

function isFull(edition: CurrentEdition | undefined, registration: RegistrationState | undefined, now: Date) {
  return registration?.state === 'full' && phaseAt(now, scheduleOf(edition)) !== 'after';
}

/** In which the pages tell on which day something was. */
export function zoneOf({ current }: Pick<SiteView, 'current'>): string {
  return current?.zone ?? NO_ZONE;
}

/** What leads to the registration: in a word of its own, unless people can only wait. */
export function registerLabel({ isFull }: SiteView, label: string): string {
  return isFull ? say.joinWaitingList() : label;
}
