import { pathToFileURL } from 'node:url';
import { runInNewContext } from 'node:vm';
import { DESK_LANGUAGES } from '#platform/contract/language.ts';
import { fromRoot } from '#platform/server/project-root.ts';
import { DECLARED } from '../steps/say-inline.ts';
import { readSources } from '../steps/sources.ts';

/** A text that is said, or its forms by the plurals of CLDR. */
export type Said = string | Readonly<Record<string, string>>;

/** A file of what the program says, in English. */
export interface Catalogue {
  /** Below `src`, without its ending. */
  path: string;
  /** By where each stands in it: 'registered', or 'ticket.opening.0'. Texts without a name of their own stand at their English. */
  texts: ReadonlyMap<string, Said>;
  /** Visitors and recipients of mails read it, not organisers alone. */
  isForVisitors: boolean;
}

const FILES = 'src/**/{messages,*-messages,mails,neutral}.??.ts';
const LANGUAGE = /\.(?<language>\w\w)\.ts$/;
/** What of a mail is said, to who words it and to who gets it. */
const OF_MAILS =
  /^\w+\.(?:label|lead|subject|heading|button|reason|(?:opening|closing|withoutServer)\.\d+|placeholders\.\w+\.(?:meaning|example))$/;

/** Everything that is said in another language than English, in the order of its files. */
export async function readCatalogues(): Promise<Catalogue[]> {
  const translated = [...readSources(FILES).keys()];
  const paths = [...new Set(translated.map((file) => file.replace(LANGUAGE, '')))].toSorted();
  return Promise.all(
    paths.map(async (file) => ({
      path: file.replace(/^src\//, ''),
      texts: await englishOf(file),
      isForVisitors: translated.some((one) => {
        const { language = '' } = LANGUAGE.exec(one)?.groups ?? {};
        return (
          one.replace(LANGUAGE, '') === file && !(DESK_LANGUAGES as readonly string[]).includes(language)
        );
      }),
    })),
  );
}

/** What a catalogue says in another language, by the same names. */
export async function translatedIn(path: string, language: string): Promise<Map<string, Said>> {
  const file = `src/${path}.${language}.ts`;
  if (!readSources(file).has(file)) return new Map();
  const [said] = Object.values(await importFile(file));
  return path.endsWith('/neutral') || path.endsWith('messages')
    ? new Map(Object.entries(said as Record<string, Said>))
    : leaves(said);
}

async function englishOf(file: string): Promise<Map<string, Said>> {
  if (file.endsWith('/neutral')) {
    const said = await translatedIn(file.replace(/^src\//, ''), DESK_LANGUAGES[1] ?? '');
    return new Map([...said.keys()].map((text) => [text, text]));
  }
  if (file.endsWith('/mails')) {
    const mails = Object.assign({}, ...Object.values(await importFile(`${file}.ts`)).filter(isObject));
    return new Map([...leaves(mails)].filter(([name]) => OF_MAILS.test(name)));
  }
  const source = readSources(`${file}.ts`).get(`${file}.ts`) ?? '';
  return new Map(
    [...source.matchAll(DECLARED)].map(([, name = '', text]) => [
      name,
      runInNewContext(`[${text}][0]`) as Said,
    ]),
  );
}

async function importFile(file: string): Promise<Record<string, unknown>> {
  return import(pathToFileURL(fromRoot(file)).href);
}

function leaves(value: unknown, at = ''): Map<string, string> {
  if (typeof value === 'string') return new Map([[at, value]]);
  if (!isObject(value)) return new Map();
  return new Map(
    Object.entries(value).flatMap(([name, one]) => [...leaves(one, at ? `${at}.${name}` : name)]),
  );
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
