import type { ReactNode } from 'react';
import { definePage } from '#platform/client/page.ts';
import { publicAddress } from '#platform/contract/public-addresses.ts';
import { PageHeading } from '#ui/page-heading.tsx';
import { PageLinks } from '#ui/page-links.tsx';
import * as say from '../messages.ts';
import { readSiteView, type SiteView } from '../site-view.ts';
import { MapSection } from './contact/map-section.tsx';

interface ContactData {
  siteView: SiteView;
  publicUrl: string;
}

export const page = definePage<ContactData>({
  load: async (request) => ({ siteView: await readSiteView(request), publicUrl: request.publicUrl }),

  head: ({ siteView, publicUrl }) => {
    const { title, description } = siteView.site.contactPage;
    const url = `${publicUrl}${publicAddress.contact}`;
    return { title, description, extra: <PageLinks url={url} title={title} description={description} /> };
  },

  View: ({ data: { siteView } }) => {
    const { contactPage: texts, contact } = siteView.site;
    return (
      <>
        <PageHeading title={texts.title} lead={texts.lead} seed="contact" />
        <div className="wrap pb-24">
          <ul className="grid gap-8 lg:grid-cols-3">
            {contact.location && <ContactCard name={say.location()}>{contact.location}</ContactCard>}
            {contact.email && (
              <ContactCard name={say.email()}>
                <a className="link" href={`mailto:${contact.email}`}>
                  {contact.email}
                </a>
              </ContactCard>
            )}
            {contact.phone && (
              <ContactCard name={say.phone()}>
                <a className="link" href={`tel:${contact.phone.replace(/[^+\d]/g, '')}`}>
                  {contact.phone}
                </a>
              </ContactCard>
            )}
          </ul>
          {texts.showsSpeaking && (
            <div className="loom mt-20">
              <h2 className="text-section font-bold">{texts.speakingHeading}</h2>
              <p className="measure text-lead">{texts.speaking}</p>
            </div>
          )}
          <MapSection siteView={siteView} />
        </div>
      </>
    );
  },
});

function ContactCard({ name, children }: { name: string; children: ReactNode }) {
  return (
    <li className="border-t-2 border-text pt-3">
      <h2 className="font-text text-small font-semibold tracking-normal text-quiet">{name}</h2>
      <p className="mt-1 font-display text-title font-semibold [overflow-wrap:anywhere]">{children}</p>
    </li>
  );
}
