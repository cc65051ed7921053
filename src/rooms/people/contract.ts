/** What other rooms may use of this one, wherever it runs. */

export type { BADGE_PAPERS, BadgePaper } from './badges/contract.ts';
export { kindColours } from './badges/kind-colours.ts';
export { companyGroup } from './registrations/company-group.ts';
export { type ATTENDEE_STATES, attendeeFilters, viewAttendees } from './registrations/contract.ts';
export { attendeeAnswers, attendeeNotices } from './registrations/desk.ts';
export { attendeeKind } from './registrations/kind.ts';
export { noticeWalkIn } from './registrations/messages.ts';
export { FILE_TYPES, fileQuery } from './submissions/answer-file.ts';
export { type Consent, consentLabel, shownConsents } from './submissions/consent.ts';
export {
  listedNotices,
  PERSON_SORTS,
  personFilters,
  personForm,
  personRecord,
} from './submissions/contract.ts';
export { type PersonFields, personFields, personQuestions } from './submissions/person-fields.ts';
export { phoneHint } from './submissions/phone-hint.ts';
export {
  type AnsweredQuestion,
  answerDetails,
  answeredQuestion,
  answerField,
  answerFilterOptions,
  answers,
  askedOf,
  askedQuestion,
  listedAnswers,
  withQuestions,
} from './submissions/questions.ts';
