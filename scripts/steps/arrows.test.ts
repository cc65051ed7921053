import { describe, expect, test } from 'vitest';
import { brokenArrows } from './arrows.ts';
import { oversizedComposition } from './composition-size.ts';

const REFUSED: [from: string, specifier: string][] = [
  ['src/platform/contract/fields.ts', '../server/clock.ts'],
  ['src/platform/contract/fields.ts', '#rooms/edition/editions/contract.ts'],
  ['src/platform/client/page.ts', '../server/clock.ts'],
  ['src/platform/server/http/handler.ts', '#rooms/ground/activity/server/service.ts'],
  ['src/platform/server/http/handler.ts', '#ui/button.tsx'],
  ['src/platform/server/http/handler.ts', '#app/server.ts'],
  ['src/ui/button.tsx', '#rooms/edition/editions/contract.ts'],
  ['src/ui/button.tsx', '#platform/server/clock.ts'],
  ['src/ui/button.tsx', '../rooms/edition/editions/contract.ts'],
  ['src/rooms/edition/editions/kind.ts', './contract.ts'],
  ['src/rooms/edition/editions/addresses.ts', './contract.ts'],
  ['src/rooms/edition/editions/kind.ts', '#rooms/programme/speakers/kind.ts'],
  ['src/rooms/ground/activity/contract.ts', '#admin/client-modules.ts'],
  ['src/rooms/ground/activity/server/service.ts', '#app/modules.ts'],
  ['src/rooms/edition/editions/contract.ts', './server/service.ts'],
  ['src/rooms/edition/editions/contract.ts', './client/home-page.tsx'],
  ['src/rooms/edition/editions/contract.ts', '#platform/server/clock.ts'],
  ['src/rooms/edition/editions/contract.ts', '#rooms/programme/speakers/server/service.ts'],
  ['src/rooms/edition/editions/phase.ts', './server/service.ts'],
  ['src/rooms/edition/editions/server/service.ts', '../client/home-page.tsx'],
  ['src/rooms/edition/editions/server/service.ts', '#rooms/programme/speakers/server/queries.ts'],
  ['src/rooms/edition/editions/server/service.ts', '#rooms/programme/speakers/client/card.tsx'],
  ['src/rooms/edition/editions/server/service.ts', '../../speakers/server/service.ts'],
  ['src/rooms/edition/editions/server/service.ts', '#app/server.ts'],
  ['src/rooms/edition/editions/server/service.ts', '#testing/app.ts'],
  ['src/rooms/edition/editions/client/home-page.tsx', '../server/service.ts'],
  ['src/rooms/edition/editions/client/home-page.tsx', '#platform/server/clock.ts'],
  ['src/rooms/edition/editions/client/home-page.tsx', '#rooms/programme/speakers/server/service.ts'],
  ['src/rooms/edition/editions/client/home-page.tsx', '#rooms/programme/speakers/client/card.tsx'],
  ['src/rooms/edition/editions/client/home-page.tsx', '#database/schema.ts'],
  ['src/rooms/edition/editions/server/service.ts', '#platform/client/page.ts'],
  ['src/rooms/edition/editions/client/home-page.tsx', '#site/layout.tsx'],
  ['src/rooms/edition/editions/server/service.ts', '#demo/fill-with-samples.ts'],
  ['src/ui/button.tsx', '#site/brand.tsx'],
  ['src/platform/server/http/handler.ts', '#documentation/openapi.ts'],
  ['src/site/site-header.island.tsx', '#platform/server/clock.ts'],
  ['src/site/site-header.island.tsx', '#rooms/website/blog/server/service.ts'],
  ['src/site/site-header.island.tsx', './server/document.tsx'],
  ['src/site/site-header.island.tsx', './share/share-image.ts'],
  ['src/site/server/public-pages.ts', '#app/routes.ts'],
  ['src/site/server/public-pages.ts', '#admin/menu.ts'],
  ['src/site/server/public-pages.ts', '#rooms/website/blog/server/queries.ts'],
  ['src/site/share/share-image.ts', '#demo/artwork/portrait.ts'],
  ['src/site/feeds/mount-feeds.ts', '#documentation/openapi.ts'],
  ['src/admin/shell.tsx', '#platform/server/clock.ts'],
  ['src/admin/shell.tsx', '#rooms/access/auth/server/service.ts'],
  ['src/admin/shell.tsx', '#site/layout.tsx'],
  ['src/admin/shell.tsx', './server/admin-pages.ts'],
  ['src/admin/palette/palette.tsx', '../../site/brand.tsx'],
  ['src/admin/server/admin-pages.ts', '#site/layout.tsx'],
  ['src/admin/server/admin-pages.ts', '#app/server.ts'],
  ['src/documentation/openapi.ts', '#rooms/access/auth/server/service.ts'],
  ['src/documentation/openapi.ts', '#app/modules.ts'],
  ['src/documentation/page/introduction.tsx', '#site/layout.tsx'],
  ['src/demo/fill-with-samples.ts', '#rooms/website/blog/server/queries.ts'],
  ['src/demo/fill-with-samples.ts', '#app/seed.ts'],
  ['src/demo/artwork/logo.ts', '#site/brand.tsx'],
  ['src/app/server.ts', '#testing/app.ts'],
  ['src/app/server.ts', '#ui/button.tsx'],
  ['src/app/server.ts', '../rooms/edition/editions/contract.ts'],
  ['src/app/server.ts', '../site/server/public-pages.ts'],
  ['src/app/start.ts', '#rooms/access/users/server/queries.ts'],
  ['src/app/modules.ts', '#rooms/edition/editions/server/handlers.ts'],
  ['database/schema.ts', '#platform/server/clock.ts'],
  ['database/schema.ts', '#platform/contract/access.ts'],
  ['src/rooms/edition/editions/messages.ts', '../contract.ts'],
  ['src/rooms/edition/editions/kind.ts', '#rooms/website/blog/messages.ts'],
  // Past the doors of another room, or up.
  ['src/rooms/website/blog/server/service.ts', '#rooms/edition/editions/server/service.ts'],
  ['src/rooms/website/blog/client/blog-page.tsx', '#rooms/edition/editions/schedule.ts'],
  ['src/rooms/website/blog/client/blog-page.tsx', '#rooms/edition/server.ts'],
  ['src/rooms/website/blog/server/service.ts', '#rooms/edition/browser.ts'],
  ['src/rooms/website/blog/contract.ts', '#rooms/edition/server.ts'],
  ['src/rooms/edition/editions/contract.ts', '#rooms/people/contract.ts'],
  ['src/rooms/edition/editions/contract.ts', '#rooms/edition/contract.ts'],
  ['src/rooms/edition/contract.ts', './editions/server/service.ts'],
  ['src/rooms/edition/server.ts', './editions/server/queries.ts'],
  ['src/rooms/edition/server.ts', '#rooms/ground/server.ts'],
  ['src/rooms/edition/browser.ts', './editions/server/service.ts'],
  ['src/app/server.ts', '#rooms/edition/editions/server/module.ts'],
  ['src/site/site.tsx', '#rooms/edition/editions/client/home-page.tsx'],
  ['src/cellar/boiler.ts', '#platform/contract/call.ts'],
];

const ALLOWED: [from: string, specifier: string][] = [
  ['src/platform/server/http/handler.ts', '../../contract/call.ts'],
  ['src/platform/server/database/store.ts', '#database/schema.ts'],
  ['src/ui/form.tsx', '#platform/contract/refusal.ts'],
  ['src/rooms/edition/editions/contract.ts', '#platform/contract/fields.ts'],
  ['src/rooms/edition/editions/contract.ts', './phase.ts'],
  ['src/rooms/edition/editions/kind.ts', '#platform/contract/kind.ts'],
  ['src/rooms/edition/editions/kind.ts', './messages.ts'],
  ['src/rooms/edition/editions/messages.ts', '#platform/contract/message.ts'],
  ['src/admin/client-modules.ts', '#rooms/edition/editions/client/module.tsx'],
  ['src/rooms/desk/setting-up/client/look-choice.tsx', '#rooms/edition/browser.ts'],
  ['src/app/modules.ts', '#rooms/edition/editions/server/module.ts'],
  ['src/rooms/edition/editions/server/handlers.ts', './service.ts'],
  ['src/rooms/website/faq/server/service.ts', '#rooms/website/blog/addresses.ts'],
  ['src/rooms/edition/editions/server/handlers.ts', '../contract.ts'],
  ['src/rooms/edition/editions/server/service.ts', '#rooms/ground/server.ts'],
  ['src/rooms/edition/editions/client/home/hero.tsx', '../../contract.ts'],
  ['src/rooms/people/groups/client/group-page.tsx', '#rooms/people/registrations/contract.ts'],
  ['src/rooms/website/blog/client/blog-page.tsx', '#rooms/edition/contract.ts'],
  ['src/rooms/partners/partnerships/contract.ts', '#rooms/edition/contract.ts'],
  ['src/rooms/edition/contract.ts', './editions/fees.ts'],
  ['src/rooms/edition/server.ts', './editions/server/service.ts'],
  ['src/rooms/edition/browser.ts', './content/client/offers/look-preview.tsx'],
  ['src/rooms/edition/editions/client/home-page.tsx', '#ui/button.tsx'],
  ['src/rooms/edition/editions/server/documented-calls.test.ts', '#testing/app.ts'],
  ['src/site/site-header.island.tsx', '#rooms/edition/contract.ts'],
  ['src/site/site.tsx', '#rooms/edition/browser.ts'],
  ['src/site/server/render-page.tsx', '../layout.tsx'],
  ['src/site/server/response-cache.ts', '#rooms/website/server.ts'],
  ['src/site/share/title-outlines.ts', './display.ttf?inline'],
  ['src/admin/router.ts', './shell.tsx'],
  ['src/admin/server/admin-shell.tsx', '#site/server/document.tsx'],
  ['src/documentation/page/documentation-page.tsx', '#site/brand.tsx'],
  ['src/documentation/openapi.ts', '#rooms/access/contract.ts'],
  ['src/demo/how-to-see.ts', '#rooms/edition/server.ts'],
  ['src/demo/artwork/logo.ts', '#ui/cloth/palette.ts'],
  ['src/app/server.ts', '#rooms/access/server.ts'],
  ['src/app/server.ts', '#admin/server/admin-pages.ts'],
  ['src/app/seed.ts', '#demo/fill-with-samples.ts'],
  ['src/app/health.test.ts', '#rooms/access/users/server/queries.ts'],
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
  const HANDLERS = 'src/rooms/edition/editions/server/handlers.ts';
  const taking = (names: string) => `import { ${names} } from './queries.ts';`;
  expect(brokenArrows(HANDLERS, taking('listEditions, findEdition, countEditions, type Column'))).toEqual([]);
  expect(brokenArrows('src/rooms/edition/editions/server/service.ts', taking('insertEdition'))).toEqual([]);
  expect(brokenArrows(HANDLERS, taking('listEditions,\n  insertEdition,\n'))).toEqual([
    {
      from: HANDLERS,
      to: 'src/rooms/edition/editions/server/queries.ts (insertEdition)',
      reason: expect.stringContaining('service'),
    },
  ]);
  for (const all of [
    "import * as queries from './queries.ts';",
    "const queries = await import('./queries.ts');",
  ]) {
    expect(brokenArrows(HANDLERS, all)).toMatchObject([
      { to: 'src/rooms/edition/editions/server/queries.ts (*)' },
    ]);
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
