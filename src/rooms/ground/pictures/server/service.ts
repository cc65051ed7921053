import { normaliseForSearch } from '#platform/contract/normalise-for-search.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { changesBetween } from '#platform/server/activity-snapshot.ts';
import type { Database } from '#platform/server/database/store.ts';
import type { CallContext, Services } from '#platform/server/http/context.ts';
import { pictureProcess } from '#platform/server/pictures/prepare-in-child.ts';
import type { PreparedPicture } from '#platform/server/pictures/prepare-picture.ts';
import {
  type DescribedPicture,
  describedAmong,
  findDescribed,
  markPicture,
  removePicture,
  writeDetails,
} from '#platform/server/pictures/queries.ts';
import { storePicture } from '#platform/server/pictures/store-picture.ts';
import type { PictureKind } from '#platform/server/pictures/tables.ts';
import type { ActivityType } from '#rooms/ground/activity/contract.ts';
import { type WithActivity, withActivity } from '#rooms/ground/activity/server/service.ts';
import { assertDeletable } from '#rooms/ground/records/server/service.ts';
import * as say from '../messages.ts';
import { addressOf, idOf } from './addresses.ts';
import { allUsesOf, asKnown, picturesOf, usesOf } from './uses.ts';

export { pictureKind } from '../kind.ts';

/** Named when one of them is to be deleted. */
const USES_MAX = 5;

interface Details {
  title?: string | undefined;
  alt?: string | undefined;
}

async function getPicture(database: Database, id: string): Promise<DescribedPicture> {
  const picture = await findDescribed(database, id);
  if (!picture || picture.deleted_at !== null) throw new Refusal('not-found', say.gone());
  return picture;
}

export async function readUses(context: CallContext, id: string) {
  return allUsesOf(context, await getPicture(context.store.database, id));
}

/** Stores a picture for posts and pages. Its title is the file's name, unless another one is given. */
export async function createPicture(
  context: CallContext,
  image: File,
  { title, alt, purpose }: Details & { purpose?: 'photo' | 'logo' | undefined },
) {
  const picture = await prepare(image, purpose === 'logo');
  const details = { title: title ?? titleOf(image), alt: alt ?? '' };
  return withActivity(context, async (database) => {
    const name = await storeDescribed(database, context, 'upload', picture, details);
    return {
      result: describeStored(name, picture),
      activity: describe('Created', name, say.addedEntry({ title: details.title })),
    };
  });
}

function prepare(image: File, isLogo: boolean): Promise<PreparedPicture> {
  return isLogo ? pictureProcess.prepareLogo(image) : pictureProcess.preparePhoto(image);
}

async function storeDescribed(
  database: Database,
  context: CallContext,
  kind: PictureKind,
  picture: PreparedPicture,
  details: { title: string; alt: string },
): Promise<string> {
  const name = await storePicture(database, context, kind, picture);
  await writeDetails(database, { name, ...details, search_text: searchText(details) });
  return name;
}

export function changePicture(
  context: CallContext,
  id: string,
  { title = '', alt = '' }: Details,
): Promise<void> {
  return withActivity(context, async (database) => {
    const before = await getPicture(database, id);
    await writeDetails(database, { name: before.name, title, alt, search_text: searchText({ title, alt }) });
    const words = (of: { title: string; alt: string }) => ({
      [say.title()]: of.title,
      [say.alternativeText()]: of.alt,
    });
    const changes = changesBetween(
      () => words(before),
      () => words({ title, alt }),
    );
    const activity = describe('Updated', before.name, say.describedEntry({ title }));
    return { result: undefined, activity: { ...activity, changes } };
  });
}

/** Shows another picture wherever this one is shown, and deletes this one for good. */
export async function exchangePicture(context: CallContext, id: string, image: File) {
  const users = picturesOf(context);
  const { isLogo } = await readUses(context, id);
  const picture = await prepare(image, isLogo);
  return withActivity(context, async (database) => {
    const before = await getPicture(database, id);
    const details = { title: before.title || titleOf(image), alt: before.alt };
    const name = await storeDescribed(database, context, before.kind, picture, details);
    for (const user of users) await user.replace(database, { from: before.name, to: name });
    await removePicture(database, before.name);
    const activity = describe('Updated', name, say.replacedEntry({ title: details.title }));
    return { result: describeStored(name, picture, before.kind), activity };
  });
}

/** A picture that a record shows or may show again can only be replaced. */
export async function shownPictures(
  database: Database,
  ids: readonly string[],
  context: CallContext,
): Promise<ReadonlyMap<string, string>> {
  const pictures = await describedAmong(database, ids);
  const names = pictures.map(({ name }) => name);
  const uses = asKnown(context, await usesOf(database, picturesOf(context), names));
  const titles = Map.groupBy(uses, ({ name }) => name);
  return new Map(
    [...titles].map(([name, shown]) => [
      idOf(name),
      say.stillNeeded({ use: [...new Set(shown.map(({ title }) => title))].slice(0, USES_MAX).join(', ') }),
    ]),
  );
}

/** Deletes a picture that no record shows or may show again. */
export function removeUnused(context: CallContext, id: string): Promise<string> {
  return withActivity(context, async (database) => {
    const { name, title } = await getPicture(database, id);
    await assertDeletable(database, context, id);
    await markPicture(database, name, context.clock.now().toISOString());
    return {
      result: title || say.picture(),
      activity: describe('Deleted', name, say.deletedEntry({ title })),
    };
  });
}

/** Undefined if no picture was deleted by itself. Runs in the caller's transaction. */
export async function restoreUnused(
  database: Database,
  id: string,
  services: Pick<Services, 'modules'>,
): Promise<WithActivity<string> | undefined> {
  const picture = await findDescribed(database, id);
  if (!picture || picture.deleted_at === null) return undefined;
  const { name, title } = picture;
  // Hidden together with its record: it comes back with that.
  if ((await usesOf(database, picturesOf(services), [name])).length > 0) return undefined;
  await markPicture(database, name, null);
  return {
    result: title || say.picture(),
    activity: describe('Restored', name, say.restoredEntry({ title })),
  };
}

function describeStored(name: string, { width, height }: PreparedPicture, kind: PictureKind = 'upload') {
  return { id: idOf(name), name, address: addressOf({ name, kind }), width, height };
}

function describe(type: ActivityType, name: string, description: string) {
  return { type, description, subject: { type: 'picture' as const, id: idOf(name) } };
}

function searchText({ title, alt }: { title: string; alt: string }): string {
  return normaliseForSearch(`${title} ${alt}`);
}

const TITLE_LENGTH = 200;

function titleOf({ name }: File): string {
  const words = name
    .replace(/\.[^.]*$/, '')
    .replace(/[_-]+/g, ' ')
    .trim();
  return words.slice(0, TITLE_LENGTH) || say.picture();
}
