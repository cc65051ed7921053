/** Where the browser keeps them, which other tabs see. */
const STARS = 'programme-stars';
/** What the server wasn't told yet: whether each is starred. */
const UNSENT = 'programme-unsent';
/** Of the visitor's own programme, if they have opened it here. */
const KEY = 'programme-key';

/** As many as a call takes. */
const AT_ONCE = 200;

const listeners = new Set<() => void>();
let present: readonly string[] | undefined;
let sending: Promise<boolean> | undefined;

/** The ids of the sessions that are starred here. */
export function starred(): readonly string[] {
  present ??= read<string[]>(STARS, []);
  return present;
}

export function watchStars(changed: () => void): () => void {
  listeners.add(changed);
  if (listeners.size === 1) {
    addEventListener('storage', readAgain);
    addEventListener('online', send);
  }
  return () => listeners.delete(changed);
}

function readAgain({ key }: StorageEvent): void {
  if (key === STARS || key === null) change();
}

export function isStarred(id: string): boolean {
  return starred().includes(id);
}

export function star(ids: readonly string[], isOn = true): void {
  const others = starred().filter((id) => !ids.includes(id));
  write(STARS, isOn ? [...others, ...ids] : others);
  const unsent = { ...read<Record<string, boolean>>(UNSENT, {}) };
  for (const id of ids) unsent[id] = isOn;
  write(UNSENT, unsent);
  change();
  void send();
}

export function ownKey(): string | undefined {
  return read<string | undefined>(KEY, undefined);
}

/** From now on the stars are kept with somebody's own programme, and those that are here are added to it. Says whether the server knows them. */
export function keepWith(key: string): Promise<boolean> {
  const unsent = Object.fromEntries(starred().map((id) => [id, true]));
  if (key !== ownKey()) write(UNSENT, unsent);
  write(KEY, key);
  // What is being sent doesn't know the key yet.
  return (sending ?? Promise.resolve(false)).then(send);
}

/** Tells the server what was changed here, and takes over what was changed elsewhere. Says whether it answered. */
export function send(): Promise<boolean> {
  sending ??= exchange()
    // Without network they wait for the next time.
    .catch(() => false)
    .finally(() => {
      sending = undefined;
    });
  return sending;
}

async function exchange(): Promise<boolean> {
  const key = ownKey();
  if (!key) return false;
  const all = Object.entries(read<Record<string, boolean>>(UNSENT, {}));
  const unsent = Object.fromEntries(all.slice(0, AT_ONCE));
  const response = await fetch(`/api/v1/programme-stars/${key}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      star: Object.keys(unsent).filter((id) => unsent[id]),
      unstar: Object.keys(unsent).filter((id) => !unsent[id]),
    }),
  });
  if (response.status === 404) {
    // The registration is gone: the stars stay here.
    localStorage.removeItem(KEY);
    return false;
  }
  if (!response.ok) return false;
  const { stars } = (await response.json()) as { stars: string[] };
  const later = read<Record<string, boolean>>(UNSENT, {});
  const meanwhile = Object.entries(later).filter(([id, isOn]) => unsent[id] !== isOn);
  write(UNSENT, Object.fromEntries(meanwhile));
  const off = new Set(meanwhile.filter(([, isOn]) => !isOn).map(([id]) => id));
  const on = meanwhile.filter(([, isOn]) => isOn).map(([id]) => id);
  write(STARS, [...new Set([...stars.filter((id) => !off.has(id)), ...on])]);
  change();
  const isWritten = Object.keys(read(UNSENT, {})).length === meanwhile.length;
  return meanwhile.length > 0 && isWritten ? exchange() : true;
}

function change(): void {
  present = undefined;
  for (const changed of listeners) changed();
}

function read<Value>(name: string, otherwise: Value): Value {
  try {
    return JSON.parse(localStorage.getItem(name) ?? '') as Value;
  } catch {
    return otherwise;
  }
}

/** In a window without storage they last as long as the page. */
function write(name: string, value: unknown): void {
  try {
    localStorage.setItem(name, JSON.stringify(value));
  } catch {}
}
