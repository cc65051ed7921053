import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { makeCall } from '#platform/client/call-client.ts';
import { refusalText } from '#platform/client/refusal-text.ts';
import type { Call, CallArguments, CallOutput } from '#platform/contract/call.ts';
import { Button } from '../button.tsx';
import * as say from '../messages.ts';
import { mayPass } from './failures.ts';
import { ReloadContext } from './reload.ts';

interface Props<C extends Call> {
  call: C;
  query: CallArguments<C>['query'];
  /** Shown before the server's message when reading failed and may succeed later. */
  failure?: string;
  /** What is around the form, also while there is no record yet. */
  layout?: (content: ReactNode, reply: CallOutput<C> | undefined) => ReactNode;
  children: (reply: CallOutput<C>) => ReactNode;
}

/** Reads a form's initial values, again each time the screen opens. */
export function RecordLoader<C extends Call>(props: Props<C>) {
  const { call, query, failure, layout = (content) => content, children } = props;
  const [loads, setLoads] = useState(0);
  const reply = useQuery({
    queryKey: [call.name, query],
    queryFn: ({ signal }) => makeCall(call, { query } as CallArguments<C>, { signal }),
    gcTime: 0,
  });
  if (reply.isPending) return layout(<p role="status">{say.loading()}</p>, undefined);
  if (reply.data) {
    const reload = () => reply.refetch().then(() => setLoads((count) => count + 1));
    return layout(
      <ReloadContext value={reload}>
        <Loaded key={loads} reply={reply.data}>
          {children}
        </Loaded>
      </ReloadContext>,
      reply.data,
    );
  }
  const why = refusalText(reply.error);
  return layout(
    <div className="message">
      {mayPass(reply.error) ? (
        <>
          <p role="alert">
            <strong>{failure ?? say.fetchFailed()}</strong>
            <span className="message-detail">{why}</span>
          </p>
          <Button onClick={() => reply.refetch()}>{say.tryAgain()}</Button>
        </>
      ) : (
        <p role="alert">{why}</p>
      )}
    </div>,
    undefined,
  );
}

/** Keeps the first response: the version sent back must belong to the values the user sees and edits. */
function Loaded<Reply>(props: { reply: Reply; children: (reply: Reply) => ReactNode }) {
  const [reply] = useState(props.reply);
  return props.children(reply);
}
