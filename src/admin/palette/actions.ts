import { partnershipActions } from '#features/partnerships/client/palette-actions.ts';
import { attendeeActions } from '#features/registrations/client/palette-actions.ts';
import type { PaletteAction } from '#ui/admin/palette-action.ts';
import { chooseTheme, THEME_LABELS, THEMES } from '#ui/theme.ts';

const themeActions = THEMES.map(
  (theme): PaletteAction => ({
    label: `${THEME_LABELS[theme]} theme`,
    access: 'own-account',
    act: () => chooseTheme(theme),
  }),
);

const signingOut = (act: () => void): PaletteAction => ({
  label: 'Sign Out',
  synonyms: ['Log out', 'Logout', 'Signout'],
  access: 'own-account',
  act,
});

/** Everything that the palette can do besides opening a screen. */
export const paletteActions = (
  signOut: () => void,
  packages: readonly string[],
): readonly PaletteAction[] => [
  ...attendeeActions,
  ...partnershipActions(packages),
  ...themeActions,
  signingOut(signOut),
];
