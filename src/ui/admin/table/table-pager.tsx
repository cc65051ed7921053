import { ChevronLeft, ChevronRight, ChevronsLeft, ChevronsRight } from 'lucide-react';
import { EVENT_ZONE_LABEL } from '#platform/contract/event-zone.ts';
import { PAGE_SIZE_MAX } from '#platform/contract/lists.ts';
import { IconButton } from '../icon-button.tsx';

/** Offered together with All (docs/product.md, 4.5). */
const PAGE_SIZES = [5, 10, 15];

interface Props {
  page: number;
  pageSize: number;
  /** For a table with its own page sizes. */
  pageSizes: readonly number[] | undefined;
  total: number;
  hasInstants: boolean;
  onPage: (page: number) => void;
  onPageSize: (pageSize: number) => void;
}

const COUNT = new Intl.NumberFormat('en-GB');

export function TablePager({ page, pageSize, pageSizes, total, hasInstants, onPage, onPageSize }: Props) {
  const offersAll = pageSizes === undefined;
  const sizes = sizesWith(pageSize, pageSizes ?? PAGE_SIZES, offersAll);
  const lastPage = Math.max(1, Math.ceil(total / pageSize));
  const first = (page - 1) * pageSize + 1;
  const last = Math.min(page * pageSize, total);
  return (
    <div className="pager">
      <label className="pager-size">
        Rows per page
        <select value={pageSize} onChange={(event) => onPageSize(Number(event.target.value))}>
          {sizes.map((size) => (
            <option key={size}>{size}</option>
          ))}
          {offersAll && (
            <option value={PAGE_SIZE_MAX} disabled={total > PAGE_SIZE_MAX}>
              {total > PAGE_SIZE_MAX ? `All (up to ${COUNT.format(PAGE_SIZE_MAX)})` : 'All'}
            </option>
          )}
        </select>
      </label>
      {hasInstants && <p>Times in {EVENT_ZONE_LABEL}</p>}
      <p role="status" className="pager-count">
        {total > 0 ? `${COUNT.format(first)}–${COUNT.format(last)}` : 0} of {COUNT.format(total)}
      </p>
      <nav aria-label="Pages" className="pager-steps">
        <IconButton label="First page" disabled={page <= 1} onClick={() => onPage(1)}>
          <ChevronsLeft aria-hidden size={16} />
        </IconButton>
        <IconButton label="Previous page" disabled={page <= 1} onClick={() => onPage(page - 1)}>
          <ChevronLeft aria-hidden size={16} />
        </IconButton>
        <IconButton label="Next page" disabled={page >= lastPage} onClick={() => onPage(page + 1)}>
          <ChevronRight aria-hidden size={16} />
        </IconButton>
        <IconButton label="Last page" disabled={page >= lastPage} onClick={() => onPage(lastPage)}>
          <ChevronsRight aria-hidden size={16} />
        </IconButton>
      </nav>
    </div>
  );
}

/** The offered sizes, plus the one in the address. */
function sizesWith(pageSize: number, offered: readonly number[], offersAll: boolean): readonly number[] {
  if (offered.includes(pageSize) || (offersAll && pageSize === PAGE_SIZE_MAX)) return offered;
  return [...offered, pageSize].sort((a, b) => a - b);
}
