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

function toSchema(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const override = io === 'output' ? describeOptional : () => {};
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any', override });
  return tidy(rest, io) as JsonSchema;
}

/** A reply leaves out what is undefined, and its optional fields of a form are like those that were sent. */
function describeOptional({
  zodSchema,
  jsonSchema,
}: {
  zodSchema: z.core.$ZodTypes;
  jsonSchema: JsonSchema;
}) {
  const { def } = zodSchema._zod;
  if (def.type !== 'object') return;
  const optional = Object.entries(def.shape).filter(([, field]) => {
    const { success, data } = z.safeParse(field, undefined);
    return success && data === undefined;
  });
  const names = optional.map(([name]) => name);
  jsonSchema.required = (jsonSchema.required as string[] | undefined)?.filter(
    (name) => !names.includes(name),
  );
  const properties = jsonSchema.properties as Record<string, JsonSchema>;
  for (const [name, field] of optional)
    if (Object.keys(properties[name] ?? {}).length === 0) properties[name] = inputSchema(field as z.ZodType);
}

/** Simplifies a schema: readers need to see a field, not how it is checked. */
function tidy(value: unknown, io: 'input' | 'output'): unknown {
  if (Array.isArray(value)) return value.map((one) => tidy(one, io));
  if (typeof value !== 'object' || value === null) return value;
  const { default: standing, ...schema } = value as JsonSchema;
  const single = singleItem(schema);
  if (single) return tidy(single, io);
  const named = namedFields(schema);
  if (named) return tidy(named, io);
  const filled = filledIn(schema);
  if (filled) {
    const { description = '', ...field } = tidy(filled, io) as JsonSchema;
    return { ...orEmpty(field), description: `${description} Optional: leave it out or empty.`.trim() };
  }
  const parts = Object.entries(schema).filter(([name, part]) => !isNoise(schema, name, part));
  const tidied = Object.fromEntries(parts.map(([name, part]) => [name, tidy(part, io)]));
  // What stands for a missing field of a reply is no default of whoever reads it, and isn't checked.
  if (io === 'output') return standing === '' ? orEmpty(tidied) : tidied;
  return standing === undefined ? tidied : { default: standing, ...tidied };
}

/** A list of exactly one record as a plain list: generators of clients don't understand `items: false`. */
function singleItem({ prefixItems, ...list }: JsonSchema): JsonSchema | undefined {
  if (!Array.isArray(prefixItems) || prefixItems.length !== 1) return undefined;
  return { ...list, items: prefixItems[0] };
}

/** A record of every name of a list as an object with these fields. */
function namedFields({ propertyNames, additionalProperties, ...record }: JsonSchema): JsonSchema | undefined {
  if (!Array.isArray(record.required) || !Array.isArray(Object(propertyNames).enum)) return undefined;
  const fields = record.required.map((name) => [name, additionalProperties]);
  return { ...record, properties: Object.fromEntries(fields), additionalProperties: false };
}

/** The schema of an optional form field when it is filled in. */
function filledIn({ anyOf }: JsonSchema): JsonSchema | undefined {
  if (!Array.isArray(anyOf) || anyOf.length !== 2 || anyOf[1]?.type !== 'null') return undefined;
  const [empty, filled] = anyOf[0]?.anyOf ?? [];
  return empty?.const === '' ? filled : undefined;
}

const UNLESS_EMPTY = ['minLength', 'pattern', 'format', 'enum', 'const', 'anyOf'];

/** The same, or ''. */
function orEmpty(schema: JsonSchema): JsonSchema {
  const takesEmpty = schema.type === 'string' && !UNLESS_EMPTY.some((name) => name in schema);
  return takesEmpty ? schema : { anyOf: [schema, { type: 'string', const: '' }] };
}

function isNoise({ format }: JsonSchema, name: string, part: unknown): boolean {
  if (name === 'pattern') return format === 'date';
  if (name === 'minLength' || name === 'maxLength') return format === 'binary';
  return (name === 'minimum' || name === 'maximum') && Math.abs(Number(part)) === Number.MAX_SAFE_INTEGER;
}
