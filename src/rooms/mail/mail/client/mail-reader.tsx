import { useState } from 'react';
import { address } from '#platform/client/call-client.ts';
import { Button } from '#ui/admin/button.tsx';
import { type MailDetails, mailPage } from '../contract.ts';
import * as say from '../messages.ts';

/** The mail as programs show it. In a frame without rights: whatever is in it can’t touch the desk. */
export function MailReader({ mail }: { mail: MailDetails }) {
  const [asText, setAsText] = useState(false);
  return (
    <section className="mail-reader" aria-label={say.theMail()}>
      <fieldset className="form-actions">
        <legend className="visually-hidden">{say.howItIsShown()}</legend>
        <Button kind="quiet" aria-pressed={!asText} onClick={() => setAsText(false)}>
          {say.asPage()}
        </Button>
        <Button kind="quiet" aria-pressed={asText} onClick={() => setAsText(true)}>
          {say.asText()}
        </Button>
      </fieldset>
      {asText ? (
        <pre className="mail-text">{mail.text}</pre>
      ) : (
        <iframe
          className="mail-page"
          title={say.mailNamed({ subject: mail.subject })}
          sandbox=""
          src={address(mailPage, { id: mail.id })}
        />
      )}
    </section>
  );
}
