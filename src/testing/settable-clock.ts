import type { Clock } from '#platform/server/clock.ts';

/** A clock that stands still until it is set. */
export class SettableClock implements Clock {
  #now: Date;

  constructor(start: string) {
    this.#now = new Date(start);
  }

  now(): Date {
    return new Date(this.#now);
  }

  set(instant: string): void {
    this.#now = new Date(instant);
  }

  advance(milliseconds: number): void {
    this.#now = new Date(this.#now.getTime() + milliseconds);
  }
}
