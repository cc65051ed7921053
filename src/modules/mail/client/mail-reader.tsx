import { useState } from 'react';
import { address } from '#platform/client/call-client.ts';
import { Button } from '#ui/admin/button.tsx';
import { type MailDetails, mailPage } from '../contract.ts';

/** The mail as programs show it. In a frame without rights: whatever is in it can’t touch the desk. */
export function MailReader({ mail }: { mail: MailDetails }) {
  const [asText, setAsText] = useState(false);
  return (
    <section className="mail-reader" aria-label="The mail">
      <fieldset className="form-actions">
        <legend className="visually-hidden">How it is shown</legend>
        <Button kind="quiet" aria-pressed={!asText} onClick={() => setAsText(false)}>
          As a page
        </Button>
        <Button kind="quiet" aria-pressed={asText} onClick={() => setAsText(true)}>
          As text
        </Button>
      </fieldset>
      {asText ? (
        <pre className="mail-text">{mail.text}</pre>
      ) : (
        <iframe
          className="mail-page"
          title={`The mail “${mail.subject}”`}
          sandbox=""
          src={address(mailPage, { id: mail.id })}
        />
      )}
    </section>
  );
}
