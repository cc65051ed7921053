import { describe, expect, test } from 'vitest';
import { brokenArrows } from './arrows.ts';

const REFUSED: [from: string, specifier: string][] = [
  ['src/platform/contract/fields.ts', '../server/clock.ts'],
  ['src/platform/contract/fields.ts', '#features/event/contract.ts'],
  ['src/platform/client/page.ts', '../server/clock.ts'],
  ['src/platform/server/http/answer.ts', '#features/activity/server/service.ts'],
  ['src/platform/server/http/answer.ts', '#ui/button.tsx'],
  ['src/platform/server/http/answer.ts', '#app/server.ts'],
  ['src/ui/button.tsx', '#features/event/contract.ts'],
  ['src/ui/button.tsx', '#platform/server/clock.ts'],
  ['src/ui/button.tsx', '../features/event/contract.ts'],
  ['src/features/event/contract.ts', './server/service.ts'],
  ['src/features/event/contract.ts', './client/home-page.tsx'],
  ['src/features/event/contract.ts', '#platform/server/clock.ts'],
  ['src/features/event/contract.ts', '#features/speakers/server/service.ts'],
  ['src/features/event/phase.ts', './server/service.ts'],
  ['src/features/event/server/service.ts', '../client/home-page.tsx'],
  ['src/features/event/server/service.ts', '#features/speakers/server/queries.ts'],
  ['src/features/event/server/service.ts', '#features/speakers/client/card.tsx'],
  ['src/features/event/server/service.ts', '../../speakers/server/service.ts'],
  ['src/features/event/server/service.ts', '#app/server.ts'],
  ['src/features/event/server/service.ts', '#testing/app.ts'],
  ['src/features/event/client/home-page.tsx', '../server/service.ts'],
  ['src/features/event/client/home-page.tsx', '#platform/server/clock.ts'],
  ['src/features/event/client/home-page.tsx', '#features/speakers/server/service.ts'],
  ['src/features/event/client/home-page.tsx', '#features/speakers/client/card.tsx'],
  ['src/features/event/client/home-page.tsx', '#database/schema.ts'],
  ['src/app/server.ts', '#testing/app.ts'],
  ['src/app/server.ts', '../features/event/contract.ts'],
  ['database/schema.ts', '#platform/server/clock.ts'],
];

const ALLOWED: [from: string, specifier: string][] = [
  ['src/platform/server/http/answer.ts', '../../contract/call.ts'],
  ['src/platform/server/database/store.ts', '#database/schema.ts'],
  ['src/ui/form.tsx', '#platform/contract/refusal.ts'],
  ['src/features/event/contract.ts', '#platform/contract/fields.ts'],
  ['src/features/event/contract.ts', './phase.ts'],
  ['src/features/event/server/answers.ts', './service.ts'],
  ['src/features/event/server/answers.ts', '../contract.ts'],
  ['src/features/event/server/service.ts', '#features/activity/server/service.ts'],
  ['src/features/event/client/home/hero.tsx', '../../contract.ts'],
  ['src/features/event/client/home-page.tsx', '#features/registrations/contract.ts'],
  ['src/features/blog/client/blog-page.tsx', '#features/event/schedule.ts'],
  ['src/features/event/client/home-page.tsx', '#ui/button.tsx'],
  ['src/features/event/server/event.test.ts', '#testing/app.ts'],
  ['src/app/server.ts', '#features/sessions/server/service.ts'],
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
