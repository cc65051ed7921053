import { createPublicKey, generateKeyPairSync } from 'node:crypto';
import jsQR from 'jsqr';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { StartRefusal } from '#platform/server/config.ts';
import { newId } from '#platform/server/identifier.ts';
import { Secrets } from '#platform/server/secrets.ts';
import { createTestApp } from '#testing/app.ts';
import { ticketKey } from '../contract.ts';
import { signingKey } from './key.ts';
import { drawTicket, outlineTicket, ticketSigner } from './service.ts';
import { readTicket, writeTicket } from './ticket.ts';

const PAIR = generateKeyPairSync('ed25519');
const TICKET = { editionId: newId(), attendeeId: newId() };

async function scan(png: Uint8Array): Promise<string | undefined> {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data;
}

describe('a ticket', () => {
  test('says whose it is to whoever has the public key', () => {
    const code = writeTicket(TICKET, PAIR.privateKey);
    expect(code).toMatch(/^S1\.[A-Z2-7]+\.[A-Z2-7]+\.[A-Z2-7]+$/);
    expect(code).toHaveLength(160);
    expect(readTicket(code, PAIR.publicKey)).toEqual(TICKET);
    expect(writeTicket(TICKET, PAIR.privateKey), 'always the same').toBe(code);
  });

  test('may be for no edition', () => {
    const ticket = { ...TICKET, editionId: null };
    expect(readTicket(writeTicket(ticket, PAIR.privateKey), PAIR.publicKey)).toEqual(ticket);
  });

  test('is worth nothing if any character was changed, or somebody else signed it', () => {
    const code = writeTicket(TICKET, PAIR.privateKey);
    const another = (letter: string) => (letter === 'A' ? 'B' : 'A');
    // The last character also holds bits that say nothing.
    for (let at = 0; at < code.length - 1; at += 1) {
      const altered = code.slice(0, at) + another(code[at] ?? '') + code.slice(at + 1);
      expect(readTicket(altered, PAIR.publicKey), altered).toBeUndefined();
    }
    expect(readTicket(code, generateKeyPairSync('ed25519').publicKey)).toBeUndefined();
    for (const made of ['', 'S1', 'S1...', code.slice(0, -1), `${code}A`, code.replace('S1', 'S2')]) {
      expect(readTicket(made, PAIR.publicKey), made).toBeUndefined();
    }
  });

  test('can be read back from its picture, even if a part of it is covered', async () => {
    const code = writeTicket(TICKET, PAIR.privateKey);
    const png = await drawTicket(code);
    const { width = 0 } = await sharp(png).metadata();
    expect(width).toBe(8 * (45 + 2 * 4));
    expect(await scan(png)).toBe(code);
    const scratch = { create: { width: 60, height: 60, channels: 3 as const, background: 'white' } };
    const scratched = await sharp(png)
      .composite([{ input: scratch, left: 200, top: 180 }])
      .png()
      .toBuffer();
    expect(await scan(scratched)).toBe(code);
  });

  test('can be read back from the page', async () => {
    const code = writeTicket(TICKET, PAIR.privateKey);
    const { side, path } = await outlineTicket(code);
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" width="400"><rect width="100%" height="100%" fill="#fff"/><path d="${path}"/></svg>`;
    expect(await scan(await sharp(Buffer.from(svg)).png().toBuffer())).toBe(code);
  });
});

describe('the key of tickets', () => {
  test('is made once, and its public half is there for everybody', async () => {
    const app = await createTestApp();
    const sign = await ticketSigner(app.services);
    const { kty, crv, x } = (await app.visitor.call(ticketKey, {})).body;
    const key = createPublicKey({ key: { kty, crv, x }, format: 'jwk' });
    expect(readTicket(sign(TICKET), key)).toEqual(TICKET);
    const { value } = await app.store.database
      .selectFrom('settings')
      .select('value')
      .where('name', '=', 'ticket_key')
      .executeTakeFirstOrThrow();
    expect(value).toMatch(/^sealed:/);
  });

  test('stays the same when the secret key is replaced, and is then sealed with the new one', async () => {
    const app = await createTestApp();
    const before = await signingKey({ ...app.services, secrets: new Secrets(['old']) });
    const restarted = (...keys: [string, ...string[]]) =>
      signingKey({ ...app.services, store: { ...app.store }, secrets: new Secrets(keys) });
    const pem = (key: typeof before) => key.export({ type: 'pkcs8', format: 'pem' });
    expect(pem(await restarted('new', 'old'))).toBe(pem(before));
    expect(pem(await restarted('new'))).toBe(pem(before));
    await expect(restarted('old')).rejects.toThrow(StartRefusal);
  });
});
