import { z } from 'zod';

/** A problem with how the program was started. Its message is one line for the person at the shell. */
export class StartRefusal extends Error {
  override readonly name = 'StartRefusal';
}

const port = z
  .string()
  .regex(/^\d{1,5}$/)
  .transform(Number)
  .refine((value) => value >= 1 && value <= 65_535);
const url = z.url({ protocol: /^https?$/ }).transform((value) => new URL(value).origin);

const OnOff = z.enum(['on', 'off']).transform((value) => value === 'on');

/** Every environment variable, with what it accepts and how to correct it. */
const VARIABLES = {
  APP_ENV: [z.enum(['trial', 'production']).default('trial'), 'trial or production'],
  PORT: [port.default(3000), 'a port from 1 to 65535'],
  HOST: [z.string().min(1).optional(), 'an address to listen on, such as 127.0.0.1'],
  DATA_DIR: [z.string().min(1).default('./data'), 'a folder that the program can write to'],
  DATABASE_URL: [
    z.url({ protocol: /^postgres(ql)?$/ }).optional(),
    'an address such as postgres://user:password@host:5432/summit',
  ],
  ADMIN_EMAIL: [z.email().optional(), 'an email address'],
  ADMIN_PASSWORD: [z.string().min(8).max(200).optional(), 'a password of 8 to 200 characters'],
  SEED: [z.enum(['demo', 'none']).optional(), 'demo or none'],
  CLOCK: [z.iso.datetime({ offset: true }).optional(), 'a date and time such as 2025-08-26T09:00:00Z'],
  PUBLIC_URL: [url.optional(), 'the site’s address, such as https://summit.example'],
  TRUST_PROXY: [z.string().regex(/^\d$/).transform(Number).default(0), 'a number from 0 to 9'],
  CAPTCHA: [OnOff.default(true), 'on or off'],
  LOG_LEVEL: [
    z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug']).optional(),
    'silent, fatal, error, warn, info or debug',
  ],
} as const;

type Variable = keyof typeof VARIABLES;
type Values = { [Name in Variable]: z.output<(typeof VARIABLES)[Name][0]> };

export interface Config {
  production: boolean;
  port: number;
  host: string;
  dataDir: string;
  databaseUrl: string | undefined;
  admin: { email: string | undefined; password: string | undefined };
  seed: 'demo' | 'none';
  clock: string | undefined;
  publicUrl: string;
  trustedProxies: number;
  captcha: boolean;
  logLevel: string;
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
  return {
    production,
    port: values.PORT,
    host,
    dataDir: values.DATA_DIR,
    databaseUrl: values.DATABASE_URL,
    admin: { email: values.ADMIN_EMAIL, password: values.ADMIN_PASSWORD },
    seed: values.SEED ?? (production ? 'none' : 'demo'),
    clock: values.CLOCK,
    publicUrl: values.PUBLIC_URL ?? `http://${host.includes(':') ? `[${host}]` : host}:${values.PORT}`,
    trustedProxies: values.TRUST_PROXY,
    captcha: values.CAPTCHA,
    logLevel: values.LOG_LEVEL ?? (production ? 'info' : 'warn'),
  };
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
}
