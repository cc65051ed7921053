import { callingCode } from '#platform/contract/calling-codes.ts';

const EXAMPLE_LENGTH = 12;
/** Only to show what a number looks like. */
const EXAMPLE_DIGITS = '20123456789';

type Country = string | null | undefined;

/** What a form asks about a person and their company; the example is a number of the edition’s country. */
export const personQuestions = (country: Country) =>
  [
    { name: 'name', label: 'Full name', type: 'text', autoComplete: 'name' },
    { name: 'company_name', label: 'Company name', type: 'text', autoComplete: 'organization' },
    { name: 'role', label: 'Role', type: 'text', autoComplete: 'organization-title' },
    { name: 'email', label: 'Email', type: 'email', autoComplete: 'email' },
    {
      name: 'whatsapp_number',
      label: 'WhatsApp number',
      type: 'tel',
      autoComplete: 'tel',
      hint: phoneHint(country),
    },
    {
      name: 'contact_number',
      label: 'Contact number',
      type: 'tel',
      autoComplete: 'tel',
      optional: true,
      hint: 'If it’s different from your WhatsApp number',
    },
  ] as const;

function phoneHint(country: Country): string {
  const digits = '10 to 15 digits, with or without a +';
  const code = callingCode(country);
  return code ? `${digits}, such as +${(code + EXAMPLE_DIGITS).slice(0, EXAMPLE_LENGTH)}` : digits;
}
