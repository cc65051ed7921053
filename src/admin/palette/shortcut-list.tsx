import { Dialog } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import type { SessionValues } from '#platform/contract/session-values.ts';
import { EVERYWHERE, GO_TO } from './shortcuts.ts';

interface Props {
  session: SessionValues;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export function ShortcutList({ session, open, onOpenChange }: Props) {
  const shortcuts = GO_TO.filter(({ administrator }) => !administrator || session.role === 'Administrator');
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Backdrop className="backdrop" />
        <Dialog.Popup className="dialog">
          <div className="dialog-head">
            <Dialog.Title className="dialog-title">Keyboard shortcuts</Dialog.Title>
            <Dialog.Close className="icon-button" aria-label="Close">
              <X aria-hidden size={16} />
            </Dialog.Close>
          </div>
          <dl className="shortcuts">
            {[...EVERYWHERE, ...shortcuts].map(({ keys, label }) => (
              <div key={keys}>
                <dt>{label}</dt>
                <dd>
                  {keys.split(' ').map((key) => (
                    <kbd key={key}>{key}</kbd>
                  ))}
                </dd>
              </div>
            ))}
          </dl>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
