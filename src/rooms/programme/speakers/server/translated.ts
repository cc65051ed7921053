import { fromRow, toColumns } from '#platform/contract/record.ts';
import type { TranslatedTexts } from '#platform/server/translated-texts.ts';
import { translatedFields } from '#rooms/access/server.ts';
import { speakerFields } from '../speaker-fields.ts';
import { findSpeaker, updateSpeakerRow } from './queries.ts';

const { designation, description } = speakerFields;
const shown = { designation, description };

/** What of a speaker can be said in other languages. */
export const translatedSpeaker: TranslatedTexts = {
  fields: translatedFields(shown, { designation: 'line', description: 'rich' }),
  async read(database, id) {
    const row = await findSpeaker(database, id);
    return row && { name: row.fullname, texts: fromRow(shown, row) };
  },
  async write(database, id, texts) {
    const row = await findSpeaker(database, id);
    if (row) await updateSpeakerRow(database, id, toColumns(shown, { ...fromRow(shown, row), ...texts }));
  },
};
