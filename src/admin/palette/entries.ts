import type { LinkOptions } from '@tanstack/react-router';
import { FOUND_KINDS, type FoundKind } from '#features/kinds.ts';
import type { Found } from '#features/search/contract.ts';
import type { SessionValues } from '#platform/contract/session-values.ts';
import { recordLink } from '#ui/admin/record-link.ts';
import { ADMINISTRATOR_MENU } from '../menu.ts';

/** A destination of the palette. */
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

/** The screens that the user may open whose names contain the words of the term. */
export function screenEntries(session: SessionValues, term: string): Entry[] {
  const own: Entry[] = [
    screen('Dashboard', '', { to: '/admin/dashboard' }),
    screen('Your account', '', { to: '/admin/account' }),
  ];
  const administrators = ADMINISTRATOR_MENU.flatMap(({ title, links }) =>
    links.map(({ to, label }) => screen(label, title, { to })),
  );
  const activity = screen('Activity', '', { to: '/admin/activity' });
  const all = session.role === 'Administrator' ? [...own, activity, ...administrators] : own;
  const words = term.toLowerCase().split(/\s+/);
  return all.filter(({ label }) => words.every((word) => label.toLowerCase().includes(word)));
}

function screen(label: string, detail: string, link: LinkOptions): Entry {
  return { key: String(link.to), label, detail, link };
}

/** The records found, grouped by kind, each with the screen that shows it. */
export function foundGroups(found: readonly Found[]): EntryGroup[] {
  return FOUND_KINDS.map((kind) => ({
    title: kind.many,
    items: found.filter((one) => one.kind === kind.name).map((one) => toEntry(one, kind.recordScreen)),
  })).filter(({ items }) => items.length > 0);
}

function toEntry({ id, title, detail }: Found, screen: FoundKind['recordScreen']): Entry {
  return { key: id, label: title, detail, link: recordLink(screen, id) };
}
