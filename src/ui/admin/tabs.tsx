import { Link } from '@tanstack/react-router';
import { use } from 'react';
import { useSessionValues } from '#platform/client/session-values.ts';
import { mayAccess } from '#platform/contract/access.ts';
import type { Screens } from '#platform/contract/screens.ts';
import { ClientModules } from './client-module.tsx';

/** Of the screens that share a line of the menu, if the open one is among them. */
export interface SharedLine {
  /** What the line is called. */
  label: string;
  to: string;
  /** Those that the user may open. */
  tabs: readonly { to: string; label: string }[];
}

export function useSharedLine(pathname: string): SharedLine | undefined {
  const session = useSessionValues();
  const declared = use(ClientModules).flatMap(({ kinds = [], screens }): Screens[] => [
    ...kinds,
    ...(screens ? [screens] : []),
  ]);
  const all = declared.flatMap(({ tabs = [], screens }) =>
    tabs.map((tab) => ({ ...tab, access: screens[tab.to] })),
  );
  const of = all.find(({ to }) => to === pathname)?.of;
  const line = declared.flatMap(({ menu }) => menu).find(({ to }) => to === of);
  if (!line) return undefined;
  const tabs = all
    .filter((tab) => tab.of === of && tab.access && mayAccess(tab.access, session))
    .toSorted((a, b) => a.position - b.position)
    .map(({ to, label }) => ({ to, label: label() }));
  return { label: line.label(), to: line.to, tabs };
}

export function Tabs({ label, tabs }: Pick<SharedLine, 'label' | 'tabs'>) {
  if (tabs.length < 2) return null;
  return (
    <nav className="tabs" aria-label={label}>
      {tabs.map((tab) => (
        <Link key={tab.to} to={tab.to} activeOptions={{ exact: true, includeSearch: false }}>
          {tab.label}
        </Link>
      ))}
    </nav>
  );
}
