import { useSyncExternalStore } from 'react';
import { ConfirmDialog } from './confirm-dialog.tsx';

interface Question {
  title: string;
  text: string;
  /** The label of the button that proceeds: a verb. */
  confirm: string;
  answer: (isYes: boolean) => void;
}

let asked: Question | undefined;
const listeners = new Set<() => void>();

function show(question: Question | undefined): void {
  asked = question;
  for (const listener of listeners) listener();
}

/** Asks over whatever is shown, also if what began this is gone by now. */
export function ask(question: Omit<Question, 'answer'>): Promise<boolean> {
  asked?.answer(false);
  return new Promise((resolve) => {
    const answer = (isYes: boolean) => {
      show(undefined);
      resolve(isYes);
    };
    show({ ...question, answer });
  });
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Shows what is asked. Rendered once, around the screens. */
export function Asked() {
  const question = useSyncExternalStore(subscribe, () => asked);
  if (!question) return null;
  const { title, text, confirm, answer } = question;
  return (
    <ConfirmDialog
      open
      title={title}
      confirm={confirm}
      onConfirm={() => answer(true)}
      onCancel={() => answer(false)}
    >
      {text}
    </ConfirmDialog>
  );
}
