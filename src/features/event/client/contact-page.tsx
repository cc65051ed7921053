import type { ReactNode } from 'react';
import { Island } from '#platform/client/island.tsx';
import { definePage } from '#platform/client/page.ts';
import { publicAddress } from '#platform/contract/public-addresses.ts';
import { PageHeading } from '#ui/page-heading.tsx';
import { PageLinks } from '#ui/page-links.tsx';
import { CONTACT_DETAILS } from '../contact-details.ts';
import { readCurrentEvent } from '../current-event.ts';
import { type MapPoint, mapPoint } from '../map.ts';
import { pageTitle } from '../summit.ts';
import { VenueMap } from './contact/venue-map.tsx';

const TITLE = 'Contact';
const DESCRIPTION = 'Where to find the summit’s team in Accra, and how to reach it by email and phone.';

interface ContactData {
  publicUrl: string;
  point: MapPoint | undefined;
  city: string;
}

export const page = definePage<ContactData>({
  load: async ({ call, publicUrl }) => {
    const event = await readCurrentEvent(call);
    return { publicUrl, point: event && mapPoint(event), city: event?.city ?? '' };
  },

  head: ({ publicUrl }) => ({
    title: pageTitle(TITLE),
    description: DESCRIPTION,
    extra: <PageLinks url={`${publicUrl}${publicAddress.contact}`} title={TITLE} description={DESCRIPTION} />,
  }),

  View: ({ data: { point, city } }) => (
    <>
      <PageHeading
        title={TITLE}
        lead="Questions about fees, groups, visas or speaking? A person answers, usually within two working days."
        seed="contact"
      />
      <div className="wrap pb-24">
        <ul className="grid gap-8 lg:grid-cols-3">
          <ContactCard name="Location">{CONTACT_DETAILS.location}</ContactCard>
          <ContactCard name="Email">
            <a className="link" href={`mailto:${CONTACT_DETAILS.email}`}>
              {CONTACT_DETAILS.email}
            </a>
          </ContactCard>
          <ContactCard name="Phone">
            <a className="link" href={`tel:${CONTACT_DETAILS.phone.replaceAll(' ', '')}`}>
              {CONTACT_DETAILS.phone}
            </a>
          </ContactCard>
        </ul>
        <div className="loom mt-20">
          <h2 className="text-section font-bold">Want to speak?</h2>
          <p className="measure text-lead">
            Write to us in five lines: what you built or decided, for whom, what it changed, what it cost, and
            what you would do differently. That’s all we need to answer you.
          </p>
        </div>
        {point && (
          <section className="mt-20 print:hidden" aria-labelledby="on-the-map">
            <h2 id="on-the-map" className="text-title font-bold">
              On the map
            </h2>
            <Island name="venue-map" component={VenueMap} props={{ point, city }} />
          </section>
        )}
      </div>
    </>
  ),
});

function ContactCard({ name, children }: { name: string; children: ReactNode }) {
  return (
    <li className="border-t-2 border-text pt-3">
      <h2 className="font-text text-small font-semibold tracking-normal text-quiet">{name}</h2>
      <p className="mt-1 font-display text-title font-semibold [overflow-wrap:anywhere]">{children}</p>
    </li>
  );
}
