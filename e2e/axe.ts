import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** Everything else is the same in both themes. */
const RULES_OF_COLOUR = ['color-contrast', 'link-in-text-block'];
const THEMES = [
  { colorScheme: 'light', rules: undefined },
  { colorScheme: 'dark', rules: RULES_OF_COLOUR },
] as const;

/** Runs axe on the page as it is, in both themes; violations are shown with their markup. */
export async function expectNothingFound(page: Page): Promise<void> {
  await page.evaluate(axe.source);
  for (const { colorScheme, rules } of THEMES) {
    await page.emulateMedia({ colorScheme });
    await finishTransitions(page);
    expect(await findings(page, rules), `${page.url()} in the ${colorScheme} theme`).toEqual([]);
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
    const { violations } = await window.axe.run({ resultTypes: ['violations'], ...runOnly });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
  }, rules);
}
