import { z } from 'zod';
import { isPhone } from '#platform/contract/fields.ts';
import type { CallContext } from '#platform/server/http/context.ts';
import { findCurrentEdition, publishedEdition, takenNotice } from '#rooms/edition/server.ts';
import * as say from '../messages.ts';
import { notRequiredBy, without } from '../not-required.ts';
import { WRONG_NUMBERS } from '../person-fields.ts';
import { answersTo } from '../questions.ts';
import { fullNumber } from './full-numbers.ts';

type Kind = 'registration' | 'partnership';

/**
 * The schema of a public form that the call refuses, as the current edition asks for it. What only the edition tells is wrong is told with the rest of
 * what is; where nothing else is wrong, whoever takes the form looks.
 */
export async function asAsked<Form extends z.ZodObject>(
  form: Form,
  kind: Kind,
  context: CallContext,
): Promise<Form> {
  const asked = await withChecks(form, kind, context);
  // Whoever answers nothing is told what has to be answered.
  return z.preprocess((given) => ({ answers: {}, ...Object(given) }), asked) as unknown as Form;
}

export async function withChecks<Form extends z.ZodObject>(
  form: Form,
  kind: Kind,
  { store: { database }, clock }: CallContext,
): Promise<Form> {
  const edition = await findCurrentEdition(database, clock.now());
  const published = await publishedEdition(database, edition?.id);
  const { forms } = published;
  const asked = kind === 'registration' ? without(form, notRequiredBy(forms)) : form;
  const isNumber = (typed: unknown) => !typed || isPhone(fullNumber(String(typed), edition?.country));
  const answers = answersTo(forms[kind], 'visitor');
  const {
    notice,
    whatsapp_number,
    contact_number,
    answers: given,
  } = asked.shape as Record<string, z.ZodType>;
  return asked.extend({
    notice: notice?.refine((named) => takenNotice(published, kind, String(named)) !== undefined, {
      error: say.noticeMissing,
    }),
    whatsapp_number: whatsapp_number?.refine(isNumber, { error: WRONG_NUMBERS.whatsapp_number }),
    contact_number: contact_number?.refine(isNumber, { error: WRONG_NUMBERS.contact_number }),
    answers: given?.superRefine((typed, { addIssue }) => {
      for (const { path, message } of answers.safeParse(typed ?? {}).error?.issues ?? [])
        addIssue({ code: 'custom', path, message });
    }),
  }) as unknown as Form;
}
