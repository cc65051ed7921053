import { type ComponentProps, createContext, use } from 'react';
import { useWatch } from 'react-hook-form';
import type { z } from 'zod';
import { ColourField } from '#ui/admin/form/colour-field.tsx';
import { LinesField, SelectField, SwitchField, TextField } from '#ui/admin/form/fields.tsx';
import { LibraryPictureField } from '#ui/admin/form/pictures/library-picture-field.tsx';
import { RichTextField } from '#ui/admin/form/rich-text/rich-text-field.tsx';
import { TranslatedText, useTranslating } from '#ui/admin/form/text-languages.tsx';
import { type FieldInfo, fieldInfo } from '../../fields.ts';
import * as say from '../../messages.ts';
import { pictureAddress } from '../../picture-field.ts';
import { FilmField } from '../film-field.tsx';
import { ListField } from '../list-field.tsx';
import { PricesField } from '../prices-field.tsx';

/** What can be chosen where that is what other sections say, by field. */
export const Choices = createContext<Readonly<Record<string, readonly string[]>>>({});

/** The fields of a section, or of an item in it, made from what each says about itself. */
export function ContentFields({ fields, within = '' }: { fields: z.ZodRawShape; within?: string }) {
  return Object.entries(fields).map(([name, schema]) => (
    <ContentField key={name} within={within} field={name} info={fieldInfo(schema)} />
  ));
}

function ContentField({ within, field, info }: { within: string; field: string; info: FieldInfo }) {
  const translating = useTranslating();
  const source = within + field;
  const text = String(useWatch({ name: source }) ?? '');
  if (!translating || info.item) return <WrittenField name={source} info={info} />;
  if (!info.words || info.kind === 'stored') return null;
  const name = `${within}translations.${translating.language}.${field}`;
  return (
    <TranslatedText text={text} name={name} main={translating.main}>
      <WrittenField name={name} info={{ ...info, required: false }} />
    </TranslatedText>
  );
}

function WrittenField({ name, info }: { name: string; info: FieldInfo }) {
  const { kind, required = false, half = false, options = [], item } = info;
  const [label, hint] = [info.label(), info.hint?.()];
  const shared = { name, label, required, half, ...(hint && { hint }) };
  if (item) {
    return (
      <ListField name={name} label={label} hint={hint} item={item}>
        {(within) => <ContentFields fields={item.fields} within={within} />}
      </ListField>
    );
  }
  switch (kind) {
    case 'lines':
      return <LinesField {...shared} />;
    case 'rich':
      return <RichTextField {...shared} isArticle={info.isArticle ?? false} />;
    case 'switch':
      return <SwitchField {...shared} />;
    case 'choice':
      if (info.chosenFrom) return <ChoiceOfOthers {...shared} />;
      return (
        <SelectField
          {...shared}
          options={options.map(({ value, label: of }) => ({ value, label: of() }))}
          required
        />
      );
    case 'number':
      return <TextField {...shared} inputMode="numeric" short />;
    case 'colour':
      return <ColourField {...shared} />;
    case 'picture':
      return <LibraryPictureField {...shared} isLogo={info.isLogo ?? false} addressOf={pictureAddress} />;
    case 'film':
      return <FilmField {...shared} />;
    case 'prices':
      return <PricesField {...shared} />;
    case 'line':
      return <TextField {...shared} />;
    default:
      return null;
  }
}

/** What was chosen and isn't there any more still shows. */
function ChoiceOfOthers(field: Omit<ComponentProps<typeof SelectField>, 'options'>) {
  const choices = use(Choices)[field.name.replace(/\.\d+\./g, '.')] ?? [];
  const chosen = String(useWatch({ name: field.name }) ?? '');
  const isThere = chosen === '' || choices.includes(chosen);
  const gone = isThere ? [] : [{ value: chosen, label: say.notThere({ name: chosen }) }];
  return <SelectField {...field} options={[...choices, ...gone]} placeholder={say.noChoice()} />;
}
