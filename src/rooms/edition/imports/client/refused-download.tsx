import { useMutation } from '@tanstack/react-query';
import { refusalText } from '#platform/client/refusal-text.ts';
import { readExport, saveFile } from '#platform/client/save-export.ts';
import type { CallArguments } from '#platform/contract/call.ts';
import { Button } from '#ui/admin/button.tsx';
import { notify } from '#ui/admin/toasts.tsx';
import { refusedRows } from '../contract.ts';
import * as say from '../messages.ts';

export interface RefusedFile {
  blob: Blob;
  file: string;
}

/** The rows with a problem, as a file. */
export function readRefused({ query, body }: CallArguments<typeof refusedRows>): Promise<RefusedFile> {
  return readExport({ call: refusedRows, query, body, file: say.refusedFile() });
}

/** Offers it, to be corrected and sent again. */
export function RefusedDownload({ count, read }: { count: number; read: () => Promise<RefusedFile> }) {
  const download = useMutation({
    mutationFn: read,
    onSuccess: ({ blob, file }) => saveFile(blob, file),
    onError: (thrown) => notify('error', say.notDownloaded(), { description: refusalText(thrown) }),
  });
  return (
    <p className="field-hint">
      <Button busy={download.isPending} onClick={() => download.mutate()}>
        {say.downloadRefused({ count })}
      </Button>{' '}
      {say.refusedHint()}
    </p>
  );
}
