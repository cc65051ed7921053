import { createRoute, Link, type LinkOptions, linkOptions } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { makeCall } from '#platform/client/call-client.ts';
import type { KindName, KindScreen } from '#platform/contract/kind.ts';
import { emptyValues, type Fields, formValues } from '#platform/contract/record.ts';
import { viewEditions } from '#rooms/edition/editions/contract.ts';
import { editionsOfNew } from '#rooms/edition/editions/edition-options.ts';
import { restoreRecords } from '#rooms/ground/contract.ts';
import { buttonClass } from '#ui/admin/button.tsx';
import { editionInUse, useEdition } from '#ui/admin/chosen-edition.ts';
import { updateFailure } from '#ui/admin/form/failures.ts';
import { SelectField } from '#ui/admin/form/fields.tsx';
import { type Entered, RecordFields } from '#ui/admin/form/record-fields.tsx';
import { RecordForm } from '#ui/admin/form/record-form.tsx';
import { UpdateScreen } from '#ui/admin/form/update-screen.tsx';
import { useSaved } from '#ui/admin/form/use-saved.ts';
import { OrderButton } from '#ui/admin/order-button.tsx';
import { shell } from '#ui/admin/roots.ts';
import { Screen } from '#ui/admin/screen.tsx';
import { columnsOf, recordColumns } from '#ui/admin/table/columns.tsx';
import { RecordTable } from '#ui/admin/table/record-table.tsx';
import { tableSearch } from '#ui/admin/table/table-search.ts';
import { useReply } from '#ui/admin/use-reply.ts';
import { RichMessage } from '#ui/rich-message.tsx';
import type { AnyRecord, RecordCalls, RecordTexts } from '../../contract.ts';
import * as words from '../../messages.ts';

interface Paths<List extends string, Add extends string, One extends string> {
  listScreen: List;
  addScreen: Add;
  recordScreen: One;
}

interface Records {
  kind: Paths<string, string, string> & { name: KindName };
  calls: RecordCalls;
  say: RecordTexts;
  /** The field that names a record. */
  name: string;
  /** What some fields are entered with, if not with an input of their type. */
  enter?: Readonly<Record<string, ComponentType<Entered>>>;
  /** Stands below the form of a record that is there. */
  Below?: ComponentType<{ kind: KindName; id: string }>;
}
interface Of {
  records: Records;
}

const NAME_WIDTH = 20;
const column = columnsOf<AnyRecord>();

/** The routes of the three screens of a kind of record: its list, and the forms that add and update one. */
export function recordRoutes<
  F extends Fields,
  const List extends string,
  const Add extends string,
  const One extends string,
>(
  records: Records & {
    kind: Paths<List, Add, One>;
    calls: { fields: F };
    name: keyof F;
    enter?: { [Name in keyof F]?: ComponentType<Entered> };
  },
) {
  const update = createRoute({
    getParentRoute: () => shell,
    path: records.kind.recordScreen,
    component: function Update() {
      const { id } = update.useParams() as { id: string };
      return <UpdateRecord key={id} records={records} id={id} />;
    },
  });
  return [
    createRoute({
      getParentRoute: () => shell,
      path: records.kind.listScreen,
      validateSearch: tableSearch(records.calls.view),
      component: () => <RecordsScreen records={records} />,
    }),
    createRoute({
      getParentRoute: () => shell,
      path: records.kind.addScreen,
      component: () => <AddRecord records={records} />,
    }),
    update,
  ] as const;
}

/** The router knows every address; here it is one of any kind. */
function linksOf({ kind }: Records) {
  return {
    list: { to: kind.listScreen as KindScreen },
    add: { to: kind.addScreen as KindScreen },
    edit: (id: string) => ({ to: kind.recordScreen, params: { id } }) as LinkOptions,
    importing: linkOptions({ to: '/admin/import/$kind', params: { kind: kind.name } }),
  };
}

function RecordsScreen({ records }: Of) {
  const { calls, say, name } = records;
  const { add, edit, importing } = linksOf(records);
  const edition = useEdition();
  const nameOf = (record: AnyRecord) => String(record[name]);
  const columns = recordColumns<AnyRecord, Fields>(calls.fields, {
    [name]: (label: string) => column.name(name as never, label, { width: NAME_WIDTH }),
  });
  return (
    <Screen
      title={say.title()}
      edition="choice"
      actions={
        <>
          <OrderButton
            list={calls.view}
            query={{ edition }}
            order={calls.order}
            nameOf={nameOf}
            title={say.orderTitle()}
          />
          <Link {...importing} className={buttonClass()}>
            {words.importFile()}
          </Link>
          <Link {...add} className={buttonClass('act')}>
            {say.addTitle()}
          </Link>
        </>
      }
    >
      <RecordTable
        call={calls.view}
        columns={columns}
        caption={say.title()}
        nameOf={nameOf}
        pageSize={10}
        searchLabel={say.search()}
        add={add.to}
        edit={({ id }) => edit(id)}
        remove={{
          call: calls.remove,
          restore: restoreRecords,
          counted: say.counted,
          question: say.deleteOne,
          nameOf,
          failure: say.deleteFailed(),
        }}
        exportOf={{ call: calls.export, files: calls.files }}
        emptyHint={
          <RichMessage
            of={say.addFirst()}
            tags={{
              add: (text) => <Link {...add}>{text}</Link>,
              list: (text) => <Link {...importing}>{text}</Link>,
            }}
          />
        }
      />
    </Screen>
  );
}

function AddRecord({ records }: Of) {
  const { calls, say } = records;
  const { list } = linksOf(records);
  const editions = useReply(viewEditions, (reply) => editionsOfNew(reply.records, editionInUse()));
  const onSaved = useSaved(list);
  return (
    <Screen title={say.addTitle()} within={{ ...list, label: say.title() }}>
      {editions && (
        <RecordForm
          schema={calls.newForm}
          initial={{ ...emptyValues(calls.fields), edition: editions.chosen }}
          action={say.addTitle()}
          save={(body) => makeCall(calls.add, { body })}
          onSaved={onSaved}
          aside={<Link {...list}>{words.cancel()}</Link>}
        >
          {editions.options.length > 1 && (
            <SelectField name="edition" label={words.edition()} options={editions.options} required />
          )}
          <RecordFields fields={calls.fields} own={records.enter ?? {}} />
        </RecordForm>
      )}
    </Screen>
  );
}

function UpdateRecord({ records, id }: Of & { id: string }) {
  const { kind, calls, say, name, Below } = records;
  return (
    <UpdateScreen
      title={say.updateTitle()}
      within={{ ...linksOf(records).list, label: say.title() }}
      nameOf={({ record }) => String(record[name])}
      call={calls.single}
      query={{ id }}
    >
      {({ record }) => (
        <>
          <UpdateForm records={records} record={record} />
          {Below && <Below kind={kind.name} id={id} />}
        </>
      )}
    </UpdateScreen>
  );
}

function UpdateForm({ records, record }: Of & { record: AnyRecord & { version: string } }) {
  const { calls, say } = records;
  const { id, version } = record;
  const { list } = linksOf(records);
  const onSaved = useSaved(list);
  return (
    <RecordForm
      schema={calls.changedForm}
      initial={formValues(calls.fields, record)}
      action={say.updateTitle()}
      failure={updateFailure}
      save={(body) => makeCall(calls.update, { query: { id }, body: { ...body, version } })}
      onSaved={onSaved}
      aside={<Link {...list}>{words.cancel()}</Link>}
    >
      <RecordFields fields={calls.fields} own={records.enter ?? {}} />
    </RecordForm>
  );
}
