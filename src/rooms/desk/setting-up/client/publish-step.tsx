import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { makeCall } from '#platform/client/call-client.ts';
import { refusalText } from '#platform/client/refusal-text.ts';
import { kindNamed } from '#platform/contract/kind.ts';
import { publicAddress } from '#platform/contract/public-addresses.ts';
import { DESK_PREVIEW, publishContent, viewDraft } from '#rooms/edition/contract.ts';
import { Button } from '#ui/admin/button.tsx';
import { notify } from '#ui/admin/toasts.tsx';
import * as say from '../messages.ts';

/** The home page as visitors will see it, and the button that shows it to them. */
export function PublishStep() {
  const queries = useQueryClient();
  const draft = useQuery({ queryKey: [viewDraft.name], queryFn: () => makeCall(viewDraft, {}) });
  const publish = useMutation({
    mutationFn: () => makeCall(publishContent, { body: { note: say.setUp() } }),
    onSuccess: ({ message }) => {
      notify('success', message);
      return queries.invalidateQueries();
    },
    onError: (thrown) => notify('error', refusalText(thrown)),
  });
  if (draft.error) return <p role="alert">{refusalText(draft.error)}</p>;
  if (!draft.data) return <p role="status">{say.loading()}</p>;
  if (draft.data.changes.length === 0) return <Published isNew={publish.isSuccess} />;
  return (
    <>
      <div className="form-actions">
        <Button kind="act" busy={publish.isPending} onClick={() => publish.mutate()}>
          {say.publish()}
        </Button>
        <Link to="/admin/dashboard">{say.later()}</Link>
      </div>
      <div className="preview-frame" data-width="desktop">
        <iframe src={`${publicAddress.preview(DESK_PREVIEW)}/`} title={say.yourHomePage()} />
      </div>
    </>
  );
}

/** The focus goes where the pressed button was. */
function Published({ isNew }: { isNew: boolean }) {
  const addPost = kindNamed('post')?.addScreen;
  return (
    <section className="panel draft" aria-labelledby="published">
      <h2 id="published" tabIndex={-1} ref={isNew ? takeFocus : undefined}>
        {say.visitorsSeeYourSite()}
      </h2>
      <ul className="setup-next">
        <li>
          <a href={publicAddress.home}>{say.openWebsite()}</a>
        </li>
        <li>
          <Link to="/admin/site">{say.writeTexts()}</Link>
        </li>
        <li>
          <Link to="/admin/add-speaker">{say.addSpeaker()}</Link>
        </li>
        {addPost && (
          <li>
            <Link to={addPost as '/admin/site'}>{say.writeFirstPost()}</Link>
          </li>
        )}
      </ul>
    </section>
  );
}

function takeFocus(heading: HTMLElement | null): void {
  heading?.focus();
}
