import { useEffect, useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { makeCall } from '#platform/client/call-client.ts';
import { saveDraft } from '../../contract.ts';
import { type PostFields, postFields } from '../../post-fields.ts';
import { DraftKeeper, type DraftState } from './draft-keeper.ts';
import { storeUnsent } from './unsent-drafts.ts';

/** The texts of the form, without the state and date that only saving changes. */
export function textsOf(values: Record<string, unknown>): PostFields {
  const texts = Object.keys(postFields.shape).map((name) => [name, String(values[name] ?? '')]);
  return Object.fromEntries(texts) as PostFields;
}

/** Creates the keeper of a post's draft, one for as long as its form is shown. */
export function useDraftKeeper(postId: string, revision: number) {
  const [state, setState] = useState<DraftState>({ is: 'idle' });
  const [keeper] = useState(
    () =>
      new DraftKeeper({
        revision,
        send: (fields, onTopOf) => makeCall(saveDraft, { body: { ...fields, postId, revision: onTopOf } }),
        store: (unsent) => storeUnsent(postId, unsent),
        onState: setState,
      }),
  );
  // The network and the tab's life are outside React.
  useEffect(() => {
    const flush = () => void keeper.flush();
    const flushHidden = () => document.visibilityState === 'hidden' && flush();
    addEventListener('online', flush);
    document.addEventListener('visibilitychange', flushHidden);
    return () => {
      removeEventListener('online', flush);
      document.removeEventListener('visibilitychange', flushHidden);
      flush();
    };
  }, [keeper]);
  return { keeper, state };
}

/** Tells the keeper about everything that is typed in the form around it. */
export function useTyped(keeper: DraftKeeper): void {
  const { watch, getValues } = useFormContext();
  const last = useRef<string>(undefined);
  last.current ??= JSON.stringify(textsOf(getValues()));
  useEffect(() => {
    const watching = watch((values) => {
      const fields = textsOf(values);
      const text = JSON.stringify(fields);
      if (text === last.current) return;
      last.current = text;
      keeper.changed(fields);
    });
    return () => watching.unsubscribe();
  }, [keeper, watch]);
}
