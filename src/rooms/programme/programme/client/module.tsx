import { createRoute } from '@tanstack/react-router';
import type { ClientModule } from '#ui/admin/client-module.tsx';
import { shell } from '#ui/admin/roots.ts';
import { programmeNamesKind, sessionKind } from '../kind.ts';
import { programmeMails } from '../mails.ts';
import { ArrangeScreen } from './desk/arrange-screen.tsx';
import { ProgrammeScreen } from './desk/programme-screen.tsx';
import { UpdateSessionScreen } from './desk/update-session-screen.tsx';

const programme = createRoute({
  getParentRoute: () => shell,
  path: '/admin/programme',
  component: ProgrammeScreen,
});

const arrange = createRoute({
  getParentRoute: () => shell,
  path: '/admin/programme-rooms',
  component: ArrangeScreen,
});

const updateSession = createRoute({
  getParentRoute: () => shell,
  path: '/admin/update-session/$id',
  component: function UpdateSession() {
    const { id } = updateSession.useParams();
    return <UpdateSessionScreen key={id} id={id} />;
  },
});

export const programmeClient = {
  kinds: [sessionKind, programmeNamesKind],
  mails: programmeMails,
  routes: [programme, arrange, updateSession],
} as const satisfies ClientModule;
