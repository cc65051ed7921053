import { z } from 'zod';
import type { Access } from '#platform/contract/access.ts';
import { isOwn } from '#platform/contract/call.ts';
import { defineCall } from '#platform/contract/define-call.ts';
import { id, requiredText, TITLE_MAX } from '#platform/contract/fields.ts';
import { changed, listOf, listQuery, oneOf } from '#platform/contract/lists.ts';
import { version, versioned } from '#platform/contract/version.ts';
import * as say from './messages.ts';

/** The form of a title that other records are filed under. */
export const titleForm = z.strictObject({
  title: requiredText(TITLE_MAX, say.titleMissing),
});

interface Declared<Shape extends z.ZodRawShape, Column extends string> {
  /** What people call one of them, all of them, and the records that are filed under one. */
  nouns: { one: string; many: string; filed: string };
  /** What the calls' names end with: of one, and of the list. */
  named: { one: string; many: string };
  access: Access;
  paths: Record<'add' | 'view' | 'single' | 'update' | 'remove', string>;
  record: z.ZodObject<Shape, z.core.$strict>;
  sorts: readonly Column[];
}

/** The calls for the titles of one kind. */
export function titleCalls<Shape extends z.ZodRawShape, const Column extends string>(
  declared: Declared<Shape, Column>,
) {
  const { nouns, named, access, paths, record, sorts } = declared;
  const renaming = {
    name: `update${named.one}`,
    summary: `Rename a ${nouns.one}`,
    method: 'POST',
    path: paths.update,
    access,
    reply: changed,
  } as const;
  return {
    add: defineCall({
      name: `add${named.one}`,
      summary: `Add a ${nouns.one}`,
      method: 'POST',
      path: paths.add,
      access,
      ...(isOwn({ path: paths.add }) && { status: 201 }),
      body: titleForm,
      reply: changed,
    }),
    view: defineCall({
      name: `view${named.many}`,
      summary: `The ${nouns.many}; searches the title`,
      method: 'GET',
      path: paths.view,
      access,
      query: listQuery(sorts),
      reply: listOf(record),
    }),
    single: defineCall({
      name: `single${named.one}`,
      summary: `One ${nouns.one}`,
      method: 'GET',
      path: paths.single,
      access,
      query: { categoryId: id },
      reply: oneOf(versioned(record)),
    }),
    update: defineCall({ ...renaming, method: 'PUT', body: titleForm.extend({ categoryId: id, version }) }),
    /** The id may be in the query or in the body, where the documentation doesn't say which. */
    updateAnywhere: defineCall({
      ...renaming,
      query: { categoryId: id.optional(), id: id.optional() },
      body: titleForm.extend({ id: id.optional(), categoryId: id.optional(), version }),
    }),
    remove: defineCall({
      name: `delete${named.one}`,
      summary: `Delete a ${nouns.one}; its ${nouns.filed} are kept, without a category`,
      method: 'DELETE',
      path: paths.remove,
      access,
      query: { id },
      reply: changed,
    }),
  };
}
