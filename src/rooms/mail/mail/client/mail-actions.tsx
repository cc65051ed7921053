import { Link } from '@tanstack/react-router';
import { Download, PencilLine } from 'lucide-react';
import { useState } from 'react';
import { address } from '#platform/client/call-client.ts';
import { Button, buttonClass } from '#ui/admin/button.tsx';
import { type MailDetails, mailFile, PENDING_MAILS } from '../contract.ts';
import { canGoAgain } from '../mail-texts.ts';
import * as say from '../messages.ts';
import { AddressForm } from './address-form.tsx';
import { MailReader } from './mail-reader.tsx';
import { SendAgain } from './send-again.tsx';

/** What can be done with one mail, and the mail itself. */
export function MailActions({ mail }: { mail: MailDetails }) {
  const [correcting, setCorrecting] = useState(false);
  const isFree = !PENDING_MAILS.includes(mail.state) && canGoAgain(mail.template);
  return (
    <div className="mail-actions">
      <div className="form-actions">
        {isFree && <SendAgain mails={[mail]} />}
        {isFree && !correcting && (
          <Button onClick={() => setCorrecting(true)}>
            <PencilLine aria-hidden size={16} />
            {say.correctAddress()}
          </Button>
        )}
        <a className={buttonClass()} href={address(mailFile, { id: mail.id })} download>
          <Download aria-hidden size={16} />
          {say.downloadEml()}
        </a>
        <Link to="/admin/activity" search={{ subjectId: mail.id }}>
          {say.history()}
        </Link>
      </div>
      {correcting && <AddressForm mail={mail} onEnd={() => setCorrecting(false)} />}
      <MailReader mail={mail} />
    </div>
  );
}
