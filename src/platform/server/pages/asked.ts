import type { IncomingMessage } from 'node:http';

/** What a request says about the reply that it wants. */
export interface Asked {
  method: string;
  url: string;
  header(name: string): string | undefined;
}

export function askedBy({ method, url, headers }: Request): Asked {
  return { method, url, header: (name) => headers.get(name) ?? undefined };
}

export function askedOf({ method = '', url = '', headers }: IncomingMessage): Asked {
  return { method, url, header: (name) => headers[name] as string | undefined };
}

export function pathOf(url: string): string {
  const end = url.indexOf('?');
  return end < 0 ? url : url.slice(0, end);
}

export function queryOf(url: string): URLSearchParams {
  return new URLSearchParams(url.slice(pathOf(url).length));
}
