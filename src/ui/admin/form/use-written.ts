import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { z } from 'zod';

/** After the last letter, so that it isn't shown for each. */
const TYPING_MS = 600;

/** What the form around it last said that could be saved, once nobody types. */
export function useWritten<Form>(schema: z.ZodType<unknown, Form>): Form | undefined {
  const text = JSON.stringify(useWatch());
  const valid = schema.safeParse(JSON.parse(text)).success ? text : undefined;
  const [written, setWritten] = useState(valid);
  useEffect(() => {
    if (valid === undefined) return;
    const timer = setTimeout(setWritten, TYPING_MS, valid);
    return () => clearTimeout(timer);
  }, [valid]);
  return written === undefined ? undefined : JSON.parse(written);
}
