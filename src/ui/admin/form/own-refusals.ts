import { z } from 'zod';

/**
 * Checks the same, but of a union it says what the union itself does, and not one of its sides. A field that nobody has
 * touched isn't there, as in the request that follows.
 */
export function withOwnMessages<Values>(schema: z.ZodType<unknown, Values>): z.ZodType<Values, Values> {
  return z.custom<Values>().superRefine((values, context) => {
    for (const { path, message } of schema.safeParse(withoutUntouched(values)).error?.issues ?? []) {
      context.addIssue({ code: 'custom', path, message });
    }
  });
}

function withoutUntouched(value: unknown): unknown {
  if (value === null || Object.getPrototypeOf(value) !== Object.prototype) return value;
  const touched = Object.entries(Object(value)).filter(([, one]) => one !== undefined);
  return Object.fromEntries(touched.map(([name, one]) => [name, withoutUntouched(one)]));
}
