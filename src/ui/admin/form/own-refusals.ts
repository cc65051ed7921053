import { z } from 'zod';

/** Checks the same, but of a union it says what the union itself does, and not one of its sides. */
export function withOwnMessages<Values>(schema: z.ZodType<unknown, Values>): z.ZodType<Values, Values> {
  return z.custom<Values>().superRefine((values, context) => {
    for (const { path, message } of schema.safeParse(values).error?.issues ?? []) {
      context.addIssue({ code: 'custom', path, message });
    }
  });
}
