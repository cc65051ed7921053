import { v7 } from 'uuid';
import { isNoAnswer } from '#platform/client/call-client.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { NO_ZONE } from '#platform/contract/zoned-time.ts';
import { readTicketAnywhere } from '#rooms/ground/contract.ts';
import {
  type Answer,
  answerFor,
  answerOf,
  COLOURS,
  countInside,
  type DoorState,
  doorDay,
  type Listed,
  UNKNOWN,
} from '../../answer.ts';
import { Attendance } from '../../attendance.ts';
import type { DeviceSort, DoorEdition, SentScan, WalkIn } from '../../contract.ts';
import type { Scan } from '../../scans.ts';
import { badge, open, sync } from './calls.ts';
import { GuestList } from './guest-list.ts';
import { DoorStorage, type Session, type Stored, type Told } from './storage.ts';

const SENT_AT_ONCE = 100;
const AGAIN_MS = 10_000;
/** A printing station hears of who comes in while they walk up to it, and nobody is let in before there is a list. */
const WAITING_AGAIN_MS = 2_000;
/** Somebody waits until the screen turns green: what they were let in with goes out a moment later. */
const SOON_MS = 300;
const READ_TIMES = 4;
const READ_AGAIN_MS = 1_000;
/** What is refused so is something that was sent, not whoever sends it. */
const ABOUT_SCANS: ReadonlySet<string> = new Set(['invalid', 'conflict']);

/** What is on the screen. */
export interface View {
  /** 'opening' lasts until it has the list: without that, it could tell no ticket from a forged one. */
  stage: 'starting' | 'pin' | 'opening' | 'door' | 'ended';
  name: string;
  sort: DeviceSort;
  summit: string;
  room: string;
  rooms: readonly string[];
  direction: 'in' | 'out';
  allowsReentry: boolean;
  /** There is a station that prints badges. */
  prints: boolean;
  unsent: number;
  /** Why some of that is sent later; '' unless it is. */
  why: string;
  inside: number;
  listed: number;
  /** When it last had contact, by the server's clock; '' if it never had. */
  heard: string;
  zone: string;
  isOffline: boolean;
}

/** Somebody whose badge is wanted. */
export interface Arrival {
  /** Of the scan. */
  id: string;
  who: string;
  at: string;
  device: string;
  /** It is to be printed once more. */
  isAgain: boolean;
  name: string;
  company: string;
}

const NOBODY = { people: [], registered: [], gone: [] };

/** Somebody's answer, and what was recorded of it. */
export interface Shown {
  answer: Answer;
  recorded?: SentScan;
}

/** The door on this phone: it decides by what it has, and tells the others when it can. */
export class Door {
  readonly #link: string;
  readonly #storage: DoorStorage;
  readonly #listeners = new Set<() => void>();
  #session: Session | undefined;
  #edition: DoorEdition | undefined;
  readonly #guests = new GuestList();
  readonly #known = new Map<string, Scan>();
  readonly #unsent = new Map<string, SentScan>();
  /** By both. */
  readonly #attendance = new Attendance();
  /** Those that the server can't take. */
  readonly #refused = new Set<string>();
  /** Walk-ins that the server takes later, until the next exchange. */
  #later: ReadonlySet<string> = new Set();
  #why = '';
  #atOnce = SENT_AT_ONCE;
  #direction: 'in' | 'out' = 'in';
  #isOffline = false;
  #isEnded = false;
  #isReady = false;
  #syncing: Promise<void> | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #view: View;

  /** A link that is over asks for no PIN, but what wasn't sent may still go. */
  readonly #isOver: boolean;

  constructor(link: string, isOver: boolean) {
    this.#link = link;
    this.#isOver = isOver;
    this.#storage = new DoorStorage(link);
    this.#view = this.#look();
  }

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly view = (): View => this.#view;

  async start(): Promise<void> {
    const { session, edition, known, unsent, ...told } = await this.#readStored();
    this.#session = session;
    this.#edition = edition;
    this.#guests.take({ ...NOBODY, ...told });
    for (const scan of known) this.#know(scan);
    for (const scan of unsent) this.#unsent.set(scan.id, scan);
    this.#countUnsent();
    this.#guests.show(this.unsent());
    this.#isReady = true;
    // Without the internet, it is known by what is left of it, or by the time.
    const isOver = session ? this.#hasEnded() && unsent.length === 0 : this.#isOver || unsent.length > 0;
    if (isOver) await this.#end();
    this.#change();
    if (session) this.#soon(0);
    window.addEventListener('online', () => this.#soon(0));
  }

  async #readStored(): Promise<Stored> {
    for (let time = 1; ; time += 1) {
      try {
        return await this.#storage.read();
      } catch (thrown) {
        console.error(thrown);
      }
      // Without a disk it still works, until the page is closed.
      if (time === READ_TIMES)
        return { session: undefined, edition: undefined, known: [], unsent: [], ...NOBODY };
      // The browser that was killed may not have let go of it yet.
      await new Promise((resolve) => setTimeout(resolve, READ_AGAIN_MS));
    }
  }

  async open(pin: string): Promise<void> {
    const { key, name } = await open(this.#link, pin);
    const session: Session = {
      key,
      name,
      sort: 'phone',
      endsAt: '',
      ahead: 0,
      since: 0,
      heard: '',
      room: '',
      isFilling: true,
    };
    this.#session = session;
    await this.#storage.keepSession(session).catch((thrown) => console.error(thrown));
    await navigator.storage?.persist?.();
    await this.sync();
  }

  /** By the server's clock, as far as it is known. */
  now(): Date {
    return new Date(Date.now() + (this.#session?.ahead ?? 0));
  }

  async read(code: string): Promise<Shown> {
    const key = Uint8Array.from(atob(toBase64(this.#edition?.ticketKey ?? '')), (letter) =>
      letter.charCodeAt(0),
    );
    return this.#record(answerOf(this.#state(), await readTicketAnywhere(code, key), this.now()));
  }

  show(person: Listed): Promise<Shown> {
    return this.#record(answerFor(this.#state(), person, this.now()));
  }

  /** Records what an amber answer leaves to who stands at the door, in place of what was recorded with it. */
  async anyway({ answer: { who, person, records = 'in' }, recorded: before }: Shown): Promise<Shown> {
    if (before) await this.undo(before);
    const recorded = await this.#keep({ who: who ?? '', kind: records });
    return { answer: { verdict: 'in', records, ...(who && { who }), ...(person && { person }) }, recorded };
  }

  async walkIn(given: WalkIn): Promise<Shown> {
    const id = v7();
    const walkIn = { ...given, name: cleaned(given.name), company: cleaned(given.company) };
    const { name, company } = walkIn;
    const person = { ...UNKNOWN, id, name, company, isWalkIn: true };
    this.#guests.add(person);
    const recorded = await this.#keep({ who: id, kind: 'in', walkIn });
    return { answer: { verdict: 'in', records: 'in', who: id, person }, recorded };
  }

  async undo({ id, who, day, room }: SentScan): Promise<void> {
    await this.#keep({ who, kind: 'undo', undoes: id, day, room });
  }

  /** Corrects how somebody is called; if badges are printed, theirs is printed again. */
  async correct(person: Listed, given: { name: string; company: string }): Promise<Listed> {
    const corrected = { name: cleaned(given.name), company: cleaned(given.company) };
    await this.#keep({ who: person.id, kind: 'correct', corrected });
    this.#guests.show(this.unsent());
    if (this.#view.prints) await this.print(person.id);
    return { ...person, ...corrected };
  }

  /** Asks the station for a badge. */
  async print(who: string): Promise<void> {
    await this.#keep({ who, kind: 'print' });
  }

  /** Who came in at the entrance, and whose badge is wanted again: the newest first. */
  arrivals(): Arrival[] {
    const firsts = [...this.#attendance.standings.values()].flatMap(({ first }) =>
      first.room === '' ? first : [],
    );
    const wanted = [...this.#known.values()].filter(({ kind }) => kind === 'print');
    return [...firsts, ...wanted]
      .toSorted((a, b) => (a.at < b.at ? 1 : -1))
      .map(({ id, who, at, device, kind }) => {
        const whoIs = this.#guests.whoIs(who);
        const { name = '', company = '' } = this.#guests.all.get(whoIs) ?? {};
        return { id, who: whoIs, at, device, isAgain: kind === 'print', name, company };
      });
  }

  /** Who was shown again. */
  doubles(): { person: string; at: string; device: string }[] {
    return this.#attendance.doubles().map(({ scan, entry }) => ({
      person: this.#guests.all.get(scan.who)?.name ?? '',
      at: scan.at,
      device: `${entry.device} → ${scan.device}`,
    }));
  }

  badge(who: string) {
    return badge(this.#session?.key ?? '', who);
  }

  async note(who: string, note: string): Promise<void> {
    await this.#keep({ who, kind: 'note', note: cleaned(note) });
  }

  find(search: string): Listed[] {
    return this.#guests.find(search);
  }

  isIn({ id }: Listed): boolean {
    return (
      answerFor({ ...this.#state(), direction: 'in' }, { ...UNKNOWN, id }, this.now()).verdict === 'already'
    );
  }

  async goTo(room: string): Promise<void> {
    if (!this.#session) return;
    this.#session = { ...this.#session, room };
    await this.#storage.keepSession(this.#session);
    this.#change();
  }

  turn(direction: 'in' | 'out'): void {
    this.#direction = direction;
    this.#change();
  }

  unsent(): SentScan[] {
    return [...this.#unsent.values()];
  }

  /** Of what couldn't be sent before the link ended, once it is saved as a file. */
  async forget(): Promise<void> {
    for (const id of this.#unsent.keys()) this.#attendance.remove(id);
    this.#unsent.clear();
    await this.#storage.forgetAll();
    this.#change();
  }

  /** One exchange after another, so that none overtakes another. */
  sync(): Promise<void> {
    this.#syncing ??= this.#exchange().finally(() => {
      this.#syncing = undefined;
      const isWaiting = this.#isFilling() || this.#session?.sort === 'station';
      this.#soon(isWaiting ? WAITING_AGAIN_MS : AGAIN_MS);
    });
    return this.#syncing;
  }

  async #exchange(): Promise<void> {
    try {
      let isMore = true;
      this.#later = new Set();
      while (isMore && this.#session) isMore = await this.#exchangeOnce(this.#session);
    } catch (thrown) {
      if (thrown instanceof Refusal && thrown.code === 'forbidden') await this.#end();
      else if (!(thrown instanceof Refusal)) throw thrown;
      else this.#isOffline = isNoAnswer(thrown) || !ABOUT_SCANS.has(thrown.code);
    }
    if (this.#hasEnded()) await this.#end();
    this.#change();
  }

  async #exchangeOnce(session: Session): Promise<boolean> {
    const scans = this.unsent()
      .filter((scan) => !this.#waits(scan))
      .slice(0, this.#atOnce);
    const sentAt = Date.now();
    const body = {
      key: session.key,
      now: new Date(sentAt).toISOString(),
      since: session.since,
      scans,
      ...(this.#edition && { edition: this.#edition.version }),
      ...(session.people && { people: session.people }),
    };
    const reply = await sync(body).catch((thrown) => {
      if (thrown instanceof Refusal && ABOUT_SCANS.has(thrown.code) && scans.length > 0) return undefined;
      throw thrown;
    });
    if (!reply) {
      // One that can't be taken keeps no other back. It stays counted, and can be saved as a file.
      if (scans.length === 1) for (const { id } of scans) this.#refused.add(id);
      this.#atOnce = scans.length === 1 ? SENT_AT_ONCE : Math.ceil(scans.length / 2);
      return true;
    }
    this.#atOnce = Math.min(this.#atOnce * 2, SENT_AT_ONCE);
    for (const id of reply.taken) {
      const sent = this.#unsent.get(id);
      // Until the others’ records bring it back with the server’s time.
      if (sent) this.#know(this.#toScan(sent));
      this.#unsent.delete(id);
    }
    for (const id of reply.dropped) this.#unknow(id);
    this.#later = new Set([...this.#later, ...reply.later]);
    if (reply.why || this.#later.size === 0) this.#why = reply.why;
    // A device that is over is told of nobody any more.
    const told: Told = reply.people ?? NOBODY;
    const erased = this.#scansOf(told.gone);
    for (const id of erased) this.#unknow(id);
    this.#session = {
      ...session,
      room: this.#session?.room ?? '',
      name: reply.name,
      sort: reply.sort,
      endsAt: reply.endsAt,
      heard: reply.now,
      since: reply.since,
      ...(reply.people && {
        people: { rule: reply.people.rule, upTo: reply.people.upTo },
        isFilling: session.isFilling === true && reply.people.isMore,
      }),
      ahead: Date.parse(reply.now) - (sentAt + Date.now()) / 2,
    };
    if (reply.edition) this.#edition = reply.edition;
    const heard = { ...reply, ...told, session: this.#session, edition: reply.edition, erased };
    await this.#storage.keepHeard(heard).catch((thrown) => console.error(thrown));
    this.#guests.take(told);
    for (const [walkIn] of told.registered) for (const scan of this.#attendance.of(walkIn)) this.#count(scan);
    for (const scan of reply.scans) this.#know(scan);
    this.#countUnsent();
    this.#isOffline = false;
    // Once for all pieces: there may be fifty of a thousand.
    if (this.#guests.hasNews && !reply.people?.isMore) this.#guests.show(this.unsent());
    this.#change();
    return reply.people?.isMore || reply.isMore || this.unsent().some((scan) => !this.#waits(scan));
  }

  #waits({ id, who }: SentScan): boolean {
    return this.#refused.has(id) || this.#later.has(who);
  }

  #hasEnded(): boolean {
    return !!this.#session?.endsAt && this.#session.endsAt <= this.now().toISOString();
  }

  async #end(): Promise<void> {
    this.#isEnded = true;
    clearTimeout(this.#timer);
    this.#session = undefined;
    this.#edition = undefined;
    this.#guests.clear();
    this.#known.clear();
    this.#attendance.clear();
    this.#countUnsent();
    await (this.#unsent.size > 0 ? this.#storage.forgetPeople() : this.#storage.forgetAll());
  }

  #soon(after: number): void {
    clearTimeout(this.#timer);
    if (this.#isEnded) return;
    this.#timer = setTimeout(() => void this.sync(), after);
  }

  async #record(answer: Answer): Promise<Shown> {
    const { verdict, who, records } = answer;
    const isRecorded = COLOURS[verdict] === 'green' || verdict === 'already';
    if (!isRecorded || !who || !records) return { answer };
    const kind = verdict === 'already' ? 'again' : records;
    return { answer, recorded: await this.#keep({ who, kind }) };
  }

  async #keep(part: Pick<SentScan, 'who' | 'kind'> & Partial<SentScan>): Promise<SentScan> {
    const scan: SentScan = {
      id: v7(),
      day: doorDay(this.now(), this.#state()),
      room: this.#session?.room ?? '',
      at: new Date().toISOString(),
      ...part,
    };
    await this.#storage.addUnsent(scan).catch((thrown) => console.error(thrown));
    this.#unsent.set(scan.id, scan);
    this.#count(this.#toScan(scan));
    this.#change();
    this.#soon(SOON_MS);
    return scan;
  }

  #know(scan: Scan): void {
    this.#known.set(scan.id, scan);
    this.#count(scan);
  }

  #unknow(id: string): void {
    this.#known.delete(id);
    this.#attendance.remove(id);
  }

  #count(scan: Scan): void {
    this.#attendance.add({ ...scan, who: this.#guests.whoIs(scan.who) });
  }

  /** Again once the server's time is known better. */
  #countUnsent(): void {
    for (const scan of this.#unsent.values()) this.#count(this.#toScan(scan));
  }

  #toScan({ walkIn: _, corrected: __, ...scan }: SentScan): Scan {
    const at = new Date(Date.parse(scan.at) + (this.#session?.ahead ?? 0)).toISOString();
    return { ...scan, at, device: this.#session?.name ?? '' };
  }

  /** With notes, or names that were corrected. */
  #scansOf(gone: readonly string[]): string[] {
    if (gone.length === 0) return [];
    const ids = new Set(gone);
    return [...this.#known.values()].filter(({ who }) => ids.has(who)).map(({ id }) => id);
  }

  #state(): DoorState {
    const room = this.#session?.room ?? '';
    return {
      editionId: this.#edition?.editionId ?? '',
      zone: this.#edition?.zone ?? NO_ZONE,
      days: this.#edition?.days ?? [],
      // What was stored before there were any has none.
      nights: this.#edition?.nights ?? [],
      room,
      places: this.#edition?.rooms.find(({ name }) => name === room)?.places ?? null,
      allowsReentry: this.#edition?.allowsReentry ?? false,
      direction: this.#direction,
      people: this.#guests.all,
      attendance: this.#attendance,
    };
  }

  #change(): void {
    this.#view = this.#look();
    for (const listener of this.#listeners) listener();
  }

  #stage(): View['stage'] {
    if (this.#isEnded) return 'ended';
    if (!this.#isReady) return 'starting';
    if (!this.#session) return 'pin';
    return this.#isFilling() ? 'opening' : 'door';
  }

  #isFilling(): boolean {
    return !this.#edition || this.#session?.isFilling === true;
  }

  #look(): View {
    const state = this.#state();
    const { room, zone } = state;
    return {
      stage: this.#stage(),
      name: this.#session?.name ?? '',
      sort: this.#session?.sort ?? 'phone',
      summit: this.#edition?.summit ?? '',
      room,
      rooms: this.#edition?.rooms.map(({ name }) => name) ?? [],
      direction: this.#direction,
      allowsReentry: this.#edition?.allowsReentry ?? false,
      prints: this.#edition?.prints ?? false,
      unsent: this.#unsent.size,
      why: this.#unsent.size > 0 ? this.#why : '',
      inside: countInside(state, doorDay(this.now(), state)),
      listed: this.#guests.all.size,
      heard: this.#session?.heard ?? '',
      zone,
      isOffline: this.#isOffline,
    };
  }
}

function toBase64(url: string): string {
  return url.replaceAll('-', '+').replaceAll('_', '/');
}

/** Without what the server doesn't take, such as marks that turn the direction of what follows. */
function cleaned(typed: string): string {
  return typed
    .replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, ' ')
    .replace(/(\p{M}{9})\p{M}+/gu, '$1')
    .trim();
}
