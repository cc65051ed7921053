import type { ClientModule } from '#ui/admin/client-module.tsx';
import { viewHanging } from '../contract.ts';

export const recordsClient: ClientModule = { hangingCall: viewHanging };
