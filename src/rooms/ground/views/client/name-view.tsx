import { Popover } from '@base-ui/react/popover';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { BookmarkPlus } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { makeCall } from '#platform/client/call-client.ts';
import { refusalText } from '#platform/client/refusal-text.ts';
import { Button, buttonClass } from '#ui/admin/button.tsx';
import { notify } from '#ui/admin/toasts.tsx';
import { addSavedView, type SavedView, VIEW_NAME_MAX, viewSavedViews } from '../contract.ts';
import * as say from '../messages.ts';

interface Props {
  list: SavedView['list'];
  query: string;
}

/** Asks for a name and keeps what the list shows under it. */
export function NameView({ list, query }: Props) {
  const queries = useQueryClient();
  const [open, setOpen] = useState(false);
  const id = useId();
  const save = useMutation({
    mutationFn: (name: string) => makeCall(addSavedView, { body: { list, name, query } }),
    onSuccess: ({ message }) => {
      setOpen(false);
      notify('success', message);
      return queries.invalidateQueries({ queryKey: [viewSavedViews.name] });
    },
  });

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    save.mutate(String(new FormData(event.currentTarget).get('name')));
  }

  return (
    <Popover.Root open={open} onOpenChange={setOpen} onOpenChangeComplete={() => save.reset()}>
      <Popover.Trigger className={buttonClass()}>
        <BookmarkPlus aria-hidden size={16} />
        {say.saveView()}
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Positioner sideOffset={4} align="start" className="floating">
          <Popover.Popup className="menu" aria-label={say.saveView()}>
            <form className="filters" onSubmit={submit}>
              <div className="filter">
                <label htmlFor={id}>{say.name()}</label>
                <input
                  id={id}
                  name="name"
                  required
                  maxLength={VIEW_NAME_MAX}
                  autoComplete="off"
                  aria-invalid={save.isError || undefined}
                  aria-describedby={save.isError ? `${id}-error` : `${id}-hint`}
                />
                <p id={`${id}-hint`} className="field-hint">
                  {say.nameHint({ most: VIEW_NAME_MAX })}
                </p>
                {save.isError && (
                  <p id={`${id}-error`} role="alert" className="field-error">
                    {refusalText(save.error)}
                  </p>
                )}
              </div>
              <Button kind="act" type="submit" busy={save.isPending}>
                {say.save()}
              </Button>
            </form>
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}
