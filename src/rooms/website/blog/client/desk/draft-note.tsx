import { useEffect, useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { makeCall } from '#platform/client/call-client.ts';
import { refusalText } from '#platform/client/refusal-text.ts';
import { dateTime, NO_ZONE } from '#platform/contract/zoned-time.ts';
import { Button } from '#ui/admin/button.tsx';
import { useReload } from '#ui/admin/form/reload.ts';
import { useSiteZone } from '#ui/admin/site-zone.ts';
import { notify } from '#ui/admin/toasts.tsx';
import { RichMessage } from '#ui/rich-message.tsx';
import { type DeskPost, discardPostDraft, keepPostVersion } from '../../contract.ts';
import * as say from '../../messages.ts';
import type { DraftKeeper, Unsent } from './draft-keeper.ts';
import { discardUnsent } from './unsent-drafts.ts';
import { textsOf } from './use-draft.ts';

interface Props {
  post: Pick<DeskPost, 'id' | 'draft'>;
  keeper: DraftKeeper;
  found: Unsent | undefined;
  /** The form shows what this browser had kept. */
  isRestored: boolean;
}

/** Says which text the form shows, if it isn't the saved one. */
export function DraftNote({ post, keeper, found, isRestored }: Props) {
  const reload = useReload();
  const zone = useSiteZone() ?? NO_ZONE;
  const { getValues } = useFormContext();
  const isSent = useRef(false);
  // What this browser had kept goes to the server as soon as it is shown.
  useEffect(() => {
    if (!isRestored || isSent.current) return;
    isSent.current = true;
    discardUnsent(post.id);
    keeper.changed(textsOf(getValues()));
  }, [isRestored, keeper, getValues, post.id]);

  async function discard() {
    const kept = keeper.pending;
    keeper.settle();
    const isDone = await attempt(() => makeCall(discardPostDraft, { body: { postId: post.id } }));
    if (isDone) return;
    await keeper.goOn(keeper.revision);
    if (kept) keeper.changed(kept);
  }

  async function keepFound() {
    if (found) await attempt(() => makeCall(keepPostVersion, { body: { ...found.fields, postId: post.id } }));
  }

  /** Whether it was done. */
  async function attempt(work: () => Promise<unknown>): Promise<boolean> {
    try {
      await work();
    } catch (thrown) {
      notify('error', say.didntWork(), { description: refusalText(thrown) });
      return false;
    }
    discardUnsent(post.id);
    reload?.();
    return true;
  }

  if (found && !isRestored) {
    return (
      <div className="draft-conflict" role="alert">
        <p>
          <RichMessage
            of={say.foundText({ at: dateTime(found.at, zone) })}
            tags={{ strong: (words) => <strong>{words}</strong> }}
          />
        </p>
        <div className="draft-conflict-actions">
          <Button onClick={keepFound}>{say.keepFound()}</Button>
        </div>
      </div>
    );
  }
  if (!isRestored && !post.draft) return null;
  return (
    <div className="draft-note">
      <p>
        {isRestored
          ? say.restoredText()
          : say.typedBy({
              date: dateTime(post.draft?.savedAt ?? '', zone),
              name: post.draft?.username || say.somebodyElse(),
            })}
      </p>
      <Button kind="quiet" onClick={discard}>
        {say.discard()}
      </Button>
    </div>
  );
}
