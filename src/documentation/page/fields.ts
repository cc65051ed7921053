import type { JsonSchema } from '../openapi-schemas.ts';

/** One field as readers look it up; those inside a list or an object are named by their path. */
export interface Field {
  name: string;
  required: boolean;
  type: string;
  note: string;
}

/** The fields of a JSON schema, each followed by those inside it. */
export function fieldsOf(schema: JsonSchema, within = ''): Field[] {
  const properties = (schema.properties ?? {}) as Record<string, JsonSchema>;
  const required = new Set((schema.required as string[]) ?? []);
  return Object.entries(properties).flatMap(([name, part]) => [
    {
      name: within + name,
      required: required.has(name),
      type: formatType(part),
      note: String(part.description ?? ''),
    },
    ...fieldsOf(heldBy(part), `${within}${name}${isList(part) ? '[]' : ''}.`),
  ]);
}

/** The schema of a list's items, or of the object itself. */
export function heldBy(schema: JsonSchema): JsonSchema {
  if (!isList(schema)) return schema;
  return (schema.items ?? (schema.prefixItems as JsonSchema[])[0]) as JsonSchema;
}

export function isList(schema: JsonSchema): boolean {
  return schema.type === 'array';
}

function formatType(schema: JsonSchema): string {
  if ('const' in schema) return JSON.stringify(schema.const);
  if (Array.isArray(schema.enum)) return schema.enum.map((value) => JSON.stringify(value)).join(' · ');
  if (Array.isArray(schema.anyOf)) return schema.anyOf.map(formatType).join(' or ');
  if (Array.isArray(schema.type)) return schema.type.join(' or ');
  if (isList(schema)) return `list${limits(schema, 'minItems', 'maxItems', ' entries')}`;
  if (schema.format === 'binary') return 'file';
  if (schema.format === 'date') return 'date, YYYY-MM-DD';
  if (typeof schema.pattern === 'string') return `text like ${schema.pattern}`;
  if (schema.type === 'string') return `text${limits(schema, 'minLength', 'maxLength', ' characters')}`;
  if (schema.type === undefined) return 'anything';
  return `${schema.type}${limits(schema, 'minimum', 'maximum')}`;
}

function limits(schema: JsonSchema, least: string, most: string, unit = ''): string {
  const [from, to] = [schema[least], schema[most]].map(
    (limit) => limit && Number(limit).toLocaleString('en-GH'),
  );
  if (!to) return '';
  return from && from !== '1' ? `, ${from} to ${to}${unit}` : `, up to ${to}${unit}`;
}
