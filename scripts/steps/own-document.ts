import { createServer } from 'vite';

/** The document of the calls below /api/v1. Only Vite can load what declares them. */
export async function loadOwnDocument() {
  const vite = await createServer({
    appType: 'custom',
    logLevel: 'warn',
    server: { middlewareMode: true, ws: false },
  });
  try {
    const { describeOwnCalls } = (await vite.ssrLoadModule(
      '/src/documentation/openapi.ts',
    )) as typeof import('#documentation/openapi.ts');
    const { HANDLERS } = (await vite.ssrLoadModule(
      '/src/app/modules.ts',
    )) as typeof import('#app/modules.ts');
    return describeOwnCalls(HANDLERS.map(({ call }) => call));
  } finally {
    await vite.close();
  }
}
