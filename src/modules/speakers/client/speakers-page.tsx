import { Fragment } from 'react';
import { shownRoles } from '#modules/content/speaker-titles.ts';
import { readSiteView, type SiteView } from '#modules/editions/site-view.ts';
import { definePage, type PageRequest } from '#platform/client/page.ts';
import { publicAddress } from '#platform/contract/public-addresses.ts';
import { Alert } from '#ui/alert.tsx';
import { Landed, MayFly } from '#ui/may-fly.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { PageLinks } from '#ui/page-links.tsx';
import { speakerAddress } from '../addresses.ts';
import { type Speaker, speakerList } from '../contract.ts';
import * as say from '../messages.ts';
import { roleLabel, type SpeakerRole } from '../roles.ts';
import { SpeakerCard } from './speaker-card.tsx';

/** In the order in which the page shows them. */
const GROUPS: readonly SpeakerRole[] = ['Key Address', 'Speaker', 'Panelist', 'Moderator'];

interface SpeakerGroup {
  name: string;
  speakers: Speaker[];
}

interface SpeakersData {
  /** Undefined when they could not be read. */
  groups: SpeakerGroup[] | undefined;
  siteView: SiteView;
  publicUrl: string;
  way: Awaited<ReturnType<WayToSpeak>>;
}

/** Where somebody who wants to speak goes, and until when; undefined if there is only the organiser's address. */
export type WayToSpeak = (
  request: PageRequest,
) => Promise<{ address: string; until: Date | undefined } | undefined>;

export const speakersPage = (wayToSpeak: WayToSpeak | undefined) =>
  definePage<SpeakersData>({
    load: async (request) => {
      const { call, publicUrl } = request;
      const list = await call(speakerList, {}).catch(() => undefined);
      const siteView = await readSiteView(request);
      const way = await wayToSpeak?.(request);
      const further = shownRoles(siteView.edition).map(({ label }) => label);
      return { groups: list && groupSpeakers(list.records, further), siteView, publicUrl, way };
    },

    head: ({ groups, siteView, publicUrl }) => {
      const { title, description } = siteView.edition.speakers;
      const url = `${publicUrl}${publicAddress.speakers}`;
      return {
        title,
        description,
        extra: (
          <>
            <PageLinks url={url} title={title} description={description} />
            {groups?.length ? <MayFly to={speakerAddress('')} /> : null}
          </>
        ),
      };
    },

    expiresAt: ({ way }) => way?.until,

    View,
  });

function View({ data: { groups, siteView, way } }: { data: SpeakersData }) {
  return (
    <>
      <PageHeading
        title={siteView.edition.speakers.title}
        lead={groups?.length ? siteView.edition.speakers.lead : undefined}
        seed="speakers"
      />
      <div className="wrap pb-24">
        {!groups && <Alert kind="wrong">{say.readFailed()}</Alert>}
        {groups?.length === 0 && <p className="text-lead">{siteView.edition.speakers.empty}</p>}
        {groups?.map(({ name, speakers }, group) => (
          <Fragment key={name}>
            <section className="loom border-t border-line py-10" aria-label={name}>
              <h2 className="text-section font-bold">{name}</h2>
              <ul className={group === 0 ? 'gallery gallery-leading' : 'gallery'}>
                {speakers.map((speaker, place) => (
                  <li key={speaker.id}>
                    <SpeakerCard speaker={speaker} leading={group === 0} first={group === 0 && place === 0} />
                  </li>
                ))}
              </ul>
            </section>
            {group === 0 && <Landed />}
          </Fragment>
        ))}
        <div className="flex flex-wrap items-center justify-between gap-6 border-t border-line pt-8 print:hidden">
          <p className="font-display text-title font-semibold">{siteView.edition.speakers.question}</p>
          <a className="button button-main" href={way?.address ?? publicAddress.contact}>
            {siteView.edition.speakers.button}
          </a>
        </div>
      </div>
    </>
  );
}

/** Groups the speakers by role: the documented ones, the edition's own, and unknown roles last. */
function groupSpeakers(speakers: readonly Speaker[], further: readonly string[]): SpeakerGroup[] {
  const all = [...new Set([...GROUPS, ...further])];
  const groups = Map.groupBy(speakers, ({ role }) => all.find((one) => one === role));
  return [...all, undefined].flatMap((role) => {
    const found = groups.get(role);
    return found ? [{ name: role ? roleLabel(role) : say.otherSpeakers(), speakers: found }] : [];
  });
}
