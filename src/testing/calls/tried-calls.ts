import { HANDLERS } from '#app/modules.ts';
import type { Call } from '#platform/contract/call.ts';
import { toRequest } from '#platform/contract/own-request.ts';
import type { SignedIn } from '../session.ts';
import type { Fixtures } from './fixtures.ts';
import { EXAMPLES, OWN_CALLS } from './own-calls.ts';
import type { SentInput } from './row.ts';
import { DOCUMENTED_CALLS } from './table.ts';

/** A call and a request that succeeds, as it is sent. */
export interface TriedCall extends Pick<Call, 'name' | 'method' | 'access'> {
  call: Call;
  sessionOnly?: true | undefined;
  multipartOnly?: true | undefined;
  request: (fixtures: Fixtures, me: SignedIn) => Promise<SentInput>;
}

/** Every call of the program: the documented ones by their rows, our own by their examples. */
export const TRIED_CALLS: readonly TriedCall[] = [
  ...DOCUMENTED_CALLS.map((row) => ({
    ...row,
    call: callNamed(row.name),
    request: async (fixtures: Fixtures, me: SignedIn) => ({
      address: row.paths[0] ?? '',
      ...(await row.example?.(fixtures, me)),
    }),
  })),
  ...OWN_CALLS.map((call) => ({
    ...call,
    call,
    multipartOnly: call.picture === 'required' ? (true as const) : undefined,
    request: (fixtures: Fixtures, me: SignedIn) => ownRequest(call, fixtures, me),
  })),
];

/** The request of an example of one of our own calls. */
export async function ownRequest(call: Call, fixtures: Fixtures, me: SignedIn): Promise<SentInput> {
  const { address, body, headers } = toRequest(call, (await EXAMPLES[call.name]?.(fixtures, me)) ?? {});
  const { pathname, searchParams } = new URL(address, 'http://summit.example');
  return { address: pathname, query: Object.fromEntries(searchParams), body, headers };
}

function callNamed(name: string): Call {
  const found = HANDLERS.find(({ call }) => call.name === name);
  if (!found) throw new Error(`${name} is declared nowhere`);
  return found.call;
}
