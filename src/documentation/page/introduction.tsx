import { signIn, TOKEN_PREFIX } from '#modules/auth/contract.ts';
import { viewAttendees } from '#modules/registrations/contract.ts';
import { callAddress } from '#platform/contract/call.ts';

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
          Every call has an address with and without <code>.php</code>. For programs, there is also{' '}
          <a className="link" href="/aiAPI/openapi.json">
            openapi.json
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
          A reply has a <code>status</code>, whose form depends on the call. A list returns{' '}
          <code>records</code>; if you page, sort, search or filter it, it also returns <code>total</code>.
        </p>
        <p>
          A refusal has the matching HTTP status, a stable <code>code</code>, a <code>message</code> for
          people and <code>errors</code> by field.
        </p>
      </div>
    </>
  );
}
