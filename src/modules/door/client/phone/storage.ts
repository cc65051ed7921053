import { type DBSchema, deleteDB, type IDBPDatabase, openDB } from 'idb';
import type { DeviceSort, DoorList, SentScan } from '../../contract.ts';
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
  /** When it last had contact. */
  heard: string;
  room: string;
}

interface Schema extends DBSchema {
  /** The session and the list, each under its name. */
  kept: { key: string; value: Session | DoorList };
  known: { key: string; value: Scan };
  /** What isn't sent yet, by the device's clock. */
  unsent: { key: string; value: SentScan };
}

const NAME_LENGTH = 12;

/** What a phone keeps, for each link apart. */
export class DoorStorage {
  readonly #name: string;
  #opened: Promise<IDBPDatabase<Schema>> | undefined;

  constructor(link: string) {
    this.#name = `door ${link.slice(0, NAME_LENGTH)}`;
  }

  async read() {
    const database = await this.#open();
    const [session, list, known, unsent] = await Promise.all([
      database.get('kept', 'session') as Promise<Session | undefined>,
      database.get('kept', 'list') as Promise<DoorList | undefined>,
      database.getAll('known'),
      database.getAll('unsent'),
    ]);
    return { session, list, known, unsent };
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
  async keepHeard(heard: {
    session: Session;
    list: DoorList | undefined;
    scans: readonly Scan[];
    taken: readonly string[];
    erased: readonly string[];
  }): Promise<void> {
    const transaction = (await this.#open()).transaction(['kept', 'known', 'unsent'], 'readwrite');
    const [kept, known, unsent] = [
      transaction.objectStore('kept'),
      transaction.objectStore('known'),
      transaction.objectStore('unsent'),
    ];
    await Promise.all([
      kept.put(heard.session, 'session'),
      heard.list && kept.put(heard.list, 'list'),
      ...heard.erased.map((id) => known.delete(id)),
      ...heard.scans.map((scan) => known.put(scan)),
      ...heard.taken.map((id) => unsent.delete(id)),
      transaction.done,
    ]);
  }

  /** Nobody's name is left. */
  async forgetPeople(): Promise<void> {
    const transaction = (await this.#open()).transaction(['kept', 'known'], 'readwrite');
    const { objectStore } = transaction;
    await Promise.all([
      objectStore.call(transaction, 'kept').clear(),
      objectStore.call(transaction, 'known').clear(),
      transaction.done,
    ]);
  }

  async forgetAll(): Promise<void> {
    (await this.#opened)?.close();
    this.#opened = undefined;
    await deleteDB(this.#name);
  }

  #open(): Promise<IDBPDatabase<Schema>> {
    this.#opened ??= openDB<Schema>(this.#name, 1, {
      upgrade(database) {
        database.createObjectStore('kept');
        database.createObjectStore('known', { keyPath: 'id' });
        database.createObjectStore('unsent', { keyPath: 'id' });
      },
      terminated: () => {
        this.#opened = undefined;
      },
    });
    return this.#opened;
  }
}
