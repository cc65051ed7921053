import { memo } from 'react';
import type { SessionValues } from '#platform/contract/session-values.ts';
import { keyName } from '#ui/admin/keys.ts';
import { useSingleKeys } from '#ui/admin/single-keys.ts';
import { LIST_KEYS, RECORD_KEYS } from '#ui/admin/table/list-keys.ts';
import { Window } from '#ui/admin/window.tsx';
import { mayOpen } from '../access.ts';
import * as say from '../messages.ts';
import { EVERYWHERE, GO_TO } from './shortcuts.ts';

interface Props {
  session: SessionValues;
  open: boolean;
  onClose: () => void;
}

export const ShortcutList = memo(function ShortcutList({ session, open, onClose }: Props) {
  const [singleKeys, turnSingleKeys] = useSingleKeys();
  const goTo = GO_TO.filter(({ link }) => mayOpen(link.to, session));
  return (
    <Window title={say.keyboardShortcuts()} open={open} onClose={onClose} className="shortcuts-dialog">
      <div className="shortcut-groups">
        <Group title={say.inList()} shortcuts={LIST_KEYS} />
        <Group title={say.inOpenRecord()} shortcuts={RECORD_KEYS} />
        <Group title={say.everywhere()} shortcuts={EVERYWHERE} />
        <Group title={say.goTo()} shortcuts={goTo} />
      </div>
      <label className="shortcuts-switch">
        <input
          type="checkbox"
          className="checkbox"
          checked={singleKeys}
          onChange={(event) => turnSingleKeys(event.target.checked)}
        />
        {say.singleKeyShortcuts()}
      </label>
    </Window>
  );
});

interface GroupProps {
  title: string;
  shortcuts: readonly { keys: string; label: string }[];
}

function Group({ title, shortcuts }: GroupProps) {
  return (
    <section aria-label={title}>
      <h3 className="menu-label">{title}</h3>
      <dl className="shortcuts">
        {shortcuts.map(({ keys, label }) => (
          <div key={keys}>
            <dt>{label}</dt>
            <dd>
              {keys.split(' ').map((key) => (
                <kbd key={key}>{keyName(key)}</kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
