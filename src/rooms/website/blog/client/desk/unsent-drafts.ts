import { type PostFields, postFields } from '../../post-fields.ts';
import type { Unsent } from './draft-keeper.ts';

const PREFIX = 'unsent-post';
const TAB = 'post-window';

/** Each window keeps its own, so that two don't take each other's place. */
function tabId(): string {
  const known = sessionStorage.getItem(TAB);
  if (known) return known;
  const made = String(Math.random()).slice(2);
  sessionStorage.setItem(TAB, made);
  return made;
}

const prefixOf = (postId: string) => `${PREFIX}.${postId}.`;

/** Stores what the server hasn't acknowledged yet; a full store must not stop anybody from writing. */
export function storeUnsent(postId: string, unsent: Unsent | undefined): void {
  const key = prefixOf(postId) + tabId();
  try {
    if (unsent) localStorage.setItem(key, JSON.stringify(unsent));
    else localStorage.removeItem(key);
  } catch {
    // The server will have it in a moment.
  }
}

/** Whether the server has this text although its reply never arrived. It adds to the markup what pages need. */
export function isTheSame(one: PostFields, two: PostFields | undefined): boolean {
  const plain = (fields: PostFields | undefined) =>
    JSON.stringify(fields).replace(/ loading=\\"lazy\\"| rel=\\"noopener\\"| \/(?=>)/g, '');
  return plain(one) === plain(two);
}

/** The newest text of a post that this browser kept, from this window or one that was closed. */
export function findUnsent(postId: string): Unsent | undefined {
  const found = Object.keys(localStorage)
    .filter((key) => key.startsWith(prefixOf(postId)))
    .flatMap((key) => read(key) ?? []);
  return found.toSorted((one, two) => two.at.localeCompare(one.at))[0];
}

export function discardUnsent(postId: string): void {
  for (const key of Object.keys(localStorage)) {
    if (key.startsWith(prefixOf(postId))) localStorage.removeItem(key);
  }
}

function read(key: string): Unsent | undefined {
  try {
    const value = JSON.parse(localStorage.getItem(key) ?? '') as Unsent;
    const fields = postFields.safeParse(value.fields);
    return fields.success
      ? { revision: Number(value.revision), at: String(value.at), fields: fields.data }
      : undefined;
  } catch {
    return undefined;
  }
}
