import { describe, expect, test } from 'vitest';
import { brokenArrows } from './arrows.ts';
import { oversizedComposition } from './composition-size.ts';

const REFUSED: [from: string, specifier: string][] = [
  ['src/platform/contract/fields.ts', '../server/clock.ts'],
  ['src/platform/contract/fields.ts', '#modules/editions/contract.ts'],
  ['src/platform/client/page.ts', '../server/clock.ts'],
  ['src/platform/server/http/handler.ts', '#modules/activity/server/service.ts'],
  ['src/platform/server/http/handler.ts', '#ui/button.tsx'],
  ['src/platform/server/http/handler.ts', '#app/server.ts'],
  ['src/ui/button.tsx', '#modules/editions/contract.ts'],
  ['src/ui/button.tsx', '#platform/server/clock.ts'],
  ['src/ui/button.tsx', '../modules/editions/contract.ts'],
  ['src/modules/editions/kind.ts', './contract.ts'],
  ['src/modules/editions/addresses.ts', './contract.ts'],
  ['src/modules/editions/kind.ts', '#modules/speakers/kind.ts'],
  ['src/modules/activity/contract.ts', '#admin/client-modules.ts'],
  ['src/modules/activity/server/service.ts', '#app/modules.ts'],
  ['src/modules/editions/contract.ts', './server/service.ts'],
  ['src/modules/editions/contract.ts', './client/home-page.tsx'],
  ['src/modules/editions/contract.ts', '#platform/server/clock.ts'],
  ['src/modules/editions/contract.ts', '#modules/speakers/server/service.ts'],
  ['src/modules/editions/phase.ts', './server/service.ts'],
  ['src/modules/editions/server/service.ts', '../client/home-page.tsx'],
  ['src/modules/editions/server/service.ts', '#modules/speakers/server/queries.ts'],
  ['src/modules/editions/server/service.ts', '#modules/speakers/client/card.tsx'],
  ['src/modules/editions/server/service.ts', '../../speakers/server/service.ts'],
  ['src/modules/editions/server/service.ts', '#app/server.ts'],
  ['src/modules/editions/server/service.ts', '#testing/app.ts'],
  ['src/modules/editions/client/home-page.tsx', '../server/service.ts'],
  ['src/modules/editions/client/home-page.tsx', '#platform/server/clock.ts'],
  ['src/modules/editions/client/home-page.tsx', '#modules/speakers/server/service.ts'],
  ['src/modules/editions/client/home-page.tsx', '#modules/speakers/client/card.tsx'],
  ['src/modules/editions/client/home-page.tsx', '#database/schema.ts'],
  ['src/modules/editions/server/service.ts', '#platform/client/page.ts'],
  ['src/modules/editions/client/home-page.tsx', '#site/layout.tsx'],
  ['src/modules/editions/server/service.ts', '#demo/fill-with-samples.ts'],
  ['src/ui/button.tsx', '#site/brand.tsx'],
  ['src/platform/server/http/handler.ts', '#documentation/openapi.ts'],
  ['src/site/site-header.island.tsx', '#platform/server/clock.ts'],
  ['src/site/site-header.island.tsx', '#modules/blog/server/service.ts'],
  ['src/site/site-header.island.tsx', './server/document.tsx'],
  ['src/site/site-header.island.tsx', './share/share-image.ts'],
  ['src/site/server/public-pages.ts', '#app/routes.ts'],
  ['src/site/server/public-pages.ts', '#admin/menu.ts'],
  ['src/site/server/public-pages.ts', '#modules/blog/server/queries.ts'],
  ['src/site/share/share-image.ts', '#demo/artwork/portrait.ts'],
  ['src/site/feeds/mount-feeds.ts', '#documentation/openapi.ts'],
  ['src/admin/shell.tsx', '#platform/server/clock.ts'],
  ['src/admin/shell.tsx', '#modules/auth/server/service.ts'],
  ['src/admin/shell.tsx', '#site/layout.tsx'],
  ['src/admin/shell.tsx', './server/admin-pages.ts'],
  ['src/admin/palette/palette.tsx', '../../site/brand.tsx'],
  ['src/admin/server/admin-pages.ts', '#site/layout.tsx'],
  ['src/admin/server/admin-pages.ts', '#app/server.ts'],
  ['src/documentation/openapi.ts', '#modules/auth/server/service.ts'],
  ['src/documentation/openapi.ts', '#app/modules.ts'],
  ['src/documentation/page/introduction.tsx', '#site/layout.tsx'],
  ['src/demo/fill-with-samples.ts', '#modules/blog/server/queries.ts'],
  ['src/demo/fill-with-samples.ts', '#app/seed.ts'],
  ['src/demo/artwork/logo.ts', '#site/brand.tsx'],
  ['src/app/server.ts', '#testing/app.ts'],
  ['src/app/server.ts', '#ui/button.tsx'],
  ['src/app/server.ts', '../modules/editions/contract.ts'],
  ['src/app/server.ts', '../site/server/public-pages.ts'],
  ['src/app/start.ts', '#modules/users/server/queries.ts'],
  ['src/app/modules.ts', '#modules/editions/server/handlers.ts'],
  ['database/schema.ts', '#platform/server/clock.ts'],
  ['database/schema.ts', '#platform/contract/access.ts'],
  ['src/modules/editions/messages.ts', '../contract.ts'],
  ['src/modules/editions/kind.ts', '#modules/blog/messages.ts'],
  ['src/cellar/boiler.ts', '#platform/contract/call.ts'],
];

const ALLOWED: [from: string, specifier: string][] = [
  ['src/platform/server/http/handler.ts', '../../contract/call.ts'],
  ['src/platform/server/database/store.ts', '#database/schema.ts'],
  ['src/ui/form.tsx', '#platform/contract/refusal.ts'],
  ['src/modules/editions/contract.ts', '#platform/contract/fields.ts'],
  ['src/modules/editions/contract.ts', './phase.ts'],
  ['src/modules/editions/kind.ts', '#platform/contract/kind.ts'],
  ['src/modules/editions/kind.ts', './messages.ts'],
  ['src/modules/editions/messages.ts', '#platform/contract/message.ts'],
  ['src/admin/client-modules.ts', '#modules/editions/client/module.tsx'],
  ['src/modules/setting-up/client/look-choice.tsx', '#modules/content/client/offers/look-preview.tsx'],
  ['src/app/modules.ts', '#modules/editions/server/module.ts'],
  ['src/modules/editions/server/handlers.ts', './service.ts'],
  ['src/modules/editions/server/service.ts', '#modules/blog/addresses.ts'],
  ['src/modules/editions/server/handlers.ts', '../contract.ts'],
  ['src/modules/editions/server/service.ts', '#modules/activity/server/service.ts'],
  ['src/modules/editions/client/home/hero.tsx', '../../contract.ts'],
  ['src/modules/editions/client/home-page.tsx', '#modules/registrations/contract.ts'],
  ['src/modules/blog/client/blog-page.tsx', '#modules/editions/schedule.ts'],
  ['src/modules/partnerships/contract.ts', '#modules/editions/priced-packages.ts'],
  ['src/modules/editions/client/home-page.tsx', '#ui/button.tsx'],
  ['src/modules/editions/server/documented-calls.test.ts', '#testing/app.ts'],
  ['src/site/site-header.island.tsx', '#modules/editions/summit.ts'],
  ['src/site/site.tsx', '#modules/editions/client/home/section-links.island.tsx'],
  ['src/site/server/render-page.tsx', '../layout.tsx'],
  ['src/site/server/response-cache.ts', '#modules/blog/server/service.ts'],
  ['src/site/share/title-outlines.ts', './display.ttf?inline'],
  ['src/admin/router.ts', './shell.tsx'],
  ['src/admin/server/admin-shell.tsx', '#site/server/document.tsx'],
  ['src/documentation/page/documentation-page.tsx', '#site/brand.tsx'],
  ['src/documentation/openapi.ts', '#modules/auth/contract.ts'],
  ['src/demo/how-to-see.ts', '#modules/editions/server/service.ts'],
  ['src/demo/artwork/logo.ts', '#ui/cloth/palette.ts'],
  ['src/app/server.ts', '#modules/auth/server/service.ts'],
  ['src/app/server.ts', '#admin/server/admin-pages.ts'],
  ['src/app/seed.ts', '#demo/fill-with-samples.ts'],
  ['src/app/health.test.ts', '#modules/users/server/queries.ts'],
];

describe('an import against the arrows', () => {
  test.each(REFUSED)('%s must not import %s', (from, specifier) => {
    for (const source of spellings(specifier)) {
      expect(brokenArrows(from, source), source).toMatchObject([
        { from, reason: expect.stringMatching(/\w/) },
      ]);
    }
  });

  test.each(ALLOWED)('%s may import %s', (from, specifier) => {
    for (const source of spellings(specifier)) expect(brokenArrows(from, source), source).toEqual([]);
  });
});

test('a handler may read through its feature’s queries, but writes only through its service', () => {
  const HANDLERS = 'src/modules/editions/server/handlers.ts';
  const taking = (names: string) => `import { ${names} } from './queries.ts';`;
  expect(brokenArrows(HANDLERS, taking('listEditions, findEdition, countEditions, type Column'))).toEqual([]);
  expect(brokenArrows('src/modules/editions/server/service.ts', taking('insertEdition'))).toEqual([]);
  expect(brokenArrows(HANDLERS, taking('listEditions,\n  insertEdition,\n'))).toEqual([
    {
      from: HANDLERS,
      to: 'src/modules/editions/server/queries.ts (insertEdition)',
      reason: expect.stringContaining('service'),
    },
  ]);
  for (const all of [
    "import * as queries from './queries.ts';",
    "const queries = await import('./queries.ts');",
  ]) {
    expect(brokenArrows(HANDLERS, all)).toMatchObject([{ to: 'src/modules/editions/server/queries.ts (*)' }]);
  }
});

test('the composition must not grow too large', () => {
  const lines = (count: number) => 'a;\n'.repeat(count);
  const sized = (count: number) =>
    oversizedComposition(
      new Map([
        ['src/app/server.ts', lines(600)],
        ['src/app/start.ts', lines(count)],
        ['src/app/start.test.ts', lines(5_000)],
        ['src/site/site.tsx', lines(5_000)],
      ]),
    );
  expect(sized(599)).toEqual([]);
  expect(sized(600)).toEqual([expect.stringContaining('1200 lines')]);
});

function spellings(specifier: string): string[] {
  return [
    `import { a } from '${specifier}';`,
    `import type {\n  A,\n} from '${specifier}';`,
    `import '${specifier}';`,
    `export { a } from '${specifier}';`,
    `const page = () => import('${specifier}');`,
    `let a: import('${specifier}').A;`,
  ];
}
