import { EDITION_OF_2025 } from '#database/edition-of-2025.ts';

const { registration, partnership } = EDITION_OF_2025;

/** What people read who have registered, or requested a partnership. */
export const REGISTERED = registration.registered.replace('{city}', 'Accra');
export const REGISTERED_AFTER = registration.registeredAfter;
export const PARTNERSHIP_RECEIVED = partnership.received;
