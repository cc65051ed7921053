import { parseSync } from 'vite';
import { TEST_OR_TOOL } from './imports.ts';
import { readSources } from './sources.ts';

/** What has texts of its own: mails, content, samples, the calls' documentation, and what only operators read. */
const OWN_TEXTS =
  /(?:^|\/)(?:(?:messages|[\w-]+-messages|mails)(?:\.\w\w)?|mail-texts|samples|figures)\.ts$|^src\/(?:app|demo|documentation|testing)\/|^src\/rooms\/edition\/content\//;
const TEXT_ATTRIBUTE =
  /^(?:label|title|placeholder|hint|alt|caption|action|heading|lead|button|confirm|noun|failure|searchLabel|aria-label|aria-roledescription)$/;
const TEXT_PROPERTY =
  /^(?:label|asked|hint|listed|placeholder|message|heading|lead|caption|failure|emptyHint|confirm|taken)$/;
/** Letters that begin no address, no name of an entity and no abbreviation. */
const WORDS = /(?:^|[\s‘“(])\p{L}+\p{Ll}(?![\w-]*:\/\/)/u;

interface Node {
  type: string;
  start: number;
  [key: string]: unknown;
}

/** Texts for people that stand in code instead of a module's messages (decision 081). */
export function checkInlineTexts(): boolean {
  const sources = [...readSources('src/**/*.{ts,tsx}')].filter(
    ([path]) => !TEST_OR_TOOL.test(path) && !OWN_TEXTS.test(path),
  );
  const faults = sources.flatMap(([path, source]) => inlineTexts(path, source));
  for (const fault of faults) console.log(`${fault}: what people read is a message of its messages.ts.`);
  return faults.length === 0;
}

/** Each with its place, such as `src/ui/form/form-field.tsx:40 says ‘(optional)’`. */
export function inlineTexts(path: string, source: string): string[] {
  const found: Node[] = [];
  visit(parseSync(path, source).program as unknown as Node, (node) => {
    const text = textIn(node);
    if (text && WORDS.test(said(text))) found.push(text);
  });
  return found.map((node) => {
    const line = source.slice(0, node.start).split('\n').length;
    return `${path}:${line} says ‘${said(node).trim().replace(/\s+/g, ' ').slice(0, 60)}’`;
  });
}

function textIn(node: Node): Node | undefined {
  const { type, name, key, value, callee } = node as Node & Record<string, Node>;
  if (type === 'JSXText') return node;
  if (type === 'JSXAttribute') return TEXT_ATTRIBUTE.test(String(name?.name)) ? value : undefined;
  if (type === 'Property') return TEXT_PROPERTY.test(String(key?.name)) ? value : undefined;
  if (type === 'CallExpression' && (callee?.object as Node)?.name === 'column')
    return (node.arguments as Node[])[1];
  if (type !== 'NewExpression' || callee?.name !== 'Refusal') return undefined;
  return (node.arguments as Node[])[1];
}

/** Its words, without the values in them; '' if it is no text. */
function said({ type, value, quasis, expression }: Node): string {
  if (type === 'JSXExpressionContainer') return said(expression as Node);
  if (type === 'TemplateLiteral') {
    return (quasis as { value: { cooked: string } }[]).map((quasi) => quasi.value.cooked).join(' … ');
  }
  return (type === 'Literal' || type === 'JSXText') && typeof value === 'string' ? value : '';
}

function visit(node: unknown, look: (node: Node) => void): void {
  if (Array.isArray(node)) for (const one of node) visit(one, look);
  else if (node !== null && typeof node === 'object') {
    if ('type' in node && 'start' in node) look(node as Node);
    for (const child of Object.values(node)) visit(child, look);
  }
}
