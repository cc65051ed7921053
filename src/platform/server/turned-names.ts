import type { Message } from '../contract/message.ts';
import type { ImportField } from './importer.ts';
import { isTitles } from './no-name.ts';

const PART = /^[\p{L}\p{M}\p{Cf}\s.'’‘ʼ‐-]*\p{L}[\p{L}\p{M}\p{Cf}\s.'’‘ʼ‐-]*$/u;

/** ‘Mensah, Ama’ as ‘Ama Mensah’; undefined of what isn't two parts of a name with one comma between. */
export function lastNameFirst(cell: string): string | undefined {
  const [last = '', first = '', ...more] = cell.split(',').map((part) => part.trim());
  const isName = more.length === 0 && [last, first].every((part) => PART.test(part) && !isTitles(part));
  return isName ? `${first} ${last}` : undefined;
}

/** A column of names that are written so. */
export function lastNameFirstField(partOf: string, label: Message): ImportField {
  return {
    ...{ name: 'last_name_first', label, partOf, turned: lastNameFirst },
    synonyms: [
      ...['Last, First', 'Surname, first name', 'Last name and first name', 'Surname and first name'],
      ...['Family name, given name', 'Nom de famille, prénom', 'Apelido, nome', 'Sobrenome, nome'],
    ],
  };
}
