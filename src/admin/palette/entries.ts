import type { LinkOptions } from '@tanstack/react-router';
import { linkOptions } from '@tanstack/react-router';
import type { Found } from '#features/search/contract.ts';
import type { SessionValues } from '#platform/client/session-values.ts';
import { ADMINISTRATOR_MENU } from '../menu.ts';

/** Something that the palette goes to. */
export interface Entry {
  key: string;
  label: string;
  detail: string;
  link: LinkOptions;
}

export interface EntryGroup {
  title: string;
  items: Entry[];
}

const KIND_TITLES: Record<Found['kind'], string> = {
  attendee: 'Attendees',
  partnership: 'Partnerships',
  speaker: 'Speakers',
  sponsor: 'Sponsors and partners',
  user: 'Users',
};

/** Every screen that somebody of this role may open, with the words of the term in its name. */
export function screenEntries(session: SessionValues, term: string): Entry[] {
  const own: Entry[] = [
    screen('Dashboard', '', { to: '/admin/dashboard' }),
    screen('Your account', '', { to: '/admin/account' }),
  ];
  const administrators = ADMINISTRATOR_MENU.flatMap(({ title, links }) =>
    links.map(({ to, label }) => screen(label, title, { to } as LinkOptions)),
  );
  const activity = screen('Activity', '', { to: '/admin/activity' });
  const all = session.role === 'Administrator' ? [...own, activity, ...administrators] : own;
  const words = term.toLowerCase().split(/\s+/);
  return all.filter(({ label }) => words.every((word) => label.toLowerCase().includes(word)));
}

function screen(label: string, detail: string, link: LinkOptions): Entry {
  return { key: String(link.to), label, detail, link };
}

/** What was found, by kind, each with the screen that shows it. */
export function foundGroups(found: readonly Found[]): EntryGroup[] {
  const byKind = Map.groupBy(found, ({ kind }) => kind);
  return [...byKind].map(([kind, records]) => ({
    title: KIND_TITLES[kind],
    items: records.map(toEntry),
  }));
}

function toEntry(found: Found): Entry {
  return { key: found.id, label: found.title, detail: found.detail, link: linkTo(found) };
}

/** Attendees and requests have no screen of their own: they open over their list. */
function linkTo({ kind, id }: Found): LinkOptions {
  switch (kind) {
    case 'attendee':
      return linkOptions({ to: '/admin/attendees', search: { record: id } });
    case 'partnership':
      return linkOptions({ to: '/admin/partnerships', search: { record: id } });
    case 'speaker':
      return linkOptions({ to: '/admin/update-speaker/$speakerId', params: { speakerId: id } });
    case 'sponsor':
      return linkOptions({ to: '/admin/sponsor-edit/$id', params: { id } });
    case 'user':
      return linkOptions({ to: '/admin/useredit/$userId', params: { userId: id } });
  }
}
