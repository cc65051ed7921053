import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { writeProps } from './island-props.ts';

/** The props of every island by its name. The browser's table of islands declares them here. */
// biome-ignore lint/suspicious/noEmptyInterface: a type could not be added to
export interface Islands {}

/** A component of a public page that is hydrated separately in the browser. */
export interface IslandProps<Name extends keyof Islands> {
  name: Name;
  component: ComponentType<Islands[Name]>;
  /** Passed to the browser as JSON. */
  props: Islands[Name];
}

/**
 * Renders a component on the server as a root of its own, so that the browser can hydrate it separately and
 * its generated ids match.
 */
export function Island<Name extends keyof Islands>({ name, component, props }: IslandProps<Name>) {
  const html = render<Islands[Name]>(component, props, `${name}-`);
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

function render<Props extends object>(
  Component: ComponentType<Props>,
  props: Props,
  identifierPrefix: string,
) {
  return renderToString(<Component {...props} />, { identifierPrefix });
}
