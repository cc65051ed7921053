import { type Content, noticesOf, packageNamesOf } from '#rooms/edition/contract.ts';
import { exportActions } from '#ui/admin/palette-action.ts';
import { exportPartnerships, PARTNERSHIP_EXPORT_FILES } from '../contract.ts';

export const paletteActions = (content: Content | undefined) =>
  exportActions({ call: exportPartnerships, files: PARTNERSHIP_EXPORT_FILES }, 'partnerships', [
    { filter: 'package', joint: 'for', options: content ? packageNamesOf(content) : [] },
    { filter: 'notice', joint: 'from', options: content ? noticesOf(content.edition, 'partnership') : [] },
  ]);
