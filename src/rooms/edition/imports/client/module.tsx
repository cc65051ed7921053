import { createRoute } from '@tanstack/react-router';
import { kindNamed } from '#platform/contract/kind.ts';
import type { ClientModule } from '#ui/admin/client-module.tsx';
import { MissingScreen } from '#ui/admin/missing-screen.tsx';
import { shell } from '#ui/admin/roots.ts';
import { importScreens } from '../screens.ts';
import { ImportScreen } from './import-screen.tsx';

const importRoute = createRoute({
  getParentRoute: () => shell,
  path: '/admin/import/$kind',
  component: function Import() {
    const { kind } = importRoute.useParams();
    const known = kindNamed(kind);
    return known?.isImported ? <ImportScreen key={known.name} kind={known.name} /> : <MissingScreen />;
  },
});

export const importsClient = {
  screens: importScreens,
  routes: [importRoute],
} as const satisfies ClientModule;
