import { EDITION_OF_2025 } from '#database/edition-of-2025.ts';
import { SITE_OF_2025 } from '#database/site-of-2025.ts';
import { PRIVACY_WRITTEN } from '../site-content.ts';

/** What the privacy policy says since there is news, which people ask for: what it said before is kept in its migration. */
const REPLACED = [
  [
    'to answer your request, and to count how many people come and from where. For nothing else.',
    'to answer your request, and to count how many people come and from where. News is sent only to those who asked for it.',
  ],
  [
    'Every message from us says how to unsubscribe.',
    'Every message with news says how to unsubscribe. Messages about your own registration or request come as long as there is one.',
  ],
] as const;

const { privacy } = SITE_OF_2025;
const sections = privacy.sections.map((section) => ({
  ...section,
  text: REPLACED.reduce((text, [before, now]) => text.replace(before, now), section.text),
}));

/** The texts of the summit of 2025, as a new site begins with them. */
export const TEXTS_OF_2025 = {
  site: { ...SITE_OF_2025, privacy: { ...privacy, sections, updated: PRIVACY_WRITTEN } },
  edition: EDITION_OF_2025,
};
