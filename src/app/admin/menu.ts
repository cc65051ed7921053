import type { LinkOptions } from '@tanstack/react-router';

interface MenuSection {
  title: string;
  links: readonly { to: NonNullable<LinkOptions['to']>; label: string }[];
}

/** What the sidebar offers to an Administrator, beside the dashboard (specification, section 2.2). */
export const ADMINISTRATOR_MENU: readonly MenuSection[] = [
  {
    title: 'Data',
    links: [
      { to: '/admin/basic-data', label: 'Add Event Data' },
      { to: '/admin/data-center', label: 'View Event Data' },
    ],
  },
  {
    title: 'Registrations',
    links: [{ to: '/admin/attendees', label: 'Attendees' }],
  },
];
