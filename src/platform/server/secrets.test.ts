import { describe, expect, test } from 'vitest';
import { Secrets } from './secrets.ts';

const OLD = 'o'.repeat(32);
const NEW = 'n'.repeat(32);
const OWNER = 'ama';

describe('a sealed text', () => {
  test('is read with the same key only, and looks different each time', () => {
    const secrets = new Secrets([OLD]);
    const encrypted = secrets.encrypt('JBSWY3DPEHPK3PXP', OWNER);
    expect(encrypted).not.toContain('JBSWY3DPEHPK3PXP');
    expect(secrets.encrypt('JBSWY3DPEHPK3PXP', OWNER)).not.toBe(encrypted);
    expect(secrets.decrypt(encrypted, OWNER)).toBe('JBSWY3DPEHPK3PXP');
    expect(new Secrets([NEW]).decrypt(encrypted, OWNER)).toBeUndefined();
  });

  test('can’t be moved to another owner, nor changed', () => {
    const secrets = new Secrets([OLD]);
    const encrypted = secrets.encrypt('Ɔkyerɛw', OWNER);
    expect(secrets.decrypt(encrypted, OWNER)).toBe('Ɔkyerɛw');
    expect(secrets.decrypt(encrypted, 'kofi')).toBeUndefined();
    const content = encrypted.split(':').at(-1) ?? '';
    for (let position = 0; position < content.length - 1; position += 1) {
      const other = content[position] === 'A' ? 'B' : 'A';
      const changed = encrypted.replace(
        content,
        content.slice(0, position) + other + content.slice(position + 1),
      );
      expect(secrets.decrypt(changed, OWNER), String(position)).toBeUndefined();
    }
    for (const broken of ['', 'sealed', 'sealed::', `${encrypted.slice(0, 20)}`, 'JBSWY3DPEHPK3PXP']) {
      expect(secrets.decrypt(broken, OWNER), broken).toBeUndefined();
    }
  });

  test('is read while its key comes after the one in use, and is then not current', () => {
    const encrypted = new Secrets([OLD]).encrypt('secret', OWNER);
    const rotating = new Secrets([NEW, OLD]);
    expect(rotating.decrypt(encrypted, OWNER)).toBe('secret');
    expect(rotating.isCurrent(encrypted)).toBe(false);
    expect(rotating.isCurrent(rotating.encrypt('secret', OWNER))).toBe(true);
    expect(rotating.isEncrypted(encrypted)).toBe(true);
    expect(rotating.isEncrypted('JBSWY3DPEHPK3PXP')).toBe(false);
  });
});

test('a text in a link shows nothing of how it was sealed, and is read with each key', () => {
  const encrypted = new Secrets([OLD]).encryptForLink('ama@x.example', OWNER);
  expect(encrypted).toMatch(/^[\w-]+$/);
  expect(new Secrets([NEW, OLD]).decryptFromLink(encrypted, OWNER)).toBe('ama@x.example');
  expect(new Secrets([NEW]).decryptFromLink(encrypted, OWNER)).toBeUndefined();
  expect(new Secrets([OLD]).decryptFromLink(encrypted, 'kofi')).toBeUndefined();
  expect(new Secrets([OLD]).decryptFromLink('', OWNER)).toBeUndefined();
});

test('a signature shows that it was made with one of the keys, for the same text', () => {
  const [signature] = new Secrets([OLD]).signatures('a device');
  expect(new Secrets([NEW, OLD]).isSignature(signature, 'a device')).toBe(true);
  expect(new Secrets([NEW]).isSignature(signature, 'a device')).toBe(false);
  expect(new Secrets([OLD]).isSignature(signature, 'another device')).toBe(false);
  expect(new Secrets([OLD]).isSignature('', 'a device')).toBe(false);
});
