import { AlertDialog } from '@base-ui/react/alert-dialog';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';

interface Props {
  open: boolean;
  title: string;
  children: ReactNode;
  /** What the button that goes ahead says: a verb. */
  confirm: string;
  dangerous?: boolean;
  busy?: boolean;
  onConfirm: () => void;
  /** Left out, there is nothing to call off: the dialog only tells. */
  onCancel?: () => void;
  cancel?: string;
}

/** Asks before something happens, or tells something that must be read. */
export function ConfirmDialog(props: Props) {
  const { open, title, children, confirm, dangerous, busy, onConfirm, onCancel } = props;
  return (
    <AlertDialog.Root open={open} onOpenChange={(next) => !next && !busy && (onCancel ?? onConfirm)()}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className="backdrop" />
        <AlertDialog.Popup className="dialog">
          <AlertDialog.Title className="dialog-title">{title}</AlertDialog.Title>
          <AlertDialog.Description className="dialog-text" render={<div />}>
            {children}
          </AlertDialog.Description>
          <div className="dialog-actions">
            {onCancel && (
              <Button onClick={onCancel} disabled={busy ?? false}>
                {props.cancel ?? 'Cancel'}
              </Button>
            )}
            <Button kind={dangerous ? 'danger' : 'act'} busy={busy ?? false} onClick={onConfirm}>
              {confirm}
            </Button>
          </div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
