import { AlertDialog } from '@base-ui/react/alert-dialog';
import { type ReactNode, type RefObject, useRef } from 'react';
import { Button } from './button.tsx';
import * as say from './messages.ts';

interface Props {
  open: boolean;
  title: string;
  children: ReactNode;
  /** The label of the button that proceeds: a verb. */
  confirm: string;
  dangerous?: boolean;
  busy?: boolean;
  onConfirm: () => void;
  /** If omitted, there is nothing to cancel: the dialog only informs. */
  onCancel?: () => void;
  cancel?: string;
  /** Where the focus goes after proceeding, if whatever opened the dialog is gone by then. */
  goOn?: RefObject<HTMLElement | null> | undefined;
}

/** Asks before something happens, or shows a message that must be read. */
export function ConfirmDialog(props: Props) {
  const { open, title, children, confirm, dangerous, busy, onCancel, goOn } = props;
  const confirmed = useRef(false);
  const onConfirm = () => {
    confirmed.current = true;
    props.onConfirm();
  };
  return (
    <AlertDialog.Root open={open} onOpenChange={(next) => !next && !busy && (onCancel ?? onConfirm)()}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className="backdrop" />
        <AlertDialog.Popup className="dialog" finalFocus={() => (confirmed.current && goOn?.current) || true}>
          <AlertDialog.Title className="dialog-title">{title}</AlertDialog.Title>
          <AlertDialog.Description className="dialog-text" render={<div />}>
            {children}
          </AlertDialog.Description>
          <div className="dialog-actions">
            {onCancel && (
              <Button onClick={onCancel} disabled={busy ?? false}>
                {props.cancel ?? say.cancel()}
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
