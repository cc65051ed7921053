import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { createServer as createVite } from 'vite';
import { readConfig } from '#platform/server/config.ts';
import { Health } from '#platform/server/health.ts';
import { JobRunner } from '#platform/server/jobs/runner.ts';
import { sourceAssets } from '#platform/server/pages/assets.ts';

type Modules = typeof import('#app/modules.ts');
type Start = typeof import('#app/start.ts');
type Listen = typeof import('#app/listen.ts');
type Program = typeof import('#app/server.ts');
type Cache = typeof import('#site/server/response-cache.ts');

const server = createServer();
const vite = await createVite({
  appType: 'custom',
  server: { middlewareMode: true, hmr: { server } },
});

try {
  await develop();
} catch (cause) {
  // Compared by name: the program that Vite loads has its own copy of the class.
  console.error((cause as Error).name === 'StartRefusal' ? (cause as Error).message : cause);
  process.exit(1);
}

/** Serves the sources. A change takes effect at the next request, and an open page updates by itself. */
async function develop(): Promise<void> {
  const { prepare } = await load<Start>('/src/app/start.ts');
  const { listen } = await load<Listen>('/src/app/listen.ts');
  const { createJobs } = await load<Modules>('/src/app/modules.ts');
  const services = await prepare(readConfig(process.env));
  new JobRunner(services, createJobs(services.config)).start();
  const health = new Health(services.store, services.log);
  let known: { program: Program; listener: ReturnType<typeof getRequestListener> } | undefined;

  const listenerOfNow = async () => {
    const program = await load<Program>('/src/app/server.ts');
    const { createResponseCache } = await load<Cache>('/src/site/server/response-cache.ts');
    if (known?.program !== program) {
      const app = program.createApp({
        services,
        health,
        cache: createResponseCache(services, health),
        assets: sourceAssets,
        checkReplies: true,
        relaxed: true,
      });
      known = { program, listener: getRequestListener(app.fetch) };
    }
    return known.listener;
  };
  server.on('request', (request, response) => {
    vite.middlewares(request, response, async () => {
      try {
        await (await listenerOfNow())(request, response);
      } catch (cause) {
        vite.ssrFixStacktrace(cause as Error);
        console.error(cause);
        response.writeHead(500, { 'content-type': 'text/plain' }).end((cause as Error).stack);
      }
    });
  });
  await listen(server, services.config);
  console.log(`Developing at ${services.config.publicUrl}`);
}

function load<Module>(path: string): Promise<Module> {
  return vite.ssrLoadModule(path) as Promise<Module>;
}
