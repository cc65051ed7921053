import type { ReactNode } from 'react';
import type { CallClient } from '../contract/call.ts';
import type { FieldErrors, RefusalCode } from '../contract/refusal.ts';

/** What a page can use while it is rendered on the server. */
export interface PageRequest {
  call: CallClient;
  now: Date;
  /** The named parts of the address, such as `id`. */
  params: Record<string, string>;
  /** Only the query names that the page's route allows. */
  query: Record<string, string>;
  /** The site's address without a trailing slash, for canonical links. */
  publicUrl: string;
}

/** A form that was posted without JavaScript and refused, with its values and errors. */
export interface RefusedForm {
  values: Record<string, string>;
  code: RefusalCode;
  message: string;
  errors: FieldErrors;
  /** The only problem is that it was sent too soon for the spam guard. */
  isEarly?: boolean;
  /** It was sent from a preview, where nothing is taken. */
  isPreview?: boolean;
}

/** The part of a page with a form that is specific to one visitor. */
export interface OwnForm {
  refused?: RefusedForm | undefined;
  /** Sent with the form when no script can solve the spam guard's proof of work. */
  ticket?: string | undefined;
  /** The page shows a draft, so the form is posted to it, which refuses, instead of making its call. */
  isPreview?: boolean | undefined;
}

/** Thrown while a page is loading, to send the visitor to another address. */
export class Redirect extends Error {
  override readonly name = 'Redirect';
  readonly location: string;
  readonly status: 301 | 302;

  constructor(location: string, status: 301 | 302 = 302) {
    super(location);
    this.location = location;
    this.status = status;
  }
}

export interface PageHead {
  title: string;
  /** The title names the summit already; after any other, its name follows. */
  namesSite?: true;
  description: string;
  /** Further elements for the head: share cards, structured data. */
  extra?: ReactNode;
}

export interface Page<Data = unknown> {
  /** Reads the page's data. A Refusal 'not-found' becomes the 404 page. */
  load: (request: PageRequest) => Promise<Data>;
  /** Whether there is such a page: it costs less than loading one that is kept already to say that there is none. */
  exists?: (request: PageRequest) => Promise<boolean>;
  head: (data: Data) => PageHead;
  View: (props: OwnForm & { data: Data }) => ReactNode;
  /** Without the site's header and footer, such as for a projector. */
  isBare?: true;
  /** The HTTP status, if it isn't 200; always 503 if a call failed. Such a page is not cached. */
  status?: (data: Data) => number;
  /** When the page next changes with the clock, other than at midnight. */
  expiresAt?: (data: Data) => Date | undefined;
  /**
   * Handles the page's form when it is posted without JavaScript. Returns where to go next; a Refusal renders
   * the page with its errors.
   */
  submit?: (request: PageRequest, values: Record<string, string>) => Promise<string>;
}

export function definePage<Data>(page: Page<Data>): Page<Data> {
  return page;
}
