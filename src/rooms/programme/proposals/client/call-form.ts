import { z } from 'zod';

/** As the screen holds the call for speakers: its end in the edition's zone. */
export const callScreenForm = z.strictObject({
  isOpen: z.boolean(),
  endsAt: z.string(),
  isBlind: z.boolean(),
});
