import { createRoute } from '@tanstack/react-router';
import type { ClientModule } from '#ui/admin/client-module.tsx';
import { shell } from '#ui/admin/roots.ts';
import { tableSearch } from '#ui/admin/table/table-search.ts';
import { speakerList } from '../contract.ts';
import { speakerKind } from '../kind.ts';
import { AddSpeakerScreen } from './add-speaker-screen.tsx';
import { SpeakersScreen } from './speakers-screen.tsx';
import { UpdateSpeakerScreen } from './update-speaker-screen.tsx';

const addSpeaker = createRoute({
  getParentRoute: () => shell,
  path: '/admin/add-speaker',
  component: AddSpeakerScreen,
});

const speakers = createRoute({
  getParentRoute: () => shell,
  path: '/admin/speakers',
  validateSearch: tableSearch(speakerList),
  component: SpeakersScreen,
});

const updateSpeaker = createRoute({
  getParentRoute: () => shell,
  path: '/admin/update-speaker/$speakerId',
  component: function UpdateSpeaker() {
    const { speakerId } = updateSpeaker.useParams();
    return <UpdateSpeakerScreen key={speakerId} speakerId={speakerId} />;
  },
});

export const speakersClient = {
  kinds: [speakerKind],
  routes: [addSpeaker, speakers, updateSpeaker],
} as const satisfies ClientModule;
