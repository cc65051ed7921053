/**
 * PLACEHOLDERS. Nobody answers at these addresses: they are reserved for examples. Whoever runs the summit
 * puts its own contact details here, and nowhere else.
 */
export const CONTACT_DETAILS = {
  email: 'summit@example.com',
  phone: '+233 30 000 0000',
  location: 'Conference venue, Accra, Ghana',
  organiserWebsite: 'https://www.example.com/',
  designerName: 'Summit studio',
  designerWebsite: 'https://www.example.com/studio',
} as const;
