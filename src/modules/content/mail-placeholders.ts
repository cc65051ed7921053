/** What a mail's text may name in braces. `example` stands for what nobody knows before it is sent. */
export const MAIL_PLACEHOLDERS = {
  summit: { meaning: 'the summit’s name', example: '' },
  organiser: { meaning: 'the organiser’s name', example: '' },
  site: { meaning: 'the address of this site', example: '' },
  name: { meaning: 'the person’s name', example: 'Ama Mensah' },
  company: { meaning: 'the company', example: 'Volta Foods Ltd' },
  package: { meaning: 'the package', example: 'Gold' },
  colleague: { meaning: 'who has the place now', example: 'Kojo Antwi' },
  giver: { meaning: 'who passed the place on', example: 'Efua Sutherland' },
  what: {
    meaning: 'what they asked for, such as ‘cancel your registration’',
    example: 'cancel your registration',
  },
  minutes: { meaning: 'how many minutes the code works', example: '15' },
  inviter: { meaning: 'who sent it', example: 'Kofi Boateng' },
  expires: { meaning: 'until when the link works', example: '26th August 2025, 9:00 AM GMT' },
  until: { meaning: 'until when the place is kept', example: '26th August 2025, 9:00 AM GMT' },
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
