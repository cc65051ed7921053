import * as say from './messages.ts';

/** In the header, where it covers nothing. Its space is reserved, so that nothing moves when it appears. */
export function BackToTop({ shown }: { shown: boolean }) {
  return (
    <a href="#top" className="back-to-top" data-shown={shown || undefined}>
      <span className="sr-only">{say.backToTop()}</span>
      <svg viewBox="0 0 24 24" className="size-6" aria-hidden="true">
        <path d="M12 20V5m-7 7 7-7 7 7" fill="none" stroke="currentColor" strokeWidth="2.5" />
      </svg>
    </a>
  );
}
