import { z } from 'zod';
import { TAGS_BETWEEN } from './entity-tags.ts';
import { optional, text } from './fields.ts';
import * as say from './messages.ts';
import { Refusal } from './refusal.ts';

/** A client may name several. */
const MOST = 700;

/**
 * A record's version, as the call for one record returns it. A change that sends it back is refused
 * ('conflict') if somebody else changed the record in the meantime; without a version the change always goes
 * through.
 */
export const version = optional(text(MOST));

/** Whether a change was based on this version: on none, or on one of those that it names. */
export function isBasedOn(sent: string | undefined, current: string): boolean {
  return sent === undefined || sent.split(TAGS_BETWEEN).includes(current);
}

/** A record with its version. */
export function versioned<Shape extends z.ZodRawShape>(record: z.ZodObject<Shape, z.core.$strict>) {
  return record.extend({ version: z.string() });
}

/** The refusal of a change that was based on an outdated version. */
export class ChangedMeanwhile extends Refusal {
  constructor() {
    super('conflict', say.changedMeanwhile());
  }
}
