import { z } from 'zod';
import { optional, text } from './fields.ts';

/**
 * A record's version, as the call for one record answers it. Whoever sends it back with a change is refused
 * ('conflict') when somebody changed the record meanwhile; without it the change is made anyway.
 */
export const version = optional(text(64));

/** A record with its version. */
export function versioned<Shape extends z.ZodRawShape>(record: z.ZodObject<Shape, z.core.$strict>) {
  return record.extend({ version: z.string() });
}

export const CHANGED_MEANWHILE =
  'Somebody changed this meanwhile. Reload it to see their change; what you typed is kept here until then.';
