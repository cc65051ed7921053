/** The page of a device, for whoever has its link and PIN. */
export const DOOR_PAGE = '/door/:link';
/** How many have come, for the wall. */
export const DOOR_SCREEN = '/screen/door';
/** Keeps the page and its files, so that it opens without the internet. */
export const DOOR_WORKER = '/door/worker.js';

export function doorAddress(link: string): string {
  return DOOR_PAGE.replace(':link', link);
}
