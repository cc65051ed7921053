import { Navigate } from '@tanstack/react-router';
import { RecordLoader } from '#ui/admin/form/record-loader.tsx';
import { viewSettingUp } from '../contract.ts';

/** Goes to the step at which the setting-up was left. */
export function TakeUp() {
  return (
    <RecordLoader call={viewSettingUp} query={{}}>
      {({ wasPublished, next }) => (
        <Navigate to="/admin/setting-up/$step" params={{ step: wasPublished ? 'name' : next }} replace />
      )}
    </RecordLoader>
  );
}
