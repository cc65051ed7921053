import { writeFileSync } from 'node:fs';
import { createServer } from 'vite';
import { fromRoot } from '#platform/server/project-root.ts';

/** Writes the document of the calls below /api/v1 as it is committed. Only Vite can load what declares them. */
const PATH = 'docs/api/v1.json';
const vite = await createServer({
  appType: 'custom',
  logLevel: 'warn',
  server: { middlewareMode: true, ws: false },
});
try {
  const { describeOwnCalls } = (await vite.ssrLoadModule(
    '/src/documentation/openapi.ts',
  )) as typeof import('#documentation/openapi.ts');
  const { HANDLERS } = (await vite.ssrLoadModule('/src/app/modules.ts')) as typeof import('#app/modules.ts');
  const document = describeOwnCalls(HANDLERS.map(({ call }) => call));
  writeFileSync(fromRoot(PATH), `${JSON.stringify(document, undefined, 2)}\n`);
  console.log(`${PATH} is written.`);
} finally {
  await vite.close();
}
