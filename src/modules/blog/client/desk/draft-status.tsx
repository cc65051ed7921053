import { useState } from 'react';
import { makeCall } from '#platform/client/call-client.ts';
import { refusalText } from '#platform/client/refusal-text.ts';
import { dateTime, NO_ZONE } from '#platform/contract/zoned-time.ts';
import { Button } from '#ui/admin/button.tsx';
import { useReload } from '#ui/admin/form/reload.ts';
import { useSiteZone } from '#ui/admin/site-zone.ts';
import { notify } from '#ui/admin/toasts.tsx';
import { keepPostVersion, singlePost } from '../../contract.ts';
import type { DraftKeeper, DraftState } from './draft-keeper.ts';
import { discardUnsent } from './unsent-drafts.ts';
import { useTyped } from './use-draft.ts';

interface Props {
  postId: string;
  keeper: DraftKeeper;
  state: DraftState;
}

/** Says what has become of what was typed. */
export function DraftStatus({ postId, keeper, state }: Props) {
  useTyped(keeper);
  const zone = useSiteZone() ?? NO_ZONE;
  if (state.is === 'conflict') return <Conflict postId={postId} keeper={keeper} why={state.why} />;
  return (
    <p className="draft-status" role="status" data-waiting={state.is === 'waiting' || undefined}>
      {textOf(state, zone)}
    </p>
  );
}

function textOf(state: DraftState, zone: string): string {
  switch (state.is) {
    case 'typed':
      return 'Keeping what you type…';
    case 'stored':
      return `Kept at ${dateTime(state.savedAt, zone).split(', ')[1]}, not saved yet`;
    case 'waiting':
      return `${state.why} What you typed is kept in this browser, and will be sent.`;
    default:
      return '';
  }
}

/** Two windows wrote in the same post. Whichever text goes on, the other one stays as a version. */
function Conflict({ postId, keeper, why }: { postId: string; keeper: DraftKeeper; why: string }) {
  const reload = useReload();
  const [isBusy, setBusy] = useState(false);

  async function attempt(work: () => Promise<unknown>) {
    setBusy(true);
    await work().catch((thrown: unknown) =>
      notify('error', 'This didn’t work', { description: refusalText(thrown) }),
    );
    setBusy(false);
  }

  const goOnWithMine = () =>
    attempt(async () => {
      const { draft } = (await makeCall(singlePost, { query: { postId } })).record;
      if (draft) await makeCall(keepPostVersion, { body: { ...draft.fields, postId } });
      await keeper.goOn(draft?.revision ?? 0);
    });
  const showTheirs = () =>
    attempt(async () => {
      if (keeper.pending) await makeCall(keepPostVersion, { body: { ...keeper.pending, postId } });
      keeper.settle();
      discardUnsent(postId);
      reload?.();
    });

  return (
    <div className="draft-conflict" role="alert">
      <p>
        <strong>{why}</strong> What you wrote here is kept in this browser. The text that you don’t go on with
        stays among the versions.
      </p>
      <div className="draft-conflict-actions">
        <Button busy={isBusy} onClick={goOnWithMine}>
          Go on with mine
        </Button>
        <Button busy={isBusy} onClick={showTheirs}>
          Show the other text
        </Button>
      </div>
    </div>
  );
}
