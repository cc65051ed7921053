import { join } from 'node:path';
import { z } from 'zod';
import { ownEmail } from '../contract/fields.ts';
import { LANGUAGES, type Language } from '../contract/language.ts';
import { PASSWORD_MAX, PASSWORD_MIN } from '../contract/password-limits.ts';
import { BACKUP_FOLDER } from './data-folder.ts';
import { certificateFile, type PoolLimits, verifiedBy } from './database-config.ts';
import { dkimKey, type MailConfig, sender } from './mail-config.ts';

/** A problem with how the program was started. Its message is one line for the person at the shell. */
export class StartRefusal extends Error {
  override readonly name = 'StartRefusal';
}

const port = z
  .string()
  .regex(/^\d{1,5}$/)
  .transform(Number)
  .refine((value) => value >= 1 && value <= 65_535);
/** Of a host alone: a path would be cut off. */
const url = z
  .url({ protocol: /^https?$/ })
  .transform((value) => new URL(value))
  .refine(({ pathname, search, hash, username, password }) => {
    const rest = search + hash + username + password;
    return pathname === '/' && !rest;
  })
  .transform(({ origin }) => origin);

/** Codes of languages, the main one first. */
const languages = z
  .string()
  .transform((value) =>
    value
      .toLowerCase()
      .split(/[\s,]+/)
      .filter(Boolean),
  )
  .refine((codes) => codes.length > 0 && new Set(codes).size === codes.length)
  .pipe(z.array(z.enum(LANGUAGES)));

/** Shorter keys could be guessed. */
const SECRET_KEY_MIN = 32;
/** While a key is being replaced, the new one is followed by the ones before it. */
const secretKeys = z
  .string()
  .transform((value) => value.split(/[\s,]+/).filter(Boolean))
  .refine((keys) => keys.length > 0 && keys.every((key) => key.length >= SECRET_KEY_MIN));

const wholeNumber = (max: number) =>
  z
    .string()
    .regex(/^\d{1,4}$/)
    .transform(Number)
    .refine((value) => value >= 1 && value <= max);

const OnOff = z.enum(['on', 'off']).transform((value) => value === 'on');

const PAYSTACK_KEY = /^sk_(test|live)_\w{8,200}$/;

/** Every environment variable, with what it accepts and how to correct it. */
const VARIABLES = {
  APP_ENV: [z.enum(['trial', 'production']).default('trial'), 'trial or production'],
  PORT: [port.default(3000), 'a port from 1 to 65535'],
  HOST: [z.string().min(1).optional(), 'an address to listen on, such as 127.0.0.1'],
  WORKERS: [wholeNumber(64).default(1), 'a number of processes from 1 to 64'],
  DATA_DIR: [z.string().min(1).default('./data'), 'a folder that the program can write to'],
  DATABASE_URL: [
    z.url({ protocol: /^postgres(ql)?$/ }).optional(),
    'an address such as postgres://user:password@host:5432/summit',
  ],
  DATABASE_CA: [certificateFile.optional(), 'a file with the certificate of the database’s authority (PEM)'],
  DATABASE_POOL: [wholeNumber(200).default(10), 'a number of connections from 1 to 200'],
  DATABASE_STATEMENT_TIMEOUT: [wholeNumber(3600).default(10), 'a number of seconds from 1 to 3600'],
  DATABASE_LOCK_TIMEOUT: [wholeNumber(3600).default(5), 'a number of seconds from 1 to 3600'],
  ADMIN_EMAIL: [ownEmail().optional(), 'an email address'],
  ADMIN_PASSWORD: [
    z.string().min(8).max(PASSWORD_MAX).optional(),
    `a password of at least ${PASSWORD_MIN} characters (8 in a trial) and at most ${PASSWORD_MAX}`,
  ],
  SEED: [z.enum(['demo', 'event', 'none']).optional(), 'demo, event or none'],
  CLOCK: [z.iso.datetime({ offset: true }).optional(), 'a date and time such as 2025-08-26T09:00:00Z'],
  SITE_LANGUAGES: [
    languages.optional(),
    `languages of ${LANGUAGES.join(', ')}, each once and the main one first, such as fr,en`,
  ],
  PUBLIC_URL: [url.optional(), 'the site’s address without a path, such as https://summit.example'],
  HSTS_SUBDOMAINS: [OnOff.default(false), 'on or off'],
  TRUST_PROXY: [z.string().regex(/^\d$/).transform(Number).default(0), 'a number from 0 to 9'],
  CAPTCHA: [OnOff.default(true), 'on or off'],
  SECRET_KEY: [secretKeys.optional(), `a secret of at least ${SECRET_KEY_MIN} characters`],
  BACKUP_EVERY: [wholeNumber(720).optional(), 'a number of hours from 1 to 720'],
  BACKUP_KEEP: [wholeNumber(1000).default(7), 'a number from 1 to 1000'],
  BACKUP_DIR: [z.string().min(1).optional(), 'a folder that the program can write to'],
  SMTP_URL: [
    z.url({ protocol: /^smtps?$/ }).optional(),
    'an address such as smtp://user:password@mail.example:587',
  ],
  MAIL_FROM: [sender.optional(), 'an email address, such as Summit <summit@summit.example>'],
  MAIL_RATE: [wholeNumber(1000).default(5), 'a number of mails a second from 1 to 1000'],
  MAIL_DKIM_SELECTOR: [
    z
      .string()
      .regex(/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i)
      .optional(),
    'the name of the DKIM key in the DNS, such as summit2025',
  ],
  MAIL_DKIM_KEY: [dkimKey.optional(), 'an RSA private key in PEM form'],
  PAYSTACK_URL: [
    url.optional(),
    'an address such as http://127.0.0.1:4010; in production it begins with https',
  ],
  PAYSTACK_SECRET_KEY: [
    z.string().regex(PAYSTACK_KEY).optional(),
    'a secret key of Paystack, such as sk_test_…',
  ],
  STRIPE_URL: [
    url.optional(),
    'an address such as http://127.0.0.1:4011; in production it begins with https',
  ],
  METRICS_PORT: [port.optional(), 'a port from 1 to 65535'],
  OTEL_EXPORTER_OTLP_ENDPOINT: [
    z.url({ protocol: /^https?$/ }).optional(),
    'an address such as http://127.0.0.1:4318',
  ],
  LOG_LEVEL: [
    z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug']).optional(),
    'silent, fatal, error, warn, info or debug',
  ],
} as const;

/** The names of this machine to itself, which somebody who tries the program may type. */
const LOOPBACK: readonly string[] = ['127.0.0.1', 'localhost', '[::1]'];

type Variable = keyof typeof VARIABLES;
type Values = { [Name in Variable]: z.output<(typeof VARIABLES)[Name][0]> };

export interface Config {
  production: boolean;
  port: number;
  host: string;
  /** How many processes serve. */
  workers: number;
  dataDir: string;
  databaseUrl: string | undefined;
  /** A standby that long reads go to. */
  pool: PoolLimits;
  admin: { email: string | undefined; password: string | undefined };
  seed: 'demo' | 'event' | 'none';
  /** Of a new database’s site, the main one first. */
  siteLanguages: readonly Language[] | undefined;
  clock: string | undefined;
  publicUrl: string;
  /** The origins of our own pages, as browsers name them. */
  ownOrigins: readonly string[];
  /** Encrypt what must be readable again: the first encrypts, the others only decrypt. */
  secretKeys: readonly string[];
  /** Whether browsers use https alone for all hosts below the site's, too. */
  strictSubdomains: boolean;
  trustedProxies: number;
  captcha: boolean;
  /** Without it, mail is kept and not sent. */
  mail: MailConfig | undefined;
  /** Where providers of payments are, if not at their own addresses, and the key of a new database. */
  payments: {
    paystackUrl: string | undefined;
    paystackKey: string | undefined;
    stripeUrl: string | undefined;
  };
  backup: { folder: string; everyHours: number | undefined; keep: number };
  logLevel: string;
  /** Where its figures are shown; nowhere if undefined. */
  metricsPort: number | undefined;
  /** Whether traces are sent. */
  tracing: boolean;
}

/** Reads the environment once. Throws a StartRefusal that names the variable and says what to do. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const values = {} as Record<Variable, unknown>;
  for (const [name, [schema, expected]] of Object.entries(VARIABLES)) {
    const given = environment[name] === '' ? undefined : environment[name];
    const result = schema.safeParse(given);
    if (!result.success) throw new StartRefusal(`${name} isn’t valid. Set it to ${expected}.`);
    values[name as Variable] = result.data;
  }
  return arrange(values as Values);
}

function arrange(values: Values): Config {
  const production = values.APP_ENV === 'production';
  if (production) assertFitForProduction(values);
  const host = values.HOST ?? (production ? '0.0.0.0' : '127.0.0.1');
  const publicUrl = values.PUBLIC_URL ?? `http://${host.includes(':') ? `[${host}]` : host}:${values.PORT}`;
  return {
    production,
    port: values.PORT,
    host,
    workers: values.WORKERS,
    dataDir: values.DATA_DIR,
    databaseUrl: arrangeAddress(values.DATABASE_URL, values),
    pool: {
      connections: values.DATABASE_POOL,
      statementSeconds: values.DATABASE_STATEMENT_TIMEOUT,
      lockSeconds: values.DATABASE_LOCK_TIMEOUT,
    },
    admin: { email: values.ADMIN_EMAIL, password: values.ADMIN_PASSWORD },
    seed: values.SEED ?? (production ? 'event' : 'demo'),
    siteLanguages: values.SITE_LANGUAGES,
    clock: values.CLOCK,
    publicUrl,
    ownOrigins:
      values.PUBLIC_URL && !isLoopback(publicUrl) ? [publicUrl] : [publicUrl, ...aliases(publicUrl)],
    secretKeys: values.SECRET_KEY ?? [],
    strictSubdomains: values.HSTS_SUBDOMAINS,
    trustedProxies: values.TRUST_PROXY,
    captcha: values.CAPTCHA,
    mail: arrangeMail(values),
    payments: {
      paystackUrl: values.PAYSTACK_URL,
      paystackKey: values.PAYSTACK_SECRET_KEY,
      stripeUrl: values.STRIPE_URL,
    },
    backup: {
      folder: values.BACKUP_DIR ?? join(values.DATA_DIR, BACKUP_FOLDER),
      everyHours: values.BACKUP_EVERY,
      keep: values.BACKUP_KEEP,
    },
    logLevel: values.LOG_LEVEL ?? (production ? 'info' : 'warn'),
    metricsPort: values.METRICS_PORT,
    tracing: values.OTEL_EXPORTER_OTLP_ENDPOINT !== undefined,
  };
}

function arrangeAddress(url: string | undefined, { DATABASE_CA: certificates }: Values): string | undefined {
  return url && certificates ? verifiedBy(url, certificates) : url;
}

function arrangeMail(values: Values): MailConfig | undefined {
  const { SMTP_URL: url, MAIL_FROM: from, MAIL_DKIM_SELECTOR: selector, MAIL_DKIM_KEY: key } = values;
  if (url && !from) {
    throw new StartRefusal('MAIL_FROM is required with SMTP_URL. Set it to the address that sends the mail.');
  }
  if (!selector !== !key) {
    throw new StartRefusal('MAIL_DKIM_SELECTOR and MAIL_DKIM_KEY belong together. Set both or neither.');
  }
  if (!url || !from) return undefined;
  return { url, from, rate: values.MAIL_RATE, dkim: selector && key ? { selector, key } : undefined };
}

/** Whether visitors reach the site over https. */
export function isHttps({ publicUrl }: Pick<Config, 'publicUrl'>): boolean {
  return publicUrl.startsWith('https:');
}

/** The same site as a browser on this machine may name it. */
function aliases(publicUrl: string): string[] {
  return LOOPBACK.map((name) => {
    const url = new URL(publicUrl);
    url.hostname = name;
    return url.origin;
  });
}

function isLoopback(url: string): boolean {
  const { hostname } = new URL(url);
  return LOOPBACK.includes(hostname) || hostname.endsWith('.localhost');
}

function assertFitForProduction(values: Values): void {
  if (values.CLOCK) {
    throw new StartRefusal('CLOCK isn’t allowed in production, which always uses the real time. Unset it.');
  }
  if (!values.CAPTCHA) {
    throw new StartRefusal(
      'CAPTCHA=off isn’t allowed in production, where the forms need their spam guard. Unset it.',
    );
  }
  if (!values.PUBLIC_URL) {
    throw new StartRefusal(
      'PUBLIC_URL is required in production. Set it to the site’s address, such as https://summit.example.',
    );
  }
  if (!isHttps({ publicUrl: values.PUBLIC_URL }) && !isLoopback(values.PUBLIC_URL)) {
    throw new StartRefusal(
      'PUBLIC_URL must begin with https:// in production: without it, passwords and cookies cross the network readable.',
    );
  }
  for (const name of ['PAYSTACK_URL', 'STRIPE_URL'] as const) {
    if (values[name] && !isHttps({ publicUrl: values[name] })) {
      throw new StartRefusal(`${name} must begin with https:// in production: a key is sent there.`);
    }
  }
  if (values.DATABASE_URL && !values.SECRET_KEY) {
    throw new StartRefusal(
      'SECRET_KEY is required in production with DATABASE_URL: set it to a secret that all instances share, such as the output of `openssl rand -hex 32`.',
    );
  }
}
