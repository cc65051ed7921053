import { setImmediate } from 'node:timers/promises';

const TURNS = 32;

/**
 * Before work that takes long, so that it isn't all that others wait for. Node accepts one connection in each turn of the
 * event loop, so one turn wouldn't do: a newcomer would wait for as much of such work as there are newcomers before them.
 */
export async function letOthersIn(): Promise<void> {
  for (let turn = 0; turn < TURNS; turn += 1) await setImmediate();
}
