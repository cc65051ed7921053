import type { Call, CallOutput } from '../contract/call.ts';

/** What waits for an organiser: how many records a list has, or whatever `count` reads in the reply. */
export interface Pending {
  /** In whose line of the menu it is said. */
  screen: string;
  call: Call;
  query: Readonly<Record<string, string>>;
  count: (reply: unknown) => number;
  label: (values: { count: number }) => string;
  /** A dot instead of the number, for what matters only as a whole. */
  isDot: boolean;
}

declare module './module.ts' {
  interface ServerModule {
    /** Counted in the menu of whoever may make the call. */
    pending?: readonly Pending[];
  }
}

interface Declared<C extends Call> extends Pick<Pending, 'screen' | 'label'> {
  query?: Pending['query'];
  count?: (reply: CallOutput<C>) => number;
  isDot?: true;
}

export function pendingIn<C extends Call>(
  call: C,
  { screen, label, query, count = totalOf, isDot }: Declared<C>,
): Pending {
  const isList = count === totalOf;
  return {
    screen,
    call,
    query: isList ? { ...query, page: '1', pageSize: '1' } : { ...query },
    count: count as Pending['count'],
    label,
    isDot: isDot ?? false,
  };
}

function totalOf(reply: unknown): number {
  return (reply as { total?: number }).total ?? 0;
}
