import { Island } from '#platform/client/island.tsx';
import { definePage, type OwnForm, Redirect } from '#platform/client/page.ts';
import { nest } from '#platform/contract/nest.ts';
import { publicAddress } from '#platform/contract/public-addresses.ts';
import {
  feeOf,
  nextChange,
  nextRegistrationChange,
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
import { AFTER_REGISTERING } from '#rooms/people/registrations/addresses.ts';
import { type Asked, askedIn } from '#rooms/people/registrations/client/offers/asked.ts';
import { specifiedFields } from '#rooms/people/registrations/client/offers/registration-fields.ts';
import { FormPage } from '#ui/form-page.tsx';
import { PageLinks } from '#ui/page-links.tsx';
import { RichMessage } from '#ui/rich-message.tsx';
import { GROUP_PAGE } from '../addresses.ts';
import { groupOf, registerGroup } from '../contract.ts';
import * as say from '../messages.ts';
import { GroupForm, type GroupOffer } from './group-form.island.tsx';

interface GroupData extends PricesOnPage {
  siteView: SiteView;
  now: Date;
  publicUrl: string;
}

interface Reading {
  readPrices: () => Promise<PricesOnPage>;
  /** Refuses a form without JavaScript that isn't as the page would send it. */
  checkForm: (asked: Asked, values: unknown) => void;
}

/** The form for a group. While nobody can register, the page for one person says why. */
export const groupPage = ({ readPrices, checkForm }: Reading) =>
  definePage<GroupData>({
    load: async (request) => {
      const { call, now, publicUrl } = request;
      const siteView = await readSiteView(request);
      const registration = await call(registrationState, {}).catch(() => undefined);
      const isOver = phaseAt(now, scheduleOf(siteView.current)) === 'after';
      if ((registration && registration.state !== 'open') || isOver)
        throw new Redirect(publicAddress.registration);
      return { siteView, now, publicUrl, ...(await readPrices()) };
    },

    head: ({ publicUrl }) => {
      const [title, description] = [say.title(), say.description()];
      const url = publicUrl + GROUP_PAGE;
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

    submit: async (request, values) => {
      const form = nest(values);
      const asked = askedIn(await readSiteView(request));
      checkForm(asked, form);
      await request.call(registerGroup, { body: groupOf(form, asked.notRequired) });
      return AFTER_REGISTERING;
    },

    View,
  });

function View({ data: { siteView, now, prices }, ...own }: OwnForm & { data: GroupData }) {
  const asked = askedIn(siteView);
  const { questions, consent, news, notRequired } = asked;
  const props = {
    ...{ questions, consent, news, notRequired, specified: specifiedFields(asked), next: AFTER_REGISTERING },
    ...{ offer: prices ? pricedOffer(prices) : offerOf(siteView, now), ...own },
  };
  const { days, venue, groupDiscount } = siteView.texts;
  return (
    <FormPage
      title={say.title()}
      lead={say.lead()}
      seed="registration"
      aside={
        <>
          <h2 className="text-title font-bold">{days}</h2>
          <p className="mt-2">{venue}</p>
          {groupDiscount && <p className="mt-6 text-quiet">{groupDiscount}</p>}
          <p className="mt-6">
            <RichMessage
              of={say.registerOne()}
              tags={{
                link: (words) => (
                  <a className="link" href={publicAddress.registration}>
                    {words}
                  </a>
                ),
              }}
            />
          </p>
        </>
      }
    >
      <Island name="group-form" component={GroupForm} props={props} />
    </FormPage>
  );
}

function pricedOffer({ least, alone, inGroup, together, kinds }: TicketPrices): GroupOffer {
  return { least, feeAlone: alone, feeInGroup: inGroup, together, canChoose: kinds.length > 1 };
}

function offerOf({ current, texts }: SiteView, since: Date): GroupOffer {
  const untold = { together: [], canChoose: false };
  if (!current) return { least: null, feeAlone: '', feeInGroup: '', ...untold };
  return {
    ...untold,
    least: current.groupLeast,
    feeAlone: feeOf(current, texts, { since, inGroup: false }),
    feeInGroup: feeOf(current, texts, { since, inGroup: true }),
  };
}
