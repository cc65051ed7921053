import { type DestinationStream, type Logger, pino } from 'pino';

export type Log = Logger;

/** Fields that would carry personal data or secrets; they are dropped wherever they turn up. */
const PERSONAL = [
  'password',
  'email',
  'name',
  'phone',
  'cookie',
  'authorization',
  'token',
  // What PostgreSQL tells about a row it refused.
  'detail',
  'where',
];

/** Structured logs on standard output: what happened and how long it took, never who it was about. */
export function createLog(level: string, destination?: DestinationStream): Log {
  const redact = { paths: PERSONAL.flatMap((field) => [field, `*.${field}`]), remove: true };
  const options = { level, redact, base: undefined };
  return destination ? pino(options, destination) : pino(options);
}
