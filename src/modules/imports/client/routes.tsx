import { createRoute } from '@tanstack/react-router';
import { MissingScreen } from '#ui/admin/missing-screen.tsx';
import { shell } from '#ui/admin/roots.ts';
import { IMPORTED_KINDS } from '../contract.ts';
import { ImportScreen } from './import-screen.tsx';

export const importRoute = createRoute({
  getParentRoute: () => shell,
  path: '/admin/import/$kind',
  component: function Import() {
    const { kind } = importRoute.useParams();
    const known = IMPORTED_KINDS.find((name) => name === kind);
    return known ? <ImportScreen key={known} kind={known} /> : <MissingScreen />;
  },
});
