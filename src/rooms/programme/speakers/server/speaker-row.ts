import type { Change } from '#platform/contract/change.ts';
import { countryName } from '#platform/contract/countries.ts';
import { fromRow, textByLabel } from '#platform/contract/record.ts';
import { plainTextOf } from '#platform/contract/rich-text.ts';
import { type ActivitySnapshot, changed, changesBetween } from '#platform/server/activity-snapshot.ts';
import { cleanRichText } from '#platform/server/clean-html.ts';
import type { Speaker } from '../contract.ts';
import * as say from '../messages.ts';
import { speakerFields } from '../speaker-fields.ts';
import type { ListedSpeaker } from './listed-speakers.ts';

export function toSpeaker(row: ListedSpeaker): Speaker {
  const { title, categoryId, countryCode, description, ...others } = fromRow(speakerFields, row);
  return {
    id: row.id,
    title,
    categoryId: row.category === null ? '' : categoryId,
    category: row.category ?? '',
    ...others,
    country: countryCode && countryName(countryCode),
    countryCode,
    description: cleanRichText(description),
    image: row.picture ?? '',
  };
}

/** Leaves out the picture: changes to it are described separately, because its file name tells nothing. */
function speakerSnapshot(row: ListedSpeaker): ActivitySnapshot {
  return textByLabel(speakerFields, fromRow(speakerFields, row), {
    categoryId: () => row.category ?? '',
    description: plainTextOf,
  });
}

/**
 * What a speaker's version is computed from. Includes the picture, so that two changes to it alone conflict.
 */
export function versionedSpeaker(row: ListedSpeaker): ActivitySnapshot {
  return {
    ...speakerSnapshot(row),
    [say.description()]: row.description,
    [say.picture()]: row.picture ?? '',
  };
}

/** What an update changed, in words. Of the description's formatting, it only says that it changed. */
export function speakerChanges(before: ListedSpeaker, after: ListedSpeaker): Change[] {
  const changes = changesBetween(
    () => speakerSnapshot(before),
    () => speakerSnapshot(after),
  );
  const isReformatted =
    before.description !== after.description &&
    !changes.some(({ field }) => field === changed(say.description).field);
  return isReformatted ? [...changes, changed(say.formattingDescription)] : changes;
}
