import type { ReactNode } from 'react';
import { Island } from '#platform/client/island.tsx';
import { definePage, type OwnForm, type Page } from '#platform/client/page.ts';
import type { CallClient } from '#platform/contract/call.ts';
import type { Message } from '#platform/contract/message.ts';
import { nest } from '#platform/contract/nest.ts';
import { publicAddress } from '#platform/contract/public-addresses.ts';
import {
  formatFees,
  nextChange,
  nextRegistrationChange,
  type Phase,
  type PricesOnPage,
  phaseAt,
  pricesChange,
  readSiteView,
  registrationState,
  type SiteView,
  scheduleOf,
  statusWith,
  type TicketPrices,
} from '#rooms/edition/contract.ts';
import type { FieldDescription } from '#ui/form/field-description.ts';
import { FormPage } from '#ui/form-page.tsx';
import { PageLinks } from '#ui/page-links.tsx';
import { RichMessage } from '#ui/rich-message.tsx';
import { AFTER_REGISTERING } from '../addresses.ts';
import { addAttendee, type RegistrationInput } from '../contract.ts';
import * as say from '../messages.ts';
import { type Asked, askedIn } from './offers/asked.ts';
import { specifiedFields } from './offers/registration-fields.ts';
import { RegistrationAside } from './registration-aside.tsx';
import { RegistrationForm } from './registration-form.island.tsx';

/** What stands in the place of the form while all places are taken. */
export interface WhenFull {
  /** Heads the page. */
  title: Message;
  /** Follows the sentence that says so. */
  /** Given what the form would ask: what is specified, and what organisers ask besides. */
  Form: (
    props: OwnForm & { specified: readonly FieldDescription[] } & Pick<
        Asked,
        'questions' | 'consent' | 'news' | 'notRequired' | 'company' | 'joins'
      >,
  ) => ReactNode;
  /** Takes the form if it is posted without JavaScript, and returns where to go next; undefined if it is another form. */
  submit: (
    call: CallClient,
    values: ReturnType<typeof nest<string>>,
    joins: string,
  ) => Promise<string | undefined>;
}

interface RegistrationData extends PricesOnPage {
  siteView: SiteView;
  phase: Phase;
  now: Date;
  publicUrl: string;
  /** Why nobody can register now; '' if they can. */
  closed: string;
  /** Shown instead of the form, if all places are taken. */
  instead: WhenFull | undefined;
  forGroups: string | undefined;
  /** Whose colleague's link led here; '' otherwise. */
  company: string;
  /** What the company's link ends with. */
  joins: string;
}

interface Ways {
  whenFull: WhenFull | undefined;
  /** The address of the form for several people. */
  forGroups: string | undefined;
  readPrices: () => Promise<PricesOnPage>;
}

export function registrationPage({ whenFull, forGroups, readPrices }: Ways): Page<RegistrationData> {
  return definePage<RegistrationData>({
    load: async (request) => {
      const { call, now, publicUrl, query } = request;
      const siteView = await readSiteView(request);
      const registration = await call(registrationState, {}).catch(() => undefined);
      const phase = phaseAt(now, scheduleOf(siteView.current));
      return {
        siteView,
        phase,
        now,
        publicUrl,
        closed: registration?.message ?? '',
        // Nobody waits for a place in what is over.
        instead: registration?.state === 'full' && phase !== 'after' ? whenFull : undefined,
        forGroups,
        ...(await readPrices()),
        company: query.company ?? '',
        joins: query.joins ?? '',
      };
    },

    head: ({ siteView, publicUrl, instead }) => {
      const { title: register, description } = siteView.edition.registration;
      const title = instead?.title() ?? register;
      const url = `${publicUrl}${publicAddress.registration}`;
      return { title, description, extra: <PageLinks url={url} title={title} description={description} /> };
    },

    status: statusWith,

    expiresAt: ({ siteView: { current }, now, prices }) => {
      const changes = [
        nextChange(now, scheduleOf(current)),
        nextRegistrationChange(current, now),
        ...pricesChange(prices, now),
      ];
      const instants = changes.flatMap((instant) => instant?.getTime() ?? []);
      return instants.length > 0 ? new Date(Math.min(...instants)) : undefined;
    },

    submit: async ({ call, query: { joins = '' } }, values) => {
      const body = nest(values);
      const elsewhere = await whenFull?.submit(call, body, joins);
      if (elsewhere) return elsewhere;
      await call(addAttendee, { body: { ...(body as RegistrationInput), ...(joins && { joins }) } });
      return AFTER_REGISTERING;
    },

    View,
  });
}

function View({
  data: { siteView, phase, now, closed, instead, forGroups, prices, company, joins },
  ...own
}: OwnForm & { data: RegistrationData }) {
  return (
    <FormPage
      title={instead?.title() ?? siteView.edition.registration.title}
      lead={
        instead
          ? `${closed} ${siteView.edition.personal.full}`
          : closed || leadOf(siteView, phase, prices ? undefined : now)
      }
      seed="registration"
      aside={<RegistrationAside {...{ siteView, phase, now, prices }} />}
    >
      {phase === 'during' && <Elsewhere of={say.registeredAlready()} address={publicAddress.lostLink} />}
      {forGroups && closed === '' && phase !== 'after' && (
        <Elsewhere of={say.severalOfYou()} address={forGroups} />
      )}
      <Content
        asked={{
          ...askedIn(siteView),
          ...{ company, joins },
          price: prices && priceOf(prices),
          // What is over has no discounts.
          ...(phase === 'after' && { countsGroups: false }),
        }}
        isClosed={closed !== ''}
        Instead={instead?.Form}
        own={own}
      />
    </FormPage>
  );
}

function Elsewhere({ of, address }: { of: string; address: string }) {
  return (
    <p className="mb-8 text-balance">
      <RichMessage
        of={of}
        tags={{
          link: (words) => (
            <a className="link" href={address}>
              {words}
            </a>
          ),
        }}
      />
    </p>
  );
}

interface ContentProps {
  asked: Asked;
  isClosed: boolean;
  Instead: WhenFull['Form'] | undefined;
  own: OwnForm;
}

function Content({ asked, isClosed, Instead, own }: ContentProps) {
  if (Instead) {
    const { questions, consent, news, notRequired, company, joins } = asked;
    const kept = { questions, consent, news, notRequired, company, joins };
    return <Instead {...kept} specified={specifiedFields(asked)} {...own} />;
  }
  if (!isClosed)
    return <Island name="registration-form" component={RegistrationForm} props={{ asked, ...own }} />;
  return (
    <p className="text-lead">
      <RichMessage
        of={say.questions()}
        tags={{
          link: (words) => (
            <a className="link" href={publicAddress.contact}>
              {words}
            </a>
          ),
        }}
      />
    </p>
  );
}

/** As much of the prices as the form says. */
function priceOf({ kinds, alone, inGroup, least }: TicketPrices): Asked['price'] {
  return { kind: kinds[0]?.name ?? '', canChoose: kinds.length > 1, alone, inGroup, least };
}

/** Fees are said in it if it is given when they hold. */
function leadOf({ current, edition }: SiteView, phase: Phase, now: Date | undefined): string {
  const { lead, leadAfter } = edition.registration;
  if (phase === 'after') return leadAfter;
  return [lead, current && now && formatFees(current, now)].filter(Boolean).join(' ');
}
