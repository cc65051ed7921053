import { publicAddress } from '#platform/contract/public-addresses.ts';
import { prices, wholeNumber } from './field-forms.ts';
import { line, onOff, paragraph, richText, section } from './fields.ts';
import { lineList } from './line-list.ts';
import * as say from './messages.ts';
import { noticeList } from './notices.ts';
import { questionList } from './questions.ts';

/** What a speaker’s title can be (docs/product.md, 4.6). */
const DOCUMENTED_TITLES = ['Master', 'Mr.', 'Mrs.', 'Madam', 'Dr.', 'Professor'];

const description = () => line(say.descriptionForSearchEngines, { max: 250 });
const isKnown = () => say.themeKnown({ placeholder: '{theme}' });
const title = (neutral: string) => line(say.title, { neutral, required: true, max: 60 });

export const aboutUs = section(
  { title: say.aboutUs, lead: say.aboutUsLead, page: publicAddress.aboutUs },
  {
    title: title('About us'),
    description: description(),
    lead: line(say.belowTitle, { max: 200 }),
    summitHeading: line(say.headingOfSummit, { neutral: 'The summit', required: true }),
    summit: paragraph(say.summit),
    summitAfter: paragraph(say.sameAfter),
    themed: paragraph(say.itsTheme, { hint: isKnown }),
    themedAfter: paragraph(say.sameAfter, { hint: isKnown }),
    unthemed: paragraph(say.insteadWithoutTheme, { half: true }),
    unthemedAfter: paragraph(say.sameAfter, { half: true }),
    showsOrganiser: onOff(say.showOrganiser, false),
    organiserHeading: line(say.headingOfOrganiser, { neutral: 'The organiser' }),
    organiser: richText(say.organiser),
    organiserLink: line(say.linkToYourWebsite, { neutral: 'Read more on the organiser’s website' }),
    showsCloth: onOff(say.showWhatClothMeans, true),
    clothHeading: line(say.headingOfCloth, { neutral: 'The cloth' }),
    cloth: richText(say.cloth, {
      neutral:
        '<p>Every strip on this site is woven by a few lines of code from a name. The same name always gives the same cloth, so each speaker, package and page wears its own.</p>',
    }),
  },
);

export const registrationContent = section(
  {
    title: say.registration,
    lead: say.registrationLead,
    page: publicAddress.registration,
  },
  {
    title: title('Register'),
    description: description(),
    lead: paragraph(say.belowTitle, { max: 300 }),
    leadAfter: paragraph(say.sameAfter, {
      max: 300,
      neutral: 'This summit is over. Answer these questions, and we’ll write to you about the next one.',
    }),
    rateHeading: line(say.headingOfFees, { neutral: 'Event Rate' }),
    regularElsewhere: prices(say.regularFeeElsewhere, { hint: say.feeElsewhereHint }),
    earlyElsewhere: prices(say.earlyFeeElsewhere),
    howToPay: paragraph(say.howToPay, {
      neutral: 'Nothing now: the organiser writes to you with the ways to pay.',
      max: 500,
      hint: say.howToPayHint,
    }),
    cancelDays: wholeNumber(say.cancelDays, { max: 365, half: true, hint: say.cancelDaysHint }),
    passOnDays: wholeNumber(say.passOnDays, { max: 365, half: true }),
    nextNote: line(say.onceItIsOver, {
      neutral: 'Once the next summit has a date, you’ll find it here.',
      max: 200,
    }),
    registered: line(say.whenSomebodyHasRegistered, {
      neutral: 'You’re registered.',
      required: true,
      max: 200,
    }),
    registeredAfter: line(say.sameAfter, {
      neutral: 'You’re registered. We’ll write to you about the next summit.',
      required: true,
      max: 200,
    }),
    atTheDoor: line(say.whatToDoAtDoor, { neutral: 'Give your name at the door.', max: 200 }),
    withTicket: line(say.sameWithTicket, {
      neutral: 'Show your ticket at the door, or give your name.',
      max: 200,
    }),
  },
);

/** What pages say to one person; the lines that name facts aren't among it. */
export const personalContent = section(
  { title: say.ownPageWords, lead: say.ownPageWordsLead },
  {
    next: line(say.headingOfWhatIsNext, { neutral: 'What happens next', required: true, half: true }),
    registered: line(say.titleOfOwnPage, { neutral: 'You’re registered.', required: true, half: true }),
    ticket: line(say.belowTicket, {
      neutral: 'Show it at the door, on your phone or printed.',
      max: 200,
    }),
    changes: line(say.headingOfChanges, { neutral: 'If something changes', required: true, half: true }),
    code: line(say.headingOfCode, { neutral: 'Type the code', required: true, half: true }),
    codeHelp: line(say.belowCode, { max: 200, half: true }),
    cancelled: line(say.onceCancelled, {
      neutral: 'Your registration is cancelled.',
      required: true,
      half: true,
    }),
    afterAll: line(say.belowThat, {
      neutral: 'If you’d like to come after all, write to us.',
      max: 200,
    }),
    over: line(say.onceSummitIsOver, { neutral: 'Thank you for your registration.', max: 200 }),
    full: line(say.onceAllPlacesAreTaken, {
      neutral: 'Join the waiting list: we write to you as soon as a place is free.',
      max: 200,
    }),
  },
);

export const formsContent = section(
  {
    title: say.questionsOfForms,
    lead: say.questionsLead,
    page: publicAddress.registration,
  },
  {
    companyIsRequired: onOff(say.companyIsRequired, true, { hint: say.companyIsRequiredHint }),
    roleIsRequired: onOff(say.roleIsRequired, true),
    whatsappIsRequired: onOff(say.whatsappIsRequired, true),
    registration: questionList(say.askedOfAttendees),
    partnership: questionList(say.askedOfPartners),
    notices: noticeList(say.noticesOfAttendees, 'registration', say.noticesHint),
    partnershipNotices: noticeList(say.noticesOfPartners, 'partnership', say.oneOnEachLine),
  },
);

export const partnershipContent = section(
  {
    title: say.sponsorship,
    lead: say.sponsorshipLead,
    page: publicAddress.sponsorship,
  },
  {
    title: title('Our Sponsors & Partners'),
    description: description(),
    lead: paragraph(say.belowTitle, {
      neutral: 'Tell us who you are and what you have in mind.',
      max: 300,
    }),
    leadAfter: paragraph(say.sameAfter, {
      neutral:
        'This summit is over. Tell us who you are, and we’ll write to you about being part of the next one.',
      max: 300,
    }),
    received: line(say.whenSent, {
      neutral: 'We’ve received your request.',
      required: true,
      max: 200,
    }),
  },
);

export const speakersContent = section(
  { title: say.speakers, lead: say.speakersLead, page: publicAddress.speakers },
  {
    title: title('Speakers'),
    description: description(),
    lead: paragraph(say.belowTitle, { max: 300 }),
    empty: line(say.whileNone, {
      neutral: 'No speakers available at the moment. Please check back later.',
      max: 200,
    }),
    question: line(say.questionBelowThem, { max: 100 }),
    button: line(say.buttonBelowThem, { neutral: 'Become a Speaker', max: 40 }),
    profileEnd: line(say.endOfDescription, {
      neutral: 'at the summit',
      max: 80,
      hint: say.endOfDescriptionHint,
    }),
    titles: lineList(say.titlesOfPeople, DOCUMENTED_TITLES, say.titlesHint),
    furtherRoles: lineList(say.furtherRoles, [], say.furtherRolesHint),
  },
);

export const sponsorsContent = section(
  { title: say.sponsors, lead: say.sponsorsLead, page: publicAddress.sponsors },
  {
    title: title('Partners & Sponsors'),
    description: description(),
    lead: paragraph(say.belowTitle, { max: 300 }),
    empty: line(say.whileNone, {
      neutral: 'No sponsors available at the moment. Please check back later.',
      max: 200,
    }),
    question: line(say.questionBelowThem, { max: 100 }),
    button: line(say.buttonBelowThem, { neutral: 'Sponsor Our Event', max: 40 }),
    furtherKinds: lineList(say.furtherKinds, [], say.furtherKindsHint),
  },
);
