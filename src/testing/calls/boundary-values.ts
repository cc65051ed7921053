import { type JsonSchema, requestSchemas } from '#documentation/openapi-schemas.ts';
import type { Call } from '#platform/contract/call.ts';

/** A declared field and a value at or past the limit of what it accepts. */
export type BoundaryValue = [name: string, value: unknown];

const DAYS = [
  ...['0000-01-01', '0001-01-01', '0500-06-01', '0999-12-31', '1000-01-01', '2024-02-29', '2025-02-29'],
  ...['2025-13-01', '2025-8-1', '9999-12-31', '+010000-01-01', '2025-08-26T00:00:00Z'],
];
const NUMBERS = [
  ...['0', '1', '-1', '1.5', '1.005', '1e3', '01', '+1', ' 1', '0x1', 'NaN', 'Infinity', '1000', '1001'],
  ...['1000000', '10000001', '9007199254740993', '9'.repeat(400), 0, -1, 1.5, 1e21],
];
const TRUTHS = ['true', 'false', 'TRUE', '1', 'yes', 0];
const LISTS = [[], [''], [null], [[]], ['zz', 'zz'], Array.from({ length: 1001 }, (_, index) => `a${index}`)];
const TEXTS = [
  '',
  ' ',
  '%',
  '_',
  '\\',
  "' or 1=1 --",
  '"',
  'zq',
  'a',
  '\u200b',
  'é'.repeat(200),
  'x'.repeat(1001),
];

/**
 * Boundary values for every field of a call's query or body, including fields that a typical request omits.
 */
export function boundaryValuesOf(call: Call, part: 'path' | 'query' | 'body'): BoundaryValue[] {
  const { properties = {} } = requestSchemas(call)[part] as { properties?: Record<string, JsonSchema> };
  return Object.entries(properties).flatMap(([name, schema]) =>
    valuesAtTheEdge(schema).map((value): BoundaryValue => [name, value]),
  );
}

function valuesAtTheEdge({ anyOf, type, format, enum: options }: JsonSchema): unknown[] {
  if (Array.isArray(anyOf)) return anyOf.flatMap(valuesAtTheEdge);
  if (Array.isArray(options)) return options.flatMap((option) => [option, `${option} `, `x${option}`]);
  if (format === 'date') return DAYS;
  if (type === 'number' || type === 'integer') return NUMBERS;
  if (type === 'boolean') return TRUTHS;
  if (type === 'array') return LISTS;
  return TEXTS;
}
