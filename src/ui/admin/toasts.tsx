import { Toast } from '@base-ui/react/toast';
import { X } from 'lucide-react';
import * as say from './messages.ts';

type Kind = 'success' | 'warning' | 'error';

interface Undo {
  label: string;
  act: () => void;
}

const UNDO_MS = 10_000;

const manager = Toast.createToastManager();

interface Options {
  description?: string;
  undo?: Undo;
  /** The title of an earlier warning or error to close, because it no longer applies. */
  settles?: string;
}

/** Shows a message in the corner of the screen. Warnings and errors interrupt a screen reader. */
export function notify(kind: Kind, title: string, options: Options = {}) {
  const { description, undo, settles } = options;
  if (settles) manager.close(settles);
  const id = manager.add({
    title,
    // Repeated messages share one toast.
    ...(!undo && { id: title }),
    description,
    type: kind,
    priority: kind === 'success' ? 'low' : 'high',
    ...(undo && {
      timeout: UNDO_MS,
      actionProps: {
        children: undo.label,
        onClick: () => {
          manager.close(id);
          undo.act();
        },
      },
    }),
  });
}

/** Keeps the toasts clear of a bar at the lower edge of the window, until the returned function is called. */
export function raiseToasts(): () => void {
  const viewport = document.querySelector('.toasts');
  viewport?.toggleAttribute('data-raised', true);
  return () => viewport?.removeAttribute('data-raised');
}

/** Contains the toasts. Rendered once, around the application. */
export function Toasts({ children }: { children: React.ReactNode }) {
  return (
    <Toast.Provider toastManager={manager}>
      {children}
      <Toast.Portal>
        <Toast.Viewport className="toasts">
          <ToastList />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  );
}

function ToastList() {
  const { toasts } = Toast.useToastManager();
  return toasts.map((toast) => (
    // The library hides what isn't hovered over. Here every message is in view, and its buttons can be reached.
    <Toast.Root key={toast.id} toast={toast} aria-hidden={undefined} className="toast">
      <Toast.Content className="toast-content">
        <div className="toast-words">
          <Toast.Title className="toast-title" />
          <Toast.Description className="toast-description" />
        </div>
        {toast.actionProps && <Toast.Action className="button" />}
        <Toast.Close aria-hidden={undefined} className="icon-button" aria-label={say.closeThisMessage()}>
          <X aria-hidden size={16} />
        </Toast.Close>
      </Toast.Content>
    </Toast.Root>
  ));
}
