/**
 * The rooms from the ground up, each with those that it may use: through their `contract.ts` anywhere, `server.ts` on the
 * server and `browser.ts` in what a browser shows. A room only uses rooms before it, so there is no circle.
 */
export const ROOMS: Readonly<Record<string, readonly string[]>> = {
  ground: [],
  edition: ['ground'],
  mail: ['ground', 'edition'],
  access: ['ground', 'edition', 'mail'],
  people: ['ground', 'edition', 'mail', 'access'],
  money: ['ground', 'edition', 'mail', 'people'],
  programme: ['ground', 'edition', 'mail', 'access', 'people'],
  door: ['ground', 'edition', 'people', 'programme'],
  website: ['ground', 'edition', 'access'],
  partners: ['ground', 'edition', 'mail', 'access', 'people'],
  letters: ['ground', 'edition', 'mail', 'access', 'people'],
  desk: ['ground', 'edition', 'access', 'people', 'programme', 'partners'],
};

/** What a room lets others use: wherever it runs, on the server, in what a browser shows. */
export const CONTRACT_DOOR = /^src\/rooms\/[^/]+\/contract\.ts$/;
export const SERVER_DOOR = /^src\/rooms\/[^/]+\/server\.ts$/;
export const BROWSER_DOOR = /^src\/rooms\/[^/]+\/browser\.ts$/;
/** What the lists of modules import. */
export const SERVER_MODULE = /^src\/rooms\/[^/]+\/[^/]+\/server\/module\.ts$/;
export const CLIENT_MODULE = /^src\/rooms\/[^/]+\/[^/]+\/client\/module\.tsx$/;
const LISTS = /^src\/(app\/modules|admin\/client-modules)\.ts$/;

const isDoor = (path: string) => [CONTRACT_DOOR, SERVER_DOOR, BROWSER_DOOR].some((door) => door.test(path));
const isListed = (path: string) => [SERVER_MODULE, CLIENT_MODULE].some((module) => module.test(path));

export function roomOf(path: string): string | undefined {
  return /^src\/rooms\/(?<room>[^/]+)\//.exec(path)?.groups?.room;
}

/** Why a file may not import another because of their rooms; undefined if it may. */
export function brokenDoor(from: string, to: string): string | undefined {
  const [own, other] = [roomOf(from), roomOf(to)];
  if (!other) return undefined;
  if (own === other) {
    return isDoor(to) ? 'inside a room, what another module says is imported from its own file' : undefined;
  }
  if (!isDoor(to) && !(isListed(to) && LISTS.test(from))) {
    return `the room ${other} is used through its contract.ts, server.ts or browser.ts alone`;
  }
  if (own && !ROOMS[own]?.includes(other)) {
    return `the room ${own} uses ${ROOMS[own]?.join(', ') || 'no other'} (scripts/steps/rooms.ts), so that the rooms stay above one another`;
  }
  return undefined;
}
