import { ChevronLeft, ChevronRight, ChevronsLeft, ChevronsRight } from 'lucide-react';
import { IconButton } from '../icon-button.tsx';

interface Props {
  page: number;
  pageSize: number;
  pageSizes: readonly number[];
  total: number;
  onPage: (page: number) => void;
  onPageSize: (pageSize: number) => void;
}

const COUNT = new Intl.NumberFormat('en-GB');

export function TablePager({ page, pageSize, pageSizes, total, onPage, onPageSize }: Props) {
  const lastPage = Math.max(1, Math.ceil(total / pageSize));
  const first = total === 0 ? 0 : (page - 1) * pageSize + 1;
  const last = Math.min(page * pageSize, total);
  return (
    <div className="pager">
      <label className="pager-size">
        Rows per page
        <select value={pageSize} onChange={(event) => onPageSize(Number(event.target.value))}>
          {pageSizes.map((size) => (
            <option key={size}>{size}</option>
          ))}
        </select>
      </label>
      <p role="status" className="pager-count">
        {COUNT.format(first)}–{COUNT.format(last)} of {COUNT.format(total)}
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
