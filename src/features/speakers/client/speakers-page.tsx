import { pageTitle } from '#features/event/summit.ts';
import { definePage } from '#platform/client/page.ts';
import { publicAddress } from '#platform/contract/public-addresses.ts';
import { Alert } from '#ui/alert.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { PageLinks } from '#ui/page-links.tsx';
import { SPEAKERS_FAILED, speakerList } from '../contract.ts';
import { SpeakerCard } from './speaker-card.tsx';
import { groupSpeakers, type SpeakerGroup } from './speaker-groups.ts';

const TITLE = 'Speakers';
const DESCRIPTION = 'Who speaks at the AI for Business Summit in Accra, and about what.';
const LEAD =
  'People who have done it, and tell you what it took. Each has a cloth of their own, woven from their name.';
/** docs/product.md, 9.1 */
const EMPTY = 'No speakers available at the moment. Please check back later.';

interface SpeakersData {
  /** Undefined when they could not be read. */
  groups: SpeakerGroup[] | undefined;
  publicUrl: string;
}

export const page = definePage<SpeakersData>({
  load: async ({ call, publicUrl }) => {
    const list = await call(speakerList, {}).catch(() => undefined);
    return { groups: list && groupSpeakers(list.records), publicUrl };
  },

  head: ({ publicUrl }) => ({
    title: pageTitle(TITLE),
    description: DESCRIPTION,
    extra: (
      <PageLinks url={`${publicUrl}${publicAddress.speakers}`} title={TITLE} description={DESCRIPTION} />
    ),
  }),

  View: ({ data: { groups } }) => (
    <>
      <PageHeading title={TITLE} lead={groups?.length ? LEAD : undefined} seed="speakers" />
      <div className="wrap pb-24">
        {!groups && <Alert kind="wrong">{SPEAKERS_FAILED}</Alert>}
        {groups?.length === 0 && <p className="text-lead">{EMPTY}</p>}
        {groups?.map(({ name, speakers }, group) => (
          <section key={name} className="loom border-t border-line py-10" aria-label={name}>
            <h2 className="text-section font-bold">{name}</h2>
            <ul className={group === 0 ? 'gallery gallery-leading' : 'gallery'}>
              {speakers.map((speaker, place) => (
                <li key={speaker.id}>
                  <SpeakerCard speaker={speaker} leading={group === 0} first={group === 0 && place === 0} />
                </li>
              ))}
            </ul>
          </section>
        ))}
        <div className="flex flex-wrap items-center justify-between gap-6 border-t border-line pt-8 print:hidden">
          <p className="font-display text-title font-semibold">Do you have a case worth an hour?</p>
          <a className="button button-main" href={publicAddress.contact}>
            Become a Speaker
          </a>
        </div>
      </div>
    </>
  ),
});
