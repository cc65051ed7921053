import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { makeCall } from '#platform/client/call-client.ts';
import { refusalText } from '#platform/client/refusal-text.ts';
import { Button } from '#ui/admin/button.tsx';
import { CopyButton } from '#ui/admin/copy-button.tsx';
import { Instant } from '#ui/admin/instant.tsx';
import { Panel } from '#ui/admin/panel.tsx';
import { notify } from '#ui/admin/toasts.tsx';
import { RichMessage } from '#ui/rich-message.tsx';
import { addPreviewLink, deletePreviewLink, PREVIEW_DAYS, viewPreviewLinks } from '../contract.ts';
import * as say from '../messages.ts';
import { useWrittenEdition } from './use-written-edition.ts';

/** Links with which colleagues see the draft without signing in. */
export function PreviewLinks() {
  const queries = useQueryClient();
  const body = useWrittenEdition();
  const links = useQuery({
    queryKey: [viewPreviewLinks.name],
    queryFn: () => makeCall(viewPreviewLinks, {}),
  });
  const settled = {
    onError: (thrown: unknown) => notify('error', refusalText(thrown)),
    onSettled: () => queries.invalidateQueries({ queryKey: [viewPreviewLinks.name] }),
  };
  const add = useMutation({ mutationFn: () => makeCall(addPreviewLink, { body }), ...settled });
  const end = useMutation({
    mutationFn: (id: string) => makeCall(deletePreviewLink, { query: { id } }),
    ...settled,
  });
  return (
    <Panel title={say.linksTitle()} lead={say.linksLead({ days: PREVIEW_DAYS })}>
      {add.data && (
        <div className="secrets">
          <p>{say.copyLink()}</p>
          <p className="secret">{add.data.address}</p>
          <CopyButton text={add.data.address} />
        </div>
      )}
      <ul className="plain-list">
        {links.data?.records.map(({ id, username, created, expires }) => (
          <li key={id}>
            <span>
              <RichMessage
                of={say.linkTimes({ name: username })}
                tags={{
                  created: () => <Instant value={created} />,
                  expires: () => <Instant value={expires} />,
                }}
              />
            </span>
            <Button onClick={() => end.mutate(id)}>{say.end()}</Button>
          </li>
        ))}
      </ul>
      <Button busy={add.isPending} onClick={() => add.mutate()}>
        {say.createLink()}
      </Button>
    </Panel>
  );
}
