import { useSyncExternalStore } from 'react';
import type { Message } from '#platform/contract/message.ts';
import * as say from './messages.ts';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];
export const THEME_LABELS: Record<Theme, Message> = { system: say.system, light: say.light, dark: say.dark };

const CHANGED = 'theme-changed';

/** The chosen theme, which every page applies before its first paint. */
export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, currentTheme, (): Theme => 'system');
}

/** Announces the choice to /theme.js, which stores it, and to the components that show it. */
export function chooseTheme(theme: Theme): void {
  window.dispatchEvent(new CustomEvent(CHANGED, { detail: theme }));
}

function currentTheme(): Theme {
  const chosen = document.documentElement.dataset.theme;
  return THEMES.find((theme) => theme === chosen) ?? 'system';
}

function subscribe(changed: () => void): () => void {
  window.addEventListener(CHANGED, changed);
  return () => window.removeEventListener(CHANGED, changed);
}
