import type { SearchSchemaInput } from '@tanstack/react-router';
import { z } from 'zod';
import { type MailingInput, mailingForm } from '../contract.ts';

/** The list's filter by who asked for news isn't one of the audience: it says what is written. */
const handedOver = mailingForm.shape.audience.extend({ news: z.literal('yes').optional() });
type HandedOver = z.output<typeof handedOver>;
type Given = { [Name in keyof HandedOver]?: unknown };

/** The audience that an address names; what it doesn't know is left out. */
export function audienceSearch(search: Given & SearchSchemaInput): Given {
  const known = Object.entries(search).filter(
    ([name, value]) => name in handedOver.shape && handedOver.safeParse({ [name]: value }).success,
  );
  return handedOver.parse(Object.fromEntries(known));
}

/** What a draft begins with. */
export function draftFor(search: Given): Pick<MailingInput, 'purpose' | 'audience'> {
  const { news, ...audience } = handedOver.parse(search);
  return { purpose: news ? 'news' : 'notice', audience };
}
