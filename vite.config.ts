import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type EnvironmentOptions } from 'vite';
import packageJson from './package.json' with { type: 'json' };
import { sayInline } from './scripts/steps/say-inline.ts';
import { DESK_LANGUAGES, LANGUAGES, type Language } from './src/platform/contract/language.ts';

/** Packages of many small files: as part of the build they are loaded sooner. */
const BUILT_IN = new Set([
  '@hono/node-server',
  'colorjs.io',
  'hono',
  'kysely',
  'libphonenumber-js',
  'lru-cache',
  'uuid',
  'zod',
]);

const DESK = 'src/admin/admin.tsx';
const SCRIPTS = [
  'src/site/site.tsx',
  DESK,
  'src/admin/sign-in.tsx',
  'src/rooms/door/door/client/phone/phone.tsx',
  'src/rooms/door/door/client/phone/worker.ts',
];

/**
 * The browsers' build in another language. What says nothing is the same file in all of them, since its name is made from
 * what it contains. The desk is in fewer languages than the site.
 */
function inLanguage(language: Language): EnvironmentOptions {
  const isOfDesk = DESK_LANGUAGES.includes(language);
  return {
    consumer: 'client',
    build: {
      outDir: 'build/client',
      emptyOutDir: false,
      copyPublicDir: false,
      manifest: `.vite/manifest-${language}.json`,
      assetsInlineLimit: 0,
      rollupOptions: { input: SCRIPTS.filter((script) => isOfDesk || script !== DESK) },
    },
  };
}

/** Builds for browsers, one in each language, and one for the server. */
export default defineConfig({
  plugins: [sayInline(), react(), tailwindcss()],
  builder: {},
  environments: {
    client: {
      build: {
        outDir: 'build/client',
        manifest: true,
        // The content security policy forbids inlined assets, including small fonts.
        assetsInlineLimit: 0,
        rollupOptions: {
          input: [...SCRIPTS, 'src/ui/site.css', 'src/ui/admin.css'],
        },
      },
    },
    ...Object.fromEntries(LANGUAGES.slice(1).map((language) => [`client_${language}`, inLanguage(language)])),
    ssr: {
      // A release has no packages for development. What pages need of them goes into the build.
      resolve: {
        noExternal: true,
        external: Object.keys(packageJson.dependencies).filter((name) => !BUILT_IN.has(name)),
      },
      build: {
        outDir: 'build/server',
        copyPublicDir: false,
        rollupOptions: {
          input: [
            'src/app/main.ts',
            'src/platform/server/pictures/picture-process.ts',
            'src/platform/server/database/checkpoint-thread.ts',
            'src/platform/server/database/preparing-process.ts',
            'src/rooms/edition/imports/server/table-process.ts',
            'src/rooms/money/orders/server/statement-process.ts',
            'src/demo/draw-process.ts',
            'src/site/print/print-process.ts',
          ],
          // Node keeps the sources in memory, with two bytes for each character if one isn't of Latin 1.
          output: { charset: 'ascii', comments: { legal: true, annotation: false, jsdoc: false } },
        },
      },
    },
  },
});
