/** Whose map the contact page shows: the one thing on a page that comes from elsewhere. */
export const MAP_SITE = 'https://www.openstreetmap.org';
