import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ComponentType, useState } from 'react';
import { makeCall } from '#platform/client/call-client.ts';
import { refusalText } from '#platform/client/refusal-text.ts';
import type { KindName } from '#platform/contract/kind.ts';
import { Button } from '#ui/admin/button.tsx';
import { Given } from '#ui/admin/client-module.tsx';
import { ConfirmDialog } from '#ui/admin/confirm-dialog.tsx';
import { Instant } from '#ui/admin/instant.tsx';
import { Panel } from '#ui/admin/panel.tsx';
import { notify } from '#ui/admin/toasts.tsx';
import { RichMessage } from '#ui/rich-message.tsx';
import { type Import, undoImport, viewImports } from '../contract.ts';
import * as say from '../messages.ts';

declare module '#ui/admin/client-module.tsx' {
  interface ClientModule {
    /** What can be done with what an import added. */
    ImportActions?: ComponentType<{ kind: KindName; id: string }>;
  }
}

/** What was imported before, and a way to undo each as one. */
export function EarlierImports({ kind }: { kind: KindName }) {
  const queries = useQueryClient();
  const [undoing, setUndoing] = useState<Import>();
  const reply = useQuery({
    queryKey: [viewImports.name, kind],
    queryFn: ({ signal }) => makeCall(viewImports, { query: { kind } }, { signal }),
  });
  const undo = useMutation({
    mutationFn: (id: string) => makeCall(undoImport, { body: { id } }),
    onSuccess: ({ message }) => notify('success', message, { settles: say.notUndone() }),
    onError: (thrown) => notify('error', say.notUndone(), { description: refusalText(thrown) }),
    onSettled: () => {
      setUndoing(undefined);
      return queries.invalidateQueries();
    },
  });
  const imports = reply.data?.records ?? [];
  if (imports.length === 0) return null;
  return (
    <Panel title={say.earlierImports()}>
      <ul className="plain-list">
        {imports.map((done) => (
          <li key={done.id}>
            <span>
              <RichMessage
                of={
                  done.undone
                    ? say.undoneImport({ added: done.added })
                    : say.earlierImport({ added: done.added })
                }
                tags={{ time: () => <Instant value={done.time} /> }}
              />
            </span>
            {!done.undone && <Given name="ImportActions" props={{ kind, id: done.id }} />}
            {!done.undone && <Button onClick={() => setUndoing(done)}>{say.undoImport()}</Button>}
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={undoing !== undefined}
        title={say.undoTitle()}
        confirm={say.undoImport()}
        dangerous
        busy={undo.isPending}
        onConfirm={() => undoing && undo.mutate(undoing.id)}
        onCancel={() => setUndoing(undefined)}
      >
        {say.undoHint({ added: undoing?.added ?? 0 })}
      </ConfirmDialog>
    </Panel>
  );
}
