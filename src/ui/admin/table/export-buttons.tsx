import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../button.tsx';
import { WithTip } from '../with-tip.tsx';
import { ABOUT_EXPORTS, type ExportFormat, type ExportOf, saveList } from './export-list.ts';
import type { TableSearch } from './table-search.ts';

const XLSX_TIP = 'For Excel and other spreadsheets: phone numbers keep their + and zeros.';
const CSV_TIP = 'For other programs. Opened in a spreadsheet, phone numbers lose their + and zeros.';
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
    mutationFn: ({ format, more }: { format: ExportFormat; more?: Record<string, string> }) => {
      setBytes(0);
      const { page: _page, pageSize: _pageSize, ...query } = search;
      return saveList({ of, query: { ...query, ...more }, format, ids, onBytes: setBytes });
    },
    ...ABOUT_EXPORTS,
  });
  const what = ids.length > 0 ? `Export ${ids.length} as` : 'Export';
  return (
    <div className="button-pair">
      <WithTip tip={XLSX_TIP}>
        <Button busy={save.isPending} onClick={() => save.mutate({ format: 'xlsx' })}>
          <Download aria-hidden size={16} />
          {save.isPending ? `Exporting… ${MEGABYTES.format(bytes / 1e6)} MB` : `${what} XLSX`}
        </Button>
      </WithTip>
      <WithTip tip={CSV_TIP}>
        <Button
          disabled={save.isPending}
          onClick={() => save.mutate({ format: 'csv' })}
          aria-label={`${what} CSV`}
        >
          CSV
        </Button>
      </WithTip>
      {of.more && (
        <WithTip tip={of.more.tip}>
          <Button
            disabled={save.isPending}
            onClick={() => save.mutate({ format: 'xlsx', more: of.more?.query ?? {} })}
          >
            {of.more.label}
          </Button>
        </WithTip>
      )}
    </div>
  );
}
