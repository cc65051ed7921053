/** Of the country in which the summit takes place. */
const CALLING_CODE = '233';

/** The address that opens a chat with this number; one without a country's code is a number of the summit's country. */
export function whatsappLink(number: string): string {
  const digits = number.replace(/^\+|^00/, '');
  const isInternational = digits !== number || !digits.startsWith('0');
  return `https://wa.me/${isInternational ? digits : CALLING_CODE + digits.slice(1)}`;
}
