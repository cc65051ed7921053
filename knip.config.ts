import type { KnipConfig } from 'knip';

const CSS_IMPORT = /(?:@import\s+|url\()['"](?<from>[^'"]+)['"]/g;

const config: KnipConfig = {
  entry: [
    'src/app/main.ts',
    'src/platform/server/pictures/picture-process.ts',
    'src/platform/server/database/checkpoint-thread.ts',
    'src/platform/server/database/preparing-process.ts',
    'src/rooms/edition/imports/server/table-process.ts',
    'src/rooms/money/orders/server/statement-process.ts',
    'src/demo/draw-process.ts',
    'src/site/print/print-process.ts',
    'src/testing/hold-job.ts',
    'src/testing/examples/*.ts',
    'src/**/{messages,*-messages,mails,neutral}.??.ts',
    'src/admin/{admin,sign-in}.tsx',
    'src/site/site.tsx',
    'src/rooms/door/door/client/phone/{phone.tsx,worker.ts}',
    'src/ui/{site,admin}.css',
    'database/migrations/*.ts',
    'scripts/*.{ts,mjs}',
    'scripts/{prepare,media}/*.{ts,mjs}',
    'bench/raw/*-server.ts',
    'e2e/browsers/say-skipped.ts',
  ],
  project: ['{src,database,scripts,e2e,bench}/**/*.{ts,tsx,mjs,css}'],
  ignoreExportsUsedInFile: true,
  // Two names for the same value may have different meanings.
  rules: { duplicates: 'off' },
  ignoreBinaries: ['apt-get', 'ffmpeg', 'mount', 'openssl', 'prlimit', 'taskset', 'umount', 'wrk'],
  // Run by name as a program, or read as files by scripts/media and src/site/{share,print}/further-fonts.ts.
  ignoreDependencies: ['@biomejs/biome', /^@(fontsource(-variable)?|expo-google-fonts)\/noto-/],
  compilers: {
    css: (text) => [...text.matchAll(CSS_IMPORT)].map(({ groups }) => `import '${groups?.from}';`).join('\n'),
  },
};

export default config;
