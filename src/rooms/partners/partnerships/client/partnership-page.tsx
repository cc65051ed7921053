import { Island } from '#platform/client/island.tsx';
import { definePage } from '#platform/client/page.ts';
import { nest } from '#platform/contract/nest.ts';
import { publicAddress } from '#platform/contract/public-addresses.ts';
import {
  formatPrice,
  isSoldOut,
  nextChange,
  type Phase,
  phaseAt,
  readSiteView,
  type ShownOption,
  type SiteView,
  scheduleOf,
  shownName,
  shownNotices,
} from '#rooms/edition/contract.ts';
import { askedOf, phoneHint, shownConsents } from '#rooms/people/contract.ts';
import { FormPage } from '#ui/form-page.tsx';
import { NameWithNote } from '#ui/name-with-note.tsx';
import { PageLinks } from '#ui/page-links.tsx';
import { Price } from '#ui/price.tsx';
import { AFTER_REQUEST } from '../addresses.ts';
import { addPartnership, type PartnershipInput } from '../contract.ts';
import * as say from '../messages.ts';
import { PartnershipForm } from './partnership-form.island.tsx';

interface PartnershipData {
  siteView: SiteView;
  phase: Phase;
  now: Date;
  chosen: string;
  publicUrl: string;
}

export const page = definePage<PartnershipData>({
  load: async (request) => {
    const { now, publicUrl, query } = request;
    const siteView = await readSiteView(request);
    const phase = phaseAt(now, scheduleOf(siteView.current));
    return { siteView, phase, now, chosen: query.package ?? '', publicUrl };
  },

  expiresAt: ({ siteView, now }) => nextChange(now, scheduleOf(siteView.current)),

  head: ({ siteView, publicUrl }) => {
    const { title, description } = siteView.edition.partnership;
    const url = `${publicUrl}${publicAddress.sponsorship}`;
    return { title, description, extra: <PageLinks url={url} title={title} description={description} /> };
  },

  submit: async ({ call }, values) => {
    await call(addPartnership, { body: nest(values) as PartnershipInput });
    return AFTER_REQUEST;
  },

  View: ({ data: { siteView, phase, chosen }, ...own }) => (
    <FormPage
      title={siteView.edition.partnership.title}
      lead={siteView.edition.partnership[phase === 'after' ? 'leadAfter' : 'lead']}
      seed="sponsorship"
      aside={phase === 'after' ? <Over siteView={siteView} /> : <PackagePrices siteView={siteView} />}
    >
      <Island
        name="partnership-form"
        component={PartnershipForm}
        props={{
          asked: {
            phoneHint: phoneHint(siteView.current?.country),
            packages: offered(siteView),
            notices: shownNotices(siteView.edition, 'partnership'),
            questions: askedOf(siteView.edition.forms.partnership),
            consent: shownConsents(siteView.site).consent,
          },
          chosen,
          ...own,
        }}
      />
    </FormPage>
  ),
});

/** The packages that can still be asked for. */
function offered(siteView: SiteView): ShownOption[] {
  const { packages } = siteView.edition;
  const open = packages.offers.filter((offer) => !isSoldOut(offer, siteView));
  return [
    ...open.map((offer) => ({ value: offer.name, label: shownName(offer, 'name') })),
    { value: packages.otherName, label: shownName(packages, 'otherName') },
  ];
}

/** In the place of prices that nobody can pay any more. */
function Over({ siteView: { texts, edition } }: { siteView: SiteView }) {
  return (
    <>
      <h2 className="text-title font-bold">{texts.days}</h2>
      <p className="mt-2">{texts.venue}</p>
      <p className="mt-6 text-quiet">{edition.registration.nextNote}</p>
    </>
  );
}

function PackagePrices({ siteView }: { siteView: SiteView }) {
  const { packages } = siteView.edition;
  const { offers, otherPrice, isShown } = packages;
  return (
    <>
      <h2 className="text-title font-bold">{say.packages()}</h2>
      <dl className="figures mt-4">
        {offers.map((offer) => {
          const isClosed = isSoldOut(offer, siteView);
          const [main, ...further] = isClosed ? [] : offer.prices.map(formatPrice);
          return (
            <div
              key={offer.name}
              className="flex items-baseline justify-between gap-4 border-t border-line py-3"
            >
              <dt className="font-semibold">
                <NameWithNote name={shownName(offer, 'name')} note={offer.note} isQuiet />
              </dt>
              <dd className="text-end">
                {isClosed ? say.soldOut() : main && <Price>{main}</Price>}
                {further.map((other) => (
                  <span key={other} className="block text-small text-quiet">
                    {other}
                  </span>
                ))}
              </dd>
            </div>
          );
        })}
        <div className="flex items-baseline justify-between gap-4 border-t border-line py-3">
          <dt className="font-semibold">{shownName(packages, 'otherName')}</dt>
          <dd>{otherPrice}</dd>
        </div>
      </dl>
      {isShown && offers.length > 0 && (
        <p className="mt-6">
          <a className="link" href={publicAddress.packages}>
            {say.packagesLink()}
          </a>
        </p>
      )}
    </>
  );
}
