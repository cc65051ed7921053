import { Link, linkOptions } from '@tanstack/react-router';
import { makeCall } from '#platform/client/call-client.ts';
import { emptyValues, formValues } from '#platform/contract/record.ts';
import { RecordTranslations } from '#rooms/access/browser.ts';
import { editionsOfNew, viewEditions } from '#rooms/edition/contract.ts';
import { restoreRecords } from '#rooms/ground/contract.ts';
import { buttonClass } from '#ui/admin/button.tsx';
import { editionInUse, useEdition } from '#ui/admin/chosen-edition.ts';
import { updateFailure } from '#ui/admin/form/failures.ts';
import { SelectField } from '#ui/admin/form/fields.tsx';
import { RecordFields } from '#ui/admin/form/record-fields.tsx';
import { RecordForm } from '#ui/admin/form/record-form.tsx';
import { RichTextField } from '#ui/admin/form/rich-text/rich-text-field.tsx';
import { UpdateScreen } from '#ui/admin/form/update-screen.tsx';
import { useSaved } from '#ui/admin/form/use-saved.ts';
import { OrderButton } from '#ui/admin/order-button.tsx';
import { Screen } from '#ui/admin/screen.tsx';
import { columnsOf, recordColumns } from '#ui/admin/table/columns.tsx';
import { RecordTable } from '#ui/admin/table/record-table.tsx';
import { useReply } from '#ui/admin/use-reply.ts';
import { RichMessage } from '#ui/rich-message.tsx';
import {
  addQuestion,
  changedQuestion,
  deleteQuestion,
  exportQuestions,
  FAQ_FILES,
  type Faq,
  newQuestion,
  orderQuestions,
  singleQuestion,
  updateQuestion,
  viewQuestions,
} from '../contract.ts';
import { faqKind } from '../kind.ts';
import * as say from '../messages.ts';
import { type FaqFields, faqFields } from '../record.ts';

const LIST = { to: '/admin/questions' } as const;
const IMPORT = linkOptions({ to: '/admin/import/$kind', params: { kind: faqKind.name } });

const column = columnsOf<Faq>();
const columns = recordColumns<Faq, FaqFields>(faqFields, {
  question: (label) => column.name('question', label, { width: 20 }),
});
const nameOf = ({ question }: Faq) => question;
const edit = ({ id }: Faq) => linkOptions({ to: '/admin/update-question/$id', params: { id } });
const removal = {
  call: deleteQuestion,
  restore: restoreRecords,
  counted: say.counted,
  question: say.deleteQuestion,
  nameOf,
  failure: say.deleteFailed(),
};
const exportOf = { call: exportQuestions, files: FAQ_FILES };

export function QuestionsScreen() {
  const edition = useEdition();
  return (
    <Screen
      title={say.title()}
      edition="choice"
      actions={
        <>
          <OrderButton
            list={viewQuestions}
            query={{ edition }}
            order={orderQuestions}
            nameOf={nameOf}
            title={say.orderTitle()}
          />
          <Link {...IMPORT} className={buttonClass()}>
            {say.importFile()}
          </Link>
          <Link to="/admin/add-question" className={buttonClass('act')}>
            {say.addTitle()}
          </Link>
        </>
      }
    >
      <RecordTable
        call={viewQuestions}
        columns={columns}
        caption={say.title()}
        nameOf={nameOf}
        pageSize={10}
        searchLabel={say.search()}
        add={faqKind.addScreen}
        edit={edit}
        remove={removal}
        exportOf={exportOf}
        emptyHint={
          <RichMessage
            of={say.addFirst()}
            tags={{
              add: (text) => <Link to="/admin/add-question">{text}</Link>,
              list: (text) => <Link {...IMPORT}>{text}</Link>,
            }}
          />
        }
      />
    </Screen>
  );
}

export function AddQuestionScreen() {
  const editions = useReply(viewEditions, ({ records }) => editionsOfNew(records, editionInUse()));
  const onSaved = useSaved(LIST);
  return (
    <Screen title={say.addTitle()} within={{ ...LIST, label: say.title() }}>
      {editions && (
        <RecordForm
          schema={newQuestion}
          initial={{ ...emptyValues(faqFields), edition: editions.chosen }}
          action={say.addTitle()}
          save={(body) => makeCall(addQuestion, { body })}
          onSaved={onSaved}
          aside={<Link {...LIST}>{say.cancel()}</Link>}
        >
          {editions.options.length > 1 && (
            <SelectField name="edition" label={say.edition()} options={editions.options} required />
          )}
          <QuestionFields />
        </RecordForm>
      )}
    </Screen>
  );
}

export function UpdateQuestionScreen({ id }: { id: string }) {
  return (
    <UpdateScreen
      title={say.updateTitle()}
      within={{ ...LIST, label: say.title() }}
      nameOf={({ record }) => record.question}
      call={singleQuestion}
      query={{ id }}
    >
      {({ record }) => (
        <>
          <UpdateForm faq={record} />
          <RecordTranslations kind={faqKind.name} id={id} />
        </>
      )}
    </UpdateScreen>
  );
}

function UpdateForm({ faq: { id, version, ...faq } }: { faq: Faq & { version: string } }) {
  const onSaved = useSaved(LIST);
  return (
    <RecordForm
      schema={changedQuestion}
      initial={formValues(faqFields, faq)}
      action={say.updateTitle()}
      failure={updateFailure}
      save={(fields) => makeCall(updateQuestion, { query: { id }, body: { ...fields, version } })}
      onSaved={onSaved}
      aside={<Link {...LIST}>{say.cancel()}</Link>}
    >
      <QuestionFields />
    </RecordForm>
  );
}

function QuestionFields() {
  return <RecordFields fields={faqFields} own={{ answer: RichTextField }} />;
}
