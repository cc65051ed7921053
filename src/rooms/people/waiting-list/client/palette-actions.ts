import { exportActions } from '#ui/admin/palette-action.ts';
import { exportWaiting, WAITING_EXPORT_FILES } from '../contract.ts';
import * as say from '../messages.ts';

export const paletteActions = () =>
  exportActions({ call: exportWaiting, files: WAITING_EXPORT_FILES }, say.exported(), []);
