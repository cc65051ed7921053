import { existsSync, readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

const OF_MESSAGES = /import (?:\* as (?<all>\w+)|\{(?<some>[^}]*)\}) from '(?<from>[^']*\bmessages\.ts)';/g;
const MAILS = /\/mails\.ts$/;
/** What a mail says to who words it. What it says to its recipients is said by the server. */
const OF_THE_DESK = /\b(label|lead|meaning): ('(?:[^'\\]|\\.)*')/g;
/** A message in its `messages.ts`: its name, and its text as code. */
export const DECLARED = /export const (\w+) = message\(([\s\S]*?)\);\n/g;
/** The build for browsers in English, and those in other languages. */
const FOR_BROWSERS = /^client(?:_(?<language>\w\w))?$/;

/**
 * Gives each file for browsers the messages that it says, in the language of its build. A module's messages are one
 * file, which a page with a single island would otherwise load with all that the desk says.
 */
export function sayInline(): Plugin {
  return {
    name: 'say-inline',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => FOR_BROWSERS.test(name),
    async transform(code, id) {
      const language = FOR_BROWSERS.exec(this.environment.name)?.groups?.language;
      let inlined = MAILS.test(id) ? await withWordsOfDesk(code, id, language) : code;
      for (const { 0: statement, groups } of code.matchAll(OF_MESSAGES)) {
        const file = await this.resolve(groups?.from ?? '', id);
        if (!file) continue;
        const texts = await messagesIn(file.id, language);
        inlined = inlined.replace(statement, () => declared(code, groups ?? {}, texts));
      }
      if (inlined === code) return null;
      return {
        code: `import { message as saying } from '#platform/contract/message.ts';\n${inlined}`,
        map: null,
      };
    },
  };
}

function declared(
  code: string,
  { all, some = '' }: Record<string, string>,
  texts: Map<string, string>,
): string {
  if (!all) {
    return namesIn(some)
      .map(([name, local]) => `const ${local} = saying(${textOf(texts, name)});`)
      .join('\n');
  }
  // Whoever is handed all of them says what it needs.
  const isHandedOn = new RegExp(`[{(,:]\\s*${all}\\s*[,)}]`).test(code);
  const named = [...code.matchAll(new RegExp(`\\b${all}\\.(\\w+)`, 'g'))].map(([, name = '']) => name);
  const said = new Set(isHandedOn ? texts.keys() : named);
  const entries = [...said].map((name) => `${name}: saying(${textOf(texts, name)})`);
  return `const ${all} = { ${entries.join(', ')} };`;
}

function textOf(texts: Map<string, string>, name: string): string {
  const text = texts.get(name);
  if (text === undefined) throw new Error(`there is no message called ${name} where it is imported from`);
  return text;
}

/** As they are written in code. What isn't translated yet is English. */
async function messagesIn(file: string, language: string | undefined): Promise<Map<string, string>> {
  const declared = [...readFileSync(file, 'utf8').matchAll(DECLARED)];
  const texts = new Map(declared.map(([, name = '', text = '']) => [name, text]));
  const translated = file.replace(/\.ts$/, `.${language}.ts`);
  if (!language || !existsSync(translated)) return texts;
  const { messages } = (await import(pathToFileURL(translated).href)) as { messages: object };
  for (const [name, text] of Object.entries(messages)) texts.set(name, JSON.stringify(text));
  return texts;
}

/** A module's mails, as the desk lists them in another language. */
async function withWordsOfDesk(code: string, file: string, language: string | undefined): Promise<string> {
  const translated = file.replace(/\.ts$/, `.${language}.ts`);
  if (!language || !existsSync(translated)) return code;
  const [english, own] = await Promise.all([
    import(pathToFileURL(file).href),
    import(pathToFileURL(translated).href),
  ]);
  const words = new Map<string, string>();
  for (const mails of Object.values(english)) pair(mails, own.mails, words);
  return code.replace(OF_THE_DESK, (given, name: string, text: string) => {
    const said = words.get(text.slice(1, -1).replaceAll("\\'", "'"));
    return said === undefined ? given : `${name}: ${JSON.stringify(said)}`;
  });
}

/** Each text and what it says in another language, whose object has the same form. */
function pair(one: unknown, other: unknown, words: Map<string, string>): void {
  if (typeof one === 'string' && typeof other === 'string') words.set(one, other);
  else if (typeof one === 'object' && typeof other === 'object' && one !== null && other !== null) {
    for (const [name, text] of Object.entries(other))
      pair((one as Readonly<Record<string, unknown>>)[name], text, words);
  }
}

/** Each name of a list, and what the file calls it. */
function namesIn(list: string): [name: string, local: string][] {
  const names = list.split(',').map((name) => name.trim());
  return names.filter(Boolean).map((name) => {
    const [exported = '', local = exported] = name.split(' as ');
    return [exported, local];
  });
}
