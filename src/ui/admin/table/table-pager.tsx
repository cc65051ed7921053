import { ChevronLeft, ChevronRight, ChevronsLeft, ChevronsRight } from 'lucide-react';
import { startTransition, useOptimistic } from 'react';
import { PAGE_SIZE_MAX } from '#platform/contract/lists.ts';
import { zoneName } from '#platform/contract/zoned-time.ts';
import { IconButton } from '../icon-button.tsx';
import * as say from '../messages.ts';
import { painted } from '../painted.ts';
import { useSiteZone } from '../site-zone.ts';

/** Rows are of all seasons, and clocks may differ between them. */
const SEASONS = [0, 6].map((month) => Date.UTC(new Date().getUTCFullYear(), month));

/** Offered together with All (docs/product.md, 4.5). */
const PAGE_SIZES = [5, 10, 15];
/** As many low rows as fit a laptop's screen. */
const COMPACT_SIZE = 20;

interface Props {
  page: number;
  pageSize: number;
  /** For a table with its own page sizes. */
  pageSizes: readonly number[] | undefined;
  compact: boolean;
  /** Undefined until it is known. */
  total: number | undefined;
  hasInstants: boolean;
  onPage: (page: number) => Promise<void>;
  onPageSize: (pageSize: number) => void;
}

export function TablePager({ pageSize, hasInstants, onPage, onPageSize, ...props }: Props) {
  const total = props.total ?? 0;
  const zone = useSiteZone();
  // The place is told before its rows are asked for.
  const [page, tell] = useOptimistic(props.page);
  const turnTo = (next: number) =>
    startTransition(async () => {
      tell(next);
      await painted();
      await onPage(next);
    });
  const offersAll = props.pageSizes === undefined;
  const offered = props.compact ? [...PAGE_SIZES, COMPACT_SIZE] : PAGE_SIZES;
  const sizes = sizesWith(pageSize, props.pageSizes ?? offered, offersAll);
  const lastPage = Math.max(1, Math.ceil(total / pageSize));
  return (
    <div className="pager">
      <label className="pager-size">
        {say.rowsPerPage()}
        <select value={pageSize} onChange={(event) => onPageSize(Number(event.target.value))}>
          {sizes.map((size) => (
            <option key={size}>{size}</option>
          ))}
          {offersAll && (
            <option value={PAGE_SIZE_MAX} disabled={total > PAGE_SIZE_MAX}>
              {total > PAGE_SIZE_MAX ? say.allUpTo({ most: PAGE_SIZE_MAX }) : say.all()}
            </option>
          )}
        </select>
      </label>
      {hasInstants && zone && <p>{say.timesInZone({ zone: zoneName(zone, SEASONS) })}</p>}
      <p role="status" className="pager-count">
        {props.total !== undefined && placeIn(total, page, pageSize)}
      </p>
      <nav aria-label={say.pages()} className="pager-steps">
        <IconButton label={say.firstPage()} disabled={page <= 1} onClick={() => turnTo(1)}>
          <ChevronsLeft aria-hidden size={16} />
        </IconButton>
        <IconButton label={say.previousPage()} disabled={page <= 1} onClick={() => turnTo(page - 1)}>
          <ChevronLeft aria-hidden size={16} />
        </IconButton>
        <IconButton label={say.nextPage()} disabled={page >= lastPage} onClick={() => turnTo(page + 1)}>
          <ChevronRight aria-hidden size={16} />
        </IconButton>
        <IconButton label={say.lastPage()} disabled={page >= lastPage} onClick={() => turnTo(lastPage)}>
          <ChevronsRight aria-hidden size={16} />
        </IconButton>
      </nav>
    </div>
  );
}

/** Such as '11–20 of 302'. */
function placeIn(total: number, page: number, pageSize: number): string {
  if (total === 0) return say.positionOfTotal({ position: 0, total });
  const last = Math.min(page * pageSize, total);
  return say.rangeOfTotal({ first: (page - 1) * pageSize + 1, last, total });
}

/** The offered sizes, plus the one in the address. */
function sizesWith(pageSize: number, offered: readonly number[], offersAll: boolean): readonly number[] {
  if (offered.includes(pageSize) || (offersAll && pageSize === PAGE_SIZE_MAX)) return offered;
  return [...offered, pageSize].sort((a, b) => a - b);
}
