import { normaliseForSearch } from '#platform/contract/normalise-for-search.ts';

/** Within a word, as in 'A.B.C.' and 'N’Diaye'. */
const WITHIN_WORDS = /['’‘ʼ`.]/gu;
const BETWEEN_WORDS = /[^\p{L}\p{N}]+/gu;
/** Single letters in a row, as in 'S. A. R. L.' */
const BETWEEN_LETTERS = /(?<=(?:^| )\p{L}) (?=\p{L}(?: |$))/gu;
/** What a company may be by law, behind its name: in English, French, Portuguese and beyond. */
const LEGAL_FORMS = [
  ...[
    'limited',
    'ltd',
    'plc',
    'llc',
    'llp',
    'incorporated',
    'inc',
    'corporation',
    'corp',
    'company',
    'co',
    'pty',
  ],
  ...['and co', 'and company', 'private', 'pvt', 'limited liability'],
  ...['sarl', 'sarlu', 'suarl', 'sa', 'sas', 'sasu', 'eurl', 'snc', 'societe anonyme', 'et cie'],
  ...['lda', 'ltda', 'gmbh', 'mbh', 'ag', 'kg', 'bv', 'nv', 'srl', 'spa', 'sl', 'ab', 'oy', 'aps'],
  ...['sa rl', 'sau', 'ev', 'sp zoo', 'sp z oo'],
];
const LEGAL_ENDING = new RegExp(`(?<=\\S) (?:${LEGAL_FORMS.join('|')})$`, 'u');
/** Those that also stand in front of it. */
const LEGAL_BEGINNING = /^(?:sarl|sa rl|sarlu|suarl|sasu|eurl) (?=\S)/u;

/**
 * The name by which the registrations of one company are counted: without case, accents, punctuation and what it is by
 * law. 'Volta Bank', 'VOLTA-BANK Ltd.' and 'SARL Volta Bank' are the same; 'Limited' alone is a name.
 */
export function companyGroup(company: string): string {
  const plain = normaliseForSearch(company);
  const words = plain.replace(/&/g, ' and ').replace(WITHIN_WORDS, '').replace(BETWEEN_WORDS, ' ').trim();
  let name = words.replace(BETWEEN_LETTERS, '') || plain;
  while (LEGAL_ENDING.test(name)) name = name.replace(LEGAL_ENDING, '');
  return name.replace(LEGAL_BEGINNING, '');
}
