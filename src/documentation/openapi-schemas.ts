import { z } from 'zod';
import type { Call } from '#platform/contract/call.ts';

export type JsonSchema = Record<string, unknown>;

/** A call's input as JSON Schema; transformations are described by their input. */
export function inputSchema(schema: z.ZodType): JsonSchema {
  return toSchema(schema, 'input');
}

/** A call's reply, with its documented `status`. */
export function replySchema(call: Call): JsonSchema {
  const reply = toSchema(call.reply, 'output');
  if (reply.type !== 'object') return reply;
  return {
    ...reply,
    properties: { status: { const: call.status }, ...(reply.properties as JsonSchema) },
    required: ['status', ...((reply.required as string[]) ?? [])],
  };
}

/** Whether a call replies with a file instead of JSON. */
export function answersFile(call: Call): boolean {
  return call.reply instanceof z.ZodAny;
}

function toSchema(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return tidy(rest) as JsonSchema;
}

/** Simplifies a schema: readers need to see a field, not how it is checked. */
function tidy(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(tidy);
  if (typeof value !== 'object' || value === null) return value;
  const schema = value as JsonSchema;
  const filled = filledIn(schema);
  if (filled) return { ...(tidy(filled) as JsonSchema), description: 'Optional: leave it out or empty.' };
  const kept = Object.entries(schema).filter(([name, part]) => !isNoise(schema, name, part));
  return Object.fromEntries(kept.map(([name, part]) => [name, tidy(part)]));
}

/** The schema of an optional form field when it is filled in. */
function filledIn({ anyOf }: JsonSchema): JsonSchema | undefined {
  if (!Array.isArray(anyOf) || anyOf.length !== 2 || anyOf[1]?.type !== 'null') return undefined;
  const [empty, filled] = anyOf[0]?.anyOf ?? [];
  return empty?.const === '' ? filled : undefined;
}

function isNoise(schema: JsonSchema, name: string, part: unknown): boolean {
  if (name === 'pattern') return schema.format === 'date';
  return (name === 'minimum' || name === 'maximum') && Math.abs(Number(part)) === Number.MAX_SAFE_INTEGER;
}
