import { type Call, callAddresses, hasBody } from '#platform/contract/call.ts';
import { REFUSAL_STATUS } from '#platform/contract/refusal.ts';
import { mediaTypes } from '#platform/server/http/media-types.ts';
import { refusalCodes, SESSION_ONLY } from '../openapi-operation.ts';
import { type JsonSchema, replySchema, requestSchemas } from '../openapi-schemas.ts';
import { fieldsOf, heldBy, isList } from './fields.ts';

/** One call: its addresses, input, reply and refusals. */
export function CallSection({ call }: { call: Call }) {
  const [first, ...others] = callAddresses(call);
  const request = requestSchemas(call);
  const codes = refusalCodes(call).toSorted((one, other) => REFUSAL_STATUS[one] - REFUSAL_STATUS[other]);
  return (
    <section
      id={call.name}
      aria-labelledby={`${call.name}-title`}
      className="scroll-mt-6 border-t border-line py-10"
    >
      <h3 id={`${call.name}-title`} className="measure text-title font-bold">
        {call.summary}
      </h3>
      <p className="mt-4 wrap-anywhere">
        <code className="text-body">
          <b>{call.method}</b> {first}
        </code>
      </p>
      {others.length > 0 && (
        <p className="mt-1 text-small text-quiet wrap-anywhere">
          also <code>{others.join('  ')}</code>
        </p>
      )}
      {call.sessionOnly && <p className="mt-4">{SESSION_ONLY}</p>}
      <FieldList title="Path" schema={request.path} />
      <FieldList title="Query" schema={request.query} />
      <FieldList title="Header" schema={request.header} />
      {hasBody(call) && <FieldList title={`Body, as ${bodyForm(call)}`} schema={request.body} />}
      {call.file ? (
        <p className="mt-6 text-small">The file itself: {call.file.join(' or ')}.</p>
      ) : (
        <FieldList title="Reply" schema={replySchema(call)} />
      )}
      <p className="mt-6 text-small text-quiet">
        Refused with{' '}
        {codes.map((code, index) => (
          <span key={code}>
            {index > 0 && ', '}
            {REFUSAL_STATUS[code]} <code>{code}</code>
          </span>
        ))}
      </p>
    </section>
  );
}

function bodyForm(call: Call): string {
  const types = mediaTypes(call);
  if (types.length === 1) return types[0] === 'application/json' ? 'JSON' : 'a multipart form';
  return 'JSON or a form';
}

/** The fields of a request or reply; renders nothing if there are none. */
function FieldList({ title, schema }: { title: string; schema: JsonSchema }) {
  const fields = fieldsOf(heldBy(schema));
  if (fields.length === 0) return null;
  return (
    <div className="mt-6">
      <h4 className="text-small font-bold">{isList(schema) ? `${title}: a list of` : title}</h4>
      <dl className="mt-2 border-t border-line">
        {fields.map(({ name, type, required, note }) => (
          <div
            key={name}
            className="grid gap-x-6 border-b border-line py-2 text-small md:grid-cols-[17rem_1fr]"
          >
            <dt className="wrap-anywhere">
              <code className={required ? 'font-bold' : undefined}>{name}</code>
              {!required && <span className="text-quiet"> optional</span>}
            </dt>
            <dd className="wrap-anywhere">
              {type}
              {note && <span className="block text-quiet">{note}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
