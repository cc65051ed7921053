/** Where the browser keeps what opens its visitor's feedback. */
const KEY = 'feedback-key';

export function keepKey(key: string): void {
  try {
    localStorage.setItem(KEY, key);
  } catch {
    // In a window without storage, the link of one's own page leads there.
  }
}

export function keptKey(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}
