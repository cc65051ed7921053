import type { LinkOptions } from '@tanstack/react-router';

/** The address of one record on the screen that shows its kind: by the id in it, or opened over its list. */
export function recordLink(screen: NonNullable<LinkOptions['to']>, id: string): LinkOptions {
  const name = /\$(?<name>\w+)$/.exec(screen)?.groups?.name;
  return (
    name ? { to: screen, params: { [name]: id } } : { to: screen, search: { record: id } }
  ) as LinkOptions;
}
