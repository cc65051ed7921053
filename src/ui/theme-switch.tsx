import { useSyncExternalStore } from 'react';

const THEMES = ['system', 'light', 'dark'] as const;
type Theme = (typeof THEMES)[number];
const LABELS: Record<Theme, string> = { system: 'System', light: 'Light', dark: 'Dark' };
const KEY = 'theme';
const CHANGED = 'theme-changed';

/** Chooses the theme; the choice is kept in the browser and read by /theme.js before the next paint. */
export function ThemeSwitch() {
  const theme = useSyncExternalStore(subscribe, currentTheme, (): Theme => 'system');
  return (
    <fieldset className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <legend className="float-left mr-2 text-small text-quiet">Theme</legend>
      {THEMES.map((one) => (
        <label key={one} className="choice flex min-h-11 cursor-pointer items-center gap-2 text-small">
          <input
            type="radio"
            name="theme"
            value={one}
            checked={theme === one}
            onChange={() => chooseTheme(one)}
          />
          {LABELS[one]}
        </label>
      ))}
    </fieldset>
  );
}

function currentTheme(): Theme {
  const chosen = document.documentElement.dataset.theme;
  return THEMES.find((theme) => theme === chosen) ?? 'system';
}

function chooseTheme(theme: Theme): void {
  if (theme === 'system') {
    localStorage.removeItem(KEY);
    delete document.documentElement.dataset.theme;
  } else {
    localStorage.setItem(KEY, theme);
    document.documentElement.dataset.theme = theme;
  }
  window.dispatchEvent(new Event(CHANGED));
}

function subscribe(changed: () => void): () => void {
  window.addEventListener(CHANGED, changed);
  return () => window.removeEventListener(CHANGED, changed);
}
