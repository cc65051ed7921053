import { createHash } from 'node:crypto';

const COMPONENT = /^#\/components\/(?<kind>\w+)\/(?<name>.+)$/;
const HASH_LENGTH = 12;

interface Described {
  paths: Readonly<Record<string, Readonly<Record<string, { operationId?: string }>>>>;
  components: object;
}

/**
 * A line for each call: its method, its address, its name, and a hash of all that the document says of it. A change of a call
 * shows as one line.
 */
export function callIndex(document: object): string {
  const { paths, components } = document as Described;
  const lines = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations ?? {}).map(
      ([method, operation]) =>
        `${method.toUpperCase()} ${path} ${operation.operationId} ${hashOf(operation, components)}`,
    ),
  );
  return `${lines.join('\n')}\n`;
}

/** Of what it refers to, too. */
function hashOf(described: unknown, components: object): string {
  const text = JSON.stringify(described, (_name, value) => {
    const { kind = '', name = '' } = COMPONENT.exec(value?.$ref ?? '')?.groups ?? {};
    const group = (components as Record<string, Record<string, unknown>>)[kind];
    return group?.[name] ? hashOf(group[name], components) : value;
  });
  return createHash('sha256').update(text).digest('hex').slice(0, HASH_LENGTH);
}
