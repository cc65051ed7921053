import { fileNameOf } from '#platform/contract/file-answer.ts';
import { handler } from '#platform/server/http/handler.ts';
import type { ServerModule } from '#platform/server/module.ts';
import { addAnswerFile } from '../answer-file.ts';
import * as say from '../messages.ts';
import { takesFiles } from '../messages.ts';
import { askedOf } from '../questions.ts';
import { filesGivenOut, forgetUnsentFiles, keepFile } from './answer-files.ts';
import { keepConsent } from './service.ts';

const submissionHandlers = [
  handler(addAnswerFile, async ({ body: { file } }, context) => {
    const answer = await keepFile(context, file);
    return { message: say.fileKept({ name: fileNameOf(answer) ?? '' }), answer };
  }),
];

export const submissionsModule: ServerModule = {
  takes: (_services, { edition: { forms } }) =>
    askedOf([...forms.registration, ...forms.partnership]).some(({ kind }) => kind === 'file')
      ? [takesFiles()]
      : [],
  handlers: submissionHandlers,
  jobs: () => [forgetUnsentFiles],
  keepConsent,
  filesGivenOut,
};
