import { createElement, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { readProps } from './island-props.ts';

// biome-ignore lint/suspicious/noExplicitAny: the props of each island are its own
type Loader = () => Promise<(props: any) => ReactNode>;

/** The props of each component that a table loads. */
export type PropsOf<Loaders extends Record<string, Loader>> = {
  [Name in keyof Loaders]: Parameters<Awaited<ReturnType<Loaders[Name]>>> extends [infer Props extends object]
    ? Props
    : Record<string, never>;
};

/**
 * Hydrates every island of the page, those in view first. Between two islands it yields, so that the browser
 * can respond to the visitor.
 */
export async function hydrateIslands(loaders: Record<string, Loader>): Promise<void> {
  const early = keepEarlyClicks();
  const islands = [...document.querySelectorAll<HTMLElement>('[data-island]')];
  for (const element of islands.toSorted((a, b) => distance(a) - distance(b))) {
    const component = await loaders[element.dataset.island ?? '']?.();
    if (!component) continue;
    await pause();
    hydrate(element, component);
    early.repeat(element);
  }
}

/** Repeats clicks on buttons of an island that wasn't hydrated yet. */
function keepEarlyClicks() {
  const pressed = new Set<HTMLElement>();
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('button[type="button"]') : null;
    if (button?.closest('[data-island]:not([data-live])')) pressed.add(button);
  });
  return {
    repeat(island: HTMLElement) {
      for (const button of pressed) {
        if (island.contains(button) && pressed.delete(button)) button.click();
      }
    },
  };
}

function hydrate(element: HTMLElement, component: Awaited<ReturnType<Loader>>): void {
  const props = readProps(element.dataset.props);
  const identifierPrefix = `${element.dataset.island}-`;
  hydrateRoot(element, createElement(component, props), { identifierPrefix });
  element.dataset.live = '';
}

/** How far below the viewport an island begins. The island element has no box, so its content is measured. */
function distance(element: HTMLElement): number {
  const top = element.firstElementChild?.getBoundingClientRect().top ?? 0;
  return Math.max(0, top - window.innerHeight);
}

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
