import { handler } from '#platform/server/http/handler.ts';
import { viewSettingUp } from '../contract.ts';
import { settingUp } from './service.ts';

export const settingUpHandlers = [handler(viewSettingUp, async (_input, context) => settingUp(context))];
