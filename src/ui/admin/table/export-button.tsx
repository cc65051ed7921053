import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { refusalText } from '#platform/client/refusal-text.ts';
import { type Exported, saveExport } from '#platform/client/save-export.ts';
import { Button } from '../button.tsx';
import { notify } from '../notices.tsx';
import type { TableSearch } from './table-search.ts';

/** A call that answers with a file, and the name to keep it under. */
export interface ExportOf {
  call: Exported;
  file: string;
}

const MEGABYTES = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 1 });

/** Saves the whole list, as it is searched and sorted at the moment. */
export function ExportButton({ of, search }: { of: ExportOf; search: TableSearch }) {
  const [bytes, setBytes] = useState(0);
  const save = useMutation({
    mutationFn: () => {
      setBytes(0);
      const { page: _page, pageSize: _pageSize, ...query } = search;
      return saveExport(of.call, query, of.file, setBytes);
    },
    onSuccess: () => notify('success', `${of.file} is saved.`),
    onError: (thrown) => notify('error', 'The export failed.', { description: refusalText(thrown) }),
  });
  return (
    <Button busy={save.isPending} onClick={() => save.mutate()}>
      <Download aria-hidden size={16} />
      {save.isPending ? `Exporting… ${MEGABYTES.format(bytes / 1e6)} MB` : 'Export CSV'}
    </Button>
  );
}
