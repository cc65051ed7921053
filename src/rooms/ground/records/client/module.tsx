import type { ClientModule } from '#ui/admin/client-module.tsx';
import { viewHanging } from '../contract.ts';

export const recordsClient = { hangingCall: viewHanging } as const satisfies ClientModule;
