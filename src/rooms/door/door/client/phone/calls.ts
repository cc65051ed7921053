import { makeCallTo } from '#platform/client/call-client.ts';
import type { Route } from '#platform/contract/call.ts';
import type { countDoor, doorBadge, openDoor, syncDoor } from '../../contract.ts';

// Without their schemas, which a phone needn't load.
const OPEN: Route = { method: 'POST', path: '/api/v1/door/open' };
const SYNC: Route = { method: 'POST', path: '/api/v1/door/sync' };
const BADGE: Route = { method: 'POST', path: '/api/v1/door/badge' };
const COUNT: Route = { method: 'GET', path: '/api/v1/door/counts' };

type Sync = Parameters<typeof makeCallTo<typeof syncDoor>>[1]['body'];

export function open(link: string, pin: string) {
  return makeCallTo<typeof openDoor>(OPEN, { body: { link, pin } });
}

export function sync(body: Sync) {
  return makeCallTo<typeof syncDoor>(SYNC, { body });
}

export function badge(key: string, who: string) {
  return makeCallTo<typeof doorBadge>(BADGE, { body: { key, who } });
}

export function count() {
  return makeCallTo<typeof countDoor>(COUNT, {});
}
