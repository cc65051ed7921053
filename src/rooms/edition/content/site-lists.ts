import type { Message } from '#platform/contract/message.ts';
import { publicAddress } from '#platform/contract/public-addresses.ts';
import { slug } from './field-forms.ts';
import { address, line, listOfThese, onOff, richText } from './fields.ts';
import * as say from './messages.ts';

interface Link {
  label: string;
  address: string;
}

/** The links of the navigation bar (docs/product.md, 2.2); Register is a separate button. */
export const NAVIGATION: readonly Link[] = [
  { address: publicAddress.home, label: 'Home' },
  { address: publicAddress.speakers, label: 'Speakers' },
  { address: publicAddress.sponsors, label: 'Partners & Sponsors' },
  { address: publicAddress.contact, label: 'Contact' },
];
export const BLOG_LINK: Link = { address: '/blogs', label: 'Blog' };
/** More pages, linked in the footer. */
export const FURTHER: readonly Link[] = [
  { address: publicAddress.aboutUs, label: 'About us' },
  { address: publicAddress.sponsorship, label: 'Sponsorship' },
  BLOG_LINK,
  { address: publicAddress.privacy, label: 'Privacy policy' },
];

export function linkList(
  label: Message,
  {
    noun,
    add,
    neutral = [],
    max = 12,
    ...info
  }: { noun: Message; add: Message; neutral?: readonly Link[]; max?: number; hint?: Message },
) {
  return listOfThese(
    label,
    {
      label: line(say.label, { required: true, max: 40, half: true }),
      address: address(say.address, { required: true, half: true }),
    },
    { noun, add, name: 'label', neutral, max, ...info },
  );
}

export const ownPages = listOfThese(
  say.pages,
  {
    title: line(say.title, { required: true, max: 100 }),
    slug: slug(say.address, { hint: say.slugHint }),
    lead: line(say.belowTitle, { max: 200 }),
    text: richText(say.text, { isArticle: true }),
    isShown: onOff(say.isOpen, true),
    inNavigation: onOff(say.linkAtTopEveryPage, false),
    inFooter: onOff(say.linkInFooter, true),
  },
  { noun: say.page, add: say.addPage, name: 'title', distinct: ['slug'], max: 20 },
);

/** docs/product.md, 2.7. Nothing here is about one summit. */
export const privacySections = listOfThese(
  say.sections,
  { heading: line(say.heading, { required: true }), text: richText(say.text, { required: true }) },
  {
    noun: say.section,
    add: say.addSection,
    name: 'heading',
    neutral: [
      {
        heading: 'Information we collect',
        text: '<p>When you register or request a partnership, you give us your name, email address, WhatsApp number, company and role, how you heard about the summit and, if you wish, another phone number.</p><p>The public pages set no cookies, with two exceptions: when you register, a cookie brings your name, encrypted, to the page that shows your badge. It is deleted there, after a minute at the latest. And when you choose a language, a cookie remembers it, and nothing else.</p>',
      },
      {
        heading: 'How we use it',
        text: '<p>To prepare your badge, to tell you what you need to know about the summit and to answer your request. News is sent only to those who asked for it.</p>',
      },
      {
        heading: 'Your choices',
        text: '<p>Every message with news says how to unsubscribe. You can ask us to show, correct or delete what we know about you.</p>',
      },
    ],
  },
);
