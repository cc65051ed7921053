import { renderToStaticMarkup } from 'react-dom/server';
import { type Call, callAddresses } from '#platform/contract/call.ts';
import { inputSchema, replySchema } from '#platform/server/http/openapi-schemas.ts';
import type { EntryAssets } from '#platform/server/pages/assets.ts';
import { Document } from './document.tsx';

const NONE: EntryAssets = { scripts: [], styles: [], preloads: [], inline: [] };

const WHO = {
  anyone: 'anyone',
  'own-account': 'anyone signed in, about their own account',
  'signed-in': 'anyone signed in',
  administrator: 'Administrators',
} as const;

/** The calls for people to read, from the same declarations as everything else. */
export function renderDocumentation(calls: readonly Call[], style: EntryAssets): string {
  const markup = renderToStaticMarkup(
    <Document
      title="Calls · Summit"
      description="Every call of the summit’s server: addresses, fields, replies and who may make it."
      style={style}
      script={NONE}
    >
      <main className="documentation">
        <h1>Calls</h1>
        <p>
          Every call answers with and without <code>.php</code>. The same in machine-readable form:{' '}
          <a href="/aiAPI/openapi.json">openapi.json</a>. A refusal carries <code>status</code>,{' '}
          <code>code</code>, <code>message</code> and <code>errors</code> by field.
        </p>
        <nav aria-label="Calls">
          <ul>
            {calls.map((call) => (
              <li key={call.name}>
                <a href={`#${call.name}`}>{call.summary}</a>
              </li>
            ))}
          </ul>
        </nav>
        {calls.map((call) => (
          <CallSection key={call.name} call={call} />
        ))}
      </main>
    </Document>,
  );
  return `<!doctype html>${markup}`;
}

function CallSection({ call }: { call: Call }) {
  return (
    <section id={call.name} aria-labelledby={`${call.name}-title`}>
      <h2 id={`${call.name}-title`}>{call.summary}</h2>
      <ul className="addresses">
        {callAddresses(call).map((address) => (
          <li key={address}>
            <code>
              {call.method} {address}
            </code>
          </li>
        ))}
      </ul>
      <p>For {WHO[call.access]}.</p>
      <Schema title="Query" schema={inputSchema(call.query)} />
      {call.method === 'POST' && <Schema title="Body" schema={inputSchema(call.body)} />}
      <Schema title="Reply" schema={replySchema(call)} />
    </section>
  );
}

function Schema({ title, schema }: { title: string; schema: Record<string, unknown> }) {
  const properties = schema.properties as Record<string, unknown> | undefined;
  if (properties && Object.keys(properties).length === 0) return null;
  return (
    <details>
      <summary>{title}</summary>
      {/* Long lines scroll, so the keyboard must reach them. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region needs the focus */}
      <pre tabIndex={0}>{JSON.stringify(properties ?? schema, null, 2)}</pre>
    </details>
  );
}
