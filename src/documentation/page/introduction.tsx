import { CALL_PREFIX, callAddress, OWN_PREFIX } from '#platform/contract/call.ts';
import { IF_MATCH } from '#platform/contract/own-request.ts';
import { REFUSAL_STATUS, type RefusalCode } from '#platform/contract/refusal.ts';
import { signIn, TOKEN_PREFIX } from '#rooms/access/contract.ts';
import { viewAttendees } from '#rooms/people/contract.ts';
import { REFUSED } from '../openapi-operation.ts';

const CODES = Object.keys(REFUSAL_STATUS) as RefusalCode[];

const EXAMPLE = `curl -H 'Authorization: Bearer ${TOKEN_PREFIX}…' \\
  '${callAddress(viewAttendees)}?page=1&search=mensah'`;

/** What readers need to know before their first call. */
export function Introduction() {
  return (
    <>
      <h1 className="display text-section">Calls</h1>
      <div className="prose measure mt-8">
        <p className="text-lead">
          With these calls, your programs can do almost everything that the site and the back-office do.
        </p>
        <p>
          Calls below <code>{CALL_PREFIX}</code> have an address with and without <code>.php</code>; for
          programs they are described in{' '}
          <a className="link" href={`${CALL_PREFIX}/openapi.json`}>
            {CALL_PREFIX}/openapi.json
          </a>
          . All others are below <code>{OWN_PREFIX}</code>, and described in{' '}
          <a className="link" href={`${OWN_PREFIX}/openapi.json`}>
            {OWN_PREFIX}/openapi.json
          </a>
          .
        </p>
        <h2 className="text-title font-bold">Signing in</h2>
        <p>
          A browser signs in with <code>{signIn.path}</code> and gets a session cookie. A program sends an API
          token, which you create in your account and can revoke there. It has your role, but can’t change
          users, passwords, sessions or tokens. Scripts on other sites can’t make calls.
        </p>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region needs the focus */}
      <pre tabIndex={0} className="measure mt-4 overflow-x-auto bg-sunk p-4 text-small">
        {EXAMPLE}
      </pre>
      <div className="prose measure mt-8">
        <h2 className="text-title font-bold">Replies and refusals</h2>
        <p>
          A list returns <code>records</code>; if you page, sort, search or filter it, it also returns{' '}
          <code>total</code>. Below <code>{CALL_PREFIX}</code>, every reply has a <code>status</code> too,
          whose form depends on the call.
        </p>
        <p>
          A refusal has the matching HTTP status, a stable <code>code</code>, a text for people and{' '}
          <code>errors</code> by field. Below <code>{OWN_PREFIX}</code> it is a problem (RFC 9457), whose text
          is its <code>detail</code>; elsewhere the text is its <code>message</code>.
        </p>
        <p>
          Below <code>{OWN_PREFIX}</code>, a reply with a record has its version as <code>ETag</code>. Send it
          as <code>{IF_MATCH}</code> with a change, which is then refused if somebody else has changed the
          record meanwhile. What a change by PUT leaves out is emptied.
        </p>
        <h2 className="text-title font-bold">Why something is refused</h2>
        <dl>
          {CODES.map((code) => (
            <div key={code} id={`problem-${code}`}>
              <dt>
                {REFUSAL_STATUS[code]} <code>{code}</code>
              </dt>
              <dd>{REFUSED[code]}</dd>
            </div>
          ))}
        </dl>
      </div>
    </>
  );
}
