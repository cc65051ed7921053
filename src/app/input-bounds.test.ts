import { expect, test } from 'vitest';
import { inputSchema, type JsonSchema } from '#documentation/openapi-schemas.ts';
import { PAGE_SIZE_MAX } from '#platform/contract/lists.ts';
import { FIELDS_MAX } from '#platform/server/http/field-names.ts';
import { DEPTH_MAX, VALUES_MAX } from '#platform/server/http/parse-json.ts';
import { schemaOf, sectionNames } from '#rooms/edition/content/sections.ts';
import { HANDLERS } from './modules.ts';

/** Answers to the organisers' own questions, of which a form has at most as many as any list of a section. */
const ANSWERS_MAX = 30;

interface Size {
  /** With those inside others. */
  values: number;
  /** Of the object that has most. */
  fields: number;
  depth: number;
}

const NOTHING: Size = { values: 0, fields: 0, depth: 0 };

function larger(one: Size, other: Size): Size {
  return {
    values: Math.max(one.values, other.values),
    fields: Math.max(one.fields, other.fields),
    depth: Math.max(one.depth, other.depth),
  };
}

/** The largest input that fits this schema. */
function largest(schema: JsonSchema): Size {
  const {
    properties = {},
    additionalProperties,
    anyOf = [],
    oneOf = [],
    items,
    maxItems = Infinity,
  } = schema;
  const sides = [...(anyOf as JsonSchema[]), ...(oneOf as JsonSchema[])].map(largest).reduce(larger, NOTHING);
  const fields = Object.values(properties as Record<string, JsonSchema>).map(largest);
  if (Object(additionalProperties) === additionalProperties) {
    fields.push(...Array<Size>(ANSWERS_MAX).fill(largest(additionalProperties as JsonSchema)));
  }
  if (fields.length > 0) return larger(sides, around(fields, fields.length));
  if (items === undefined) return sides;
  const item = largest(items as JsonSchema);
  return larger(sides, { ...around([item], 0), values: Number(maxItems) * (item.values + 1) });
}

function around(parts: readonly Size[], fields: number): Size {
  const most = parts.reduce(larger, { ...NOTHING, fields });
  const values = parts.reduce((sum, part) => sum + part.values + 1, 0);
  return { ...most, values, depth: most.depth + 1 };
}

test('the largest input of every call, and of every section of the site, is taken', () => {
  const calls = HANDLERS.map(({ call }) => call);
  const sizes = [
    ...calls.map(({ name, body }) => ({ name, ...largest(inputSchema(body)) })),
    ...calls.map(({ name, query }) => ({ name, ...largest(inputSchema(query)) })),
    // Its values stand in a field of the call.
    ...sectionNames().map((name) => ({ name, ...around([largest(inputSchema(schemaOf(name)))], 1) })),
  ];
  const isTaken = ({ values, fields, depth }: Size) =>
    values < VALUES_MAX && fields <= FIELDS_MAX && depth <= DEPTH_MAX;
  expect(sizes.filter((size) => !isTaken(size))).toEqual([]);
  expect(Math.max(...sizes.map(({ values }) => values))).toBeGreaterThan(PAGE_SIZE_MAX);
});
