import { type Content, packageNamesOf } from '#modules/content/contract.ts';
import { noticesOf } from '#modules/content/notices.ts';
import { partnershipActions } from '#modules/partnerships/client/palette-actions.ts';
import { attendeeActions } from '#modules/registrations/client/palette-actions.ts';
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

/** What organisers call what lists are exported by. */
type ListedWords = Readonly<Record<'packages' | 'notices' | 'partnershipNotices', readonly string[]>>;

/** Before the content is known. */
export const NO_WORDS: ListedWords = { packages: [], notices: [], partnershipNotices: [] };

export function listedWords({ edition }: Content): ListedWords {
  return {
    packages: packageNamesOf({ edition }),
    notices: noticesOf(edition, 'registration'),
    partnershipNotices: noticesOf(edition, 'partnership'),
  };
}

/** Everything that the palette can do besides opening a screen. */
export function paletteActions(
  signOut: () => void,
  { packages, notices, partnershipNotices }: ListedWords,
): readonly PaletteAction[] {
  return [
    ...attendeeActions(notices),
    ...partnershipActions(packages, partnershipNotices),
    ...themeActions,
    signingOut(signOut),
  ];
}
