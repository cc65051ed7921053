import type { SearchSchemaInput } from '@tanstack/react-router';
import { type Audience, mailingForm } from '../contract.ts';

const { audience } = mailingForm.shape;
type Given = { [Name in keyof Audience]?: unknown };

/** The audience that an address names; what it doesn't know is left out. */
export function audienceSearch(search: Given & SearchSchemaInput): Given {
  const known = Object.entries(search).filter(
    ([name, value]) => name in audience.shape && audience.safeParse({ [name]: value }).success,
  );
  return audience.parse(Object.fromEntries(known));
}
