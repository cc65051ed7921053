import { accentContrast, CONTRAST_MIN, nearestAccent } from '#platform/contract/accent.ts';
import { text } from '#platform/contract/fields.ts';
import { DEFAULT_LOOK, type Look } from '#platform/contract/look.ts';
import { publicAddress } from '#platform/contract/public-addresses.ts';
import { describe, line, section } from './fields.ts';

/** The colours of the site. All others are computed from them (decision 044). */
export const look = section(
  {
    title: 'Look',
    lead: 'Six colours, from which all others follow, in the light and the dark theme. Four of them are the threads of the cloth.',
    page: publicAddress.home,
  },
  {
    accent: describe(
      hex()
        .refine((colour) => accentContrast(colour) >= CONTRAST_MIN, {
          error: ({ input }) => unreadable(String(input)),
        })
        .default(DEFAULT_LOOK.accent),
      {
        label: 'Accent',
        kind: 'colour',
        required: true,
        half: true,
        hint: 'Buttons and marks. It also tints the paper.',
      },
    ),
    ink: colour('Ink', 'ink', 'It tints text and dark grounds.'),
    gold: colour('First thread', 'gold'),
    palm: colour('Second thread', 'palm'),
    clay: colour('Third thread', 'clay'),
    indigo: colour('Fourth thread', 'indigo', 'Also the frame around what the keyboard has reached.'),
    seed: line('Seed of the cloth', {
      max: 60,
      hint: 'Any words: they weave another cloth. Left empty, the summit’s name weaves it.',
    }),
  },
);

/** What the site's own cloth is woven from. */
export function clothSeed({
  identity,
  look,
}: {
  identity: { name: string };
  look: { seed: string };
}): string {
  return look.seed || identity.name;
}

function colour(label: string, name: keyof Look, hint?: string) {
  return describe(hex().default(DEFAULT_LOOK[name]), {
    label,
    kind: 'colour',
    required: true,
    half: true,
    ...(hint && { hint }),
  });
}

function hex() {
  return text(7)
    .toLowerCase()
    .regex(/^#[\da-f]{6}$/, { error: 'Enter a colour such as #f3ba32.', abort: true });
}

function unreadable(accent: string): string {
  // Rounded down: 4.48 isn't the 4.5 that is needed.
  const ratio = Math.floor(accentContrast(accent) * 100) / 100;
  return `Words on this colour are hard to read: their contrast is ${ratio}, and ${CONTRAST_MIN} is needed. The nearest colour that works is ${nearestAccent(accent)}.`;
}
