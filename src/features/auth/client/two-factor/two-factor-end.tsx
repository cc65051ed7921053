import type { z } from 'zod';
import { makeCall } from '#platform/client/call-client.ts';
import { TextField } from '#ui/admin/form/fields.tsx';
import { RecordForm } from '#ui/admin/form/record-form.tsx';
import { notify } from '#ui/admin/toasts.tsx';
import { stopTwoFactor } from '../../contract.ts';

/** Ends two-factor sign-in, unless an Administrator requires it. */
export function TwoFactorEnd({ required, onEnded }: { required: boolean; onEnded: () => void }) {
  if (required) return <p>An Administrator requires it, so you can’t turn it off.</p>;
  return (
    <RecordForm
      schema={stopTwoFactor.body as z.ZodType<unknown, { password: string }>}
      initial={{ password: '' }}
      action="Turn off two-factor sign-in"
      actionKind="plain"
      save={(body) => makeCall(stopTwoFactor, { body })}
      onSaved={({ message }) => {
        notify('success', message);
        onEnded();
      }}
    >
      <TextField
        name="password"
        label="Password"
        hint="To make sure it’s you."
        type="password"
        autoComplete="current-password"
        required
      />
    </RecordForm>
  );
}
