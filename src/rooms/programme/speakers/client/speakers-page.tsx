import { Fragment } from 'react';
import { definePage, type PageRequest } from '#platform/client/page.ts';
import { pageOfList } from '#platform/contract/pages-of.ts';
import { publicAddress } from '#platform/contract/public-addresses.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { readSiteView, type SiteView, shownRoles } from '#rooms/edition/contract.ts';
import { Alert } from '#ui/alert.tsx';
import { Landed, MayFly } from '#ui/may-fly.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { PageLinks } from '#ui/page-links.tsx';
import { besidePage, type Paged, PageNumbers, titleOnPage } from '#ui/page-numbers.tsx';
import { SPEAKERS_A_PAGE, speakerAddress } from '../addresses.ts';
import { type SpeakerCard as Shown, speakerCards } from '../contract.ts';
import * as say from '../messages.ts';
import { ROLES_IN_ORDER, roleLabel } from '../roles.ts';
import { SpeakerCard } from './speaker-card.tsx';

interface SpeakerGroup {
  name: string;
  speakers: Shown[];
}

interface SpeakersData {
  /** Undefined when they could not be read. */
  groups: SpeakerGroup[] | undefined;
  paged: Paged;
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
      const page = Number(request.query.page ?? 1);
      const query = { page, pageSize: SPEAKERS_A_PAGE };
      const list = await call(speakerCards, { query }).catch(() => undefined);
      const pages = Math.ceil((list?.total ?? 0) / SPEAKERS_A_PAGE);
      if (list && page > 1 && page > pages) throw new Refusal('not-found', say.gone());
      const paged = { path: publicAddress.speakers, page, pages };
      const siteView = await readSiteView(request);
      const way = await wayToSpeak?.(request);
      const further = shownRoles(siteView.edition).map(({ label }) => label);
      return { groups: list && groupSpeakers(list.records, further), paged, siteView, publicUrl, way };
    },

    head: ({ groups, paged, siteView, publicUrl }) => {
      const { description } = siteView.edition.speakers;
      const title = titleOnPage(siteView.edition.speakers.title, paged);
      const url = publicUrl + pageOfList(paged.path, paged.page);
      return {
        title,
        description,
        extra: (
          <>
            <PageLinks {...{ url, title, description }} {...besidePage(paged)} />
            {groups?.length ? <MayFly to={speakerAddress('')} /> : null}
          </>
        ),
      };
    },

    expiresAt: ({ way }) => way?.until,

    View,
  });

function View({ data: { groups, paged, siteView, way } }: { data: SpeakersData }) {
  const isLeading = (group: number) => group === 0 && paged.page === 1;
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
              <ul className={isLeading(group) ? 'gallery gallery-leading' : 'gallery'}>
                {speakers.map((speaker, place) => (
                  <li key={speaker.id}>
                    <SpeakerCard
                      speaker={speaker}
                      leading={isLeading(group)}
                      first={group === 0 && place === 0}
                    />
                  </li>
                ))}
              </ul>
            </section>
            {group === 0 && <Landed />}
          </Fragment>
        ))}
        <PageNumbers {...paged} />
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
function groupSpeakers(speakers: readonly Shown[], further: readonly string[]): SpeakerGroup[] {
  const all = [...new Set<string>([...ROLES_IN_ORDER, ...further])];
  const groups = Map.groupBy(speakers, ({ role }) => all.find((one) => one === role));
  return [...all, undefined].flatMap((role) => {
    const found = groups.get(role);
    return found ? [{ name: role ? roleLabel(role) : say.otherSpeakers(), speakers: found }] : [];
  });
}
