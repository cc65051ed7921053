import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  timingSafeEqual,
} from 'node:crypto';
import { randomBytes } from './identifier.ts';

const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
/** The length that GCM is made for. */
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const KEY_NAME_LENGTH = 8;
const MARK = 'sealed';

interface Key {
  /** Says which key encrypted a text; nobody can derive the key from it. */
  name: string;
  cipher: KeyObject;
  signing: KeyObject;
}

/**
 * Encrypts what the program must be able to read again. The first secret key is the one in use; those after
 * it were in use before, and only read.
 */
export class Secrets {
  readonly #keys: readonly [Key, ...Key[]];

  constructor([current, ...before]: readonly [string, ...string[]]) {
    this.#keys = [toKey(current), ...before.map(toKey)];
  }

  /** Encrypts a text for one owner: moved to another owner's row, it can't be read. */
  encrypt(text: string, owner: string): string {
    const [key] = this.#keys;
    return [MARK, key.name, encryptWith(key, text, owner)].join(':');
  }

  /** The text that was encrypted for this owner; undefined if none of the keys decrypts it. */
  decrypt(encrypted: string, owner: string): string | undefined {
    const [, name, content = ''] = encrypted.split(':');
    const key = this.#keys.find((one) => one.name === name);
    return key && decryptWith(key, content, owner);
  }

  /** Like `encrypt`, for an address: it doesn't say what it is, nor by which key. */
  encryptForLink(text: string, owner: string): string {
    return encryptWith(this.#keys[0], text, owner);
  }

  decryptFromLink(encrypted: string, owner: string): string | undefined {
    for (const key of this.#keys) {
      const text = decryptWith(key, encrypted, owner);
      if (text !== undefined) return text;
    }
    return undefined;
  }

  isEncrypted(text: string): boolean {
    return text.startsWith(`${MARK}:`);
  }

  /** Whether it was encrypted with the key in use, rather than with one before it. */
  isCurrent(encrypted: string): boolean {
    return encrypted.startsWith(`${MARK}:${this.#keys[0].name}:`);
  }

  /** Something only this program could have made of the text, by each key: the one in use first. */
  signatures(text: string): readonly [string, ...string[]] {
    const [current, ...before] = this.#keys;
    return [sign(current, text), ...before.map((key) => sign(key, text))];
  }

  isSignature(given: string, text: string): boolean {
    const sent = Buffer.from(given);
    return this.signatures(text).some((one) => {
      const known = Buffer.from(one);
      return sent.length === known.length && timingSafeEqual(sent, known);
    });
  }
}

function encryptWith({ cipher }: Key, text: string, owner: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const encrypting = createCipheriv(CIPHER, cipher, nonce).setAAD(Buffer.from(owner));
  const content = [nonce, encrypting.update(text, 'utf8'), encrypting.final(), encrypting.getAuthTag()];
  return Buffer.concat(content).toString('base64url');
}

function decryptWith({ cipher }: Key, content: string, owner: string): string | undefined {
  const bytes = Buffer.from(content, 'base64url');
  if (bytes.length < NONCE_BYTES + TAG_BYTES) return undefined;
  const decrypting = createDecipheriv(CIPHER, cipher, bytes.subarray(0, NONCE_BYTES))
    .setAAD(Buffer.from(owner))
    .setAuthTag(bytes.subarray(-TAG_BYTES));
  try {
    return (
      decrypting.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES), undefined, 'utf8') + decrypting.final('utf8')
    );
  } catch {
    return undefined;
  }
}

function sign(key: Key, text: string): string {
  return createHmac('sha256', key.signing).update(text).digest('base64url');
}

/** Each purpose gets a key of its own (RFC 5869). */
function toKey(secretKey: string): Key {
  const derive = (purpose: string) =>
    Buffer.from(hkdfSync('sha256', secretKey, '', `summit ${purpose}`, KEY_BYTES));
  const name = derive('name').toString('hex').slice(0, KEY_NAME_LENGTH);
  // Made once: Node would make one of the bytes each time, which takes longer than the encryption.
  return { name, cipher: createSecretKey(derive('encryption')), signing: createSecretKey(derive('stamp')) };
}
