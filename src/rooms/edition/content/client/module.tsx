import { createRoute, Navigate } from '@tanstack/react-router';
import type { ClientModule } from '#ui/admin/client-module.tsx';
import { shell } from '#ui/admin/roots.ts';
import { contentKind } from '../kind.ts';
import { partInfo, partOf, sectionNames } from '../sections.ts';
import { sectionLink } from './offers/section-link.ts';
import { SectionScreen } from './offers/section-screen.tsx';
import { palettePlaces } from './palette-places.ts';
import { PreviewScreen } from './preview-screen.tsx';
import { SiteScreen } from './site-screen.tsx';
import { VersionsScreen } from './versions-screen.tsx';

const site = createRoute({ getParentRoute: () => shell, path: '/admin/site', component: SiteScreen });

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

const section = createRoute({
  getParentRoute: () => shell,
  path: '/admin/site/$section',
  component: function Section() {
    const { section: given } = section.useParams();
    const name = sectionNames().find((one) => one === given);
    if (!name) return <Navigate to="/admin/site" />;
    if (partInfo(partOf(name)).screen) return <Navigate {...sectionLink(name)} replace />;
    return <SectionScreen key={name} section={name} />;
  },
});

export const contentClient = {
  kinds: [contentKind],
  routes: [site, section, preview, versions],
  palettePlaces,
} as const satisfies ClientModule;
