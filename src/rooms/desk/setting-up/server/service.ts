import type { CallOutput } from '#platform/contract/call.ts';
import type { Services } from '#platform/server/http/context.ts';
import { kindsWith } from '#platform/server/module.ts';
import { areChosen, findLanguages } from '#platform/server/site-languages.ts';
import { NEUTRAL_CONTENT } from '#rooms/edition/contract.ts';
import {
  draftedSite,
  findCurrentEdition,
  isPublished,
  leftovers,
  startedFrom,
} from '#rooms/edition/server.ts';
import type { Step, viewSettingUp } from '../contract.ts';

const NAMELESS = NEUTRAL_CONTENT.site.identity.name;

/** How far the setting-up is. It follows from what is kept, so it can be left at any step and taken up again. */
export async function settingUp(services: Services): Promise<CallOutput<typeof viewSettingUp>> {
  const { clock, config, store } = services;
  const { database } = store;
  const edition = await findCurrentEdition(database, clock.now());
  const { identity, contact } = await draftedSite(database);
  const missing: [Step, boolean][] = [
    ['language', !areChosen(await findLanguages(database))],
    ['name', identity.name === NAMELESS],
    ['dates', edition === undefined],
    ['place', !edition?.city && !edition?.venue],
    ['fees', !edition?.currency],
    ['contact', contact.email === ''],
  ];
  return {
    wasPublished: await isPublished(database),
    next: missing.find(([, isMissing]) => isMissing)?.[0] ?? 'look',
    entered: edition !== undefined,
    words: (await startedFrom(database, edition?.id)) ?? null,
    leftovers: config.production ? await leftovers(database, edition?.id) : [],
    samples: config.production ? await shownSamples(services) : [],
  };
}

/** The sample records that visitors see. */
async function shownSamples({ store: { database }, clock, modules }: Services) {
  const now = clock.now().toISOString();
  const shown = [];
  for (const { kind, countSamples } of kindsWith(modules, 'countSamples')) {
    const count = await countSamples(database, now);
    if (count > 0) shown.push({ kind: kind.name, count });
  }
  return shown;
}
