import { setTimeout as wait } from 'node:timers/promises';
import type { z } from 'zod';
import { callAddress } from '#platform/contract/call.ts';
import { newId } from '#platform/server/identifier.ts';
import { openDoor, type SentScan, syncDoor } from '#rooms/door/door/contract.ts';
import { type DoorKnowledge, hear } from '#testing/door-knowledge.ts';
import type { Desk } from './desk.ts';
import { LOST, PIN } from './door-phone.ts';

/** People who come in one after the other while a phone is syncing. */
const AT_ONCE = 5;
const APART_MS = 500;
/** After a call that wasn't answered: the server may be starting. */
const AGAIN_MS = 500;
const TRIES = 240;

interface Lane {
  name: string;
  desk: Desk;
  origin: () => string;
  /** Their ids. */
  people: readonly string[];
}

type Reply = z.output<typeof syncDoor.reply>;

/**
 * A phone without a browser: makes the calls of one, loads the list, lets people in, loses replies and sends what isn't answered
 * again. Answers with how long the answers to what it sent took, in ms.
 */
export async function letInByCalls({ name, desk, origin, people }: Lane): Promise<number[]> {
  const { link } = await desk('POST', '/api/v1/door-devices', { name, pin: PIN });
  const opened = { link: new URL(link).pathname.split('/').at(-1), pin: PIN };
  const { key } = await untilAnswered<{ key: string }>(origin, callAddress(openDoor), () => opened);
  const known: DoorKnowledge = { since: 0 };
  let ahead = 0;
  const sync = async (scans: readonly SentScan[]) => {
    const reply = await untilAnswered<Reply>(origin, callAddress(syncDoor), () => ({
      ...{ key, now: new Date().toISOString(), ...known, scans },
    }));
    ahead = Date.parse(reply.now) - Date.now();
    return { taken: reply.taken, isMore: hear(known, reply) };
  };
  const hearAll = async () => {
    while ((await sync([])).isMore);
  };
  await hearAll();
  const waits: number[] = [];
  for (let start = 0; start < people.length; start += AT_ONCE) {
    const at = new Date(Date.now() + ahead).toISOString();
    const scans = people
      .slice(start, start + AT_ONCE)
      .map((who): SentScan => ({ id: newId(), who, kind: 'in', day: at.slice(0, 10), room: '', at }));
    const began = performance.now();
    let left = scans;
    while (left.length > 0) {
      const { taken } = await sync(left);
      const isLost = Math.random() < LOST;
      if (!isLost) left = left.filter(({ id }) => !taken.includes(id));
    }
    waits.push(performance.now() - began);
    await wait(APART_MS);
  }
  await hearAll();
  return waits;
}

async function untilAnswered<Answer>(
  origin: () => string,
  path: string,
  body: () => object,
): Promise<Answer> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const headers = { 'content-type': 'application/json', origin: origin() };
    const sent = { method: 'POST', headers, body: JSON.stringify(body()) };
    const reply = await fetch(origin() + path, sent).catch(() => undefined);
    if (reply?.ok) return (await reply.json()) as Answer;
    if (reply && reply.status < 500) throw new Error(`${path}: ${reply.status} ${await reply.text()}`);
    await wait(AGAIN_MS);
  }
  throw new Error(`${path}: no answer`);
}
