import { z } from 'zod';
import { type Call, isOwn, pathFields } from '#platform/contract/call.ts';
import {
  IF_MATCH,
  queryNames,
  repliesVersion,
  sentName,
  takesVersion,
  VERSION,
} from '#platform/contract/own-request.ts';

export type JsonSchema = Record<string, unknown>;

/** A call's input as JSON Schema; transformations are described by their input. */
export function inputSchema(schema: z.ZodType): JsonSchema {
  return toSchema(schema, 'input');
}

/** The parts of a request, as objects of fields named as they are sent. */
export function requestSchemas(call: Call): Record<'path' | 'query' | 'header' | 'body', JsonSchema> {
  const [query, body] = [fieldsOf(inputSchema(call.query)), fieldsOf(inputSchema(call.body))];
  if (!isOwn(call))
    return { path: object([]), query: object(query), header: object([]), body: inputSchema(call.body) };
  const inPath = pathFields(call);
  const isInPath = ({ name }: Field) => inPath.includes(name);
  const named = (field: Field) => ({ ...field, name: sentName(call, field.name) });
  const isVersion = ({ name }: Field) => name === VERSION && takesVersion(call);
  const asked = queryNames(call);
  return {
    path: object([...query, ...body].filter(isInPath).map((field) => ({ ...named(field), required: true }))),
    query: object(
      query
        .filter(({ name }) => asked.has(name))
        .map(named)
        .map(inBothDirections),
    ),
    header: object(
      body.filter(isVersion).map(({ required }) => ({ name: IF_MATCH, required, schema: VERSION_SEEN })),
    ),
    body: object(body.filter((field) => !isInPath(field) && !isVersion(field))),
  };
}

interface Field {
  name: string;
  required: boolean;
  schema: JsonSchema;
}

/** Proxies that compress make tags weak, and clients may name several. */
const TAG = '(W/)?"[!#-~]*"';
const VERSION_SEEN: JsonSchema = {
  type: 'string',
  pattern: `^(\\*|${TAG}(\\s*,\\s*${TAG})*)$`,
  description:
    'The ETag of the record that you have seen, weak or not, or several: if somebody has changed it since, the call is refused.',
};

function fieldsOf({ properties = {}, required = [] }: JsonSchema): Field[] {
  return Object.entries(properties as Record<string, JsonSchema>).map(([name, schema]) => ({
    name,
    required: (required as string[]).includes(name),
    schema,
  }));
}

function object(fields: readonly Field[]): JsonSchema {
  return {
    type: 'object',
    properties: Object.fromEntries(fields.map(({ name, schema }) => [name, schema])),
    required: fields.filter(({ required }) => required).map(({ name }) => name),
    additionalProperties: false,
  };
}

/** What a list is sorted by also has the names that sort it downwards. */
function inBothDirections(field: Field): Field {
  const { enum: names } = field.schema;
  if (field.name !== 'sort' || !Array.isArray(names)) return field;
  return { ...field, schema: { ...field.schema, enum: names.flatMap((name) => [name, `-${name}`]) } };
}

/** A call's reply as it is sent. */
export function replySchema(call: Call): JsonSchema {
  const reply = toSchema(call.reply, 'output');
  if (reply.type !== 'object') return reply;
  const { record, ...fields } = reply.properties as Record<string, JsonSchema>;
  const required = (reply.required as string[] | undefined) ?? [];
  if (!isOwn(call)) {
    const twice = record && { record, records: { type: 'array', items: record, minItems: 1, maxItems: 1 } };
    const properties = { status: { const: call.status }, ...fields, ...twice };
    return { ...reply, properties, required: ['status', ...required, ...(twice ? ['records'] : [])] };
  }
  if (!record || !repliesVersion(call)) return reply;
  const shown = object(fieldsOf(record).filter(({ name }) => name !== VERSION));
  return { ...reply, properties: { ...fields, record: shown } };
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
  const { default: defaultValue, ...schema } = value as JsonSchema;
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
  if (io === 'output') return defaultValue === '' ? orEmpty(tidied) : tidied;
  return defaultValue === undefined ? tidied : { default: defaultValue, ...tidied };
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
