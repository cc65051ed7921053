import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Has axe look at the page as it is; what it finds is shown with the markup it is about. */
export async function expectNothingFound(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
  expect(found, page.url()).toEqual([]);
}
