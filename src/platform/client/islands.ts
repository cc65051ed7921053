import { createElement, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { idPrefix, readProps } from './island-props.ts';

// biome-ignore lint/suspicious/noExplicitAny: the props of each island are its own
type Component = (props: any) => ReactNode;
type Loader = () => Promise<Component | undefined>;

/** Each is loaded only on pages that contain it. */
export const ISLANDS: Readonly<Record<string, Loader>> = Object.fromEntries(
  Object.entries(import.meta.glob<Record<string, Component>>('/src/**/*.island.tsx')).map(([path, load]) => {
    const name = /(?<name>[\w-]+)\.island\.tsx$/.exec(path)?.groups?.name ?? '';
    return [name, async () => (await load())[componentOf(name)]];
  }),
);

/**
 * Hydrates every island of the page, those in view first. Between two islands it yields, so that the browser
 * can respond to the visitor.
 */
export async function hydrateIslands(): Promise<void> {
  const early = keepEarlyClicks();
  const islands = [...document.querySelectorAll<HTMLElement>('[data-island]')];
  for (const element of islands.toSorted((a, b) => distance(a) - distance(b))) {
    const component = await ISLANDS[element.dataset.island ?? '']?.();
    if (!component) continue;
    await pause();
    hydrate(element, component);
    early.repeat(element);
  }
}

const AWAITS_SCRIPT = 'button[type="button"]:not([popovertarget])';

/** Repeats clicks on buttons of an island that wasn't hydrated yet, but for those that the browser has answered itself. */
function keepEarlyClicks() {
  const pressed = new Set<HTMLElement>();
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>(AWAITS_SCRIPT) : null;
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

function hydrate(element: HTMLElement, component: Component): void {
  const props = readProps(element.dataset.props);
  const identifierPrefix = idPrefix(element.dataset.island ?? '');
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

/** 'hero-film' → 'HeroFilm' */
function componentOf(name: string): string {
  return name.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
}
