import { money } from '#features/event/money.ts';
import { SPONSORSHIP_PACKAGES } from '#features/event/sponsorship-packages.ts';
import { pageTitle } from '#features/event/summit.ts';
import { Island } from '#platform/client/island.tsx';
import { definePage } from '#platform/client/page.ts';
import { publicAddress } from '#platform/contract/public-addresses.ts';
import { FormPage } from '#ui/form-page.tsx';
import { PageLinks } from '#ui/page-links.tsx';
import { Price } from '#ui/price.tsx';
import { addPartnership, PACKAGES, type PartnershipInput } from '../contract.ts';
import { PartnershipForm } from './partnership-form.tsx';

const TITLE = 'Our Sponsors & Partners';
const DESCRIPTION = 'Request a sponsorship or partnership: Platinum, Gold, Silver, Bronze or bespoke.';
const figures = new Intl.NumberFormat('en-US');

export const page = definePage<{ chosen: string; publicUrl: string }>({
  load: async ({ query, publicUrl }) => ({
    chosen: PACKAGES.find((name) => name === query.package) ?? '',
    publicUrl,
  }),

  head: ({ publicUrl }) => ({
    title: pageTitle(TITLE),
    description: DESCRIPTION,
    extra: (
      <PageLinks url={`${publicUrl}${publicAddress.sponsorship}`} title={TITLE} description={DESCRIPTION} />
    ),
  }),

  submit: async ({ call }, values) => {
    await call(addPartnership, { body: values as PartnershipInput });
    return publicAddress.afterRequest;
  },

  View: ({ data: { chosen }, ...own }) => (
    <FormPage
      title={TITLE}
      lead="Tell us who you are and what you have in mind. We’ll get back to you within two working days."
      seed="sponsorship"
      aside={<PackagePrices />}
    >
      <Island name="partnership-form" component={PartnershipForm} props={{ chosen, ...own }} />
    </FormPage>
  ),
});

function PackagePrices() {
  return (
    <>
      <h2 className="text-title font-bold">The packages</h2>
      <dl className="figures mt-4">
        {SPONSORSHIP_PACKAGES.map(({ name, exclusive, cedis: price, dollars }) => (
          <div key={name} className="flex items-baseline justify-between gap-4 border-t border-line py-3">
            <dt className="font-semibold">
              {name}
              {exclusive && <span className="font-normal text-quiet"> (Exclusive)</span>}
            </dt>
            <dd className="text-end">
              <Price>{money(price, 'GHS')}</Price>
              <span className="block text-small text-quiet">US${figures.format(dollars)}</span>
            </dd>
          </div>
        ))}
        <div className="flex items-baseline justify-between gap-4 border-t border-line py-3">
          <dt className="font-semibold">Bespoke</dt>
          <dd>by agreement</dd>
        </div>
      </dl>
      <p className="mt-6">
        <a className="link" href={publicAddress.packages}>
          See what each package includes
        </a>
      </p>
    </>
  );
}
