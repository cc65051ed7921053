import { Link, useLocation } from '@tanstack/react-router';
import { makeCall } from '#platform/client/call-client.ts';
import { ACTIONS } from '#ui/admin/at-hand.ts';
import { buttonClass } from '#ui/admin/button.tsx';
import { LinesField, TextField } from '#ui/admin/form/fields.tsx';
import { RecordForm } from '#ui/admin/form/record-form.tsx';
import { useSaved } from '#ui/admin/form/use-saved.ts';
import { answerForm, answerPartnership, type PartnershipDetails } from '../contract.ts';
import * as say from '../messages.ts';

/** The part of an address at which an open request is being answered. */
const ANSWERING = 'answer';

/** Opens a request where its answer is written. */
export function AnswerLink({ id }: { id: string }) {
  return (
    <Link
      to="/admin/partnerships"
      search={(list) => ({ ...list, record: id })}
      hash={ANSWERING}
      className={buttonClass()}
    >
      {say.answerByMail()}
    </Link>
  );
}

/** Writes to who sent a request. */
export function AnswerByMail({ request }: { request: PartnershipDetails }) {
  const onSaved = useSaved({ to: '/admin/partnerships', search: (list) => list });
  const isAnswering = useLocation({ select: ({ hash }) => hash === ANSWERING });
  const { id, fullname: name } = request;
  return (
    <details open={isAnswering} className="details-section" {...{ [ACTIONS]: name }}>
      <summary>{say.answerByMail()}</summary>
      <RecordForm
        key={request.answered}
        schema={answerForm}
        initial={{ subject: say.subjectProposed({ package: request.package }), answer: '' }}
        action={say.sendAnswer()}
        save={(body) => makeCall(answerPartnership, { body: { id, ...body } })}
        onSaved={onSaved}
      >
        <TextField name="subject" label={say.subject()} autoComplete="off" required />
        <LinesField name="answer" label={say.answer()} hint={say.answerHint({ name })} required />
      </RecordForm>
    </details>
  );
}
