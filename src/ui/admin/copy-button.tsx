import { Copy } from 'lucide-react';
import { Button } from './button.tsx';
import { IconButton } from './icon-button.tsx';
import * as say from './messages.ts';
import { notify } from './toasts.tsx';

export function CopyButton({ text, label = say.copy() }: { text: string; label?: string }) {
  return (
    <Button onClick={() => copy(text)}>
      <Copy aria-hidden size={16} />
      {label}
    </Button>
  );
}

/** The same as an icon, for use next to a value. */
export function CopyIcon({ text, label }: { text: string; label: string }) {
  return (
    <IconButton label={label} onClick={() => copy(text)}>
      <Copy aria-hidden size={16} />
    </IconButton>
  );
}

async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    notify('success', say.copied());
  } catch {
    notify('warning', say.copyFailed());
  }
}
