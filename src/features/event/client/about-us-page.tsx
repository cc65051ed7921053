import { definePage } from '#platform/client/page.ts';
import { publicAddress } from '#platform/contract/public-addresses.ts';
import { ClothPanel } from '#ui/cloth/cloth-panel.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { PageLinks } from '#ui/page-links.tsx';
import { CONTACT_DETAILS } from '../contact-details.ts';
import { readCurrentEvent } from '../current-event.ts';
import type { CurrentEdition } from '../edition.ts';
import { editionWords } from '../edition-words.ts';
import { phaseAt, scheduleOf } from '../schedule.ts';
import { ORGANISER_NAME, pageTitle } from '../summit.ts';

const TITLE = 'About us';
const DESCRIPTION = 'Why the AI for Business Summit exists, who runs it, and why it looks like cloth.';

interface AboutData {
  event: CurrentEdition | undefined;
  isOver: boolean;
  publicUrl: string;
}

export const page = definePage<AboutData>({
  load: async ({ call, now, publicUrl }) => {
    const event = await readCurrentEvent(call);
    return { event, isOver: phaseAt(now, scheduleOf(event)) === 'after', publicUrl };
  },

  head: ({ publicUrl }) => ({
    title: pageTitle(TITLE),
    description: DESCRIPTION,
    extra: <PageLinks url={`${publicUrl}${publicAddress.aboutUs}`} title={TITLE} description={DESCRIPTION} />,
  }),

  View: ({ data: { event, isOver } }) => (
    <>
      <PageHeading title={TITLE} lead="A summit for work that is already changing." seed="about us" />
      <div className="wrap grid gap-16 pb-24 lg:grid-cols-3 lg:gap-x-8">
        <div className="lg:col-span-2">
          <section aria-labelledby="about-summit">
            <h2 id="about-summit" className="text-section font-bold">
              The summit
            </h2>
            <div className="prose measure mt-6 text-lead">
              <p>
                The {editionWords(event).name} {isOver ? 'took' : 'takes'} place in {editionWords(event).city}{' '}
                on {editionWords(event).days}. For two days, people who make decisions in companies{' '}
                {isOver ? 'sat' : 'sit'} with people who build: on stage, at demonstration tables, and over
                lunch.
              </p>
              <p>
                {aboutSessions(event?.theme, isOver)} to say what changed in a business, and how you can tell.
              </p>
            </div>
          </section>
          <section className="mt-16" aria-labelledby="about-organiser">
            <h2 id="about-organiser" className="text-section font-bold">
              The organiser
            </h2>
            <div className="prose measure mt-6 text-lead">
              <p>
                {ORGANISER_NAME} is a division of a technology thought-leadership group based in Accra, Ghana.
              </p>
              <p>
                <a className="link" href={CONTACT_DETAILS.organiserWebsite} target="_blank" rel="noopener">
                  Read more on the organiser’s website
                  <span className="sr-only"> (opens in a new tab)</span>
                </a>
              </p>
            </div>
          </section>
          <section className="mt-16" aria-labelledby="about-cloth">
            <h2 id="about-cloth" className="text-section font-bold">
              The cloth
            </h2>
            <div className="prose measure mt-6 text-lead">
              <p>
                Strip weavers work by rule: a band, its variation, the next strip shifted by half. It was
                computing with thread, long before there were machines for it.
              </p>
              <p>
                Every strip on this site is woven by a few lines of code from a name. The same name always
                gives the same cloth, so each speaker, package and page wears its own.
              </p>
            </div>
          </section>
        </div>
        <ClothPanel
          className="draws-down h-64 overflow-hidden lg:sticky lg:top-28 lg:h-[44rem]"
          seeds={['people', 'business', 'machines', 'Accra']}
        />
      </div>
    </>
  ),
});

/** An edition has sessions even if its theme isn't known yet. */
function aboutSessions(theme: string | null | undefined, isOver: boolean): string {
  if (!theme) return isOver ? 'Every session had' : 'Every session has';
  return isOver
    ? `Its theme was “${theme}”. We took it literally: every session had`
    : `Its theme is “${theme}”. We take it literally: every session has`;
}
