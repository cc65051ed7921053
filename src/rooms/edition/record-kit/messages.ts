import { message } from '#platform/contract/message.ts';

export const importFile = message('Import');
export const cancel = message('Cancel');
export const edition = message('Edition');
