import { yearPrefix } from '#platform/contract/language.ts';
import { publicAddress } from '#platform/contract/public-addresses.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { type CallContext, requireActor, type Services } from '#platform/server/http/context.ts';
import { hashSecret, newId, newSecret } from '#platform/server/identifier.ts';
import { theOneGiven } from '#platform/server/module.ts';
import { withActivity } from '#rooms/ground/server.ts';
import { PREVIEW_DAYS, type PreviewLink, viewDraft } from '../contract.ts';
import * as say from '../messages.ts';
import {
  deleteEndedPreviewLinks,
  deletePreviewLink,
  findPreviewLink,
  insertPreviewLink,
  listPreviewLinks,
} from './queries.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Creates a link to the draft. Its address is told this once. */
export function createPreviewLink(context: CallContext): Promise<{ id: string; address: string }> {
  const { clock, config } = context;
  return withActivity(context, async (database) => {
    const now = clock.now();
    await deleteEndedPreviewLinks(database, now.toISOString());
    const [id, token] = [newId(), newSecret()];
    await insertPreviewLink(database, {
      id,
      token_hash: hashSecret(token),
      created_by: requireActor(context).userId,
      created_at: now.toISOString(),
      expires_at: new Date(now.getTime() + PREVIEW_DAYS * DAY_MS).toISOString(),
    });
    return {
      result: { id, address: config.publicUrl + yearPrefix() + publicAddress.preview(token) },
      activity: {
        type: 'Created',
        description: say.linkCreatedEntry(),
        subject: { type: 'draft', id },
      },
    };
  });
}

export function endPreviewLink(context: CallContext, id: string): Promise<void> {
  return withActivity(context, async (database) => {
    if (!(await findPreviewLink(database, { id }))) throw new Refusal('not-found', say.linkGone());
    await deletePreviewLink(database, id);
    return {
      result: undefined,
      activity: {
        type: 'Revoked',
        description: say.endedLinkDraftSite(),
        subject: { type: 'draft', id },
      },
    };
  });
}

export async function workingPreviewLinks(services: Services): Promise<PreviewLink[]> {
  const { store, clock, modules } = services;
  const listed = await listPreviewLinks(store.database, clock.now().toISOString());
  const stillMay = await Promise.all(listed.map(({ created_by }) => mayPreview(services, created_by)));
  const rows = listed.filter((_row, index) => stillMay[index]);
  const names = await theOneGiven(modules, 'namesOfUsers')(
    store.database,
    rows.map(({ created_by }) => created_by),
  );
  return rows.map(({ id, created_by, created_at, expires_at }) => ({
    id,
    username: names(created_by) || say.erasedUser(),
    created: created_at,
    expires: expires_at,
  }));
}

/** Only as long as whoever made it may see the draft. */
export async function previewLinkWorks(services: Services, token: string): Promise<boolean> {
  const { store, clock } = services;
  const found = await findPreviewLink(store.database, { token_hash: hashSecret(token) });
  if (!found || found.expires_at <= clock.now().toISOString()) return false;
  return mayPreview(services, found.created_by);
}

function mayPreview(services: Services, userId: string): Promise<boolean> {
  return theOneGiven(services.modules, 'userMay')(services, userId, viewDraft.access);
}
