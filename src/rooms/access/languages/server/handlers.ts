import { LANGUAGES, type Language, ownName } from '#platform/contract/language.ts';
import { assertCurrentVersion, changesBetween, versionOf } from '#platform/server/activity-snapshot.ts';
import { handler } from '#platform/server/http/handler.ts';
import { inLanguage } from '#platform/server/in-language.ts';
import { areChosen, findLanguages } from '#platform/server/site-languages.ts';
import { withActivity } from '#rooms/ground/server.ts';
import { saveLanguages, saveTranslations, viewLanguages, viewTranslations } from '../contract.ts';
import * as say from '../messages.ts';
import { chooseLanguages } from './choose.ts';
import { readTranslations, saveTranslationsOf } from './translations.ts';

const named = (languages: readonly Language[]) => ({
  [say.field()]: languages.map(ownName).join(', '),
});

export const languageHandlers = [
  handler(viewLanguages, async (_input, { store }) => {
    const chosen = await findLanguages(store.database);
    const [main = LANGUAGES[0], ...others] = chosen;
    return { record: { main, others, version: versionOf(() => named(chosen)) } };
  }),

  handler(saveLanguages, async ({ body: { main, others, version } }, context) => {
    const wanted = [...new Set([main, ...others])];
    await withActivity(context, async (database) => {
      const before = await findLanguages(database);
      assertCurrentVersion(() => named(before), version);
      if (areChosen(before) && before.join() === wanted.join()) return { result: undefined };
      await chooseLanguages(database, context, wanted);
      // The record goes on in the new main language.
      const activity = await inLanguage({ language: main, languages: wanted }, () => ({
        type: 'Updated' as const,
        description: say.savedEntry(),
        subject: { type: 'content' as const, id: null },
        changes: changesBetween(
          () => named(before),
          () => named(wanted),
        ),
      }));
      return { result: undefined, activity };
    });
    return { message: say.saved() };
  }),

  handler(viewTranslations, async ({ query }, context) => ({
    record: await readTranslations(context, query),
  })),

  handler(saveTranslations, async ({ body }, context) => ({
    message: say.translated({ name: await saveTranslationsOf(context, body) }),
    id: body.id,
  })),
];
