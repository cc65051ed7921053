import { Dialog } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import * as say from './messages.ts';

interface Props {
  title: string;
  /** Without it, open as long as it is rendered. */
  open?: boolean;
  onClose: () => void;
  /** Of its own, beside that of every dialog. */
  className: string;
  children: ReactNode;
}

/** A window over the screen. */
export function Window({ title, open = true, onClose, className, children }: Props) {
  return (
    <Dialog.Root open={open} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="backdrop" />
        <Dialog.Popup className={`dialog ${className}`}>
          <div className="dialog-head">
            <Dialog.Title className="dialog-title">{title}</Dialog.Title>
            <Dialog.Close className="icon-button" aria-label={say.close()}>
              <X aria-hidden size={18} />
            </Dialog.Close>
          </div>
          {children}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
