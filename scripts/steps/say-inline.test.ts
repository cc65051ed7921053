import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BuildEnvironment, build, createBuilder } from 'vite';
import { expect, test } from 'vitest';
import { sayInline } from './say-inline.ts';

test('a file for browsers has the messages that it says, and no others', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'say-'));
  writeFileSync(
    join(folder, 'messages.ts'),
    `export const one = message('Said');\nexport const many = message({\n  one: 'A place',\n  other: '{count} places',\n});\nexport const never = message('Never said');\n`,
  );
  writeFileSync(
    join(folder, 'file.ts'),
    `import * as say from './messages.ts';\nimport { many as places } from './messages.ts';\nconsole.log(say.one(), places({ count: 2 }));\n`,
  );
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [sayInline()],
    build: { write: false, minify: false, rollupOptions: { input: join(folder, 'file.ts'), external: /^#/ } },
  });
  const [{ output }] = [built].flat() as { output: { code: string }[] }[] as [{ output: { code: string }[] }];
  expect(output[0]?.code).toContain('Said');
  expect(output[0]?.code).toContain('{count} places');
  expect(output[0]?.code).not.toContain('Never said');
});

test('the desk’s words of mails are in the language of the build', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'mails-'));
  const file = join(folder, 'mails.ts');
  writeFileSync(
    file,
    `export const own = { told: { label: 'It\\'s told', lead: 'To all', subject: 'Told', placeholders: { who: { meaning: 'who told' } } } };\n`,
  );
  writeFileSync(
    join(folder, 'mails.fr.ts'),
    `export const mails = { told: { label: 'C’est dit', lead: 'À tous', subject: 'Dit', placeholders: { who: { meaning: 'qui l’a dit' } } } };\n`,
  );
  const builder = await createBuilder({
    configFile: false,
    logLevel: 'silent',
    plugins: [sayInline()],
    environments: {
      client_fr: {
        consumer: 'client',
        build: { write: false, minify: false, lib: { entry: file, formats: ['es'] } },
      },
    },
  });
  const built = await builder.build(builder.environments.client_fr as BuildEnvironment);
  const [{ output }] = [built].flat() as { output: { code: string }[] }[] as [{ output: { code: string }[] }];
  for (const said of ['C’est dit', 'À tous', 'qui l’a dit', '"Told"'])
    expect(output[0]?.code).toContain(said);
});
