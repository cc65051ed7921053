import { z } from 'zod';

/** One thing that an update changed, as text for people; '' where there was or is nothing. */
export const change = z.strictObject({ field: z.string(), from: z.string(), to: z.string() });
export type Change = z.output<typeof change>;
