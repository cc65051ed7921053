import { findPostgresProgram } from '#platform/server/backup/postgres-programs.ts';

/** The PostgreSQL that is downloaded from npm comes without its client programs. */
export function canDumpPostgres(): boolean {
  try {
    findPostgresProgram('pg_dump');
    return true;
  } catch {
    return false;
  }
}
