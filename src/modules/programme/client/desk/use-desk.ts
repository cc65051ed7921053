import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import { makeCall } from '#platform/client/call-client.ts';
import { refusalText } from '#platform/client/refusal-text.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { useEdition } from '#ui/admin/chosen-edition.ts';
import { notify } from '#ui/admin/toasts.tsx';
import {
  type DeskReply,
  moveSessions,
  programmeSpeakers,
  undoProgramme,
  viewProgramme,
} from '../../contract.ts';
import * as say from '../../desk-messages.ts';
import { type Desk, unfolded } from '../../desk-reply.ts';
import type { Move } from '../../moves.ts';

/** How often what others change is looked for. */
const LOOK_AGAIN_MS = 6_000;
/** How often who can be named is. */
const NAMES_AGAIN_MS = 60_000;

export type Send = <Reply>(work: () => Promise<Reply>) => Promise<Reply>;

export interface DeskActions {
  edition: string;
  /** What the desk shows at this moment. */
  latest: () => Desk | undefined;
  /** The same, read again. */
  renewed: () => Promise<Desk>;
  /** Makes changes one after the other; each knows what the one before has led to. */
  send: Send;
  /** The same, with a message if it is refused. */
  attempt: (work: () => Promise<unknown>) => Promise<boolean>;
  move: (moves: readonly Move[]) => Promise<boolean>;
  /** Takes back what was done last, or does it again; only this, if it is said what. */
  step: (redo: boolean, only?: string | null) => Promise<boolean>;
}

export function useDesk(): { desk: Desk | undefined; error: Error | null; actions: DeskActions } {
  const edition = useEdition();
  const queries = useQueryClient();
  const queryKey = [viewProgramme.name, { edition }];
  const reading = queryOptions({
    queryKey,
    queryFn: ({ signal }) => makeCall(viewProgramme, { query: { edition } }, { signal }),
  });
  const naming = {
    queryKey: [programmeSpeakers.name, { edition }],
    queryFn: () => makeCall(programmeSpeakers, { query: { edition } }),
  };
  const { data: reply, error } = useQuery({ ...reading, refetchInterval: LOOK_AGAIN_MS });
  const { data: others } = useQuery({ ...naming, refetchInterval: NAMES_AGAIN_MS });
  const whole = (one: DeskReply) =>
    unfolded(one, queries.getQueryData<typeof others>(naming.queryKey)?.speakers);
  const desk = useMemo(() => reply && unfolded(reply, others?.speakers), [reply, others]);
  const line = useRef<Promise<unknown>>(Promise.resolve());
  const send: Send = (work) => {
    const next = line.current.then(async () => {
      try {
        return await work();
      } finally {
        await queries.invalidateQueries({ queryKey: [viewProgramme.name] });
      }
    });
    line.current = next.catch(() => {});
    return next;
  };
  const attempt: DeskActions['attempt'] = async (work) => {
    try {
      await send(work);
      return true;
    } catch (thrown) {
      notify('error', say.failed(), { description: refusalText(thrown) });
      return false;
    }
  };
  const actions: DeskActions = {
    edition,
    latest: () => {
      const known = queries.getQueryData<DeskReply>(queryKey);
      return known && whole(known);
    },
    renewed: async () => whole(await queries.fetchQuery({ ...reading, staleTime: 0 })),
    send,
    attempt,
    move: (moves) => attempt(() => makeCall(moveSessions, { body: { moves: [...moves] } })),
    step: (redo, only) =>
      attempt(async () => {
        if (only !== undefined && actions.latest()?.undo !== only)
          throw new Refusal('conflict', say.changedAfterwards());
        const { message } = await makeCall(undoProgramme, { body: { edition, redo } });
        notify('success', message);
      }),
  };
  return { desk, error, actions };
}
