import { callingCode } from './calling-codes.ts';

/** The address that opens a chat with this number; one without a country's code is a number of the summit's country. */
export function whatsappLink(number: string, country: string | null | undefined): string {
  const digits = number.replace(/^\+|^00/, '');
  const isInternational = digits !== number || !digits.startsWith('0');
  const code = callingCode(country);
  return `https://wa.me/${isInternational || !code ? digits : code + digits.slice(1)}`;
}
