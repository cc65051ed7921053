import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { z } from 'zod';
import { makeCall } from '#platform/client/call-client.ts';
import { PASSWORD_MIN } from '#platform/contract/password-limits.ts';
import { mailStatus } from '#rooms/mail/contract.ts';
import { Switch, TextField } from '#ui/admin/form/fields.tsx';
import { RecordForm } from '#ui/admin/form/record-form.tsx';
import { useSaved } from '#ui/admin/form/use-saved.ts';
import { Screen } from '#ui/admin/screen.tsx';
import { addUser, inviteUser, newUser } from '../contract.ts';
import * as say from '../messages.ts';

const EMPTY = { username: '', email: '', phone: '', password: '' };
/** What was typed as a password isn't sent. */
const INVITED = newUser.extend({ password: z.string() });

export function AddUserScreen() {
  const onSaved = useSaved({ to: '/admin/users' });
  const { data: status, isPending } = useQuery({
    queryKey: [mailStatus.name],
    queryFn: () => makeCall(mailStatus, {}),
  });
  const sendsMail = status?.sending ?? false;
  const [isWanted, setIsWanted] = useState(true);
  const invites = sendsMail && isWanted;
  return (
    <Screen title={say.addUser()}>
      <RecordForm
        schema={invites ? INVITED : newUser}
        initial={EMPTY}
        action={say.addUser()}
        save={({ password, ...user }) =>
          invites ? makeCall(inviteUser, { body: user }) : makeCall(addUser, { body: { ...user, password } })
        }
        onSaved={onSaved}
        aside={<Link to="/admin/users">{say.cancel()}</Link>}
      >
        <TextField name="username" label={say.fullName()} autoComplete="off" required />
        <TextField name="email" label={say.email()} type="email" autoComplete="off" required />
        <TextField name="phone" label={say.contactNumber()} type="tel" autoComplete="off" />
        {sendsMail && (
          <Switch
            label={say.inviteByMail()}
            hint={say.inviteHint()}
            checked={isWanted}
            onChange={(event) => setIsWanted(event.target.checked)}
          />
        )}
        {/* Nothing that somebody has begun to type may disappear. */}
        {!invites && !isPending && (
          <TextField
            name="password"
            label={say.createPassword()}
            hint={say.passwordHint({ least: PASSWORD_MIN })}
            type="password"
            autoComplete="new-password"
            required
          />
        )}
      </RecordForm>
    </Screen>
  );
}
