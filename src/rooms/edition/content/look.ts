import { accentContrast, CONTRAST_MIN, nearestAccent } from '#platform/contract/accent.ts';
import { text } from '#platform/contract/fields.ts';
import { DEFAULT_LOOK, type Look } from '#platform/contract/look.ts';
import type { Message } from '#platform/contract/message.ts';
import { publicAddress } from '#platform/contract/public-addresses.ts';
import { describe, line, section } from './fields.ts';
import * as say from './messages.ts';

/** The colours of the site. All others are computed from them (decision 044). */
export const look = section(
  {
    title: say.look,
    lead: say.lookLead,
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
        label: say.accent,
        kind: 'colour',
        required: true,
        half: true,
        hint: say.accentHint,
      },
    ),
    ink: colour(say.ink, 'ink', say.inkHint),
    gold: colour(say.firstThread, 'gold'),
    palm: colour(say.secondThread, 'palm'),
    clay: colour(say.thirdThread, 'clay'),
    indigo: colour(say.fourthThread, 'indigo', say.fourthThreadHint),
    seed: line(say.seedOfCloth, {
      max: 60,
      hint: say.seedHint,
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

function colour(label: Message, name: keyof Look, hint?: Message) {
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
    .regex(/^#[\da-f]{6}$/, { error: say.colourInvalid, abort: true });
}

function unreadable(accent: string): string {
  // Rounded down: 4.48 isn't the 4.5 that is needed.
  const ratio = Math.floor(accentContrast(accent) * 100) / 100;
  return say.accentUnreadable({ ratio, least: CONTRAST_MIN, nearest: nearestAccent(accent) });
}
