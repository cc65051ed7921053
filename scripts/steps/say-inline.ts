import { existsSync, readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

const OF_MESSAGES = /import (?:\* as (?<all>\w+)|\{(?<some>[^}]*)\}) from '(?<from>[^']*\bmessages\.ts)';/g;
const DECLARED = /export const (\w+) = message\(([\s\S]*?)\);\n/g;
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
      let inlined = code;
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
  const said = new Set(
    [...code.matchAll(new RegExp(`\\b${all}\\.(\\w+)`, 'g'))].map(([, name = '']) => name),
  );
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

/** Each name of a list, and what the file calls it. */
function namesIn(list: string): [name: string, local: string][] {
  const names = list.split(',').map((name) => name.trim());
  return names.filter(Boolean).map((name) => {
    const [exported = '', local = exported] = name.split(' as ');
    return [exported, local];
  });
}
