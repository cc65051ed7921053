import { useFormContext } from 'react-hook-form';
import { FieldLayout, type FieldLayoutProps } from './field-layout.tsx';

/** A field that shows what its form says about it. */
export function Field(props: FieldLayoutProps) {
  const { getFieldState, formState } = useFormContext();
  return <FieldLayout {...props} message={getFieldState(props.name, formState).error?.message} />;
}
