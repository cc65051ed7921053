import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { refusalText } from '#platform/client/refusal-text.ts';
import { saveExport } from '#platform/client/save-export.ts';
import type { Call } from '#platform/contract/call.ts';
import { Button } from '../button.tsx';
import { notify } from '../toasts.tsx';
import { WithTip } from '../with-tip.tsx';
import type { TableSearch } from './table-search.ts';

/** A call that returns a file, and the file's name. */
export interface ExportOf {
  call: Pick<Call, 'path'>;
  files: { csv: string; xlsx: string };
}

const XLSX_TIP = 'For Excel and other spreadsheets: phone numbers keep their + and zeros.';
const CSV_TIP = 'For other programs. Opened in a spreadsheet, phone numbers lose their + and zeros.';
const NOT_EXPORTED = 'The export failed.';
const MEGABYTES = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 1 });

interface Props {
  of: ExportOf;
  search: TableSearch;
  /** The chosen rows; without them, the whole list is exported. */
  ids?: string[];
}

/** Exports the list as currently searched, filtered and sorted, or only the chosen rows. */
export function ExportButtons({ of, search, ids = [] }: Props) {
  const [bytes, setBytes] = useState(0);
  const save = useMutation({
    mutationFn: (format: 'csv' | 'xlsx') => {
      setBytes(0);
      const { page: _page, pageSize: _pageSize, ...query } = search;
      const body = ids.length > 0 ? { format, ids } : { format };
      return saveExport({ call: of.call, query, body, file: of.files[format] }, setBytes);
    },
    onSuccess: (_done, format) => notify('success', `${of.files[format]} saved.`, { settles: NOT_EXPORTED }),
    onError: (thrown) => notify('error', NOT_EXPORTED, { description: refusalText(thrown) }),
  });
  const what = ids.length > 0 ? `Export ${ids.length} as` : 'Export';
  return (
    <div className="button-pair">
      <WithTip tip={XLSX_TIP}>
        <Button busy={save.isPending} onClick={() => save.mutate('xlsx')}>
          <Download aria-hidden size={16} />
          {save.isPending ? `Exporting… ${MEGABYTES.format(bytes / 1e6)} MB` : `${what} XLSX`}
        </Button>
      </WithTip>
      <WithTip tip={CSV_TIP}>
        <Button disabled={save.isPending} onClick={() => save.mutate('csv')} aria-label={`${what} CSV`}>
          CSV
        </Button>
      </WithTip>
    </div>
  );
}
