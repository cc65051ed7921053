import type { z } from 'zod';
import { Refusal } from '#platform/contract/refusal.ts';
import { fileStem } from '#platform/server/file-name.ts';
import type { CallContext } from '#platform/server/http/context.ts';
import { newId } from '#platform/server/identifier.ts';
import { withActivity } from '#rooms/ground/server.ts';
import type { addMailingFile } from '../contract.ts';
import { endingOf, FILES_BYTES_MAX, FILES_MAX, FILES_MEGABYTES_MAX, typeOf } from '../files.ts';
import { mailingKind } from '../kind.ts';
import * as say from '../messages.ts';
import { findFile, insertFile, listFiles, removeFile } from './queries.ts';
import { assertDraft, getMailing } from './service.ts';

export async function addFile(
  context: CallContext,
  { mailingId, file }: z.output<typeof addMailingFile.body>,
): Promise<{ id: string; name: string }> {
  const name = `${fileStem(file.name)}.${endingOf(file.name)}`;
  const content = new Uint8Array(await file.arrayBuffer());
  return withActivity(context, async (database) => {
    const mailing = await getMailing(context, mailingId, database);
    assertDraft(mailing);
    const present = await listFiles(database, mailingId);
    const bytes = present.reduce((sum, one) => sum + one.bytes, content.byteLength);
    const tooMany =
      bytes > FILES_BYTES_MAX
        ? say.filesTooLarge({ most: FILES_MEGABYTES_MAX })
        : present.length >= FILES_MAX && say.tooManyFiles({ most: FILES_MAX });
    if (tooMany) throw new Refusal('conflict', tooMany, { file: tooMany });
    const id = newId();
    await insertFile(database, {
      id,
      mailing_id: mailingId,
      name,
      media_type: typeOf(name) ?? '',
      bytes: content.byteLength,
      content,
      created_at: context.clock.now().toISOString(),
    });
    const description = say.attachedEntry({ name, subject: mailing.subject });
    return { result: { id, name }, activity: about(mailingId, description) };
  });
}

/** Returns its name. */
export function takeFileOff(context: CallContext, id: string): Promise<string> {
  return withActivity(context, async (database) => {
    const file = await findFile(database, id);
    if (!file) throw new Refusal('not-found', say.fileGone());
    const mailing = await getMailing(context, file.mailing_id, database);
    assertDraft(mailing);
    await removeFile(database, id);
    const description = say.takenOffEntry({ name: file.name, subject: mailing.subject });
    return { result: file.name, activity: about(mailing.id, description) };
  });
}

function about(id: string, description: string) {
  return { type: 'Updated' as const, description, subject: { type: mailingKind.name, id } };
}
