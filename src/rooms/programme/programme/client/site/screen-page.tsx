import { Island } from '#platform/client/island.tsx';
import { definePage } from '#platform/client/page.ts';
import { callAddress } from '#platform/contract/call.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { counter } from '#rooms/edition/contract.ts';
import { ALL_ROOMS } from '../../addresses.ts';
import * as text from '../../screen-messages.ts';
import type { Programme } from '../../site-contract.ts';
import { readProgramme } from './read-programme.ts';
import { RoomScreen } from './room-screen.island.tsx';
import { type OnScreen, onScreen } from './screen-sessions.ts';

const MINUTE_MS = 60_000;

interface ScreenData {
  /** Undefined when it could not be read. */
  programme: Programme | undefined;
  room: string;
  now: Date;
}

/** What a projector shows for hours: what is on in a room, and what comes next. */
export const screenPage = (sheet: string) =>
  definePage<ScreenData>({
    load: async ({ call, params, now }) => {
      const programme = await readProgramme(call);
      const { room = ALL_ROOMS } = params;
      const isThere = room === ALL_ROOMS || programme?.rooms.some(({ slug }) => slug === room);
      if (programme === null || (programme && !isThere)) throw new Refusal('not-found', text.noRoom());
      return { programme, room, now };
    },
    status: ({ programme }) => (programme ? 200 : 503),
    /** It counts minutes. */
    expiresAt: ({ now }) => new Date(now.getTime() - (now.getTime() % MINUTE_MS) + MINUTE_MS),
    head: ({ room, programme }) => {
      const name = programme?.rooms.find(({ slug }) => slug === room)?.name ?? text.allRooms();
      return {
        title: text.title({ room: name }),
        description: text.title({ room: name }),
        extra: (
          <>
            <meta name="robots" content="noindex" />
            <link rel="stylesheet" href={sheet} />
          </>
        ),
      };
    },
    isBare: true,
    View,
  });

function View({ data: { programme, room, now } }: { data: ScreenData }) {
  const shown: OnScreen | undefined = programme && onScreen(programme, room);
  return (
    <main className="screen night">
      {shown && (
        <Island
          name="room-screen"
          component={RoomScreen}
          props={{ first: shown, room, startedAt: now.getTime(), clock: callAddress(counter) }}
        />
      )}
    </main>
  );
}
