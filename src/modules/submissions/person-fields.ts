/** What a form asks about a person and their company. */
export const personQuestions = (phoneHint: string) =>
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
      hint: phoneHint,
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
