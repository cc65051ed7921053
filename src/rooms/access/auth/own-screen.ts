const FIRST_SCREEN = '/admin/dashboard';

/** The screen to open after signing in. Only our own are allowed, to prevent open redirects. */
export function ownScreen(next: string | undefined, origin = window.location.origin): string {
  if (!next || !URL.canParse(next, origin)) return FIRST_SCREEN;
  const wanted = new URL(next, origin);
  const isOurs = wanted.origin === origin && /^\/admin\/(?!login)/.test(wanted.pathname);
  return isOurs ? wanted.pathname + wanted.search : FIRST_SCREEN;
}
