import type { Route } from '#platform/contract/call.ts';

/** Apart from its schemas, which pages don't need. */
export const WATCH_PAYMENT = {
  method: 'GET',
  path: '/api/v1/online-payments/{reference}',
} as const satisfies Route;
