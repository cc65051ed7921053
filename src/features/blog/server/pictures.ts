import type { PictureUser } from '#platform/server/pictures/picture-user.ts';
import { listShowing, replaceInPosts } from './queries.ts';

/** A post shows its cover and the pictures in its text; drafts and versions may bring back others. */
export const postPictures: PictureUser = {
  async findUses(database, names) {
    const rows = await listShowing(database, names);
    return names.flatMap((name) =>
      rows
        .filter(({ texts, earlier }) => texts.includes(name) || earlier.includes(name))
        .map(({ id, title, texts }) => ({ name, kind: 'post', id, title, isPast: !texts.includes(name) })),
    );
  },
  replace: (database, change) => replaceInPosts(database, change),
};
