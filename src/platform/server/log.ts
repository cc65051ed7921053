import { type DestinationStream, type Logger, pino, stdSerializers } from 'pino';
import { withoutSecret } from './http/secret-addresses.ts';

export type Log = Logger;

/** Fields that may hold personal data or secrets; they are dropped at any depth. */
const PERSONAL = new Set([
  'password',
  'email',
  'name',
  'phone',
  'cookie',
  'authorization',
  'token',
  // PostgreSQL's details about a row it refused.
  'detail',
  'where',
]);

/** Anything nested deeper is dropped; nothing logged on purpose is. */
const DEPTH_MAX = 8;

/**
 * Structured logs on standard output: what happened and how long it took, never whom it was about. The
 * bindings of child loggers aren't filtered: they only hold a request's id.
 */
export function createLog(level: string, destination?: DestinationStream): Log {
  // Errors are serialised before their fields are filtered, so pino must not do it again.
  const options = {
    level,
    formatters: { log: (fields: object) => impersonal(fields, DEPTH_MAX) },
    // A path is an address that somebody asked for.
    serializers: { err: (plain: unknown) => plain, path: withoutSecret },
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
