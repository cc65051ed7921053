import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { idPrefix, writeProps } from './island-props.ts';

/** A component of a public page that is hydrated separately in the browser. */
export interface IslandProps<Props extends object> {
  /** The file is called `<name>.island.tsx`, and the component as the name, in one word. */
  name: string;
  component: ComponentType<Props>;
  /** Passed to the browser as JSON. */
  props: NoInfer<Props>;
  /** What only the server draws with: the browser keeps what it drew. */
  onServer?: Partial<NoInfer<Props>>;
}

/**
 * Renders a component on the server as a root of its own, so that the browser can hydrate it separately and
 * its generated ids match.
 */
export function Island<Props extends object>({
  name,
  component: Component,
  props,
  onServer,
}: IslandProps<Props>) {
  const html = renderToString(<Component {...props} {...onServer} />, { identifierPrefix: idPrefix(name) });
  return (
    <div
      className="contents"
      data-island={name}
      data-props={writeProps(props)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own rendering, escaped by it
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
