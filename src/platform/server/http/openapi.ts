import { z } from 'zod';
import { type Call, callAddresses } from '../../contract/call.ts';
import { REFUSAL_STATUS } from '../../contract/refusal.ts';

type JsonSchema = Record<string, unknown>;

const REFUSAL: JsonSchema = {
  type: 'object',
  required: ['status', 'code', 'message', 'errors'],
  properties: {
    status: { type: ['string', 'integer'] },
    code: { type: 'string', enum: Object.keys(REFUSAL_STATUS) },
    message: { type: 'string', description: 'Words for the person who asked.' },
    errors: {
      type: 'object',
      description: 'A message for each field that has to be mended.',
      additionalProperties: { type: 'string' },
    },
  },
};

const ACCESS_NOTES = {
  anyone: 'Anyone may make this call.',
  'own-account': 'Anyone signed in may make this call, about their own account.',
  'signed-in': 'Anyone signed in may make this call.',
  administrator: 'Administrators alone may make this call.',
};

/** The declared calls as an OpenAPI 3.1 document. */
export function describeCalls(calls: readonly Call[], publicUrl: string): JsonSchema {
  const paths: Record<string, JsonSchema> = {};
  for (const call of calls) {
    for (const [index, address] of callAddresses(call).entries()) {
      paths[address] = { ...paths[address], [call.method.toLowerCase()]: describeCall(call, index) };
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Summit',
      version: '1.0.0',
      description: 'The calls behind the website and the back-office of the summit.',
    },
    servers: [{ url: publicUrl }],
    paths,
    components: {
      schemas: { Refusal: REFUSAL },
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'summit' } },
    },
  };
}

function describeCall(call: Call, addressIndex: number): JsonSchema {
  return {
    operationId: addressIndex === 0 ? call.name : `${call.name}_${addressIndex}`,
    summary: call.summary,
    description: ACCESS_NOTES[call.access],
    ...(call.access !== 'anyone' && { security: [{ session: [] }] }),
    parameters: queryParameters(call),
    ...(call.method === 'POST' && { requestBody: requestBody(call) }),
    responses: {
      200: { description: 'Done', content: { 'application/json': { schema: replySchema(call) } } },
      default: {
        description: 'Refused',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
      },
    },
  };
}

/** What a caller may send, as JSON Schema; transformations are described by what goes in. */
export function inputSchema(schema: z.ZodType): JsonSchema {
  return toSchema(schema, 'input');
}

function toSchema(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}

function queryParameters(call: Call): JsonSchema[] {
  const { properties = {}, required = [] } = inputSchema(call.query) as {
    properties?: Record<string, JsonSchema>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
}

function requestBody(call: Call): JsonSchema {
  const schema = inputSchema(call.body);
  const types =
    call.encoding === 'multipart'
      ? ['multipart/form-data']
      : ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'];
  return { content: Object.fromEntries(types.map((type) => [type, { schema }])) };
}

export function replySchema(call: Call): JsonSchema {
  const reply = toSchema(call.reply, 'output');
  if (reply.type !== 'object') return reply;
  return {
    ...reply,
    properties: { status: { const: call.status }, ...(reply.properties as JsonSchema) },
    required: ['status', ...((reply.required as string[]) ?? [])],
    additionalProperties: true,
  };
}
