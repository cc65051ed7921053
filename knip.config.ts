import type { KnipConfig } from 'knip';

const CSS_IMPORT = /@import\s+['"](?<from>[^'"]+)['"]/g;

const config: KnipConfig = {
  entry: [
    'src/app/main.ts',
    'src/app/{site,admin}.tsx',
    'src/ui/{site,admin}.css',
    'database/migrations/*.ts',
    'scripts/*.{ts,mjs}',
    'scripts/prepare/*.mjs',
  ],
  project: ['{src,database,scripts,e2e,bench}/**/*.{ts,tsx,mjs,css}'],
  ignoreExportsUsedInFile: true,
  ignoreBinaries: ['apt-get'],
  // Run by name, from scripts/steps.
  ignoreDependencies: ['@biomejs/biome'],
  compilers: {
    css: (text) => [...text.matchAll(CSS_IMPORT)].map(({ groups }) => `import '${groups?.from}';`).join('\n'),
  },
};

export default config;
