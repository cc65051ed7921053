/** The program's 'now'. All code that needs the time asks a clock, so that the time can be set. */
export interface Clock {
  now(): Date;
}

/** A clock that starts at the given ISO instant and runs on; without one, the real time. */
export function createClock(start?: string): Clock {
  const ahead = start ? Date.parse(start) - Date.now() : 0;
  return { now: () => new Date(Date.now() + ahead) };
}
