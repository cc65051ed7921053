import { exportActions } from '#ui/admin/palette-action.ts';
import { exportPartnerships, PACKAGES, PARTNERSHIP_EXPORT_FILES, PARTNERSHIP_NOTICES } from '../contract.ts';

export const partnershipActions = exportActions(
  { call: exportPartnerships, files: PARTNERSHIP_EXPORT_FILES },
  'partnerships',
  [
    { filter: 'package', joint: 'for', options: PACKAGES },
    { filter: 'notice', joint: 'from', options: PARTNERSHIP_NOTICES },
  ],
);
