import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** Everything else is the same in both themes. */
const RULES_OF_COLOUR = ['color-contrast', 'link-in-text-block'];
const PHONE = { width: 390, height: 844 };

/** Runs axe on the page as it is, in both themes, and on a phone; violations are shown with their markup. */
export async function expectNothingFound(page: Page): Promise<void> {
  await page.evaluate(axe.source);
  await endTransitions(page);
  const own = page.viewportSize() ?? PHONE;
  for (const { colorScheme, size, rules } of [
    { colorScheme: 'dark', size: own, rules: RULES_OF_COLOUR },
    { colorScheme: 'light', size: PHONE, rules: undefined },
    { colorScheme: 'light', size: own, rules: undefined },
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize(size);
    const where = `${page.url()} in the ${colorScheme} theme, ${size.width} pixels wide`;
    expect.soft(await findings(page, rules), where).toEqual([]);
  }
  await page.evaluate(() => document.adoptedStyleSheets.pop());
}

/** Text that isn't read as easily as in sunlight (7:1), with its markup. */
export async function tooPale(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const runOnly = { type: 'rule' as const, values: ['color-contrast-enhanced'] };
    // Large text, too: the rule itself asks for less of it.
    const { violations, passes } = await window.axe.run({ runOnly });
    const checked = [...violations, ...passes].flatMap(({ nodes }) => nodes);
    return checked.flatMap(({ html, any }) => {
      // Null for text that isn't in view at that moment.
      const ratio: number | null | undefined = any[0]?.data?.contrastRatio;
      return typeof ratio === 'number' && ratio < 7 ? `${ratio}: ${html}` : [];
    });
  });
}

/**
 * Colours that are still changing belong to neither theme. They may begin to change while axe looks: a message leaves, or
 * what a smaller window has brought into view is drawn in.
 */
function endTransitions(page: Page): Promise<void> {
  return page.evaluate(() => {
    const still = new CSSStyleSheet();
    still.replaceSync('*, ::before, ::after { transition: none !important }');
    document.adoptedStyleSheets.push(still);
  });
}

function findings(page: Page, rules: readonly string[] | undefined): Promise<string[]> {
  return page.evaluate(async (only) => {
    const runOnly = only && { runOnly: { type: 'rule' as const, values: [...only] } };
    // Rules of WCAG 2.2 only run if they are asked for.
    const rules = Object.fromEntries(
      window.axe.getRules(['wcag22aa']).map(({ ruleId }) => [ruleId, { enabled: true }]),
    );
    const { violations } = await window.axe.run({ resultTypes: ['violations'], rules, ...runOnly });
    return violations.map(
      ({ id, nodes }) =>
        `${id}: ${nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`).join(' | ')}`,
    );
  }, rules);
}
