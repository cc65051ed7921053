/** What a mail's text may name in braces. `example` stands for what nobody knows before it is sent. */
export const MAIL_PLACEHOLDERS = {
  summit: { meaning: 'the summit’s name', example: '' },
  organiser: { meaning: 'the organiser’s name', example: '' },
  site: { meaning: 'the address of this site', example: '' },
  name: { meaning: 'the person’s name', example: 'Ama Mensah' },
  company: { meaning: 'the company', example: 'Volta Foods Ltd' },
  package: { meaning: 'the package', example: 'Gold' },
  inviter: { meaning: 'who sent it', example: 'Kofi Boateng' },
  expires: { meaning: 'until when the link works', example: '26th August 2025, 9:00 AM GMT' },
} as const satisfies Record<string, { meaning: string; example: string }>;
export type MailPlaceholder = keyof typeof MAIL_PLACEHOLDERS;

/** Filled in for every mail. */
export const SHARED_PLACEHOLDERS = ['summit', 'organiser', 'site'] as const satisfies MailPlaceholder[];
export type SharedPlaceholder = (typeof SHARED_PLACEHOLDERS)[number];

/** The names between braces in a text. */
export type PlaceholderOf<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PlaceholderOf<Rest>
  : never;

const PLACEHOLDER = /\{(\w+)\}/g;

export function placeholdersIn(texts: readonly string[]): string[] {
  const names = texts.flatMap((text) => [...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name));
  return [...new Set(names)];
}

/** Puts values in the place of the names between braces. */
export function fillIn(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(PLACEHOLDER, (whole, name: string) => values[name] ?? whole);
}
