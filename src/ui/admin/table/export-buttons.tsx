import { Popover } from '@base-ui/react/popover';
import { useMutation } from '@tanstack/react-query';
import { ChevronDown, Download } from 'lucide-react';
import { useRef, useState } from 'react';
import { locale } from '#platform/contract/language.ts';
import { ACTIONS } from '../at-hand.ts';
import { Button, buttonClass } from '../button.tsx';
import { Switch } from '../form/fields.tsx';
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
  /** The headings of the columns that are shown, if some can be hidden. */
  shown?: readonly string[];
  /** What the palette calls the list. */
  about?: string;
}

/** Exports the list as currently searched, filtered and sorted, or only the chosen rows. It can be cancelled meanwhile. */
export function ExportButtons({ of, search, ids = [], shown, about }: Props) {
  const [withMore, setWithMore] = useState(false);
  const [onlyShown, setOnlyShown] = useState(false);
  const [bytes, setBytes] = useState(0);
  const leaving = useRef(new AbortController());
  const first = useRef<HTMLButtonElement>(null);
  const save = useMutation({
    mutationFn: (format: ExportFormat) => {
      setBytes(0);
      leaving.current = new AbortController();
      const { signal } = leaving.current;
      const { page: _page, pageSize: _pageSize, ...query } = search;
      const more = withMore ? of.more : undefined;
      const columns = onlyShown && shown ? [...shown, ...(more?.headings ?? [])] : undefined;
      return saveList({
        of,
        query: { ...query, ...more?.query },
        format,
        ids,
        columns,
        onBytes: setBytes,
        signal,
      });
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
    <div className="button-pair" {...(about && { [ACTIONS]: about })}>
      <WithTip tip={XLSX_TIP}>
        <Button
          ref={first}
          busy={save.isPending}
          onClick={() => begin('xlsx')}
          aria-label={save.isPending ? undefined : named('XLSX')}
        >
          <Download aria-hidden size={16} />
          {save.isPending ? say.exporting({ megabytes: MEGABYTES.format(bytes / 1e6) }) : 'XLSX'}
        </Button>
      </WithTip>
      {save.isPending ? (
        <Button aria-label={say.cancelExport()} onClick={cancel}>
          {say.cancel()}
        </Button>
      ) : (
        <>
          <WithTip tip={CSV_TIP}>
            <Button onClick={() => begin('csv')} aria-label={named('CSV')}>
              <Download aria-hidden size={16} />
              CSV
            </Button>
          </WithTip>
          {(shown ?? of.more) && (
            <Popover.Root>
              <Popover.Trigger className={buttonClass('plain')} aria-label={say.whatFileHolds()} data-apart>
                <ChevronDown aria-hidden size={16} />
              </Popover.Trigger>
              <Popover.Portal>
                <Popover.Positioner sideOffset={4} align="end" className="floating">
                  <Popover.Popup className="menu filters" aria-label={say.whatFileHolds()}>
                    {shown && (
                      <Switch
                        label={say.onlyShownColumns()}
                        checked={onlyShown}
                        onChange={(event) => setOnlyShown(event.target.checked)}
                      />
                    )}
                    {of.more && (
                      <Switch
                        label={of.more.label}
                        hint={of.more.tip}
                        checked={withMore}
                        onChange={(event) => setWithMore(event.target.checked)}
                      />
                    )}
                  </Popover.Popup>
                </Popover.Positioner>
              </Popover.Portal>
            </Popover.Root>
          )}
        </>
      )}
    </div>
  );
}
