import { Link, type LinkOptions, type LinkProps } from '@tanstack/react-router';
import type { z } from 'zod';
import type { Call } from '#platform/contract/call.ts';
import { buttonClass } from './button.tsx';
import { updateFailure } from './form/failures.ts';
import { TextField } from './form/fields.tsx';
import { RecordForm } from './form/record-form.tsx';
import { UpdateScreen } from './form/update-screen.tsx';
import { useSaved } from './form/use-saved.ts';
import * as say from './messages.ts';
import { Screen } from './screen.tsx';
import { RecordTable } from './table/record-table.tsx';
import type { Removal } from './table/removal.ts';
import type { RecordColumn } from './table/table-model.ts';
import type { ListCall } from './table/table-search.ts';

interface Title {
  id: string;
  title: string;
  date: string;
}
type Saved = Promise<{ message: string }>;
// biome-ignore lint/suspicious/noExplicitAny: whatever else the query takes, an id is enough
type SingleCall = Call<z.ZodObject<any>, z.ZodType, z.ZodType<{ record: Title & { version: string } }>>;
type To = NonNullable<LinkProps['to']>;

/** Titles that other records are filed under, and what their screens say and do. */
export interface Titles<Row extends Title> {
  texts: { all: string; add: string };
  columns: RecordColumn<Row>[];
  view: ListCall<Row>;
  single: SingleCall;
  schema: z.ZodType<unknown, { title: string }>;
  add: (form: { title: string }) => Saved;
  rename: (id: string, form: { title: string; version: string }) => Saved;
  remove: Removal<Row>;
  screens: { all: To; add: To; afterAdding: To; edit: (row: Row) => LinkOptions };
}

const nameOf = ({ title }: Title) => title;
export const TITLE_REMOVAL = {
  counted: say.countedCategories,
  question: say.deleteQuestion,
  nameOf,
  failure: say.deleteCategoryFailed(),
};

export function TitlesScreen<Row extends Title>({ titles }: { titles: Titles<Row> }) {
  const { texts, screens } = titles;
  const add = (
    <Link to={screens.add} className={buttonClass('act')}>
      {say.addCategory()}
    </Link>
  );
  return (
    <Screen title={texts.all} actions={add}>
      <RecordTable
        call={titles.view}
        columns={titles.columns}
        caption={texts.all}
        nameOf={nameOf}
        pageSize={5}
        searchLabel={say.searchByTitle()}
        add={screens.add}
        edit={screens.edit}
        remove={titles.remove}
        emptyHint={<Link to={screens.add}>{say.addFirstCategory()}</Link>}
      />
    </Screen>
  );
}

export function AddTitleScreen<Row extends Title>({ titles }: { titles: Titles<Row> }) {
  const { texts, screens } = titles;
  const onSaved = useSaved({ to: screens.afterAdding });
  return (
    <Screen title={texts.add}>
      <RecordForm
        schema={titles.schema}
        initial={{ title: '' }}
        action={say.addCategory()}
        save={titles.add}
        onSaved={onSaved}
        aside={<Link to={screens.all}>{say.cancel()}</Link>}
      >
        <TextField name="title" label={say.categoryTitle()} required />
      </RecordForm>
    </Screen>
  );
}

export function UpdateTitleScreen<Row extends Title>(props: { titles: Titles<Row>; categoryId: string }) {
  const { titles, categoryId } = props;
  return (
    <UpdateScreen
      title={say.updateCategory()}
      within={{ to: titles.screens.all, label: titles.texts.all }}
      nameOf={({ record }) => record.title}
      call={titles.single}
      query={{ categoryId }}
    >
      {({ record }) => <UpdateForm titles={titles} record={record} />}
    </UpdateScreen>
  );
}

interface Updated<Row extends Title> {
  titles: Titles<Row>;
  record: Title & { version: string };
}

function UpdateForm<Row extends Title>({ titles, record: { id, title, version } }: Updated<Row>) {
  const onSaved = useSaved({ to: titles.screens.all });
  return (
    <RecordForm
      schema={titles.schema}
      initial={{ title }}
      action={say.updateCategory()}
      failure={updateFailure}
      save={(form) => titles.rename(id, { ...form, version })}
      onSaved={onSaved}
      aside={<Link to={titles.screens.all}>{say.cancel()}</Link>}
    >
      <TextField name="title" label={say.categoryTitle()} required />
    </RecordForm>
  );
}
