const KEY = 'sign-in-reason';

/** Keeps why a screen leads to the login, as text for people, until the login shows it. */
export function keepSignInReason(reason: string): void {
  sessionStorage.setItem(KEY, reason);
}

/** The kept reason, once. */
export function takeSignInReason(): string | undefined {
  const reason = sessionStorage.getItem(KEY) ?? undefined;
  sessionStorage.removeItem(KEY);
  return reason;
}
