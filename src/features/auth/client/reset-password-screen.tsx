import { Link, useNavigate } from '@tanstack/react-router';
import { SUMMIT_NAME } from '#features/event/summit.ts';
import { PASSWORD_MIN } from '#features/users/contract.ts';
import { makeCall } from '#platform/client/call-client.ts';
import { TextField } from '#ui/admin/form/fields.tsx';
import { RecordForm } from '#ui/admin/form/record-form.tsx';
import { LoneScreen } from '#ui/admin/lone-screen.tsx';
import { notify } from '#ui/admin/toasts.tsx';
import { resetForm, resetPassword } from '../contract.ts';

const FORM = resetForm.pick({ password: true });

/** The target of the one-time link that an Administrator makes. */
export function ResetPasswordScreen({ token }: { token: string }) {
  const navigate = useNavigate();
  return (
    <LoneScreen title="Set a new password" name={SUMMIT_NAME}>
      <RecordForm
        schema={FORM}
        initial={{ password: '' }}
        action="Set password"
        save={({ password }) => makeCall(resetPassword, { body: { token, password } })}
        onSaved={({ message }) => {
          notify('success', message);
          navigate({ to: '/admin/login' });
        }}
        aside={<Link to="/admin/login">Login</Link>}
      >
        <TextField
          name="password"
          label="New password"
          hint={`At least ${PASSWORD_MIN} characters.`}
          type="password"
          autoComplete="new-password"
          required
        />
      </RecordForm>
    </LoneScreen>
  );
}
