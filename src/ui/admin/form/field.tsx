import { useFormContext } from 'react-hook-form';
import { FieldFrame, type FramedFieldProps } from './field-frame.tsx';

/** A field that shows what its form says about it. */
export function Field(props: FramedFieldProps) {
  const { getFieldState, formState } = useFormContext();
  return <FieldFrame {...props} message={getFieldState(props.name, formState).error?.message} />;
}
