import { ArrowUp } from 'lucide-react';
import { IconButton } from '#ui/admin/icon-button.tsx';
import { useScrolled } from '#ui/use-scrolled.ts';

/** Appears once the screen is scrolled, as a long list is on a phone. */
export function BackToTop() {
  const scrolled = useScrolled();
  if (!scrolled) return null;
  return (
    <div className="back-to-top">
      <IconButton label="Back to top" onClick={toTop}>
        <ArrowUp aria-hidden size={18} />
      </IconButton>
    </div>
  );
}

function toTop(): void {
  window.scrollTo({ top: 0 });
  document.getElementById('content')?.focus({ preventScroll: true });
}
