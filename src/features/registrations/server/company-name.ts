import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';
import { normaliseForSearch } from '#platform/contract/normalise-for-search.ts';
import { LAST } from '#platform/server/database/search.ts';

/** What a company may be by law, at the end of its name. */
const LEGAL_FORMS = ['limited', 'ltd', 'plc'] as const;

/** A company's name, normalised for search, without what it is by law: 'volta bank' for 'volta bank, ltd.'. */
export function companyName(key: Expression<string>): RawBuilder<string> {
  const trimmed = sql<string>`rtrim(${key}, ' .,')`;
  const without = LEGAL_FORMS.map(
    (form) => sql`when ${trimmed} like ${sql.lit(`% ${form}`)}
      then rtrim(substr(${trimmed}, 1, length(${trimmed}) - ${sql.lit(form.length)}), ' .,')`,
  );
  return sql<string>`case ${sql.join(without, sql` `)} else ${trimmed} end`;
}

/** Registrations of this company, however its name is written; looked for among the names that begin with it. */
export function ofCompany(company: string): Expression<SqlBool> {
  const key = sql.ref<string>('company_key');
  const name = companyName(sql<string>`cast(${normaliseForSearch(company)} as text)`);
  return sql<SqlBool>`(${key} >= ${name} and ${key} < ${name} || ${LAST} and ${companyName(key)} = ${name})`;
}
