import { Link } from '@tanstack/react-router';
import { makeCall } from '#platform/client/call-client.ts';
import { TextField } from '#ui/admin/form/fields.tsx';
import { RecordForm } from '#ui/admin/form/record-form.tsx';
import { useSaved } from '#ui/admin/form/use-saved.ts';
import { Screen } from '#ui/admin/screen.tsx';
import { addUser, newUser } from '../contract.ts';
import { PASSWORD_MIN } from '../password-limits.ts';

const EMPTY = { username: '', email: '', phone: '', password: '' };

export function AddUserScreen() {
  const onSaved = useSaved({ to: '/admin/users' });
  return (
    <Screen title="Add user">
      <RecordForm
        schema={newUser}
        initial={EMPTY}
        action="Add user"
        save={(body) => makeCall(addUser, { body })}
        onSaved={onSaved}
        aside={<Link to="/admin/users">Cancel</Link>}
      >
        <TextField name="username" label="Full Name" autoComplete="off" required />
        <TextField name="email" label="Email" type="email" autoComplete="off" required />
        <TextField name="phone" label="Contact Number" type="tel" autoComplete="off" />
        <TextField
          name="password"
          label="Create password"
          hint={`At least ${PASSWORD_MIN} characters.`}
          type="password"
          autoComplete="new-password"
          required
        />
      </RecordForm>
    </Screen>
  );
}
