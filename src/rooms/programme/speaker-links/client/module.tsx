import { createRoute } from '@tanstack/react-router';
import type { ClientModule } from '#ui/admin/client-module.tsx';
import { shell } from '#ui/admin/roots.ts';
import { tableSearch } from '#ui/admin/table/table-search.ts';
import { viewSpeakerLinks } from '../contract.ts';
import { speakerLinkKind } from '../kind.ts';
import { speakerLinkMails } from '../mails.ts';
import { SpeakerLinkScreen } from './speaker-link-screen.tsx';
import { SpeakerLinksScreen } from './speaker-links-screen.tsx';

const speakerLinks = createRoute({
  getParentRoute: () => shell,
  path: '/admin/speaker-links',
  validateSearch: tableSearch(viewSpeakerLinks),
  component: SpeakerLinksScreen,
});

const speakerLink = createRoute({
  getParentRoute: () => shell,
  path: '/admin/speaker-links/$speakerId',
  component: function SpeakerLink() {
    const { speakerId } = speakerLink.useParams();
    return <SpeakerLinkScreen key={speakerId} speakerId={speakerId} />;
  },
});

export const speakerLinksClient = {
  kinds: [speakerLinkKind],
  mails: speakerLinkMails,
  routes: [speakerLinks, speakerLink],
} as const satisfies ClientModule;
