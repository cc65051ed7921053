import { SITE_OF_2025 } from '#database/site-of-2025.ts';
import type { Database } from '#platform/server/database/store.ts';
import type { FieldInfo } from '../fields.ts';
import { type Part, partNames, type SectionName, sectionOf, sectionsOf } from '../sections.ts';
import { fieldTexts } from '../walk.ts';
import { parseDocument, readPublished } from './documents.ts';
import { valuesOf } from './drafts.ts';
import { SAMPLE_EDITION } from './sample-edition.ts';

/** Something that visitors see although it stands only until the organisers' own is there. */
export interface Leftover {
  section: SectionName;
  title: string;
  labels: string[];
}

/** Domains that belong to nobody (RFC 2606). */
const NOBODYS_DOMAIN = /\bexample\.(?:com|org|net)\b|\.example\b/i;
/** Single lines of the sample may stay: they fit any summit. */
const SAMPLE_KINDS: readonly FieldInfo['kind'][] = ['rich', 'list'];
const SAMPLES: Partial<Record<Part, string>> = {
  site: JSON.stringify({ contact: { ...SITE_OF_2025.contact, social: [] } }),
  edition: JSON.stringify(SAMPLE_EDITION),
};

/** What of the published site is still a sample, by section. */
export async function leftovers(database: Database, editionId: string | undefined): Promise<Leftover[]> {
  const parts = await Promise.all(partNames().map((part) => leftoversOf(database, part, editionId)));
  return parts.flat().filter(({ labels }) => labels.length > 0);
}

async function leftoversOf(database: Database, part: Part, editionId: string | undefined) {
  const published = await readPublished(database, part, editionId);
  const [sample, neutral] = [parseDocument(part, SAMPLES[part]), parseDocument(part)];
  return sectionsOf(part).map((section): Leftover => {
    const wordsIn = (document: typeof published) => fieldTexts(section, valuesOf(document, section));
    const [then, without] = [wordsIn(sample), wordsIn(neutral)];
    const left = wordsIn(published).filter(({ info, text }, index) => {
      const isNeutral = text === without[index]?.text;
      // The name comes first, and every summit has one.
      if (section === 'identity' && index === 0 && isNeutral) return true;
      const isSample = text === then[index]?.text && !isNeutral;
      return NOBODYS_DOMAIN.test(text) || (isSample && (part === 'site' || SAMPLE_KINDS.includes(info.kind)));
    });
    return { section, title: sectionOf(section).title(), labels: left.map(({ info }) => info.label()) };
  });
}
