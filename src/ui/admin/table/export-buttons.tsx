import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useRef, useState } from 'react';
import { locale } from '#platform/contract/language.ts';
import { Button } from '../button.tsx';
import * as say from '../messages.ts';
import { notify } from '../toasts.tsx';
import { WithTip } from '../with-tip.tsx';
import { ABOUT_EXPORTS, type ExportFormat, type ExportOf, saveList } from './export-list.ts';
import type { TableSearch } from './table-search.ts';

const XLSX_TIP = say.xlsxTip();
const CSV_TIP = say.csvTip();
const MEGABYTES = new Intl.NumberFormat(locale(), { maximumFractionDigits: 1 });

interface Props {
  of: ExportOf;
  search: TableSearch;
  /** The chosen rows; without them, the whole list is exported. */
  ids?: string[];
}

/** Exports the list as currently searched, filtered and sorted, or only the chosen rows. It can be cancelled meanwhile. */
export function ExportButtons({ of, search, ids = [] }: Props) {
  const [bytes, setBytes] = useState(0);
  const leaving = useRef(new AbortController());
  const first = useRef<HTMLButtonElement>(null);
  const save = useMutation({
    mutationFn: ({ format, more }: { format: ExportFormat; more?: Record<string, string> }) => {
      setBytes(0);
      leaving.current = new AbortController();
      const { signal } = leaving.current;
      const { page: _page, pageSize: _pageSize, ...query } = search;
      return saveList({ of, query: { ...query, ...more }, format, ids, onBytes: setBytes, signal });
    },
    onSuccess: ABOUT_EXPORTS.onSuccess,
    onError: (thrown) =>
      leaving.current.signal.aborted
        ? notify('success', say.exportCancelled())
        : ABOUT_EXPORTS.onError(thrown),
  });
  /** The focus stays on the button that does, while the others come and go. */
  const keepFocus = () => first.current?.focus();
  const begin = (wanted: Parameters<typeof save.mutate>[0]) => {
    keepFocus();
    save.mutate(wanted);
  };
  const cancel = () => {
    keepFocus();
    leaving.current.abort();
  };
  const named = (format: string) =>
    ids.length > 0 ? say.exportChosenAs({ count: ids.length, format }) : say.exportAs({ format });
  return (
    <div className="button-pair">
      <WithTip tip={XLSX_TIP}>
        <Button ref={first} busy={save.isPending} onClick={() => begin({ format: 'xlsx' })}>
          <Download aria-hidden size={16} />
          {save.isPending ? say.exporting({ megabytes: MEGABYTES.format(bytes / 1e6) }) : named('XLSX')}
        </Button>
      </WithTip>
      {save.isPending ? (
        <Button aria-label={say.cancelExport()} onClick={cancel}>
          {say.cancel()}
        </Button>
      ) : (
        <>
          <WithTip tip={CSV_TIP}>
            <Button onClick={() => begin({ format: 'csv' })} aria-label={named('CSV')}>
              CSV
            </Button>
          </WithTip>
          {of.more && (
            <WithTip tip={of.more.tip}>
              <Button onClick={() => begin({ format: 'xlsx', more: of.more?.query ?? {} })}>
                {of.more.label}
              </Button>
            </WithTip>
          )}
        </>
      )}
    </div>
  );
}
