import { makeCall } from '#platform/client/call-client.ts';
import type { CallOutput } from '#platform/contract/call.ts';
import { setUpFirst } from '#platform/contract/messages.ts';
import { Button } from '#ui/admin/button.tsx';
import { TextField } from '#ui/admin/form/fields.tsx';
import { RecordForm } from '#ui/admin/form/record-form.tsx';
import { notify } from '#ui/admin/toasts.tsx';
import { RichMessage } from '#ui/rich-message.tsx';
import { codeForm, confirmTwoFactor, type startTwoFactor } from '../../contract.ts';
import * as say from '../../messages.ts';

interface Props {
  enrolment: CallOutput<typeof startTwoFactor>;
  onConfirmed: (codes: string[]) => void;
  onCancel: () => void;
}

/** People who type the secret in lose their place in one long word. */
const GROUP = /.{1,4}/g;

/** The app scans the QR code; a code from the app proves that it did. */
export function TwoFactorConfirmation({ enrolment, onConfirmed, onCancel }: Props) {
  return (
    <div className="enrolment">
      <img src={enrolment.qr} alt={say.qrCode()} width={180} height={180} />
      <div>
        <p>
          <RichMessage
            of={say.scanThis({ secret: enrolment.secret.match(GROUP)?.join(' ') ?? '' })}
            tags={{ secret: (words) => <code className="secret">{words}</code> }}
          />
        </p>
        <RecordForm
          schema={codeForm}
          initial={{ code: '' }}
          action={say.turnOn()}
          actionKind="plain"
          save={(body) => makeCall(confirmTwoFactor, { body })}
          onSaved={({ message, codes }) => {
            notify('success', message, { settles: setUpFirst() });
            onConfirmed(codes);
          }}
          aside={
            <Button kind="quiet" onClick={onCancel}>
              {say.cancel()}
            </Button>
          }
        >
          <TextField
            name="code"
            label={say.code()}
            hint={say.appCodeHint()}
            inputMode="numeric"
            autoComplete="one-time-code"
            short
            required
          />
        </RecordForm>
      </div>
    </div>
  );
}
