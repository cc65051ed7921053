import { useRef, useState } from 'react';
import { makeCall } from '#platform/client/call-client.ts';
import { refusalText } from '#platform/client/refusal-text.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { addSession, updateSession } from '../../contract.ts';
import type { Desk, PlannedSession } from '../../desk-reply.ts';
import {
  inOrder,
  problemsIn,
  toBody,
  VALUE_NAMES,
  type ValueName,
  type Values,
  valuesOf,
  valuesOfNew,
} from './rows.ts';
import type { DeskActions } from './use-desk.ts';

export type RowState =
  | { is: 'saving' }
  | { is: 'saved' }
  | { is: 'failed'; why: string }
  | { is: 'changed'; theirs: string };

export interface Row {
  key: string;
  session: PlannedSession | undefined;
  values: Values;
  problems: Partial<Values>;
  state: RowState | undefined;
}

interface Edit {
  typed: Partial<Values>;
  /** What was there when typing began. */
  base: Values | undefined;
}

/** The rows of a day, with what is typed in them and not saved yet. The last one is a new session. What was typed in other days stays. */
export function useRows(desk: Desk, day: number | null, { edition, latest, renewed, send }: DeskActions) {
  const [edits, setEdits] = useState<Readonly<Record<string, Edit>>>({});
  const [states, setStates] = useState<Readonly<Record<string, RowState>>>({});
  const [shown, setShown] = useState<Readonly<Record<string, true>>>({});
  const count = useRef(0);
  const [freshOf, setFreshOf] = useState<Readonly<Record<string, readonly string[]>>>({});
  const fresh = freshOf[`${day}`] ?? [`new-on-${day}`];
  const setFresh = (change: (before: readonly string[]) => readonly string[]) =>
    setFreshOf((before) => ({ ...before, [`${day}`]: change(before[`${day}`] ?? fresh) }));
  // What is typed is wanted at once, also between two paints.
  const newest = useRef(edits);

  function changeEdits(change: (before: typeof edits) => typeof edits) {
    newest.current = change(newest.current);
    setEdits(newest.current);
  }
  const setState = (key: string, state: RowState | undefined) =>
    setStates(({ [key]: _, ...others }) => (state ? { ...others, [key]: state } : others));
  const drop = (key: string) => changeEdits(({ [key]: _, ...others }) => others);

  const sessions = inOrder(
    desk.sessions.filter((session) => session.day === day),
    desk,
  );
  const rows: Row[] = sessions.map((session) => {
    const values = { ...valuesOf(session, desk), ...edits[session.id]?.typed };
    return rowOf(session.id, session, values);
  });
  for (const key of fresh) {
    const values = valuesOfNew(
      rows.map((row) => row.values),
      edits[key]?.typed ?? {},
      { desk, day },
    );
    rows.push(rowOf(key, undefined, values));
  }

  function rowOf(key: string, session: PlannedSession | undefined, values: Values): Row {
    const problems = shown[key] ? problemsIn(values) : {};
    return { key, session, values, problems, state: states[key] };
  }

  function type(key: string, name: ValueName, value: string) {
    const session = sessions.find(({ id }) => id === key);
    changeEdits((before) => ({
      ...before,
      [key]: {
        typed: { ...before[key]?.typed, [name]: value },
        base: before[key]?.base ?? (session && valuesOf(session, desk)),
      },
    }));
    if (states[key]?.is !== 'saving') setState(key, undefined);
  }

  function revert(key: string) {
    drop(key);
    setState(key, undefined);
    setShown(({ [key]: _, ...others }) => others);
  }

  /** Saves a row if something was typed in it. Says whether nothing has to be mended first. */
  function commit(key: string, over = false): boolean {
    const row = rows.find((one) => one.key === key);
    const edit = newest.current[key];
    if (!row || !edit || states[key]?.is === 'saving') return true;
    const values = row.session
      ? { ...valuesOf(row.session, desk), ...edit.typed }
      : { ...row.values, ...edit.typed };
    if (!row.session && !isWorthSaving(values)) return true;
    if (Object.keys(problemsIn(values)).length > 0) {
      setShown((before) => ({ ...before, [key]: true }));
      return false;
    }
    if (row.session) change(key, row.session, edit, over);
    else add(key, values);
    return true;
  }

  function add(key: string, values: Values) {
    setState(key, { is: 'saving' });
    changeEdits((before) => ({ ...before, [key]: { typed: values, base: undefined } }));
    if (key === fresh.at(-1)) {
      count.current += 1;
      const next = `new-${count.current}`;
      setFresh((before) => [...before, next]);
    }
    const body = { edition, ...toBody(values, VALUE_NAMES, day), title: values.title };
    send(() => makeCall(addSession, { body })).then(
      () => {
        setFresh((before) => before.filter((one) => one !== key));
        revert(key);
      },
      (thrown) => setState(key, { is: 'failed', why: refusalText(thrown) }),
    );
  }

  function change(key: string, session: PlannedSession, { typed, base }: Edit, over: boolean) {
    const before = valuesOf(session, desk);
    const names = VALUE_NAMES.filter((name) => typed[name] !== undefined && typed[name] !== before[name]);
    if (names.length === 0) return revert(key);
    setState(key, { is: 'saving' });
    /** Whether it was saved. */
    const attempt = async (now: Desk | undefined, isLast: boolean): Promise<boolean> => {
      const there = now?.sessions.find(({ id }) => id === key);
      const theirs = now && there ? valuesOf(there, now) : before;
      const other = names.find((name) => base && theirs[name] !== base[name]);
      if (other && !over) {
        setState(key, { is: 'changed', theirs: theirs[other] });
        return false;
      }
      const { version } = there ?? session;
      const body = { ...toBody({ ...theirs, ...typed }, names, day), version };
      try {
        await makeCall(updateSession, { query: { id: key }, body });
        setState(key, { is: 'saved' });
        return true;
      } catch (thrown) {
        // Somebody has changed it so lately that it isn't known here yet.
        if (isLast || !(thrown instanceof Refusal) || thrown.code !== 'changed-meanwhile') throw thrown;
        return attempt(await renewed(), true);
      }
    };
    send(() => attempt(latest(), false)).then(
      (isSaved) => {
        // What was typed meanwhile is another change.
        if (isSaved && newest.current[key]?.typed === typed) drop(key);
      },
      (thrown) => setState(key, { is: 'failed', why: refusalText(thrown) }),
    );
  }

  /** Whether anything was typed, on any day, that isn't being saved. */
  function isUnsaved(): boolean {
    return Object.entries(newest.current).some(([key, { typed, base }]) => {
      const isNew = base === undefined;
      return states[key]?.is !== 'saving' && (!isNew || isWorthSaving({ title: '', people: '', ...typed }));
    });
  }

  return { rows, type, commit, revert, isUnsaved };
}

/** A new row has a time and a room of its own accord. */
function isWorthSaving({ title, people }: Pick<Values, 'title' | 'people'>): boolean {
  return title.trim() !== '' || people.trim() !== '';
}
