import { useState } from 'react';
import { makeCall } from '#platform/client/call-client.ts';
import { refusalText } from '#platform/client/refusal-text.ts';
import { dateTime, NO_ZONE } from '#platform/contract/zoned-time.ts';
import { Button } from '#ui/admin/button.tsx';
import { useReload } from '#ui/admin/form/reload.ts';
import { useSiteZone } from '#ui/admin/site-zone.ts';
import { notify } from '#ui/admin/toasts.tsx';
import { RichMessage } from '#ui/rich-message.tsx';
import { keepPostVersion, singlePost } from '../../contract.ts';
import * as say from '../../messages.ts';
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
      return say.keeping();
    case 'stored':
      return say.kept({ time: dateTime(state.savedAt, zone).split(', ')[1] ?? '' });
    case 'waiting':
      return say.waits({ why: state.why });
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
      notify('error', say.didntWork(), { description: refusalText(thrown) }),
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
        <RichMessage of={say.conflict({ why })} tags={{ strong: (words) => <strong>{words}</strong> }} />
      </p>
      <div className="draft-conflict-actions">
        <Button busy={isBusy} onClick={goOnWithMine}>
          {say.goOnWithMine()}
        </Button>
        <Button busy={isBusy} onClick={showTheirs}>
          {say.showTheirs()}
        </Button>
      </div>
    </div>
  );
}
