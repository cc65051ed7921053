import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { runPostgresProgram } from '#platform/server/backup/postgres-programs.ts';
import { readConfig } from '#platform/server/config.ts';
import { openStore } from '#platform/server/database/store.ts';
import { startBuiltServer } from '#testing/built-server.ts';
import { canDumpPostgres } from '#testing/can-dump-postgres.ts';
import { canMakeCertificates, makeCertificate } from '#testing/certificates.ts';
import { quickPlace } from '#testing/temporary-folder.ts';
import { findPostgres } from '../../scripts/find/postgres.ts';
import { type RunningPostgres, startPostgres } from '../../scripts/find/start-postgres.ts';

const programs = findPostgres();
const SECRET_KEY = 'k'.repeat(32);

describe.runIf(programs && canMakeCertificates)('a PostgreSQL that takes encrypted connections alone', () => {
  let own: ReturnType<typeof makeCertificate>;
  let other: ReturnType<typeof makeCertificate>;
  let postgres: RunningPostgres;

  beforeAll(async () => {
    own = makeCertificate();
    other = makeCertificate();
    if (programs) postgres = await startPostgres(programs, { place: quickPlace(), tls: own });
  });
  afterAll(async () => {
    await postgres.stop();
    own.remove();
    other.remove();
  });

  function open(environment: Record<string, string>) {
    const config = readConfig({ DATABASE_URL: postgres.url, ...environment });
    const { database, close } = openStore(config);
    onTestFinished(close);
    return { database, address: config.databaseUrl ?? '' };
  }
  const isEncrypted = sql<{ ssl: boolean }>`select ssl from pg_stat_ssl where pid = pg_backend_pid()`;

  test('is used with the certificate of its authority, and nothing is sent unencrypted', async () => {
    const { database } = open({ DATABASE_CA: own.file });
    expect((await isEncrypted.execute(database)).rows).toEqual([{ ssl: true }]);
    const environment = { DATABASE_URL: postgres.url, DATABASE_CA: own.file, SEED: 'none' };
    const server = await startBuiltServer({ ...environment, SECRET_KEY });
    const { rows } = await sql<{ ssl: boolean }>`select distinct ssl from pg_stat_ssl join pg_stat_activity
      using (pid) where backend_type = 'client backend'`.execute(database);
    expect(rows).toEqual([{ ssl: true }]);
    expect(await server.end('SIGTERM')).toBe(0);
  });

  test('isn’t used if somebody else could be in its place', async () => {
    for (const environment of [{ DATABASE_CA: other.file }, {}]) {
      await expect(isEncrypted.execute(open(environment).database)).rejects.toThrow('isn’t available');
    }
    const refused = startBuiltServer({ DATABASE_URL: postgres.url, DATABASE_CA: other.file, SECRET_KEY });
    await expect(refused).rejects.toThrow(/can’t be used \(.*certificate.*\): set DATABASE_CA/);
    const unknown = open({ DATABASE_URL: `${postgres.url}?sslmode=verify-full` });
    await expect(isEncrypted.execute(unknown.database)).rejects.toThrow('self-signed certificate');
  });

  test.runIf(canDumpPostgres())('is backed up with the same certificate', async () => {
    const { address } = open({ DATABASE_CA: own.file });
    expect(
      await runPostgresProgram('pg_dump', ['--schema-only'], { failing: 'failed', databaseUrl: address }),
    ).toContain('PostgreSQL database dump');
    const { address: wrong } = open({ DATABASE_CA: other.file });
    await expect(
      runPostgresProgram('pg_dump', [], { failing: 'failed', databaseUrl: wrong }),
    ).rejects.toThrow('certificate');
  });

  test('gets as many connections as the variable says, and is waited for as long', async () => {
    const limits = { DATABASE_STATEMENT_TIMEOUT: '2', DATABASE_LOCK_TIMEOUT: '1' };
    const { database } = open({ DATABASE_CA: own.file, DATABASE_POOL: '2', ...limits });
    const pids = Array.from({ length: 6 }, () =>
      sql<{ pid: number }>`select pg_backend_pid() as pid, pg_sleep(0.1)`.execute(database),
    );
    expect(new Set((await Promise.all(pids)).map(({ rows }) => rows[0]?.pid)).size).toBe(2);
    await expect(sql`select pg_sleep(60)`.execute(database)).rejects.toThrow('statement timeout');
    await database.connection().execute(async (holding) => {
      await sql`select pg_advisory_lock(1)`.execute(holding);
      await expect(sql`select pg_advisory_lock(1)`.execute(database)).rejects.toThrow('lock timeout');
    });
  });
});
