import { exportActions } from '#ui/admin/palette-action.ts';
import { exportPartnerships, PARTNERSHIP_EXPORT_FILES } from '../contract.ts';

export const partnershipActions = (packages: readonly string[], notices: readonly string[]) =>
  exportActions({ call: exportPartnerships, files: PARTNERSHIP_EXPORT_FILES }, 'partnerships', [
    { filter: 'package', joint: 'for', options: packages },
    { filter: 'notice', joint: 'from', options: notices },
  ]);
