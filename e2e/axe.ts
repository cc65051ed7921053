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
  const own = page.viewportSize() ?? PHONE;
  for (const { colorScheme, size, rules } of [
    { colorScheme: 'dark', size: own, rules: RULES_OF_COLOUR },
    { colorScheme: 'light', size: PHONE, rules: undefined },
    { colorScheme: 'light', size: own, rules: undefined },
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize(size);
    await finishTransitions(page);
    const where = `${page.url()} in the ${colorScheme} theme, ${size.width} pixels wide`;
    expect.soft(await findings(page, rules), where).toEqual([]);
  }
}

/** Colours that are still changing from one theme to the other belong to neither. */
function finishTransitions(page: Page): Promise<void> {
  return page.evaluate(() => {
    const underway = () => document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    // Where a colour is inherited, the end of one transition can start another.
    for (let now = underway(); now.length > 0; now = underway()) {
      for (const transition of now) transition.finish();
    }
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
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
  }, rules);
}
