import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { makeCall } from '#platform/client/call-client.ts';
import { refusalText } from '#platform/client/refusal-text.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { useEdition } from '#ui/admin/chosen-edition.ts';
import { notify } from '#ui/admin/toasts.tsx';
import {
  type DayReply,
  type DeskReply,
  moveSessions,
  programmeSpeakers,
  undoProgramme,
  viewProgramme,
  viewProgrammeDay,
} from '../../contract.ts';
import * as say from '../../desk-messages.ts';
import { type Desk, unfolded, withDay } from '../../desk-reply.ts';
import type { Move } from '../../moves.ts';
import { daysOf } from './rows.ts';

/** How often what others change is looked for on the day that is shown. */
const LOOK_AGAIN_MS = 6_000;
/** How often on all others, in which something of this day may be, too. */
const WHOLE_AGAIN_MS = 60_000;
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

interface Read<Reply> {
  data: Reply | undefined;
  dataUpdatedAt: number;
}

/** The programme, with the day that is shown as it was read last. */
export function useDesk(): {
  desk: Desk | undefined;
  days: ReturnType<typeof daysOf>;
  /** The one that is shown; null is what has no time. */
  day: number | null;
  show: (day: number | null) => void;
  error: Error | null;
  actions: DeskActions;
} {
  const edition = useEdition();
  const queries = useQueryClient();
  const [chosen, choose] = useState<{ edition: string; day: number | null }>();
  const queryKey = [viewProgramme.name, { edition }];
  const reading = queryOptions({
    queryKey,
    queryFn: ({ signal }) => makeCall(viewProgramme, { query: { edition } }, { signal }),
  });
  const naming = {
    queryKey: [programmeSpeakers.name, { edition }],
    queryFn: () => makeCall(programmeSpeakers, { query: { edition } }),
  };
  const reply = useQuery({ ...reading, refetchInterval: WHOLE_AGAIN_MS });
  const { data: others } = useQuery({ ...naming, refetchInterval: NAMES_AGAIN_MS });
  const whole = useMemo(() => reply.data && unfolded(reply.data, others?.speakers), [reply.data, others]);
  const days = whole ? daysOf(whole) : [];
  // The list of what has no time goes with the last of it.
  const isThere = chosen?.edition === edition && days.some((one) => one.day === chosen.day);
  const day = isThere ? chosen.day : 0;
  const dayKey = [viewProgrammeDay.name, { edition, day }];
  const ofDay = useQuery({
    queryKey: dayKey,
    queryFn: ({ signal }) =>
      makeCall(viewProgrammeDay, { query: { edition, ...(day !== null && { day }) } }, { signal }),
    enabled: whole !== undefined,
    refetchInterval: LOOK_AGAIN_MS,
  });
  const together = (known: Desk, read: Read<DeskReply>, later: Read<DayReply> | undefined): Desk =>
    later?.data && later.dataUpdatedAt >= read.dataUpdatedAt ? withDay(known, day, later.data) : known;
  const desk = whole && together(whole, reply, ofDay);
  const named = (one: DeskReply) =>
    unfolded(one, queries.getQueryData<typeof others>(naming.queryKey)?.speakers);
  const line = useRef<Promise<unknown>>(Promise.resolve());
  const send: Send = (work) => {
    const next = line.current.then(async () => {
      try {
        return await work();
      } finally {
        // A day that was asked for before would come after the whole, and be taken for newer.
        await queries.cancelQueries({ queryKey: [viewProgrammeDay.name] });
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
      const read = queries.getQueryState<DeskReply>(queryKey);
      return read?.data && together(named(read.data), read, queries.getQueryState<DayReply>(dayKey));
    },
    renewed: async () => named(await queries.fetchQuery({ ...reading, staleTime: 0 })),
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
  const show = (wanted: number | null) => choose({ edition, day: wanted });
  return { desk, days, day, show, error: reply.error, actions };
}
