import { inAddress } from '#platform/contract/slug.ts';

export const PROGRAMME_PAGE = '/programme';
/** For programs and calendars: the whole of it. */
export const PROGRAMME_JSON = '/programme.json';
export const PROGRAMME_CALENDAR = '/programme.ics';
/** Answers for the programme's pages while there is no network. */
export const PROGRAMME_WORKER = '/programme-worker.js';
export const sessionAddress = (slug: string) => `${PROGRAMME_PAGE}/${inAddress(slug)}`;
export const sessionCalendar = (slug: string) => `${PROGRAMME_PAGE}/${inAddress(slug)}.ics`;
/** The picture of a session where it is shared. */
export const sharedSession = (slug: string) => `/share/session/${inAddress(slug)}`;
/** For the projector in a room, or for the foyer with all of them. */
export const screenAddress = (room: string) => `/screen/${inAddress(room)}`;
export const ALL_ROOMS = 'all';
/** The programme that somebody with a page of their own has put together: only they know the address. */
export const ownProgramme = (key: string) => `/my-programme/${key}`;
export const ownCalendar = (key: string) => `/my-programme/${key}.ics`;
