import { type ComponentType, createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';

// biome-ignore lint/suspicious/noExplicitAny: the props of each island are its own
type Loader = () => Promise<ComponentType<any>>;

/**
 * Brings every island of the page to life, each by the name it was rendered under: first what is in view,
 * then the rest, and between any two of them the browser may answer the visitor.
 */
export async function hydrateIslands(loaders: Record<string, Loader>): Promise<void> {
  const islands = [...document.querySelectorAll<HTMLElement>('[data-island]')];
  for (const element of islands.toSorted((a, b) => distance(a) - distance(b))) {
    const component = await loaders[element.dataset.island ?? '']?.();
    if (!component) continue;
    await pause();
    hydrate(element, component);
  }
}

function hydrate(element: HTMLElement, component: Awaited<ReturnType<Loader>>): void {
  const props = JSON.parse(element.dataset.props ?? '{}');
  const identifierPrefix = `${element.dataset.island}-`;
  hydrateRoot(element, createElement(component, props), { identifierPrefix });
  element.dataset.live = '';
}

/** How far below the view an island begins. It has no box of its own, its content has. */
function distance(element: HTMLElement): number {
  const top = element.firstElementChild?.getBoundingClientRect().top ?? 0;
  return Math.max(0, top - window.innerHeight);
}

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
