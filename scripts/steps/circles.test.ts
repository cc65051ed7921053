import { describe, expect, test } from 'vitest';
import { importCircles } from './circles.ts';

describe('a circle', () => {
  const circlesOf = (files: Record<string, string>) =>
    importCircles(
      new Map(Object.entries(files).map(([path, specifier]) => [path, `import { a } from '${specifier}';`])),
    );

  test('of features is refused, though no two files import each other', () => {
    const circles = circlesOf({
      'src/rooms/access/users/server/service.ts': '#rooms/access/auth/server/service.ts',
      'src/rooms/access/auth/server/sign-in.ts': '#rooms/edition/editions/contract.ts',
      'src/rooms/edition/editions/client/home-page.tsx': '#rooms/access/users/contract.ts',
    });
    expect(circles).toEqual([
      expect.stringMatching(
        /^src\/rooms\/access\/users → src\/rooms\/access\/auth → src\/rooms\/edition\/editions → src\/rooms\/access\/users: \w/,
      ),
    ]);
  });

  test('of rooms is refused', () => {
    expect(
      circlesOf({
        'database/schema.ts': '#platform/contract/access.ts',
        'src/platform/server/store.ts': '#database/schema.ts',
      }),
    ).toEqual([expect.stringMatching(/^database → src\/platform → database: \w/)]);
  });

  test('of files within one room is refused', () => {
    expect(
      circlesOf({ 'src/demo/posts.ts': './posts/first.ts', 'src/demo/posts/first.ts': '../posts.ts' }),
    ).toEqual([
      expect.stringMatching(/^src\/demo\/posts\.ts → src\/demo\/posts\/first\.ts → src\/demo\/posts\.ts: \w/),
    ]);
  });

  test('is not reported if two paths lead to one file, or a test imports back', () => {
    expect(
      circlesOf({
        'src/app/server.ts': '#site/site.tsx',
        'src/app/start.ts': '#site/site.tsx',
        'src/site/site.tsx': '#ui/button.tsx',
        'src/ui/button.test.tsx': '#app/server.ts',
      }),
    ).toEqual([]);
  });
});
