import type { Content } from '#rooms/edition/contract.ts';
import type { ClientModule } from '#ui/admin/client-module.tsx';
import type { PaletteAction, PalettePlace } from '#ui/admin/palette-action.ts';
import { chooseTheme, THEME_LABELS, THEMES } from '#ui/theme.ts';
import { CLIENT_MODULES } from '../client-modules.ts';
import * as say from '../messages.ts';

declare module '#ui/admin/client-module.tsx' {
  interface ClientModule {
    /** What the palette can do besides opening a screen; once the site's content is known, with its texts. */
    paletteActions?: (content: Content | undefined) => readonly PaletteAction[];
    /** Parts of its screens that the palette finds, once the current edition is known with its. */
    palettePlaces?: (editionId: string | undefined) => readonly PalettePlace[];
  }
}

const themeActions = THEMES.map(
  (theme): PaletteAction => ({
    label: say.themeNamed({ theme: THEME_LABELS[theme]() }),
    access: 'own-account',
    act: () => chooseTheme(theme),
  }),
);

const signingOut = (act: () => void): PaletteAction => ({
  label: say.signOut(),
  synonyms: [say.logOut(), say.logout(), say.signout()],
  access: 'own-account',
  act,
});

const showingShortcuts = (act: () => void): PaletteAction => ({
  label: say.keyboardShortcuts(),
  synonyms: [say.help()],
  access: 'own-account',
  act,
});

export function palettePlaces(editionId: string | undefined): readonly PalettePlace[] {
  return CLIENT_MODULES.flatMap((one: ClientModule) => one.palettePlaces?.(editionId) ?? []);
}

interface Own {
  onSignOut: () => void;
  onShortcuts: () => void;
}

/** Everything that the palette can do besides opening a screen. */
export function paletteActions(
  { onSignOut, onShortcuts }: Own,
  content: Content | undefined,
): readonly PaletteAction[] {
  const ofModules = CLIENT_MODULES.flatMap((one: ClientModule) => one.paletteActions?.(content) ?? []);
  return [...ofModules, ...themeActions, showingShortcuts(onShortcuts), signingOut(onSignOut)];
}
