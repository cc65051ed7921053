import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';

/** A component of a public page that the browser brings to life by itself. */
export interface IslandProps<Props extends object> {
  /** The name under which the browser's table of islands knows the component. */
  name: string;
  component: ComponentType<Props>;
  /** Must survive JSON: they travel in the page. */
  props: Props;
}

/**
 * Renders a component on the server as a root of its own, so that the browser can hydrate it by itself
 * and its generated ids match.
 */
export function Island<Props extends object>({ name, component: Component, props }: IslandProps<Props>) {
  const html = renderToString(<Component {...props} />, { identifierPrefix: `${name}-` });
  return (
    <div
      className="contents"
      data-island={name}
      data-props={JSON.stringify(props)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own rendering, escaped by it
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
