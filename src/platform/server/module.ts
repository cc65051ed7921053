import type { Hono } from 'hono';
import type { Right } from '../contract/access.ts';
import type { Call, CallClient } from '../contract/call.ts';
import type { Kind } from '../contract/kind.ts';
import type { DeclaredRight } from '../contract/rights.ts';
import type { Screens } from '../contract/screens.ts';
import type { Config } from './config.ts';
import type { Services } from './http/context.ts';
import type { Handler } from './http/handler.ts';
import type { Job } from './jobs/job.ts';
import type { FindAssets } from './pages/assets.ts';
import type { MagicLinkRoute } from './pages/magic-link-route.ts';
import type { PublicRoute } from './pages/public-route.ts';
import type { ResponseCache } from './pages/response-cache.ts';
import type { PictureKind } from './pictures/tables.ts';
import type { Figure } from './watch/metrics.ts';

/** What a capability gives to the server. It is known by its line in `src/app/modules.ts`. */
export interface ServerModule {
  handlers?: readonly Handler[];
  /** That roles can have, by name. */
  rights?: Readonly<Partial<Record<Right, DeclaredRight>>>;
  kinds?: readonly ServerKind[];
  /** Those that belong to no kind of record. */
  screens?: Screens;
  /** Given all modules if they show what others give. */
  pages?: readonly PublicRoute[] | ((modules: readonly ServerModule[]) => readonly PublicRoute[]);
  /** For one person each. */
  magicLinkPages?: readonly MagicLinkRoute[];
  /** What it does by itself. */
  jobs?: (config: Config) => readonly Job[];
  /** The folder in which pictures of a kind are served, and what replaces one that is missing. */
  pictures?: { folder: string; kind: PictureKind; replacement: { name: string; width: number } };
  /** What it tells those who watch the program. */
  figures?: (services: Services) => readonly Figure[];
  /** Its addresses that are neither calls nor pages. */
  mount?: (app: Hono, given: Mounting) => void;
  /** Those with headers of their own. */
  mountFiles?: (app: Hono, services: Services, cache: ResponseCache) => void;
  /** Those to which any site may send a form. */
  mountUnguarded?: (app: Hono, services: Services) => void;
  /** Its calls whose replies the back-office shows in a frame. */
  framed?: readonly Pick<Call, 'path'>[];
  /** What one of its pages may embed from another site, by its path. */
  frames?: Readonly<Record<string, string>>;
  /**
   * Addresses that end with a secret, such as '/door/:link', whose pages use the camera and read what it sees with code of
   * their own.
   */
  cameraPages?: readonly string[];
  /** Styles that its pages contain. */
  inlineStyles?: readonly string[];
}

export interface Mounting {
  services: Services;
  handlers: readonly Handler[];
  cache: ResponseCache;
  assets: FindAssets;
}

declare module './http/context.ts' {
  interface Services {
    modules: readonly ServerModule[];
  }
}

/**
 * A kind of record, and what the server can do with one outside its module. Whoever makes use of it declares it here, beside
 * its own code: the search what finds a record by its name, the privacy desk what is kept about a person.
 */
export interface ServerKind {
  kind: Kind;
  /** Of the pages that its records have for visitors. */
  listAddresses?: ListAddresses;
}

/** A public address and when it last changed, if known. */
export interface Address {
  path: string;
  changed?: string;
}

type ListAddresses = (call: CallClient, services: Services) => Promise<Address[]>;

/** Of the pages of all records that visitors can open. */
export async function recordAddresses(services: Services, call: CallClient): Promise<Address[]> {
  const kinds = kindsWith(services.modules, 'listAddresses');
  return (await Promise.all(kinds.map(({ listAddresses }) => listAddresses(call, services)))).flat();
}

/** The public pages of all modules. */
export function publicRoutes(modules: readonly ServerModule[]): PublicRoute[] {
  return modules.flatMap(({ pages = [] }) => (typeof pages === 'function' ? pages(modules) : pages));
}

/** What modules give under this name, in their order. */
export function givenBy<Name extends keyof ServerModule>(
  modules: readonly ServerModule[],
  name: Name,
): NonNullable<ServerModule[Name]>[] {
  return modules.flatMap((one): NonNullable<ServerModule[Name]>[] => {
    const given = one[name];
    return given === undefined ? [] : [given as NonNullable<ServerModule[Name]>];
  });
}

/** What exactly one module gives under this name. */
export function theOneGiven<Name extends keyof ServerModule>(
  modules: readonly ServerModule[],
  name: Name,
): NonNullable<ServerModule[Name]> {
  const [given] = givenBy(modules, name);
  if (given === undefined) throw new Error(`no module gives ${name}`);
  return given;
}

/** The kinds of record that have this. */
export function kindsWith<Name extends keyof ServerKind>(
  modules: readonly ServerModule[],
  name: Name,
): (ServerKind & Required<Pick<ServerKind, Name>>)[] {
  return modules
    .flatMap(({ kinds = [] }) => kinds)
    .filter((one): one is ServerKind & Required<Pick<ServerKind, Name>> => one[name] !== undefined);
}
