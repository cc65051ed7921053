/** The site of the contact page's map: the only third-party content on any page. */
export const MAP_SITE = 'https://www.openstreetmap.org';
