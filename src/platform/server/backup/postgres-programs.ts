import { execFile } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { StartRefusal } from '../config.ts';

const DEBIAN_FOLDER = '/usr/lib/postgresql';

export interface Places {
  debian?: string;
  path?: string;
}

/** Where PostgreSQL's programs may be: Debian's newest version, then the path. */
export function postgresFolders({
  debian = DEBIAN_FOLDER,
  path = process.env.PATH ?? '',
}: Places = {}): string[] {
  const versions = existsSync(debian) ? readdirSync(debian) : [];
  const newestFirst = versions.sort((one, other) => Number(other) - Number(one));
  return [...newestFirst.map((version) => join(debian, version, 'bin')), ...path.split(delimiter)];
}

type Program = 'pg_dump' | 'pg_restore';

/** Where the program is. Throws a StartRefusal that says how to get it. */
export function findPostgresProgram(name: Program, places?: Places): string {
  const paths = postgresFolders(places).map((folder) => join(folder, name));
  const found = paths.find((path) => existsSync(path));
  if (found) return found;
  throw new StartRefusal(
    `${name} wasn’t found. Install PostgreSQL’s client programs (Debian: apt-get install postgresql-client).`,
  );
}

interface Running {
  /** How a message begins that says why it failed. */
  failing: string;
  databaseUrl?: string;
  signal?: AbortSignal | undefined;
}

const SAID = /^pg_\w+: error: (.+)$/m;

/** Runs one of PostgreSQL's programs on the database at this address. Throws what it said when it failed. */
export async function runPostgresProgram(
  name: Program,
  programArguments: readonly string[],
  { failing, databaseUrl, signal }: Running,
): Promise<string> {
  const program = findPostgresProgram(name);
  const { options, environment } = databaseUrl ? connecting(databaseUrl) : { options: [], environment: {} };
  const { PATH } = process.env;
  try {
    const ran = await promisify(execFile)(program, [...options, ...programArguments], {
      env: { PATH, ...environment },
      maxBuffer: 16 * 1024 * 1024,
      ...(signal && { signal }),
    });
    return ran.stdout;
  } catch (thrown) {
    const { stderr = '', message } = thrown as Error & { stderr?: string };
    const [, reason = stderr.trim() || message] = SAID.exec(stderr) ?? [];
    throw new StartRefusal(`${failing}: ${reason}.`);
  }
}

/** Other users of the machine see the arguments of a program, but not its environment. */
function connecting(databaseUrl: string) {
  const url = new URL(databaseUrl);
  const password = decodeURIComponent(url.password);
  url.password = '';
  return { options: [`--dbname=${url.href}`], environment: password ? { PGPASSWORD: password } : {} };
}
