import { type Call, callAddresses } from '#platform/contract/call.ts';
import { REFUSAL_STATUS } from '#platform/contract/refusal.ts';
import { refusalCodes, SESSION_ONLY } from '../openapi-operation.ts';
import { inputSchema, replySchema } from '../openapi-schemas.ts';
import { FieldList } from './field-list.tsx';

/** One call: its addresses, input, reply and refusals. */
export function CallSection({ call }: { call: Call }) {
  const [first, ...others] = callAddresses(call);
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
      <p className="mt-1 text-small text-quiet wrap-anywhere">
        also <code>{others.join('  ')}</code>
      </p>
      {call.sessionOnly && <p className="mt-4">{SESSION_ONLY}</p>}
      <FieldList title="Query" schema={inputSchema(call.query)} />
      {call.method === 'POST' && (
        <FieldList
          title={call.picture === 'required' ? 'Body, as a multipart form' : 'Body, as JSON or a form'}
          schema={inputSchema(call.body)}
        />
      )}
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
