import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { isPhone } from '#platform/contract/fields.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { WRONG_NUMBERS } from '../person-fields.ts';

interface Numbers {
  whatsapp_number: string;
  contact_number?: string | undefined;
}

const NAMES = Object.keys(WRONG_NUMBERS) as (keyof Numbers)[];

/**
 * A number with its country's code (E.164). Without one, it is a number of the given country. What is no number anywhere stays
 * as it was typed, for the documented pattern to decide.
 */
export function fullNumber(typed: string, country: string | null | undefined): string {
  const number = parsePhoneNumberFromString(typed, (country ?? undefined) as 'GH' | undefined);
  return number?.isValid() && isPhone(number.number) ? number.number : typed;
}

/** What is wrong with them, by field; nothing if they are as they are kept. */
export function wrongNumbers(form: Numbers): Record<string, string> {
  const wrong = NAMES.filter((name) => form[name] && !isPhone(form[name]));
  return Object.fromEntries(wrong.map((name) => [name, WRONG_NUMBERS[name]()]));
}

/** The same with the code of the edition's country before the numbers that have none. */
export function completeNumbers<Form extends Numbers>(form: Form, country: string | null | undefined): Form {
  const { whatsapp_number, contact_number } = form;
  return {
    ...form,
    whatsapp_number: fullNumber(whatsapp_number, country),
    ...(contact_number !== undefined && { contact_number: fullNumber(contact_number, country) }),
  };
}

/** The same; refused if one isn't a number. */
export function withFullNumbers<Form extends Numbers>(form: Form, country: string | null | undefined): Form {
  const full = completeNumbers(form, country);
  const errors = wrongNumbers(full);
  const [first] = Object.values(errors);
  if (first) throw new Refusal('invalid', first, errors);
  return full;
}
