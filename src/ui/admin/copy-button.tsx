import { Copy } from 'lucide-react';
import { Button } from './button.tsx';
import { notify } from './toasts.tsx';

export function CopyButton({ text, label = 'Copy' }: { text: string; label?: string }) {
  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      notify('success', 'Copied.');
    } catch {
      notify('warning', 'The browser does not let us copy. Please select the text and copy it yourself.');
    }
  }
  return (
    <Button onClick={copy}>
      <Copy aria-hidden size={16} />
      {label}
    </Button>
  );
}
