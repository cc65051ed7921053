import { createRoute, Navigate } from '@tanstack/react-router';
import { shell } from '#ui/admin/roots.ts';
import { SECTION_NAMES } from '../sections.ts';
import { PreviewScreen } from './preview-screen.tsx';
import { type MailPreview, SectionScreen } from './section-screen.tsx';
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

/** What a mail looks like belongs to another feature, so its preview is passed in. */
export function contentRoutes(mailPreview: MailPreview) {
  const section = createRoute({
    getParentRoute: () => shell,
    path: '/admin/site/$section',
    component: function Section() {
      const { section: given } = section.useParams();
      const name = SECTION_NAMES.find((one) => one === given);
      if (!name) return <Navigate to="/admin/site" />;
      return <SectionScreen key={name} section={name} mailPreview={mailPreview} />;
    },
  });
  return [site, section, preview, versions] as const;
}
