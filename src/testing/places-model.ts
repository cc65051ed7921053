/** What the places of an edition come to, told as simply as it can be. */
export class PlacesModel {
  limit: number;
  readonly people = new Map<string, { isCancelled: boolean; isDeleted: boolean }>();
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

  /** Registered, or promised by an offer. */
  get held(): number {
    return this.registered.length + this.offered.reduce((sum, { size }) => sum + size, 0);
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
    return this.held + this.next.reduce((sum, { size }) => sum + size, 0) >= this.limit;
  }

  /** Whether so many more need the organiser's word. */
  mustAsk(more: number): boolean {
    return more > 0 && this.held + more > this.limit;
  }

  add(name: string): void {
    this.people.set(name, { isCancelled: false, isDeleted: false });
  }

  set(name: string, change: { isCancelled?: boolean; isDeleted?: boolean }): void {
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
