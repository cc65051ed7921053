import { publicAddress } from '#platform/contract/public-addresses.ts';
import { slug } from './field-forms.ts';
import { address, line, listOfThese, onOff, richText } from './fields.ts';

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
/** More pages, linked in the footer. */
export const FURTHER: readonly Link[] = [
  { address: publicAddress.aboutUs, label: 'About us' },
  { address: publicAddress.sponsorship, label: 'Sponsorship' },
  { address: publicAddress.blog, label: 'Blog' },
  { address: publicAddress.privacy, label: 'Privacy policy' },
];

export function linkList(label: string, { noun, neutral = [] }: { noun: string; neutral?: readonly Link[] }) {
  return listOfThese(
    label,
    {
      label: line('Label', { required: true, max: 40, half: true }),
      address: address('Address', { required: true, half: true }),
    },
    { noun, name: 'label', neutral, max: 12 },
  );
}

export const ownPages = listOfThese(
  'Pages',
  {
    title: line('Title', { required: true, max: 100 }),
    slug: slug('Address', { hint: 'Follows /p/ in its address: small letters, digits and hyphens.' }),
    lead: line('Below the title', { max: 200 }),
    text: richText('Text'),
    isShown: onOff('Visitors can open it', true),
    inNavigation: onOff('Link at the top of every page', false),
    inFooter: onOff('Link in the footer', true),
  },
  { noun: 'page', name: 'title', distinct: ['slug'], max: 20 },
);

/** docs/product.md, 2.7. Nothing here is about one summit. */
export const privacySections = listOfThese(
  'Sections',
  { heading: line('Heading', { required: true }), text: richText('Text', { required: true }) },
  {
    noun: 'section',
    name: 'heading',
    neutral: [
      {
        heading: 'Information we collect',
        text: '<p>When you register or request a partnership, you give us your name, email address, WhatsApp number, company and role, how you heard about the summit and, if you wish, another phone number.</p><p>The public pages set no cookies, with one exception: when you register, a cookie brings your name, encrypted, to the page that shows your badge. It is deleted there, after a minute at the latest.</p>',
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
