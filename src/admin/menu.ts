import type { LinkOptions } from '@tanstack/react-router';

interface MenuSection {
  title: string;
  links: readonly { to: NonNullable<LinkOptions['to']>; label: string }[];
}

/** The sidebar of an Administrator, below the dashboard (docs/product.md, 4.2). */
export const ADMINISTRATOR_MENU: readonly MenuSection[] = [
  {
    title: 'People',
    links: [
      { to: '/admin/adduser', label: 'Add user' },
      { to: '/admin/users', label: 'Users' },
    ],
  },
  {
    title: 'Data',
    links: [
      { to: '/admin/basic-data', label: 'Add Event Data' },
      { to: '/admin/addpartner', label: 'Add Sponsor/Partner' },
      { to: '/admin/data-center', label: 'View Event Data' },
      { to: '/admin/sponsordata', label: 'View Sponsors/Partners' },
    ],
  },
  {
    title: 'Events',
    links: [
      { to: '/admin/add-category', label: 'Add Speaker Category' },
      { to: '/admin/add-speaker', label: 'Add Speaker' },
      { to: '/admin/speakers', label: 'Speakers' },
      { to: '/admin/categories', label: 'Categories' },
    ],
  },
  {
    title: 'Registrations',
    links: [
      { to: '/admin/attendees', label: 'Attendees' },
      { to: '/admin/partnerships', label: 'Partnerships' },
    ],
  },
];
