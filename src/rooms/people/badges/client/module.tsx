import { createRoute, Link } from '@tanstack/react-router';
import { buttonClass } from '#ui/admin/button.tsx';
import type { ClientModule } from '#ui/admin/client-module.tsx';
import { shell } from '#ui/admin/roots.ts';
import type { TableSearch } from '#ui/admin/table/table-search.ts';
import { badgeFilters } from '../contract.ts';
import * as say from '../messages.ts';
import { badgeScreens } from '../screens.ts';
import { BadgesScreen } from './badges-screen.tsx';
import { BadgesOf } from './print-button.tsx';

/** What isn't a filter is told by the call, rather than left out: it might mean more people than were chosen. */
const badges = createRoute({
  getParentRoute: () => shell,
  path: '/admin/badges',
  validateSearch: (given: Record<string, unknown>) =>
    Object.fromEntries(
      Object.keys(badgeFilters).flatMap((name) => (given[name] ? [[name, given[name]]] : [])),
    ) as TableSearch,
  component: function Badges() {
    return <BadgesScreen search={badges.useSearch()} />;
  },
});

export const badgesClient = {
  screens: badgeScreens,
  routes: [badges],
  AttendeeActions: BadgesOf,
  AttendeeListLinks: ({ search }) => (
    <Link to="/admin/badges" search={search} className={buttonClass()}>
      {say.someBadges()}
    </Link>
  ),
  ImportActions: ({ kind, id }) =>
    kind === 'attendee' && (
      <Link to="/admin/badges" search={{ edition: 'all', import: id }} className={buttonClass()}>
        {say.someBadges()}
      </Link>
    ),
} as const satisfies ClientModule;
