import { useTableSearch } from '#ui/admin/table/use-table-search.ts';
import { lists } from '../contract.ts';
import { DeleteView } from './delete-view.tsx';
import { NameView } from './name-view.tsx';
import { isShown, queryOf, useViews } from './use-views.ts';

/** Lets a search and filters be kept under a name, or a kept view be deleted while it is shown. */
export function SaveView({ list: name }: { list: string }) {
  const { search } = useTableSearch();
  const list = lists().find(({ call }) => call === name);
  const shown = useViews().find((view) => isShown(view, name, search));
  if (!list) return null;
  return shown ? <DeleteView view={shown} /> : <NameView list={list.call} query={queryOf(search)} />;
}
