import {
  type DBSchema,
  deleteDB,
  type IDBPDatabase,
  type IDBPTransaction,
  openDB,
  type StoreNames,
} from 'idb';
import type { Listed } from '../../answer.ts';
import type { ChangedPeople, DeviceSort, DoorEdition, KnownPeople, SentScan } from '../../contract.ts';
import type { Scan } from '../../scans.ts';

/** What a device knows of itself. */
export interface Session {
  key: string;
  name: string;
  sort: DeviceSort;
  endsAt: string;
  /** By how much the server's clock is ahead of its own, in milliseconds. */
  ahead: number;
  /** Up to where it knows what the others have recorded. */
  since: number;
  /** Up to where it knows the people. */
  people?: KnownPeople;
  /** It hasn't heard of everybody yet. */
  isFilling?: boolean;
  /** When it last had contact. */
  heard: string;
  room: string;
}

interface Schema extends DBSchema {
  /** The session and the edition, each under its name. */
  kept: { key: string; value: Session | DoorEdition };
  people: { key: string; value: Listed };
  /** Of each walk-in who has one, the registration. */
  registered: { key: string; value: string };
  known: { key: string; value: Scan };
  /** What isn't sent yet, by the device's clock. */
  unsent: { key: string; value: SentScan };
}

/** What a device is told of people. */
export type Told = Pick<ChangedPeople, 'people' | 'registered' | 'gone'>;

/** What a device hears. */
export interface Heard extends Told {
  session: Session;
  edition: DoorEdition | undefined;
  scans: readonly Scan[];
  taken: readonly string[];
  /** Scans of those who are gone. */
  erased: readonly string[];
}

/** What a device had when it was closed. */
export interface Stored extends Pick<Told, 'people' | 'registered'> {
  session: Session | undefined;
  edition: DoorEdition | undefined;
  known: Scan[];
  unsent: SentScan[];
}

/** Where people's names are. */
const PEOPLE = ['kept', 'people', 'registered', 'known'] as const;
const NAME_LENGTH = 12;

/** What a phone keeps, for each link apart. */
export class DoorStorage {
  readonly #name: string;
  #opened: Promise<IDBPDatabase<Schema>> | undefined;

  constructor(link: string) {
    this.#name = `door ${link.slice(0, NAME_LENGTH)}`;
  }

  async read(): Promise<Stored> {
    const database = await this.#open();
    const [session, edition, people, walkIns, registrations, known, unsent] = await Promise.all([
      database.get('kept', 'session') as Promise<Session | undefined>,
      database.get('kept', 'edition') as Promise<DoorEdition | undefined>,
      database.getAll('people'),
      database.getAllKeys('registered'),
      database.getAll('registered'),
      database.getAll('known'),
      database.getAll('unsent'),
    ]);
    const registered = walkIns.map((id, index): [string, string] => [id, registrations[index] ?? '']);
    return { session, edition, people, registered, known, unsent };
  }

  async keepSession(session: Session): Promise<void> {
    await (await this.#open()).put('kept', session, 'session');
  }

  /** On the disk before anybody is told that it is. */
  async addUnsent(scan: SentScan): Promise<void> {
    const transaction = (await this.#open()).transaction('unsent', 'readwrite', { durability: 'strict' });
    await Promise.all([transaction.store.put(scan), transaction.done]);
  }

  /** All that was heard at once, or nothing of it. */
  async keepHeard(heard: Heard): Promise<void> {
    const stores: StoreNames<Schema>[] = [...PEOPLE, 'unsent'];
    const transaction = (await this.#open()).transaction(stores, 'readwrite');
    const kept = transaction.objectStore('kept');
    const people = transaction.objectStore('people');
    const registered = transaction.objectStore('registered');
    const known = transaction.objectStore('known');
    const unsent = transaction.objectStore('unsent');
    await Promise.all([
      kept.put(heard.session, 'session'),
      heard.edition && kept.put(heard.edition, 'edition'),
      ...heard.people.map((person) => people.put(person)),
      ...heard.registered.flatMap(([walkIn, id]) => [registered.put(id, walkIn), people.delete(walkIn)]),
      ...heard.gone.flatMap((id) => [people.delete(id), registered.delete(id)]),
      ...heard.erased.map((id) => known.delete(id)),
      ...heard.scans.map((scan) => known.put(scan)),
      ...heard.taken.map((id) => unsent.delete(id)),
      transaction.done,
    ]);
  }

  /** Nobody's name is left. */
  async forgetPeople(): Promise<void> {
    const transaction = (await this.#open()).transaction(PEOPLE, 'readwrite');
    await Promise.all([...PEOPLE.map((name) => transaction.objectStore(name).clear()), transaction.done]);
  }

  async forgetAll(): Promise<void> {
    (await this.#opened)?.close();
    this.#opened = undefined;
    await deleteDB(this.#name);
  }

  #open(): Promise<IDBPDatabase<Schema>> {
    this.#opened ??= this.#openNew().catch((thrown) => {
      // Another time, it may be there.
      this.#opened = undefined;
      throw thrown;
    });
    return this.#opened;
  }

  #openNew(): Promise<IDBPDatabase<Schema>> {
    return openDB<Schema>(this.#name, 2, {
      async upgrade(database, before, _, transaction) {
        database.createObjectStore('people', { keyPath: 'id' });
        database.createObjectStore('registered');
        if (before > 0) {
          await splitList(transaction);
          return;
        }
        database.createObjectStore('kept');
        database.createObjectStore('known', { keyPath: 'id' });
        database.createObjectStore('unsent', { keyPath: 'id' });
      },
      terminated: () => {
        this.#opened = undefined;
      },
    });
  }
}

/** The first version kept the people in one piece, with the edition. */
async function splitList(
  transaction: IDBPTransaction<Schema, StoreNames<Schema>[], 'versionchange'>,
): Promise<void> {
  const kept = transaction.objectStore('kept');
  const list = (await kept.get('list')) as
    | (DoorEdition & Pick<ChangedPeople, 'people' | 'registered'>)
    | undefined;
  if (!list) return;
  const { people, registered, ...edition } = list;
  await Promise.all([
    kept.delete('list'),
    kept.put(edition, 'edition'),
    ...people.map((person) => transaction.objectStore('people').put(person)),
    ...registered.map(([walkIn, id]) => transaction.objectStore('registered').put(id, walkIn)),
  ]);
}
