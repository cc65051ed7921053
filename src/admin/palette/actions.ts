import type { Content } from '#modules/content/contract.ts';
import type { ClientModule } from '#ui/admin/client-module.tsx';
import type { PaletteAction } from '#ui/admin/palette-action.ts';
import { chooseTheme, THEME_LABELS, THEMES } from '#ui/theme.ts';
import { CLIENT_MODULES } from '../client-modules.ts';
import * as say from '../messages.ts';

declare module '#ui/admin/client-module.tsx' {
  interface ClientModule {
    /** What the palette can do besides opening a screen; once the site's content is known, with its texts. */
    paletteActions?: (content: Content | undefined) => readonly PaletteAction[];
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

/** Everything that the palette can do besides opening a screen. */
export function paletteActions(signOut: () => void, content: Content | undefined): readonly PaletteAction[] {
  const ofModules = CLIENT_MODULES.flatMap((one: ClientModule) => one.paletteActions?.(content) ?? []);
  return [...ofModules, ...themeActions, signingOut(signOut)];
}
