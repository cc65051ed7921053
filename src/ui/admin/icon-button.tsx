import { Tooltip } from '@base-ui/react/tooltip';
import type { ComponentProps, ReactElement } from 'react';
import { ariaKeys, keyLabel } from './keys.ts';

interface Props extends Omit<ComponentProps<'button'>, 'className'> {
  /** The button's name: shown as a tooltip and read by screen readers. */
  label: string;
  /** Keys that do the same, such as `Mod-b`. */
  keys?: string | undefined;
  children: ReactElement;
}

export function IconButton({ label, keys, children, ...props }: Props) {
  return (
    <Tooltip.Root>
      <Tooltip.Trigger
        render={
          <button
            type="button"
            className="icon-button"
            aria-label={label}
            aria-keyshortcuts={keys && ariaKeys(keys)}
            {...props}
          />
        }
      >
        {children}
      </Tooltip.Trigger>
      <Tooltip.Portal>
        <Tooltip.Positioner sideOffset={6} className="floating">
          <Tooltip.Popup className="tooltip">
            {label}
            {keys && <kbd className="tooltip-keys">{keyLabel(keys)}</kbd>}
          </Tooltip.Popup>
        </Tooltip.Positioner>
      </Tooltip.Portal>
    </Tooltip.Root>
  );
}
