/** What may cost more on a full site, or send more than others, and why. */
const EXEMPT: readonly { of: RegExp; why: string }[] = [
  { of: /, as CSV$/, why: 'an export is asked for, and streamed' },
  {
    of: /^view\w+, whole$|^speakerList, whole$|^blogPosts|^recentActivities, whole$/,
    why: 'documented without pages, and streamed',
  },
  { of: /^checkActivities$/, why: 'reads the whole record, which is what it is for' },
];

/** What is asked about only by who has what neither site has. */
const NOT_ASKED: Readonly<Record<string, string>> = {
  attendeeFile: 'a file that somebody sent with their answers',
  waitingFile: 'a file that somebody sent with their answers',
  partnershipFile: 'a file that somebody sent with their answers',
  watchOnlinePayment: 'a payment at a provider',
  singleRole: 'a role of the organisers’ own',
  proposedPicture: 'a picture that a speaker has sent',
};

export function exemption(what: string): string | undefined {
  return EXEMPT.find(({ of }) => of.test(what))?.why;
}

export function mayBeLeft(name: string): boolean {
  return name in NOT_ASKED;
}
