import { type GetTextTranslation, po } from 'gettext-parser';
import { namesIn } from '../steps/translations.ts';
import type { Catalogue, Said } from './catalogues.ts';
import { pluralForms } from './plural-forms.ts';

const CONTEXT = /^(?<path>[^#]+)#(?<name>[\s\S]*)$/;
const ORGANISERS = 'Read by organisers alone.';

/** What a catalogue says in the language, by the names of its texts. */
export type Translated = ReadonlyMap<string, ReadonlyMap<string, Said>>;

interface Taken {
  /** By catalogue and name. */
  texts: Translated;
  /** Texts that aren't taken, each with its place and the reason. */
  left: string[];
}

/**
 * A PO file of everything that is said. What an earlier one says of a text whose English has changed since is marked
 * 'fuzzy', with the English that it was made of.
 */
export function writePo(
  language: string,
  catalogues: readonly Catalogue[],
  translated: Translated,
  earlier?: Buffer,
): Buffer {
  const { names, header } = pluralForms(language);
  const known = new Map(earlier ? entriesIn(earlier).map((entry) => [entry.msgctxt, entry]) : []);
  const translations: Record<string, Record<string, GetTextTranslation>> = {};
  for (const { path, texts, isForVisitors } of catalogues) {
    for (const [name, text] of texts) {
      const entry: GetTextTranslation = {
        ...{ msgctxt: `${path}#${name}`, ...idsOf(text) },
        msgstr: formsOf(translated.get(path)?.get(name), names, isPlural(text)),
        comments: {
          ...{ translator: '', reference: '', flag: '', previous: '' },
          extracted: isForVisitors ? '' : ORGANISERS,
        },
      };
      const before = known.get(entry.msgctxt);
      if (before && before.msgid !== entry.msgid && before.msgstr.some(Boolean)) {
        entry.msgstr = before.msgstr;
        entry.comments = {
          ...entry.comments,
          flag: 'fuzzy',
          previous: `msgid ${JSON.stringify(before.msgid)}`,
        } as never;
      }
      translations[entry.msgctxt ?? ''] = { [entry.msgid]: entry };
    }
  }
  const headers = { 'Content-Type': 'text/plain; charset=utf-8', Language: language, 'Plural-Forms': header };
  return po.compile({ charset: 'utf-8', headers, translations }, { foldLength: 0 });
}

/** What a PO file says. Only what was made of today's English, and names all that it names, is taken. */
export function readPo(file: Buffer, language: string, catalogues: readonly Catalogue[]): Taken {
  const { names } = pluralForms(language);
  const english = new Map(catalogues.map(({ path, texts }) => [path, texts]));
  const texts = new Map<string, Map<string, Said>>();
  const left: string[] = [];
  for (const { msgctxt = '', msgid, msgstr, comments } of entriesIn(file)) {
    if (!msgstr.some(Boolean)) continue;
    const { path = '', name = '' } = CONTEXT.exec(msgctxt)?.groups ?? {};
    const source = english.get(path)?.get(name);
    const problem = problemOf(source, { msgid, msgstr, isFuzzy: /\bfuzzy\b/.test(comments?.flag ?? '') });
    if (source === undefined || problem) {
      left.push(`${msgctxt}: ${problem}`);
      continue;
    }
    const own = texts.get(path) ?? new Map<string, Said>();
    texts.set(path, own.set(name, isPlural(source) ? byForm(msgstr, names) : (msgstr[0] ?? '')));
  }
  return { texts, left };
}

function problemOf(
  source: Said | undefined,
  { msgid, msgstr, isFuzzy }: { msgid: string; msgstr: readonly string[]; isFuzzy: boolean },
): string | undefined {
  if (source === undefined) return 'there is no such text any more';
  if (isFuzzy) return 'it is marked as fuzzy';
  if (idsOf(source).msgid !== msgid) return 'its English has changed since';
  if (msgstr.some((form) => !form)) return 'a form of its plural is missing';
  const forms = typeof source === 'string' ? { other: source } : source;
  const [wanted, known, given] = [
    namedIn([forms.other ?? '']),
    namedIn(Object.values(forms)),
    namedIn(msgstr),
  ];
  const isSame = [...wanted].every((one) => given.has(one)) && [...given].every((one) => known.has(one));
  if (isSame) return undefined;
  return `it names ${[...given].join(' ') || 'nothing'} instead of ${[...wanted].join(' ') || 'nothing'}`;
}

/** The number may be left out by a form such as 'one'. */
function namedIn(texts: readonly string[]): Set<string> {
  return new Set(texts.flatMap((text) => [...namesIn(text)]).filter((name) => name !== '{count}'));
}

/** What says a number has forms in other languages, even if English has one for all. */
function isPlural(text: Said): boolean {
  return typeof text !== 'string' || text.includes('{count}');
}

function idsOf(text: Said): Pick<GetTextTranslation, 'msgid' | 'msgid_plural'> {
  const { one, other = '' } = typeof text === 'string' ? { one: text, other: text } : text;
  return { msgid: one ?? other, ...(isPlural(text) && { msgid_plural: other }) };
}

function formsOf(text: Said | undefined, names: readonly string[], hasForms: boolean): string[] {
  if (!hasForms) return [typeof text === 'string' ? text : ''];
  const forms = typeof text === 'string' ? { other: text } : (text ?? {});
  return names.map((name) => (forms as Record<string, string>)[name] ?? forms.other ?? '');
}

/** The last form also stands for what isn't whole, and for all others. */
function byForm(msgstr: readonly string[], names: readonly string[]): Said {
  const [first = ''] = msgstr;
  if (msgstr.every((form) => form === first)) return first;
  const forms = Object.fromEntries(names.map((name, index) => [name, msgstr[index] ?? '']));
  return { ...forms, other: forms.other ?? msgstr.at(-1) ?? '' };
}

function entriesIn(file: Buffer): GetTextTranslation[] {
  const { translations } = po.parse(file);
  return Object.values(translations)
    .flatMap((byId) => Object.values(byId))
    .filter(({ msgid }) => msgid);
}
