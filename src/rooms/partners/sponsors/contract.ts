import { z } from 'zod';
import { defineCall } from '#platform/contract/define-call.ts';
import { editionFilter, editionOfNew } from '#platform/contract/edition-filter.ts';
import { email, id, NAME_MAX, optional, requiredText, text } from '#platform/contract/fields.ts';
import { changed, listOf, listQuery, oneOf } from '#platform/contract/lists.ts';
import { allRequired } from '#platform/contract/messages.ts';
import { optionalPicture, pictureFile } from '#platform/contract/picture-file.ts';
import { version, versioned } from '#platform/contract/version.ts';
import * as say from './messages.ts';

/** The capacities in which an organisation is shown (docs/product.md, 4.6). */
export const SPONSOR_TITLES = ['Sponsor', 'Partners', 'Media Partner', 'Previous Partner'] as const;

const BARE_HOST = /^[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+([:/?#]|$)/u;

/** People leave out the scheme: 'example.org' is read as https://example.org. */
const website = optional(
  text(500)
    .overwrite((value) => (BARE_HOST.test(value) ? `https://${value}` : value))
    .pipe(z.url({ protocol: /^https?$/, error: say.websiteInvalid })),
);

const sponsorFields = {
  /** One of these, or a package of the current edition: the service checks it. */
  title: requiredText(NAME_MAX, say.titleMissing).describe(
    `${SPONSOR_TITLES.join(', ')}, or a package of the current edition.`,
  ),
  /** Documented clients leave it out; the name of the picture's file is used instead. */
  name: optional(text(NAME_MAX)),
  website,
  /** Whom organisers write to; no page and no public call shows it. */
  contactName: optional(text(NAME_MAX)),
  contactEmail: optional(email()),
};

export const newSponsor = z.strictObject({
  ...sponsorFields,
  image: pictureFile(say.logoMissing),
  edition: editionOfNew,
});
export type NewSponsorInput = z.input<typeof newSponsor>;

export const changedSponsor = z.strictObject({
  ...sponsorFields,
  image: optionalPicture(say.logoMissing),
  version,
});

/** A file has no logos; each is added in the sponsor's form. */
export const importedSponsor = z.strictObject({
  ...sponsorFields,
  name: requiredText(NAME_MAX, say.nameMissing),
});

const sponsor = z.strictObject({
  id: z.string(),
  title: z.string(),
  name: z.string(),
  website: z.string(),
  /** A file name below /aiAPI/partnersponsor/. */
  image: z.string(),
});
export type Sponsor = z.output<typeof sponsor>;

export const SPONSOR_SORTS = ['title', 'name', 'position'] as const;

export const viewSponsors = defineCall({
  name: 'viewSponsors',
  summary: 'The sponsors and partners in the order of the page; searches title and name',
  method: 'GET',
  path: '/eventdata/view_sponsor_partner_data',
  access: 'anyone',
  cached: true,
  status: 200,
  query: { ...listQuery(SPONSOR_SORTS), title: text(NAME_MAX).optional(), ...editionFilter },
  reply: listOf(sponsor),
});

export const singleSponsor = defineCall({
  name: 'singleSponsor',
  summary: 'One sponsor or partner',
  method: 'GET',
  path: '/api/v1/sponsors/{id}',
  access: { right: 'sponsors' },
  query: { id },
  reply: oneOf(versioned(sponsor.extend({ contactName: z.string(), contactEmail: z.string() }))),
});

export const sponsorChoices = defineCall({
  name: 'sponsorChoices',
  summary: 'As what the edition of a sponsor, or another one, shows organisations',
  method: 'GET',
  path: '/api/v1/sponsors/choices',
  access: { right: 'sponsors' },
  query: { ...editionFilter, id: id.optional() },
  alsoRefused: ['not-found'],
  reply: z.strictObject({ titles: z.array(z.string()) }),
});

export const addSponsor = defineCall({
  name: 'addSponsor',
  summary: 'Add a sponsor or partner with its logo',
  method: 'POST',
  path: 'eventdata/addsponsor',
  access: { right: 'sponsors' },
  status: '200',
  picture: 'required',
  correctableStatus: '401',
  incomplete: allRequired,
  body: newSponsor,
  reply: changed,
});

export const updateSponsor = defineCall({
  name: 'updateSponsor',
  summary: 'Update a sponsor or partner; without a logo, the current one is kept',
  method: 'PUT',
  path: '/api/v1/sponsors/{id}',
  access: { right: 'sponsors' },
  picture: 'optional',
  incomplete: allRequired,
  query: { id },
  body: changedSponsor,
  reply: changed,
});

export const orderSponsors = defineCall({
  name: 'orderSponsors',
  summary: 'Set the order of the sponsors and partners on the page',
  method: 'PUT',
  path: '/api/v1/sponsors/order',
  access: { right: 'sponsors' },
  body: z.strictObject({ ids: z.array(id).min(1).max(1000) }),
  reply: changed,
});

export const deleteSponsor = defineCall({
  name: 'deleteSponsor',
  summary: 'Delete a sponsor or partner',
  method: 'DELETE',
  path: 'eventdata/spondelete',
  access: { right: 'sponsors' },
  query: { id },
  reply: changed,
});
