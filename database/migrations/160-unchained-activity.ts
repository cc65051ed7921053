import { type Kysely, sql } from 'kysely';
import { isPostgres } from '../column-types.ts';

const REFUSED = 'the record of activity is kept as it was written';

/**
 * Activities are no longer chained by hashes: every one stays, and nothing but erasing and taking out of the list is allowed,
 * as before.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const run = (statement: string) => sql.raw(statement).execute(db);
  for (const trigger of ['activity_unchanged', 'activity_lane_kept'])
    await run(`drop trigger ${trigger}${isPostgres(db) ? ' on activity' : ''}`);
  await run('drop index activity_number');
  for (const column of ['lane', 'number', 'hash', 'seals'])
    await run(`alter table activity drop column ${column}`);
  const refuse = isPostgres(db)
    ? 'execute function refuse_activity_change()'
    : `begin select raise(abort, '${REFUSED}'); end`;
  await run(
    `create trigger activity_unchanged before update on activity for each row when (not (${ALLOWED})) ${refuse}`,
  );
  await run(
    `delete from settings where name = 'activity_head' or name like 'activity\\_head\\__' escape '\\'`,
  );
}

const same = (...columns: string[]) =>
  columns.map((column) => `new.${column} is not distinct from old.${column}`).join(' and ');
const sameOr = (column: string, erased: string) => `(${same(column)} or new.${column} ${erased})`;

const ALLOWED = `
  ${same('id', 'activity_type', 'subject_type', 'subject_id', 'time')}
  and (old.removed_at is null or ${same('removed_at')})
  and (
    ${same('user_id', 'username', 'activity_description', 'changes', 'search_text', 'erasure_id')}
    or (
      new.erasure_id is not null
      and ${sameOr('user_id', 'is null')} and ${sameOr('username', "= 'erased'")}
      and ${sameOr('activity_description', "= 'erased'")} and ${sameOr('changes', 'is null')}
    )
  )`;
