import { z } from 'zod';
import { publicAddress } from '#platform/contract/public-addresses.ts';
import { address, line, listOfThese, oneOfThese, onOff, richText, section } from './fields.ts';
import * as say from './messages.ts';
import { libraryPicture } from './picture-field.ts';
import { linkList } from './site-lists.ts';

/** The sections of the home page that organisers can put into another order, as they stand unless they do. */
export const HOME_SECTIONS = ['about', 'audience', 'theme', 'packages', 'cloth', 'organiser'] as const;
export type HomeSectionName = (typeof HOME_SECTIONS)[number];

const NAMES = [
  say.aboutSummit,
  say.whoShouldAttend,
  say.themeBanner,
  say.sponsorshipPackages,
  say.summitsCloth,
  say.yourHosts,
];

/** The buttons below the summit’s name; the first one stands out. */
export const heroButtons = linkList(say.buttons, {
  noun: say.buttonNoun,
  add: say.addButton,
  max: 6,
  hint: say.buttonsHint,
  neutral: [
    { label: 'Register', address: publicAddress.registration },
    { label: 'Sponsor', address: publicAddress.sponsorship },
    { label: 'Speak', address: publicAddress.speakers },
    { label: 'Contact', address: publicAddress.contact },
  ],
});

const factLabel = (label: typeof say.venue, neutral: string) =>
  line(label, { neutral, required: true, max: 40, half: true });

/** What stands above the facts at the top of the home page, and above and below the countdown. */
export const factsContent = section(
  { title: say.factsAndCountdown, lead: say.factsLead, page: publicAddress.home },
  {
    venue: factLabel(say.aboveVenue, 'Venue'),
    time: factLabel(say.aboveTime, 'Time'),
    today: factLabel(say.aboveToday, 'Today'),
    calendar: factLabel(say.linkToCalendar, 'Add to calendar'),
    doorsOpenIn: factLabel(say.aboveCountdownToDoors, 'The doors open in'),
    beginsIn: factLabel(say.aboveCountdownToDay, 'The summit begins in'),
    doorsAreOpen: factLabel(say.whileDoorsAreOpen, 'The doors are open'),
    isOn: factLabel(say.whileSummitIsOn, 'The summit is on'),
    days: factLabel(say.daysOfCountdown, 'Days'),
    hours: factLabel(say.hoursOfCountdown, 'Hours'),
    minutes: factLabel(say.minutesOfCountdown, 'Minutes'),
    seconds: factLabel(say.secondsOfCountdown, 'Seconds'),
  },
);

const TOP = 'top';

/** The order of the home page’s sections, and those that organisers add. */
export const homePageContent = section(
  { title: say.orderOfSections, lead: say.orderOfSectionsLead, page: publicAddress.home },
  {
    order: listOfThese(
      say.order,
      {
        section: oneOfThese(say.sectionOfPage, z.enum(HOME_SECTIONS).default('about'), { labels: NAMES }),
      },
      {
        noun: say.section,
        add: say.addSection,
        name: 'section',
        distinct: ['section'],
        max: HOME_SECTIONS.length,
        neutral: HOME_SECTIONS.map((name) => ({ section: name })),
        hint: say.orderHint,
      },
    ),
    own: listOfThese(
      say.ownSections,
      {
        heading: line(say.heading, { required: true, max: 60 }),
        text: richText(say.text, { max: 5_000 }),
        picture: libraryPicture(say.picture),
        button: line(say.button, { max: 40, half: true }),
        link: address(say.whereItLeads, { half: true }),
        follows: oneOfThese(say.standsBelow, z.enum([TOP, ...HOME_SECTIONS]).default('about'), {
          labels: [say.topOfHomePage, ...NAMES],
        }),
        isShown: onOff(say.showThisSection, true),
        isShownAfter: onOff(say.showOnceOver, false),
      },
      {
        noun: say.section,
        add: say.addSection,
        name: 'heading',
        distinct: ['heading'],
        max: 8,
        wrong: ({ button, link }): Record<string, string> =>
          button && !link ? { link: say.enterAddressSuchAsContact() } : {},
      },
    ),
  },
);

interface WithHomePage {
  homePage: {
    order: readonly { section: HomeSectionName }[];
    own: readonly { follows: HomeSectionName | typeof TOP; isShown: boolean }[];
  };
}

/** The specified sections in the order that organisers chose; what they left out stands last. */
export function orderedSections({ homePage }: WithHomePage): HomeSectionName[] {
  return [...new Set([...homePage.order.map(({ section: name }) => name), ...HOME_SECTIONS])];
}

/** Own sections that stand below one of the specified ones, or below the top. */
export function ownSectionsBelow<Edition extends WithHomePage>(
  { homePage }: Edition,
  name: HomeSectionName | typeof TOP,
): Edition['homePage']['own'][number][] {
  return homePage.own.filter(({ follows, isShown }) => isShown && follows === name);
}
