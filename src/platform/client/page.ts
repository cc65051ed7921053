import type { ReactNode } from 'react';
import type { CallClient } from '../contract/call.ts';
import type { FieldErrors, RefusalCode } from '../contract/refusal.ts';

/** What a page may ask for while it is rendered on the server. */
export interface PageRequest {
  call: CallClient;
  now: Date;
  /** The parts of the address that its pattern names, such as `id`. */
  params: Record<string, string>;
  /** The query names that the page's route allows; nothing else is passed on. */
  query: Record<string, string>;
  /** The site's own address without a trailing slash, for canonical links. */
  publicUrl: string;
}

/** A form that was posted without JavaScript and refused: what was typed, and what is wrong with it. */
export interface RefusedForm {
  values: Record<string, string>;
  code: RefusalCode;
  message: string;
  errors: FieldErrors;
  /** Nothing is wrong with it, except that it came too soon for the spam guard. */
  isEarly?: boolean;
}

/** What a page with a form is for one visitor alone. */
export interface OwnForm {
  refused?: RefusedForm | undefined;
  /** What the form sends where no script can do the spam guard's work. */
  ticket?: string | undefined;
}

/** Thrown while a page is loaded: the visitor is better served at another address. */
export class Redirect extends Error {
  override readonly name = 'Redirect';
  readonly location: string;

  constructor(location: string) {
    super(location);
    this.location = location;
  }
}

export interface PageHead {
  title: string;
  description: string;
  /** Elements for the head beyond title and description: share cards, structured data. */
  extra?: ReactNode;
}

export interface Page<Data = unknown> {
  /** Reads what the page shows. A Refusal 'not-found' becomes the 404 page. */
  load: (request: PageRequest) => Promise<Data>;
  head: (data: Data) => PageHead;
  View: (props: OwnForm & { data: Data }) => ReactNode;
  /** The HTTP status, where it is not 200. Such a rendering is not kept. */
  status?: (data: Data) => number;
  /** When the clock changes the page by itself, besides at midnight. */
  validUntil?: (data: Data) => Date | undefined;
  /** Takes the page's plain form. Answers where to go next; a Refusal renders the page with its errors. */
  submit?: (request: PageRequest, values: Record<string, string>) => Promise<string>;
}

export function definePage<Data>(page: Page<Data>): Page<Data> {
  return page;
}
