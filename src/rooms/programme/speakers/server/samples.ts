import type { Look, Samples } from '#platform/server/samples.ts';
import { firstAndBeside, writeTranslations } from '#rooms/access/server.ts';
import { editionOfNew } from '#rooms/edition/server.ts';
import { categories } from '#rooms/programme/categories/server/service.ts';
import { speakerKind } from '../kind.ts';
import * as fr from './samples.fr.ts';
import * as pt from './samples.pt.ts';
import { insertNewSpeaker, type SpeakerData } from './service.ts';

const CATEGORIES = ['Strategy', 'Engineering', 'Finance', 'Skills and policy'] as const;

interface Speaker extends Omit<SpeakerData, 'categoryId'> {
  category: (typeof CATEGORIES)[number];
  look: Look;
}

/** Made-up people; each profile says so. */
const SPEAKERS: readonly Speaker[] = [
  {
    title: 'Dr.',
    username: 'Akosua Nyarkoa-Tsegah',
    category: 'Strategy',
    designation: 'Chief Executive',
    role: 'Key Address',
    company: 'Sample Company',
    country: 'GH',
    description:
      'Akosua has led a distribution business through three changes of technology, and says the third was the one that changed who did the thinking. Her address follows one decision, which orders to fulfil first when stock is short, from a manager’s notebook to a model that the same manager can overrule. Expect figures, two failures told plainly and the meeting that turned the project around.\n\nThis is a sample profile of a person who doesn’t exist.',
    look: { hair: 'wrap', earrings: true },
  },
  {
    title: 'Professor',
    username: 'Kwabena Ofosuhene-Aidoo',
    category: 'Skills and policy',
    designation: 'Professor of Computing',
    role: 'Key Address',
    company: 'Sample University',
    country: 'GH',
    description:
      'Kwabena teaches machine learning to people who already have a profession: nurses, auditors, agronomists. He argues that a country’s lead in artificial intelligence is decided less by its laboratories than by how many of its working people can tell a good answer from a fluent one. His address shows how such a course is built, what it costs and what its students did with it.\n\nThis is a sample profile of a person who doesn’t exist.',
    look: { hair: 'crop', beard: true, jacket: true },
  },
  {
    title: 'Mrs.',
    username: 'Ngozi Ikwuemesi-Bello',
    category: 'Finance',
    designation: 'Head of Credit Models',
    role: 'Speaker',
    company: 'Sample Bank',
    country: 'NG',
    description:
      'Ngozi builds credit models for traders who have never filled in a loan form. She will show how a bank can lend on the rhythm of mobile-money receipts, where such a model is unfair without meaning to be, and the three checks that her team runs before any change reaches a customer.\n\nThis is a sample profile of a person who doesn’t exist.',
    look: { hair: 'afro', glasses: true, earrings: true },
  },
  {
    title: 'Mr.',
    username: 'Selorm Agbekor-Fiadzi',
    category: 'Engineering',
    designation: 'Lead Engineer',
    role: 'Speaker',
    company: 'Sample Cloud',
    country: 'GH',
    description:
      'Selorm keeps language models running where the power and the network do not always keep up. His session is a working tour: which tasks fit on a machine in the next room, which are worth the round trip to a distant one, and how to measure the difference in cedis instead of tokens.\n\nThis is a sample profile of a person who doesn’t exist.',
    look: { hair: 'crop', glasses: true, jacket: true },
  },
  {
    title: 'Dr.',
    username: 'Thandeka Zulumoya',
    category: 'Strategy',
    designation: 'Programme Director',
    role: 'Moderator',
    company: 'Sample Institute',
    country: 'ZA',
    description:
      'Thandeka moderates the way a good editor reads: she looks for the sentence that carries the weight and asks about that one. She leads the panel on the first hundred days of an AI project, in which every panellist brings one document that they actually used.\n\nThis is a sample profile of a person who doesn’t exist.',
    look: { hair: 'bun', earrings: true, jacket: true },
  },
  {
    title: 'Madam',
    username: 'Wanjiru Achieng-Mutuku',
    category: 'Engineering',
    designation: 'Founder',
    role: 'Panelist',
    company: 'Sample Agritech',
    country: 'KE',
    description:
      'Wanjiru’s company answers farmers’ questions in five languages over ordinary phone calls. On the panel she speaks about collecting speech that sounds like the people it is for, paying those who lend their voices, and what happened when the model met its first market day.\n\nThis is a sample profile of a person who doesn’t exist.',
    look: { hair: 'braids' },
  },
  {
    title: 'Mr.',
    username: 'Ibrahim Wunizoya',
    category: 'Skills and policy',
    designation: 'Director of Operations',
    role: 'Panelist',
    company: 'Sample Logistics',
    country: 'GH',
    description:
      'Ibrahim retrained a depot of forty people instead of replacing ten of them. He brings the plan, the cost and the two mistakes he would not make again, and an honest answer to the question of which tasks the software took over for good.\n\nThis is a sample profile of a person who doesn’t exist.',
    look: { hair: 'crop', beard: true },
  },
  {
    title: 'Mr.',
    username: 'Yaw Dankwa-Oforiwaa',
    category: 'Finance',
    designation: 'Partner',
    role: 'Panelist',
    company: 'Sample Advisers',
    country: 'GH',
    description:
      'Yaw audits systems that decide. He explains what a board can reasonably ask of the people who run them, which records it will be glad to have kept, and how a business of thirty people can meet the same standard as one of three thousand.\n\nThis is a sample profile of a person who doesn’t exist.',
    look: { hair: 'bald', beard: true, glasses: true },
  },
];

export const speakerSamples: Samples = {
  drawings: SPEAKERS.map(({ username, look }) => ({ name: username, kind: 'portrait', look })),
  async insert(database, services, pictureOf) {
    const ids = new Map<string, string>();
    for (const title of CATEGORIES) {
      const { first } = firstAndBeside(title as string, { fr, pt }, (own) => own.CATEGORIES[title]);
      ids.set(title, (await categories.insertNew(database, services, first)).result);
    }
    const edition = await editionOfNew(database, services.clock.now());
    for (const { category, look: _, title, designation, description, ...data } of SPEAKERS) {
      const { first, beside } = firstAndBeside(
        { title, designation, description },
        { fr, pt },
        (own) => own.SPEAKERS[data.username],
      );
      const speaker = { ...data, ...first, categoryId: ids.get(category), editionId: edition?.id };
      const picture = pictureOf(data.username);
      const { result: id } = await insertNewSpeaker(database, services, speaker, picture);
      // Titles are said in each language by what the edition offers.
      const texts = Object.entries(beside).map(([of, { title: _, ...own }]) => [of, own]);
      await writeTranslations(database, speakerKind.name, id, Object.fromEntries(texts));
    }
  },
};
