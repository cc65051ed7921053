import { newId } from '#platform/server/identifier.ts';
import { exchangeInText } from '#platform/server/pictures/exchange-in-text.ts';
import type { PictureUser, ShownIn } from '#platform/server/pictures/picture-user.ts';
import { findSizes, type PictureSize } from '#platform/server/pictures/queries.ts';
import { type SectionName, sectionOf, sectionsOf } from '../sections.ts';
import { picturesIn } from '../walk.ts';
import { parseDocument, partOfScope } from './documents.ts';
import { valuesOf } from './drafts.ts';
import { listPicturedDrafts, listPicturedVersions, rewriteDraft, rewriteVersion } from './queries.ts';

/** Pages show what was published last; drafts and earlier versions may bring back others. */
export const contentPictures: PictureUser = {
  async findUses(database, names) {
    const versions = await listPicturedVersions(database);
    const drafts = await listPicturedDrafts(database);
    const shown = versions.filter(({ isNewest }) => isNewest).flatMap((row) => usesIn(row, names));
    const stored = [...versions, ...drafts].flatMap((row) => usesIn(row, names));
    const past = stored.filter((use) => !shown.some((one) => isSame(one, use)));
    return [...once(shown), ...once(past).map((use) => ({ ...use, isPast: true }))];
  },

  /** Its pictures are all of the library, and have a title of their own. */
  findTitled: () => Promise.resolve([]),

  async replace(database, { from, to }) {
    const [size] = await findSizes(database, [to]);
    if (!size) return;
    const exchanged = (content: string) =>
      exchangeInText(JSON.stringify(JSON.parse(content, exchange(from, size))), from, size);
    const holds = ({ content }: { content: string }) => content.includes(from);
    for (const { id, content } of (await listPicturedVersions(database)).filter(holds)) {
      // Documents are kept in memory by their id.
      await rewriteVersion(database, id, { id: newId(), content: exchanged(content) });
    }
    for (const { content, ...place } of (await listPicturedDrafts(database)).filter(holds)) {
      await rewriteDraft(database, place, exchanged(content));
    }
  },
};

function exchange(from: string, size: PictureSize) {
  return (_key: string, value: unknown) =>
    isPicture(value) && value.name === from ? { ...value, ...size } : value;
}

function isPicture(value: unknown): value is PictureSize {
  return typeof value === 'object' && value !== null && 'name' in value && 'focus' in value;
}

function usesIn({ scope, content }: { scope: string; content: string }, names: readonly string[]) {
  if (!names.some((name) => content.includes(name))) return [];
  const part = partOfScope(scope);
  const document = parseDocument(part, content);
  return sectionsOf(part).flatMap((section) => {
    const values = valuesOf(document, section);
    const inFields = picturesIn(section, values).filter(({ value }) => names.includes(value.name));
    const said = JSON.stringify(values);
    const inTexts = names.filter(
      (name) => said.includes(name) && !inFields.some(({ value }) => value.name === name),
    );
    return [
      ...inFields.map(({ value, info }) => useOf(section, value.name, info.isLogo ?? false)),
      ...inTexts.map((name) => useOf(section, name, false)),
    ];
  });
}

function useOf(section: SectionName, name: string, isLogo: boolean): ShownIn {
  return { name, kind: 'content', id: section, title: sectionOf(section).title(), isLogo };
}

function once(uses: readonly ShownIn[]): ShownIn[] {
  return uses.filter((use, index) => uses.findIndex((other) => isSame(other, use)) === index);
}

function isSame(one: ShownIn, other: ShownIn): boolean {
  return one.name === other.name && one.id === other.id;
}
