import { normaliseForSearch } from '#platform/contract/normalise-for-search.ts';

/** Within a word, as in 'A.B.C.' and 'N’Diaye'. */
const WITHIN_WORDS = /['’‘ʼ`.]/gu;
const BETWEEN_WORDS = /[^\p{L}\p{N}]+/gu;
/** What a company may be by law, at the end of its name. */
const LEGAL_FORMS = /(?<=\S) (?:limited|ltd|plc|llc|incorporated|inc|company|co)$/u;

/**
 * The name by which the registrations of one company are counted: without case, accents, punctuation and what it is by
 * law. 'Volta Bank', 'VOLTA-BANK Ltd.' and 'Volta Bank Co., Limited' are the same; 'Limited' alone is a name.
 */
export function companyGroup(company: string): string {
  const plain = normaliseForSearch(company);
  const words = plain.replace(/&/g, ' and ').replace(WITHIN_WORDS, '').replace(BETWEEN_WORDS, ' ').trim();
  let name = words || plain;
  while (LEGAL_FORMS.test(name)) name = name.replace(LEGAL_FORMS, '');
  return name;
}
