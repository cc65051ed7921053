import type { ComponentProps } from 'react';

type Props = Omit<ComponentProps<'input'>, 'value'> & {
  type: 'date' | 'time' | 'datetime-local';
  value: string;
};

/** A field for a day or a time. It says that it is empty, for WebKit, which shows the present day there. */
export function DatedInput(props: Props) {
  return <input {...props} data-empty={props.value === '' || undefined} />;
}
