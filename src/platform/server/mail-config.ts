import { createPrivateKey } from 'node:crypto';
import { z } from 'zod';
import { ownEmail } from '../contract/fields.ts';

/** Where mail is handed in, and whose it is. */
export interface MailConfig {
  url: string;
  from: Sender;
  /** How many mails are sent in a second, at most. */
  rate: number;
  dkim: { selector: string; key: string } | undefined;
}

export interface Sender {
  name: string;
  address: string;
}

const SENDER = /^(?:(?<name>[^<>]*)<(?<bracketed>[^<>\s]+)>|(?<bare>[^<>\s]+))$/;
const address = ownEmail();

/** An address, or a name with an address behind it in angle brackets. */
export const sender = z.string().transform((value, context): Sender => {
  const { name = '', bracketed, bare } = SENDER.exec(value.trim())?.groups ?? {};
  const result = address.safeParse(bracketed ?? bare);
  if (result.success) return { name: name.trim().replace(/^"(.*)"$/, '$1'), address: result.data };
  context.addIssue({ code: 'custom' });
  return z.NEVER;
});

/** An RSA key, the only sort that every receiver can check (RFC 8301). Its lines may be joined by `\n`. */
export const dkimKey = z
  .string()
  .transform((value) => value.replaceAll('\\n', '\n'))
  .refine(isRsaKey);

function isRsaKey(pem: string): boolean {
  try {
    return createPrivateKey(pem).asymmetricKeyType === 'rsa';
  } catch {
    return false;
  }
}
