import { message } from '#platform/contract/message.ts';

export const settingUp = message('Setting up');
