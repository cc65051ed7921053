import { createRoute } from '@tanstack/react-router';
import type { ClientModule } from '#ui/admin/client-module.tsx';
import { shell } from '#ui/admin/roots.ts';
import { sessionKind } from '../kind.ts';
import { programmeMails } from '../mails.ts';
import { ProgrammeScreen } from './desk/programme-screen.tsx';

const programme = createRoute({
  getParentRoute: () => shell,
  path: '/admin/programme',
  component: ProgrammeScreen,
});

export const programmeClient = {
  kinds: [sessionKind],
  mails: programmeMails,
  routes: [programme],
} as const satisfies ClientModule;
