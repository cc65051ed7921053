import { Tooltip } from '@base-ui/react/tooltip';
import type { ComponentProps, ReactElement } from 'react';

interface Props extends Omit<ComponentProps<'button'>, 'className'> {
  /** The button's name: shown as a tooltip and read by screen readers. */
  label: string;
  children: ReactElement;
}

export function IconButton({ label, children, ...props }: Props) {
  return (
    <Tooltip.Root>
      <Tooltip.Trigger
        render={<button type="button" className="icon-button" aria-label={label} {...props} />}
      >
        {children}
      </Tooltip.Trigger>
      <Tooltip.Portal>
        <Tooltip.Positioner sideOffset={6} className="floating">
          <Tooltip.Popup className="tooltip">{label}</Tooltip.Popup>
        </Tooltip.Positioner>
      </Tooltip.Portal>
    </Tooltip.Root>
  );
}
