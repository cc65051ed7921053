import { useScrolled } from './use-scrolled.ts';

/** Appears once the page is scrolled. */
export function BackToTop() {
  const scrolled = useScrolled();
  return (
    <a
      href="#top"
      className="back-to-top fixed right-4 bottom-4 z-20 grid size-12 place-items-center rounded-medium bg-accent text-on-accent print:hidden [@media(max-height:30rem)]:hidden"
      hidden={!scrolled}
    >
      <span className="sr-only">Back to top</span>
      <svg viewBox="0 0 24 24" className="size-6" aria-hidden="true">
        <path d="M12 20V5m-7 7 7-7 7 7" fill="none" stroke="currentColor" strokeWidth="2.5" />
      </svg>
    </a>
  );
}
