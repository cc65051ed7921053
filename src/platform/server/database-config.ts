import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { z } from 'zod';

/** How many connections an instance has to PostgreSQL, and how long it waits there, in seconds. */
export interface PoolLimits {
  connections: number;
  statementSeconds: number;
  lockSeconds: number;
}

const CERTIFICATE = '-----BEGIN CERTIFICATE-----';

/** The path of a file with the certificates of authorities. */
export const certificateFile = z
  .string()
  .transform((path) => resolve(path))
  .refine((path) => {
    try {
      return readFileSync(path, 'utf8').includes(CERTIFICATE);
    } catch {
      return false;
    }
  });

/** The address as messages name it, without what nobody must read. */
export function shownAddress(databaseUrl: string): string {
  const url = new URL(databaseUrl);
  if (url.password) url.password = '***';
  url.search = '';
  return url.href;
}

/**
 * The address with what it takes to connect only to a server whose certificate is of this authority and in its name.
 * PostgreSQL's own programs understand it, too.
 */
export function verifiedBy(databaseUrl: string, certificates: string): string {
  const url = new URL(databaseUrl);
  url.searchParams.set('sslmode', 'verify-full');
  url.searchParams.set('sslrootcert', certificates);
  return url.href;
}
