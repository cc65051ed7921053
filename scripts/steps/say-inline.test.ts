import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
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
