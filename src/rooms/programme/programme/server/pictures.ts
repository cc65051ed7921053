import type { PictureUser, ShownIn } from '#platform/server/pictures/picture-user.ts';
import { sessionKind } from '../kind.ts';
import type { Facts } from './published.ts';
import { listPublishedKeeping, rewriteFacts } from './published-queries.ts';
import {
  findPicturesTitled,
  listChangesKeeping,
  listShowing,
  replacePicture,
  rewriteChange,
} from './queries.ts';

/** A session shows one as it is planned and as it was published; taking a change back may bring back another one. */
export const sessionPictures: PictureUser = {
  async findUses(database, names) {
    const planned = await listShowing(database, names);
    const published = await listPublishedKeeping(database, names);
    const shown = new Map<string, ShownIn>();
    const use = (name: string, id: string, title: string) => ({ name, kind: sessionKind.name, id, title });
    for (const { id, title, picture } of planned)
      if (picture) shown.set(`${picture} ${id}`, use(picture, id, title));
    for (const { session_id, facts } of published) {
      const { picture, title } = JSON.parse(facts) as Facts;
      if (picture) shown.set(`${picture} ${session_id}`, use(picture, session_id, title));
    }
    const isShown = (name: string) => [...shown.values()].some((one) => one.name === name);
    const kept = await listChangesKeeping(database, names);
    const past = names
      .filter((name) => !isShown(name))
      .flatMap((name) => {
        const change = kept.find(({ before, after }) => before.includes(name) || after.includes(name));
        return change ? [{ ...use(name, change.id, change.description), isPast: true }] : [];
      });
    return [...shown.values(), ...past];
  },

  async findFirst(database, names) {
    const planned = await listShowing(database, names);
    return planned.map(({ picture, ...session }) => ({
      ...session,
      name: picture ?? '',
      kind: sessionKind.name,
    }));
  },

  findTitled: findPicturesTitled,

  async replace(database, { from, to }) {
    await replacePicture(database, from, to);
    for (const { session_id, facts } of await listPublishedKeeping(database, [from]))
      await rewriteFacts(database, session_id, facts.replaceAll(from, to));
    for (const { id, before, after } of await listChangesKeeping(database, [from])) {
      const exchanged = { before: before.replaceAll(from, to), after: after.replaceAll(from, to) };
      await rewriteChange(database, id, exchanged);
    }
  },
};
