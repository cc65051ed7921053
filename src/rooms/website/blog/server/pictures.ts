import { exchangeInText } from '#platform/server/pictures/exchange-in-text.ts';
import type { PictureUser, ShownIn } from '#platform/server/pictures/picture-user.ts';
import { findSizes } from '#platform/server/pictures/queries.ts';
import { listTranslationsHaving, rewriteTranslations } from '#rooms/access/server.ts';
import { postKind } from '../kind.ts';
import { listDraftsKeeping, listVersionsKeeping, rewriteDrafts } from './draft-queries.ts';
import {
  findCovers,
  findTitles,
  listCovered,
  listCoveredBy,
  listShowing,
  replaceCover,
  rewritePosts,
} from './queries.ts';

/** A post shows its cover and the pictures in its text, in each language; drafts and versions may bring back others. */
export const postPictures: PictureUser = {
  async findUses(database, names) {
    const use = (name: string, { id, title }: { id: string; title: string }): ShownIn => ({
      name,
      kind: postKind.name,
      id,
      title,
    });
    const covered = await listCoveredBy(database, names);
    const posts = await listShowing(database, names);
    const translations = await listTranslationsHaving(database, postKind.name, names);
    const translated = await findTitles(database, [
      ...new Set(translations.map(({ record_id }) => record_id)),
    ]);
    const having = (name: string) =>
      new Set(translations.filter(({ text }) => text.includes(name)).map(({ record_id }) => record_id));
    const all = [
      ...covered.map(({ picture, ...post }) => use(picture ?? '', post)),
      ...names.flatMap((name) => [
        ...posts.filter(({ content }) => content.includes(name)).map((post) => use(name, post)),
        ...translated.filter(({ id }) => having(name).has(id)).map((post) => use(name, post)),
      ]),
    ];
    const shown = [...new Map(all.map((one) => [`${one.name} ${one.id}`, one])).values()];
    const stored = [
      ...(await listDraftsKeeping(database, names)),
      ...(await listVersionsKeeping(database, names)),
    ];
    const ids = [...new Set(stored.map(({ post_id }) => post_id))];
    const titles = await findTitles(database, ids);
    const known = new Set(shown.map(({ name, id }) => `${name} ${id}`));
    const past = names.flatMap((name) =>
      titles
        .filter(({ id }) => !known.has(`${name} ${id}`))
        .filter(({ id }) => stored.some(({ post_id, fields }) => post_id === id && fields.includes(name)))
        .map((post) => ({ ...use(name, post), isPast: true })),
    );
    return [...shown, ...past];
  },

  async findFirst(database, names, limit) {
    const covered = await listCovered(database, names, limit);
    return covered.map(({ picture, ...post }) => ({ ...post, name: picture ?? '', kind: postKind.name }));
  },

  findTitled: findCovers,

  async replace(database, { from, to }) {
    const [stored] = await findSizes(database, [to]);
    if (!stored) return;
    const exchanged = (text: string) => exchangeInText(text, from, stored);
    await replaceCover(database, from, to);
    await rewritePosts(database, from, exchanged);
    await rewriteTranslations(database, postKind.name, from, exchanged);
    await rewriteDrafts(database, from, exchanged);
  },
};
