import { signIn, TOKEN_PREFIX } from '#features/auth/contract.ts';
import { viewAttendees } from '#features/registrations/contract.ts';
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
          Everything that the site and the back-office do, a program of yours can do by these calls.
        </p>
        <p>
          Every call answers with and without <code>.php</code>. The same as a document for programs:{' '}
          <a className="link" href="/aiAPI/openapi.json">
            openapi.json
          </a>
          .
        </p>
        <h2 className="text-title font-bold">Signing in</h2>
        <p>
          A browser signs in with <code>{signIn.path}</code> and gets a session cookie. A program sends an API
          token, which you make in your account. It has your role, and you can revoke it; users, passwords,
          sessions and tokens are changed by somebody signed in. Scripts in other sites’ pages can’t make
          calls.
        </p>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region needs the focus */}
      <pre tabIndex={0} className="measure mt-4 overflow-x-auto bg-sunk p-4 text-small">
        {EXAMPLE}
      </pre>
      <div className="prose measure mt-8">
        <h2 className="text-title font-bold">Replies and refusals</h2>
        <p>
          A reply carries a <code>status</code>, which differs from call to call. A list answers{' '}
          <code>records</code>; page, sort, search or filter it and it answers <code>total</code> as well.
        </p>
        <p>
          A refusal has the matching HTTP status and carries a stable <code>code</code>, a{' '}
          <code>message</code> for people and <code>errors</code> by field.
        </p>
      </div>
    </>
  );
}
