import { createRoute, Navigate } from '@tanstack/react-router';
import { shell } from '#ui/admin/roots.ts';
import { SECTION_NAMES } from '../sections.ts';
import { PreviewScreen } from './preview-screen.tsx';
import { SectionScreen } from './section-screen.tsx';
import { SiteScreen } from './site-screen.tsx';
import { VersionsScreen } from './versions-screen.tsx';

const site = createRoute({ getParentRoute: () => shell, path: '/admin/site', component: SiteScreen });

const section = createRoute({
  getParentRoute: () => shell,
  path: '/admin/site/$section',
  component: function Section() {
    const { section: given } = section.useParams();
    const name = SECTION_NAMES.find((one) => one === given);
    return name ? <SectionScreen key={name} section={name} /> : <Navigate to="/admin/site" />;
  },
});

const preview = createRoute({
  getParentRoute: () => shell,
  path: '/admin/site-preview',
  component: PreviewScreen,
});

const versions = createRoute({
  getParentRoute: () => shell,
  path: '/admin/site-versions',
  component: VersionsScreen,
});

export const contentRoutes = [site, section, preview, versions] as const;
