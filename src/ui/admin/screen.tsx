import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

interface Props {
  title: string;
  /** The screen's own name at the end of the breadcrumb. Left out on the dashboard itself. */
  crumb?: string;
  /** What can be done here, beside the title. */
  actions?: ReactNode;
  children: ReactNode;
}

/** The frame of every screen: breadcrumb, title, actions, content. */
export function Screen({ title, crumb, actions, children }: Props) {
  return (
    <>
      <title>{`${title} · Admin`}</title>
      <Breadcrumb crumb={crumb} />
      <div className="screen-head">
        <h1 className="screen-title" tabIndex={-1}>
          {title}
        </h1>
        {actions && <div className="screen-actions">{actions}</div>}
      </div>
      {children}
    </>
  );
}

function Breadcrumb({ crumb }: { crumb: string | undefined }) {
  return (
    <nav aria-label="Breadcrumb" className="breadcrumb">
      <ol>
        <li>
          {crumb ? <Link to="/admin/dashboard">Dashboard</Link> : <span aria-current="page">Dashboard</span>}
        </li>
        {crumb && (
          <li>
            <span aria-current="page">{crumb}</span>
          </li>
        )}
      </ol>
    </nav>
  );
}
