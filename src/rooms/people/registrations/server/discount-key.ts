import { countedCompany } from '../no-company.ts';
import { ownDomain } from './own-domain.ts';
import type { AttendeeRow } from './tables.ts';

/** Whoever owes nothing, such as who is imported, makes no group larger. */
export const NEVER_COUNTED = '';

/** 'ama+1@volta.example' reaches Ama, who counts by her own address already. */
const TAGGED = /^[^@]+\+/;

/**
 * Who has the same gets the discount of a group together. A company and the mail domain that is named after it prove that
 * two belong together, unless the address may be another one of somebody who counts; else somebody is alone, until they are registered with others, join by a company's link, or are joined by an organiser.
 */
export function ownDiscountKey({
  id,
  company,
  email,
}: Pick<AttendeeRow, 'id' | 'company' | 'email'>): string {
  const name = countedCompany(company);
  const domain = name && !TAGGED.test(email) && ownDomain(email, name);
  return domain ? `${name}@${domain}` : id;
}
