import { z } from 'zod';
import { defineCall } from '#platform/contract/define-call.ts';
import { editionFilter } from '#platform/contract/edition-filter.ts';
import { id, lines, NAME_MAX, optional, plainNumber, TITLE_MAX, text } from '#platform/contract/fields.ts';
import { changed, changedMany, listOf, listQuery, oneOf, wholeListQuery } from '#platform/contract/lists.ts';
import { chosenIds, EXPORT_MEDIA_TYPES, exportOptions } from '#rooms/ground/contract.ts';
import { answeredQuestion, askedQuestion } from '#rooms/people/contract.ts';
import { anyProposal } from './proposal.ts';
import { DECISIONS, SENT_STATES } from './states.ts';

/** Who reads proposals and says what they think of them; only the first of them decides. */
const REVIEWERS = { right: ['proposals', 'reviews'] } as const;
const NOTE_MAX = 2_000;
export const STARS_MAX = 5;

/** Something to choose: what is sent, and what people read. */
const option = z.strictObject({ value: z.string(), label: z.string() });

export const currentSpeakerCall = defineCall({
  name: 'currentSpeakerCall',
  summary: 'Whether sessions can be proposed for the current edition, until when, and what is asked',
  method: 'GET',
  path: '/api/v1/editions/current/call-for-speakers',
  access: 'anyone',
  reply: z.strictObject({
    isOpen: z.boolean(),
    /** '' if nothing ends it. */
    endsAt: z.string(),
    zone: z.string(),
    title: z.string(),
    lead: z.string(),
    beside: z.string(),
    closed: z.string(),
    kinds: z.array(option),
    /** What a person's title can be. */
    titles: z.array(option),
    questions: z.array(askedQuestion),
  }),
});

/** The service checks what is required: of a draft less. */
export const newProposal = anyProposal.extend({
  isDraft: z.boolean().optional().describe('It is only kept: nobody reads it before it is sent.'),
  consent: optional(text(TITLE_MAX)).describe('The version of the consent text that was shown.'),
  /** The solved spam guard; see the call `challenge`. */
  captcha: text(10_000).optional(),
});
export type ProposalInput = z.input<typeof newProposal>;

export const addProposal = defineCall({
  name: 'addProposal',
  summary: 'Propose a session for the current edition; the link of its page is answered and sent by mail',
  method: 'POST',
  path: '/api/v1/proposals',
  access: 'anyone',
  alsoRefused: ['too-many'],
  status: 201,
  jsonOnly: true,
  body: newProposal,
  reply: changed.extend({ link: z.string() }),
});

export const callForm = z.strictObject({
  isOpen: z.boolean(),
  /** An instant, or nothing. */
  endsAt: optional(z.iso.datetime()),
  isBlind: z.boolean(),
});

const speakerCall = z.strictObject({
  isOpen: z.boolean(),
  endsAt: z.string(),
  isBlind: z.boolean(),
  zone: z.string(),
  /** Of the page with the form. */
  link: z.string(),
});

export const speakerCallOf = defineCall({
  name: 'speakerCallOf',
  summary: 'The call for speakers of an edition',
  method: 'GET',
  path: '/api/v1/call-for-speakers',
  access: { right: 'proposals' },
  query: editionFilter,
  reply: speakerCall,
});

export const setSpeakerCall = defineCall({
  name: 'setSpeakerCall',
  summary: 'Open or close an edition’s call for speakers, and say how it is read',
  method: 'PUT',
  path: '/api/v1/call-for-speakers',
  access: { right: 'proposals' },
  jsonOnly: true,
  query: editionFilter,
  body: callForm,
  reply: changed,
});

export const PROPOSAL_SORTS = ['title', 'kind', 'date', 'average', 'reviews'] as const;

/** Whoever reads blind gets no name: it is '' until there is a decision. */
const listedProposal = z.strictObject({
  id: z.string(),
  title: z.string(),
  kind: z.string(),
  state: z.enum(SENT_STATES),
  name: z.string(),
  company: z.string(),
  date: z.string(),
  /** Of all stars; null until somebody has given some. */
  average: z.number().nullable(),
  reviews: z.number().int(),
  /** One's own stars; null without any. */
  stars: z.number().int().nullable(),
});
export type ListedProposal = z.output<typeof listedProposal>;

const person = z.strictObject({
  title: z.string(),
  name: z.string(),
  role: z.string(),
  company_name: z.string(),
  /** '' for who may only review. */
  email: z.string(),
  about: z.string(),
});

const review = z.strictObject({
  id: z.string(),
  username: z.string(),
  stars: z.number().int(),
  note: z.string(),
  date: z.string(),
  isMine: z.boolean(),
});

const proposalDetails = listedProposal.extend({
  abstract: z.string(),
  /** Nobody while names are hidden. */
  people: z.array(person),
  isHidden: z.boolean(),
  questions: z.array(answeredQuestion),
  given: z.array(review),
  /** Those that were made of it, and their session; '' before. */
  speakers: z.array(z.strictObject({ id: z.string(), name: z.string() })),
  sessionId: z.string(),
});
export type ProposalDetails = z.output<typeof proposalDetails>;

const filters = {
  ...editionFilter,
  state: z.enum(SENT_STATES).optional(),
  kind: text(NAME_MAX).optional(),
  /** Whether one has given stars. */
  reviewed: z.enum(['yes', 'no']).optional(),
};

export const viewProposals = defineCall({
  name: 'viewProposals',
  summary: 'What was proposed for an edition; searches title and abstract, and names that aren’t hidden',
  method: 'GET',
  path: '/api/v1/proposals',
  access: REVIEWERS,
  query: { ...listQuery(PROPOSAL_SORTS), ...filters },
  reply: listOf(listedProposal),
});

export const PROPOSAL_FILES = { csv: 'Proposals_List.csv', xlsx: 'Proposals_List.xlsx' } as const;

export const exportProposals = defineCall({
  name: 'exportProposals',
  summary: 'The proposals as a CSV or XLSX file: filtered and sorted like the list, or only the chosen ones',
  method: 'POST',
  path: '/api/v1/proposals/export',
  access: { right: 'proposals' },
  query: { ...wholeListQuery(PROPOSAL_SORTS), ...filters },
  jsonOnly: true,
  body: exportOptions,
  file: EXPORT_MEDIA_TYPES,
});

export const singleProposal = defineCall({
  name: 'singleProposal',
  summary: 'One proposal with what users think of it',
  method: 'GET',
  path: '/api/v1/proposals/{id}',
  access: REVIEWERS,
  query: { id },
  reply: oneOf(proposalDetails),
});

export const reviewForm = z.strictObject({
  stars: plainNumber(z.number().int().min(1).max(STARS_MAX)),
  note: lines(NOTE_MAX).optional(),
});

export const reviewProposal = defineCall({
  name: 'reviewProposal',
  summary: 'Give a proposal one’s own stars and note, in place of those before',
  method: 'PUT',
  path: '/api/v1/proposals/{id}/review',
  access: REVIEWERS,
  sessionOnly: true,
  query: { id },
  body: reviewForm,
  reply: changed,
});

/** Those that are decided so already, accepted or withdrawn are skipped. */
export const decideProposals = defineCall({
  name: 'decideProposals',
  summary:
    'Accept, decline or keep proposals waiting, with a mail each; accepted ones become speakers and a session',
  method: 'POST',
  path: '/api/v1/proposals/decide',
  access: { right: 'proposals' },
  jsonOnly: true,
  body: z.strictObject({ ids: chosenIds, decision: z.enum(DECISIONS) }),
  reply: changedMany,
});
