import type { Question } from './questions.ts';

interface Exemption {
  of: (question: Pick<Question, 'what' | 'path'>) => boolean;
  why: string;
  /** It may grow, but no further than all others may cost. */
  isQuick?: boolean;
}

/** What may cost more on a full site, or send more than others, and why. */
const EXEMPT: readonly Exemption[] = [
  { of: ({ what }) => what.endsWith(', as CSV'), why: 'an export is asked for, and streamed' },
  {
    of: ({ what, path }) => what.endsWith(', whole') && path.startsWith('/aiAPI/'),
    why: 'documented without pages, and streamed',
  },
  {
    of: ({ what }) => /^(currentProgramme|viewProgramme)$/.test(what),
    why: 'the whole programme is what it is described to be; apps keep it, and the desk asks for a day at a time',
  },
  {
    of: ({ what }) => /^programmeSpeakers$|^viewDoorSettings|^viewProgrammeDay, by its day$/.test(what),
    why: 'all that is planned for a day is shown, and all who or what can be named are offered',
    isQuick: true,
  },
  {
    of: ({ what }) => /^page \/programme(, the last)?$/.test(what),
    why: 'a day has fifty sessions instead of nine, and is drawn once after a change',
  },
  {
    of: ({ what }) => what.endsWith(', just published'),
    why: 'what was published is read again, once',
  },
  {
    of: ({ what }) => what === 'previewMailing',
    why: 'reads all whom it would reach, in turns, and one at a time',
  },
  {
    of: ({ what }) =>
      /, (search|language|state|news|template|way|overdue|amiss): |, by its (from|to|notice|template)$/.test(
        what,
      ),
    why: 'what it finds is counted, from an index',
    isQuick: true,
  },
  {
    of: ({ what }) =>
      /^viewProposals, |^viewSpeakerLinks, (by -?(asked|answered)|state: (none|asked|answered))$/.test(what),
    why: 'all that was proposed, and all who speak, are sorted by what became of it, and read in short',
    isQuick: true,
  },
  {
    of: ({ what }) => /^searchEverything|^viewPending$/.test(what),
    why: 'asks each list how much it has of it, which they count from their indexes, long ones up to a limit',
    isQuick: true,
  },
  {
    of: ({ what }) =>
      /^viewActivity, (by its type|subject: )|^orderFigures|^viewWaiting, (deep page|by )|^singleWaiting$/.test(
        what,
      ),
    why: 'what was done, sold or paid, and who is before those on a page, is counted from an index',
    isQuick: true,
  },
  {
    of: ({ what }) => what === 'pictureUses',
    why: 'looks for the picture in each post',
    isQuick: true,
  },
  {
    of: ({ what }) => /^(attendeeNotices|attendeeAnswers)/.test(what),
    why: 'what was answered is counted, from an index',
    isQuick: true,
  },
  {
    of: ({ what }) => /^countDoor|^doorDevices|^viewDoor, who: /.test(what),
    why: 'who came on a day, or by a device, is counted, from an index',
    isQuick: true,
  },
];

/** What is asked about only by who has what neither site has. */
const NOT_ASKED: Readonly<Record<string, string>> = {
  attendeeFile: 'a file that somebody sent with their answers',
  waitingFile: 'a file that somebody sent with their answers',
  partnershipFile: 'a file that somebody sent with their answers',
  watchOnlinePayment: 'a payment at a provider',
  singleRole: 'a role of the organisers’ own',
  proposedPicture: 'a picture that a speaker has sent',
  previewMailingPage: 'one of those whom a mailing reaches',
};

export function exemption(question: Pick<Question, 'what' | 'path'>): Exemption | undefined {
  return EXEMPT.find(({ of }) => of(question));
}

export function mayBeLeft(name: string): boolean {
  return name in NOT_ASKED;
}
