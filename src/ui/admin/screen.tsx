import { Link, type LinkProps, useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ACTIONS } from './at-hand.ts';
import type { EditionMark } from './chosen-edition.ts';
import { Given } from './client-module.tsx';
import * as say from './messages.ts';
import { Tabs, useSharedLine } from './tabs.tsx';

const DASHBOARD = say.dashboard();

interface Props {
  title: string;
  /** The end of the breadcrumb, if it isn't the title (docs/product.md, 4.1). */
  crumb?: string;
  /** The screen that this one belongs to, before it in the breadcrumb. */
  within?: { to: NonNullable<LinkProps['to']>; label: string };
  /** What is said next to the title about the edition whose people or texts are shown or added. */
  edition?: EditionMark;
  /** Actions shown next to the title. */
  actions?: ReactNode;
  children: ReactNode;
}

/** The layout of every screen: breadcrumb, title, actions, content. */
export function Screen({ title, crumb = title, within, edition, actions, children }: Props) {
  const pathname = useLocation({ select: (location) => location.pathname });
  const line = useSharedLine(pathname);
  const isTab = line !== undefined && line.to !== pathname;
  const belongs = within ?? (isTab ? { to: line.to as '/admin/dashboard', label: line.label } : undefined);
  return (
    <>
      <title>{`${title} · Admin`}</title>
      <Breadcrumb crumb={crumb} within={belongs} />
      <div className="screen-head">
        <h1 className="screen-title" tabIndex={-1}>
          {isTab ? line.label : title}
        </h1>
        {edition && <Given name="EditionMark" props={{ mark: edition }} />}
        {actions && (
          <div className="screen-actions" {...{ [ACTIONS]: title }}>
            {actions}
          </div>
        )}
      </div>
      {line && <Tabs {...line} />}
      {children}
    </>
  );
}

function Breadcrumb({ crumb, within }: { crumb: string; within: Props['within'] | undefined }) {
  const isDashboard = crumb === DASHBOARD;
  return (
    <nav aria-label={say.breadcrumb()} className="breadcrumb">
      <ol>
        <li>
          {isDashboard ? (
            <span aria-current="page">{DASHBOARD}</span>
          ) : (
            <Link to="/admin/dashboard">{DASHBOARD}</Link>
          )}
        </li>
        {within && (
          <li>
            <Link to={within.to}>{within.label}</Link>
          </li>
        )}
        {!isDashboard && (
          <li>
            <span aria-current="page">{crumb}</span>
          </li>
        )}
      </ol>
    </nav>
  );
}
