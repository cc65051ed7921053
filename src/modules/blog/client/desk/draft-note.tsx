import { useEffect, useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { makeCall } from '#platform/client/call-client.ts';
import { dateTime, NO_ZONE } from '#platform/contract/zoned-time.ts';
import { Button } from '#ui/admin/button.tsx';
import { useReload } from '#ui/admin/form/reload.ts';
import { useSiteZone } from '#ui/admin/site-zone.ts';
import { type DeskPost, discardPostDraft, keepPostVersion } from '../../contract.ts';
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
    keeper.settle();
    discardUnsent(post.id);
    await makeCall(discardPostDraft, { body: { postId: post.id } });
    reload?.();
  }

  async function keepFound() {
    if (found) await makeCall(keepPostVersion, { body: { ...found.fields, postId: post.id } });
    discardUnsent(post.id);
    reload?.();
  }

  if (found && !isRestored) {
    return (
      <div className="draft-conflict" role="alert">
        <p>
          <strong>This browser has a text that wasn’t sent</strong>, of {dateTime(found.at, zone)}. The post
          was changed since then.
        </p>
        <div className="draft-conflict-actions">
          <Button onClick={keepFound}>Put it among the versions</Button>
        </div>
      </div>
    );
  }
  if (!isRestored && !post.draft) return null;
  return (
    <div className="draft-note">
      <p>
        {isRestored
          ? 'This is what you typed before, restored from this browser.'
          : `This was typed on ${dateTime(post.draft?.savedAt ?? '', zone)} by ${post.draft?.username || 'somebody'}, and isn’t saved yet.`}
      </p>
      <Button kind="quiet" onClick={discard}>
        Back to the saved post
      </Button>
    </div>
  );
}
