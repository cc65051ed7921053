import { EDITION_OF_2025 } from '#database/edition-of-2025.ts';
import { SITE_OF_2025 } from '#database/site-of-2025.ts';

/** What the privacy policy says since there are news, languages and known devices: what it said before is kept in its migration. */
const REPLACED = [
  [
    'to answer your request, and to count how many people come and from where. For nothing else.',
    'to answer your request, and to count how many people come and from where. News is sent only to those who asked for it.',
  ],
  [
    'Every message from us says how to unsubscribe.',
    'Every message with news says how to unsubscribe. Messages about your own registration or request come as long as there is one.',
  ],
  [
    'with one exception: when you register, a cookie brings your name, encrypted, to the page that shows your badge. It is deleted there, after a minute at the latest. If',
    'with two exceptions: when you register, a cookie brings your name, encrypted, to the page that shows your badge. It is deleted there, after a minute at the latest. And when you choose a language, a cookie remembers it for a year, and nothing else. If',
  ],
  [
    'Organisers who sign in get one cookie that keeps them signed in.',
    'Organisers who sign in get others: one keeps them signed in, one says for 180 days that they signed in here before, so that strangers who try their password don’t lock them out, and one remembers the language that they chose for their work.',
  ],
] as const;

const { privacy } = SITE_OF_2025;
const sections = privacy.sections.map((section) => ({
  ...section,
  text: REPLACED.reduce((text, [before, now]) => text.replace(before, now), section.text),
}));

/** The texts of the summit of 2025, as a new site begins with them. */
export const TEXTS_OF_2025 = {
  site: { ...SITE_OF_2025, privacy: { ...privacy, sections, updated: '2026-11-29' } },
  edition: EDITION_OF_2025,
};
