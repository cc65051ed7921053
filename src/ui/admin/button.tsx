import { Button as BaseButton } from '@base-ui/react/button';
import type { ComponentProps } from 'react';

type Kind = 'act' | 'plain' | 'quiet' | 'danger';

export function buttonClass(kind: Kind = 'plain'): string {
  return `button button-${kind}`;
}

interface Props extends Omit<ComponentProps<typeof BaseButton>, 'className'> {
  kind?: Kind;
  /** Shows that work is in progress. The button keeps the focus but ignores further clicks. */
  busy?: boolean;
}

export function Button({ kind, busy = false, disabled, ...props }: Props) {
  return (
    <BaseButton
      type="button"
      {...props}
      className={buttonClass(kind)}
      disabled={disabled || busy}
      focusableWhenDisabled
      aria-busy={busy || undefined}
    />
  );
}
