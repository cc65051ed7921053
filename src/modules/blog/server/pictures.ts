import { listTranslationsHaving, rewriteTranslations } from '#modules/languages/server/service.ts';
import { exchangeInText } from '#platform/server/pictures/exchange-in-text.ts';
import type { PictureUser, ShownIn } from '#platform/server/pictures/picture-user.ts';
import { findSizes } from '#platform/server/pictures/queries.ts';
import { postKind } from '../kind.ts';
import { listDraftsKeeping, listVersionsKeeping, rewriteDrafts } from './draft-queries.ts';
import { findCovers, findTitles, listShowing, replaceCover, rewritePosts } from './queries.ts';

/** A post shows its cover and the pictures in its text, in each language; drafts and versions may bring back others. */
export const postPictures: PictureUser = {
  async findUses(database, names) {
    const translations = await listTranslationsHaving(database, postKind.name, names);
    const translated = translations.map(({ record_id }) => record_id);
    const posts = await listShowing(database, names, translated);
    const shown = names.flatMap((name) => {
      const others = new Set(
        translations.filter(({ text }) => text.includes(name)).map(({ record_id }) => record_id),
      );
      return posts
        .filter(({ id, picture, content }) => picture === name || content.includes(name) || others.has(id))
        .map(({ id, title }): ShownIn => ({ name, kind: 'post', id, title }));
    });
    const stored = [
      ...(await listDraftsKeeping(database, names)),
      ...(await listVersionsKeeping(database, names)),
    ];
    const ids = [...new Set(stored.map(({ post_id }) => post_id))];
    const titles = ids.length > 0 ? await findTitles(database, ids) : [];
    const isShown = (name: string, id: string) => shown.some((use) => use.name === name && use.id === id);
    const past = names.flatMap((name) =>
      titles
        .filter(({ id }) => !isShown(name, id))
        .filter(({ id }) => stored.some(({ post_id, fields }) => post_id === id && fields.includes(name)))
        .map(({ id, title }): ShownIn => ({ name, kind: 'post', id, title, isPast: true })),
    );
    return [...shown, ...past];
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
