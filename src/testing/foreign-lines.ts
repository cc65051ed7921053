import { countries } from '#platform/contract/countries.ts';
import { LANGUAGES, type Language, locale, ownName } from '#platform/contract/language.ts';
import { sayIn } from '#platform/server/in-language.ts';
import { createTestApp } from './app.ts';
import { type Read, readEveryState } from './every-state.ts';
import { MARK, UNMARKED } from './lome.ts';
import { mailSettings } from './mails.ts';

const LETTERS = /\p{L}{2}/u;
/** What isn't read: addresses, and what pages tell programs. */
const UNREAD =
  /^(?:href|action): |^(?:en|fr|pt)$|^content: (?:width=|summary_|website$|article$|profile$|noindex|light dark|telephone=|\w\w(?:[-_]\w\w)?$|#)/;
const ATTRIBUTE = /^(?:content|aria-label|alt|title|placeholder):/;
const DATA = [
  /https?:\/\/\S+|127\.0\.0\.1\S*|\S+@\S+|\{link\}/g,
  /\b[A-Z\d]{4}-[A-Z\d]{4}\b|[\da-f]{8}-[\da-f-]{27}|#[\da-f]{6}\b/g,
  /\w{3}, \d\d \w{3} \d{4} [\d:]+ GMT|\d{4}-\d\d-\d\dT\S+/g,
  // Units and zones.
  /F\sCFA|XOF|GMT|UTC|\bTG\b|\b1er\b/g,
  // Names, and what the programme of the test says of its sessions.
  /WhatsApp|LinkedIn|Facebook|Twitter|Instagram|\bBlog\b|Talk|Panel|Keynote|\bBreak\b/g,
];
interface Site {
  language: Language;
  isWritten: boolean;
}

/** Every line that somebody reads, without what isn't the program's own to say. */
export async function readForeignLines(
  { language, isWritten }: Site,
  own: (text: string) => string = (text) => text,
) {
  const app = await createTestApp(mailSettings('smtp://127.0.0.1:9'));
  return foreignLines(language, await readEveryState(app, language, { isWritten }), own);
}

/** The same of what was read. */
export function foreignLines(
  language: Language,
  said: readonly Read[],
  own: (text: string) => string = (text) => text,
) {
  const foreign = foreignWords(language);
  const lines = said.flatMap(({ where, text }) =>
    own(text)
      .split('\n')
      .filter((line) => !UNREAD.test(line.trim()) && !line.includes(MARK) && line.trim() !== UNMARKED)
      .map((line) => [where, line.replace(ATTRIBUTE, '').trim()] as const),
  );
  const words = new Map(lines.map(([where, line]) => [line, where]));
  return [...words].flatMap(([line, where]) => {
    const left = [...DATA, foreign].reduce((text, pattern) => text.replace(pattern, ' '), line);
    return LETTERS.test(left) ? [{ where, line, left }] : [];
  });
}

/** What `Intl` says in a language: months, days, countries and languages. */
function foreignWords(language: Language): RegExp {
  const [tag, dates] = [
    locale(language),
    Array.from({ length: 12 }, (_, month) => new Date(2027, month, month + 1)),
  ];
  const parts = (['long', 'short'] as const).flatMap((style) =>
    dates.flatMap((date) => {
      const format = new Intl.DateTimeFormat(tag, {
        weekday: style,
        month: style,
        day: 'numeric',
        year: 'numeric',
      });
      return format.format(date).split(/[\s\d,]+/);
    }),
  );
  const names = sayIn(language, countries).map(({ name }) => name);
  const languages = LANGUAGES.flatMap((one) => [
    ownName(one),
    new Intl.DisplayNames(tag, { type: 'language' }).of(one) ?? one,
  ]);
  const all = [...new Set([...names, ...languages, ...parts, 'feira'])].filter((word) => word.length > 1);
  const escaped = all
    .toSorted((a, b) => b.length - a.length)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`(?<![\\p{L}])(?:${escaped.join('|')})(?![\\p{L}])`, 'giu');
}
