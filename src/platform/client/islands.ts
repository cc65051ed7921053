import { type ComponentType, createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';

// biome-ignore lint/suspicious/noExplicitAny: the props of each island are its own
type Loader = () => Promise<ComponentType<any>>;

/** Brings every island of the page to life, each by the name it was rendered under. */
export function hydrateIslands(loaders: Record<string, Loader>): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-island]')) {
    const name = element.dataset.island ?? '';
    const props = JSON.parse(element.dataset.props ?? '{}');
    loaders[name]?.().then((component) => {
      hydrateRoot(element, createElement(component, props), { identifierPrefix: `${name}-` });
      element.dataset.live = '';
    });
  }
}
