import { expect, test } from 'vitest';
import { brokenCitations, missingTests, wrongDecisions } from './citations.ts';

const PRODUCT = 'docs/product.md';
const ASSESSMENT = 'docs/asvs.md';
const RULES =
  '# The product\n\n## 4. The back-office\n\n### 4.5 Lists\n\nA page has 9.9 rows.\n\n## 10. Running it\n';

const broken = (comment: string) =>
  brokenCitations(
    new Map([
      [PRODUCT, RULES],
      ['src/page.ts', comment],
    ]),
  );

test.each([
  `/** ${PRODUCT}, 4.5 */`,
  `/** The last page (${PRODUCT}, 4, 4.5 and 10). */`,
  `See [the rules](${PRODUCT}): 3 of them.`,
  `/** 4.9 isn't cited here (${PRODUCT}, 4.5) 4.9 */`,
])('a citation of a section that exists is accepted: %s', (comment) => {
  expect(broken(comment)).toEqual([]);
});

test.each([
  [`/** ${PRODUCT}, 4.6 */`, '4.6'],
  [`/** ${PRODUCT}, 9.9 */`, '9.9'],
  [`// ${PRODUCT}, 4.5.1`, '4.5.1'],
  [`/** The last page (${PRODUCT}, 4.5 and 11). */`, '11'],
  [`/**\n * The last page (${PRODUCT},\n * 5). */`, '5'],
  [`// The last page (${PRODUCT}, 4.5\n// and 6).`, '6'],
])('a citation of a section that doesn’t exist is refused: %s', (comment, section) => {
  expect(broken(comment)).toEqual([`src/page.ts cites ${PRODUCT}, ${section}: there is no such section.`]);
});

test('the security assessment cites only tests that exist', () => {
  const table = (path: string) => [ASSESSMENT, `| 1.2.4 | bound values | \`${path}\` |`] as const;
  const there = ['src/app/there.test.ts', ''] as const;
  expect(missingTests(new Map([table('src/app/there.test.ts'), there]))).toEqual([]);
  expect(missingTests(new Map([table('e2e/gone.spec.ts'), there]))).toEqual([
    'docs/asvs.md cites e2e/gone.spec.ts: there is no such test.',
  ]);
});

test('each decision has a number of its own, and only recorded ones are cited', () => {
  const recorded = ['docs/decisions/001-engine.md', ''] as const;
  expect(wrongDecisions(new Map([recorded, ['src/page.ts', '// See decision 001.']]))).toEqual([]);
  expect(wrongDecisions(new Map([recorded, ['src/page.ts', '// As agreed (decision\n// 002).']]))).toEqual([
    'src/page.ts cites decision 002: there is no such decision.',
  ]);
  expect(wrongDecisions(new Map([recorded, ['docs/decisions/001-mail.md', '']]))).toEqual([
    'Two decisions have the number 001.',
  ]);
});
