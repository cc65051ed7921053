import { type DestinationStream, type Logger, pino, stdSerializers } from 'pino';

export type Log = Logger;

/** Fields that would carry personal data or secrets; they are dropped wherever they turn up. */
const PERSONAL = new Set([
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
]);

/** Whatever lies deeper is left out: nothing that is logged on purpose does. */
const DEPTH_MAX = 8;

/**
 * Structured logs on standard output: what happened and how long it took, never who it was about. What a
 * child of the log is bound to is not looked at: it is a request's id.
 */
export function createLog(level: string, destination?: DestinationStream): Log {
  // An error is made plain before its fields are looked at, so it is not to be made so again.
  const options = {
    level,
    formatters: { log: (fields: object) => impersonal(fields, DEPTH_MAX) },
    serializers: { err: (plain: unknown) => plain },
    base: null,
  };
  return destination ? pino(options, destination) : pino(options);
}

function impersonal(fields: object, depth: number): Record<string, unknown> {
  const kept = Object.entries(fields).filter(([name]) => !PERSONAL.has(name));
  return Object.fromEntries(kept.map(([name, value]) => [name, impersonalValue(value, depth - 1)]));
}

function impersonalValue(value: unknown, depth: number): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (depth === 0) return undefined;
  if (Array.isArray(value)) return value.map((one) => impersonalValue(one, depth - 1));
  return impersonal(value instanceof Error ? stdSerializers.err(value) : value, depth);
}
