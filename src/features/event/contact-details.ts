/**
 * PLACEHOLDERS: these addresses are reserved for examples, and nobody answers at them. The organiser's real
 * contact details belong here, and nowhere else.
 */
export const CONTACT_DETAILS = {
  email: 'summit@example.com',
  phone: '+233 30 000 0000',
  location: 'Conference venue, Accra, Ghana',
  organiserWebsite: 'https://www.example.com/',
  designerName: 'Summit studio',
  designerWebsite: 'https://www.example.com/studio',
} as const;
