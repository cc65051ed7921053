import { Link, type LinkOptions } from '@tanstack/react-router';
import { locale } from '#platform/contract/language.ts';
import { withoutUnchosen } from '#ui/admin/chosen-edition.ts';
import { lists } from '../contract.ts';
import { useViews } from './use-views.ts';

const COUNT = new Intl.NumberFormat(locale());

interface Props {
  /** The screen whose views are shown. */
  screen: string;
  onOpen: () => void;
}

/** The user's views of a list, each with how many records it shows now. */
export function ViewLinks({ screen, onOpen }: Props) {
  const list = lists().find((one) => one.screen === screen);
  const views = useViews().filter((view) => view.list === list?.call);
  if (views.length === 0) return null;
  return (
    <ul className="view-links">
      {views.map((view) => (
        <li key={view.id}>
          <Link
            {...({
              to: screen,
              search: withoutUnchosen(Object.fromEntries(new URLSearchParams(view.query))),
            } as LinkOptions)}
            className="menu-link view-link"
            activeOptions={{ exact: true }}
            onClick={onOpen}
          >
            <span className="view-name">{view.name}</span>{' '}
            {view.count !== null && <span className="view-count">{COUNT.format(view.count)}</span>}
          </Link>
        </li>
      ))}
    </ul>
  );
}
