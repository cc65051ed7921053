import type { Route } from '#platform/contract/call.ts';

/** Beside the contract, because the screens before the back-office are sent without its schemas. */
export const SIGN_IN = { method: 'POST', path: 'auth/sign_in' } as const satisfies Route;
export const RESET_PASSWORD = { method: 'POST', path: '/api/v1/password-resets' } as const satisfies Route;
