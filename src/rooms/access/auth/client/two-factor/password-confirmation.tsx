import { TextField } from '#ui/admin/form/fields.tsx';
import { RecordForm } from '#ui/admin/form/record-form.tsx';
import { passwordConfirmation } from '../../contract.ts';
import * as say from '../../messages.ts';

interface Props<Saved> {
  action: string;
  save: (form: { password: string }) => Promise<Saved>;
  onSaved: (saved: Saved) => void;
}

/** A change for which the password is asked for again. */
export function PasswordConfirmation<Saved>({ action, save, onSaved }: Props<Saved>) {
  return (
    <RecordForm
      schema={passwordConfirmation}
      initial={{ password: '' }}
      action={action}
      actionKind="plain"
      save={save}
      onSaved={onSaved}
    >
      <TextField
        name="password"
        label={say.password()}
        hint={say.passwordHint()}
        type="password"
        autoComplete="current-password"
        required
      />
    </RecordForm>
  );
}
