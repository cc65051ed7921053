import type { Page } from '@playwright/test';

/** Texts that are cut off, stand out of their button, tag or cell, or lie beyond the window. */
export function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const BOXES = 'button, [class*="button"], .tag, th, td, summary, legend, h1, h2, h3';
    const found = new Set<string>();
    const isHidden = (element: Element) =>
      element.closest('[aria-hidden="true"], [inert], [aria-roledescription]') !== null ||
      !element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const isBeyond = (text: DOMRect, box: DOMRect) => text.left < box.left - 1 || text.right > box.right + 1;
    const wrong = (text: DOMRect, parent: Element): string | undefined => {
      for (let around: Element | null = parent; around; around = around.parentElement) {
        const { overflowX, overflowY, position, display, clipPath, textOverflow } = getComputedStyle(around);
        const clip = around.getBoundingClientRect();
        if (display === 'inline') continue;
        // What only screen readers read, and a stranger’s name that ends in dots.
        if (clip.width <= 1 || clip.height <= 1 || clipPath === 'inset(50%)') return undefined;
        if (textOverflow === 'ellipsis') return undefined;
        if (around.matches(BOXES) && isBeyond(text, clip)) return 'out of its box';
        if (/auto|scroll/.test(overflowX)) return undefined;
        if (/hidden|clip/.test(overflowX) && isBeyond(text, clip)) return 'cut off';
        if (/hidden|clip/.test(overflowY) && text.bottom > clip.bottom + 1) return 'cut off below';
        if (position === 'fixed') break;
      }
      return text.left < -1 || text.right > innerWidth + 1 ? 'beyond the window' : undefined;
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!node.nodeValue?.trim() || !parent || isHidden(parent)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const rect of range.getClientRects()) {
        const what = rect.width > 0 ? wrong(rect, parent) : undefined;
        if (what) found.add(`${what}: ${node.nodeValue.trim().slice(0, 80)}`);
      }
    }
    const canvas = document.createElement('canvas').getContext('2d');
    for (const field of document.querySelectorAll<HTMLSelectElement | HTMLInputElement>('select, input')) {
      if (!canvas || isHidden(field)) continue;
      const text =
        field instanceof HTMLSelectElement ? (field.selectedOptions[0]?.text ?? '') : field.placeholder;
      const style = getComputedStyle(field);
      // Other words stand over those that nobody sees.
      if (style.webkitTextFillColor === 'rgba(0, 0, 0, 0)') continue;
      const { fontWeight, fontSize, fontFamily, paddingLeft, paddingRight } = style;
      canvas.font = `${fontWeight} ${fontSize} ${fontFamily}`;
      const room = field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
      if (text && canvas.measureText(text).width > room + 1) found.add(`cut off in its field: ${text}`);
    }
    return [...found];
  });
}
