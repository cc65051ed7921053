import { Tooltip } from '@base-ui/react/tooltip';
import { type ReactElement, useId } from 'react';

interface Props {
  /** Shown when the control is pointed at or focused, and read by screen readers. */
  tip: string;
  children: ReactElement;
}

/** A control that has its own name, with a tooltip that says more. */
export function WithTip({ tip, children }: Props) {
  const id = useId();
  return (
    <Tooltip.Root>
      <Tooltip.Trigger render={children} aria-describedby={id} />
      <span id={id} hidden>
        {tip}
      </span>
      <Tooltip.Portal>
        <Tooltip.Positioner sideOffset={6} className="floating">
          <Tooltip.Popup className="tooltip">{tip}</Tooltip.Popup>
        </Tooltip.Positioner>
      </Tooltip.Portal>
    </Tooltip.Root>
  );
}
