import type { ReactNode } from 'react';
import { publicAddress } from '#platform/contract/public-addresses.ts';
import { inWords, type Phase, placeAndDaysToCome, type SiteView } from '#rooms/edition/contract.ts';
import type { TicketOutline } from '#rooms/ground/contract.ts';
import type { Registered } from '#rooms/people/registrations/contract.ts';
import { LostLink } from '#ui/lost-link.tsx';
import { QrCode } from '#ui/qr-code.tsx';
import { RichMessage } from '#ui/rich-message.tsx';
import * as say from '../messages.ts';
import { Badge } from './badge.tsx';

interface TicketToShowProps {
  ticket: TicketOutline;
  /** It can be opened again. */
  isOnOwnPage: boolean;
}

interface ArrivalProps {
  message: string;
  siteView: SiteView;
  phase: Phase;
  publicUrl: string;
  /** Undefined if the browser keeps no cookies: then only the message is known. */
  badge?: (Pick<Registered, 'name' | 'link' | 'fee' | 'group'> & { encrypted: string }) | undefined;
  ticket?: TicketOutline | undefined;
  /** The address that a confirmation is sent to; undefined if none is. */
  sentTo?: string | undefined;
  /** Their own in the summit's cloth. */
  thread?: ReactNode;
}

/** What somebody who has just registered sees first: the message, their badge and what they can do now. */
export function Arrival(props: ArrivalProps) {
  const { message, siteView, phase, publicUrl, badge, ticket, sentTo, thread } = props;
  const { current, texts, site } = siteView;
  const { email } = site.contact;
  const isOver = phase === 'after';
  return (
    <section className="arrival night" data-new aria-label={say.registration()}>
      <div className="arrival-columns wrap">
        <div className="arrival-message" role="status">
          <p className="display text-section outline-none" data-notice tabIndex={-1}>
            {message}
          </p>
          {sentTo && (
            <p className="mt-6 text-lead">
              <RichMessage
                of={say.youllGetConfirmationIf({ sentTo })}
                tags={{ strong: (words) => <strong translate="no">{words}</strong> }}
              />
            </p>
          )}
        </div>
        <Badge siteView={texts.name} name={badge?.name} line={placeAndDaysToCome(texts, phase)} />
        <div>
          <ul className="flex flex-wrap gap-3 print:hidden">
            {badge?.link && (
              <li>
                <a className="button button-main" href={badge.link}>
                  {say.openPage()}
                </a>
              </li>
            )}
            {badge && (
              <li>
                <form method="post" action={publicAddress.badgePicture}>
                  <input type="hidden" name="badge" value={badge.encrypted} />
                  <button type="submit" className={badge.link ? 'button' : 'button button-main'}>
                    {say.keepPicture()}
                  </button>
                </form>
              </li>
            )}
            {!isOver && current?.eventDate && (
              <li>
                <a className="button" href={publicAddress.calendar}>
                  {say.addCalendar()}
                </a>
              </li>
            )}
            {!isOver && (
              <li>
                <a className="button" href={invitation(siteView, publicUrl)} target="_blank" rel="noopener">
                  <RichMessage
                    of={say.tellPeopleWhatsappOpens()}
                    tags={{ hidden: (words) => <span className="sr-only">{words}</span> }}
                  />
                </a>
              </li>
            )}
          </ul>
          <h2 className="mt-12 text-title font-bold">{siteView.edition.personal.next}</h2>
          <ul className="arrival-next measure mt-4">
            {!isOver && badge && !ticket && <Next heading={say.ticket()}>{say.ticketOncePaid()}</Next>}
            {ticket && <TicketToShow ticket={ticket} isOnOwnPage={Boolean(badge?.link)} />}
            {!isOver && <AtTheDoor siteView={siteView} hasTicket={ticket !== undefined} />}
            {!isOver && badge?.fee && <Next heading={say.pay()}>{badge.fee}.</Next>}
            {badge?.group && <OwnGroup {...badge.group} />}
            {!isOver && current?.groupLeast && !badge?.group && (
              <Next heading={say.bringColleagues()}>
                {say.fromRegistrationsOneCompany({ number: inWords(current.groupLeast) })}
              </Next>
            )}
            {sentTo && (
              <Next heading={say.ownPage()}>
                {say.linkInConfirmation()} <LostLink />
              </Next>
            )}
            {email && (
              <Next heading={say.ifSomethingChanges()}>
                <RichMessage
                  of={say.write({ email })}
                  tags={{
                    link: (words) => (
                      <a className="link" href={`mailto:${email}`}>
                        {words}
                      </a>
                    ),
                  }}
                />
              </Next>
            )}
          </ul>
        </div>
      </div>
      {thread}
    </section>
  );
}

function OwnGroup({ named, unnamed, naming }: NonNullable<Registered['group']>) {
  return (
    <Next heading={say.yourGroup()}>
      {named > 0 && say.registeredWithYou({ count: named })}{' '}
      {unnamed > 0 && (
        <>
          {say.placesKept({ count: unnamed })}{' '}
          <a className="link" href={naming}>
            {say.nameThem()}
          </a>
        </>
      )}
    </Next>
  );
}

function AtTheDoor({ siteView, hasTicket }: { siteView: SiteView; hasTicket: boolean }) {
  const { current, texts, edition } = siteView;
  const { atTheDoor, withTicket } = edition.registration;
  const opening = current?.eventTime && say.doorsOpen({ time: texts.time, zone: texts.zone });
  return (
    <Next heading={texts.days}>
      {[`${texts.venue}.`, opening, hasTicket ? withTicket : atTheDoor].filter(Boolean).join(' ')}
    </Next>
  );
}

function Next({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <li>
      <h3 className="font-text text-body font-semibold tracking-normal">{heading}</h3>
      <p className="text-quiet">{children}</p>
    </li>
  );
}

/** A message to others. It names the summit and nobody. */
function invitation({ texts }: SiteView, publicUrl: string): string {
  const { name, city, placeAndDays } = texts;
  const told = city ? say.invitationToCity : say.invitation;
  const text = told({ name, placeAndDays, address: publicUrl + publicAddress.home });
  return `https://wa.me/?${new URLSearchParams({ text })}`;
}

/** The ticket, to be photographed from the screen or printed with the page. */
function TicketToShow({ ticket: { side, path }, isOnOwnPage }: TicketToShowProps) {
  return (
    <li>
      <h3 className="font-text text-body font-semibold tracking-normal">{say.ticket()}</h3>
      <p className="text-quiet">{isOnOwnPage ? say.takePhotoPrintPage() : say.takePhotoPrintPageIsnt()}</p>
      <QrCode side={side} path={path} label={say.ticketQrCode()} />
    </li>
  );
}
