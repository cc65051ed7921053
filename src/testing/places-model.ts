interface Person {
  isCancelled: boolean;
  isDeleted: boolean;
  /** The places of their group without a name. */
  unnamed: number;
}

/** What the places of an edition come to, told as simply as it can be. */
export class PlacesModel {
  limit: number;
  readonly people = new Map<string, Person>();
  /** In their order. */
  waiting: { name: string; size: number; expiresAt: number | undefined }[] = [];

  constructor(limit: number) {
    this.limit = limit;
  }

  get registered(): string[] {
    const counted = [...this.people].filter(([, { isCancelled, isDeleted }]) => !isCancelled && !isDeleted);
    return counted.map(([name]) => name).toSorted();
  }

  get cancelled(): string[] {
    return [...this.people].flatMap(([name, { isCancelled, isDeleted }]) =>
      isCancelled && !isDeleted ? [name] : [],
    );
  }

  get deleted(): string[] {
    return [...this.people].flatMap(([name, { isDeleted }]) => (isDeleted ? [name] : []));
  }

  get offered() {
    return this.waiting.filter(({ expiresAt }) => expiresAt !== undefined);
  }

  /** Registered, to be named, or promised by an offer. */
  get held(): number {
    return this.placesOf(this.registered) + this.offered.reduce((sum, { size }) => sum + size, 0);
  }

  /** What these people take once they are registered. */
  placesOf(names: readonly string[]): number {
    return names.reduce((sum, name) => sum + 1 + (this.people.get(name)?.unnamed ?? 0), 0);
  }

  /** Those who have places to name. */
  get naming(): string[] {
    return this.registered.filter((name) => this.people.get(name)?.unnamed);
  }

  /** For how many more anybody can register. */
  get free(): number {
    return this.limit - this.held - this.next.reduce((sum, { size }) => sum + size, 0);
  }

  /** Who is offered places next: who waits longest and fits, then the next. */
  get next() {
    let free = this.limit - this.held;
    const next = [];
    for (const one of this.waiting) {
      if (one.expiresAt !== undefined || one.size > free) continue;
      free -= one.size;
      next.push(one);
    }
    return next;
  }

  get isFull(): boolean {
    return this.free <= 0;
  }

  /** Whether so many more need the organiser's word. */
  mustAsk(more: number): boolean {
    return more > 0 && this.held + more > this.limit;
  }

  add(name: string, unnamed = 0): void {
    this.people.set(name, { isCancelled: false, isDeleted: false, unnamed });
  }

  set(name: string, change: Partial<Person>): void {
    const person = this.people.get(name);
    if (person) Object.assign(person, change);
  }

  erase(name: string): void {
    this.people.delete(name);
    this.leave(name);
  }

  leave(name: string): void {
    this.waiting = this.waiting.filter((one) => one.name !== name);
  }

  /** What the program does by itself. */
  promote(now: number, offeredFor: number): void {
    this.waiting = this.waiting.filter(({ expiresAt }) => expiresAt === undefined || expiresAt > now);
    for (const one of this.next) one.expiresAt = now + offeredFor;
  }
}
