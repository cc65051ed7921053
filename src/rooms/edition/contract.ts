/** What other rooms may use of this one, wherever it runs. */

export {
  type Content,
  DESK_PREVIEW,
  DOCUMENTED_PACKAGES,
  type EditionContent,
  NEUTRAL_CONTENT,
  packageNamesOf,
  publishContent,
  type Question,
  type SiteContent,
  type StartingTexts,
  saveSection,
  shownPackages,
  singleSection,
  startingTexts,
  startTexts,
  TRIED,
  triedSection,
  viewContent,
  viewDraft,
} from './content/contract.ts';
export { key, oneOfOthers, type Price, plain, prices, wholeNumber } from './content/field-forms.ts';
export {
  formed,
  line,
  listOfThese,
  oneOfThese,
  onOff,
  paragraph,
  richText,
  section,
} from './content/fields.ts';
export { choicesIn, lineList } from './content/line-list.ts';
export { logoOf } from './content/logo.ts';
export { clothSeed } from './content/look.ts';
export { LOOKS } from './content/looks.ts';
export { formatPrice } from './content/money.ts';
export { noticesOf, OTHER_NOTICE, OTHER_NOTICES, shownNotices } from './content/notices.ts';
export { QUESTION_KINDS } from './content/question-kinds.ts';
export { questionList } from './content/questions.ts';
export {
  addPart,
  type Documents,
  type SectionName,
  schemaOf,
  sectionName,
  sectionOf,
  sectionsOf,
} from './content/sections.ts';
export { labelOf, type ShownOption, shownName, shownOptions } from './content/shown-options.ts';
export { shownRoles } from './content/speaker-titles.ts';
export {
  counter,
  createBasicData,
  currentEdition,
  editionBody,
  registrationState,
  singleEdition,
  updateBasicData,
  viewEditions,
} from './editions/contract.ts';
export { countdownProps } from './editions/countdown-props.ts';
export type { deadlinesOf } from './editions/deadlines.ts';
export type { CurrentEdition, ListedEdition } from './editions/edition.ts';
export { editionOptions, editionsOfNew } from './editions/edition-options.ts';
export { formatExpiry, placeAndDaysToCome } from './editions/edition-texts.ts';
export { earlyBirdHolds, formatFees } from './editions/fees.ts';
export { formatDays, inWords } from './editions/format-days.ts';
export { GROUP_LEAST } from './editions/group-least.ts';
export { editionKind } from './editions/kind.ts';
export { decimalsOf, fromSmallest, hasUnitFor, money, toSmallest } from './editions/money.ts';
export { isSoldOut } from './editions/packages.ts';
export { feeOf } from './editions/practical-facts.ts';
export { nextRegistrationChange } from './editions/registration-state.ts';
export { countdownLabel, nextChange, type Phase, phaseAt, scheduleOf } from './editions/schedule.ts';
export { readSiteView, registerLabel, type SiteView, siteViewOf, zoneOf } from './editions/site-view.ts';
export { placeFacts, summitFacts } from './editions/structured-facts.ts';
export { type PricesOnPage, pricesChange, statusWith, type TicketPrices } from './editions/ticket-prices.ts';
export { FILE_MEGABYTES_MAX, fileSizeMax } from './imports/contract.ts';
export { sheet, sheetRead } from './imports/messages.ts';
export { recordCalls } from './record-kit/contract.ts';
export { type Found, searchEverything } from './search/contract.ts';
