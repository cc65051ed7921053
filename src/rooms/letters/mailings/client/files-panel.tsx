import { useMutation } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { makeCall } from '#platform/client/call-client.ts';
import { refusalText } from '#platform/client/refusal-text.ts';
import { IconButton } from '#ui/admin/icon-button.tsx';
import { Panel } from '#ui/admin/panel.tsx';
import { notify } from '#ui/admin/toasts.tsx';
import { addMailingFile, deleteMailingFile } from '../contract.ts';
import { FILE_TYPES, FILES_MEGABYTES_MAX } from '../files.ts';
import * as say from '../messages.ts';

const MEGABYTE = 1024 * 1024;

interface Props {
  mailingId: string;
  files: readonly { id: string; name: string; bytes: number }[];
}

type Attached = Props['files'][number];

/** What each recipient of a draft gets with it. It is kept at once, and leaves what is typed beside it alone. */
export function FilesPanel({ mailingId, files }: Props) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [attached, setAttached] = useState(files);
  const failed = (thrown: unknown) =>
    notify('error', say.notAttached(), { description: refusalText(thrown) });
  const add = useMutation({
    mutationFn: (file: File) => makeCall(addMailingFile, { body: { mailingId, file } }),
    onSuccess: ({ message, id: added = '' }, { name, size: bytes }) => {
      notify('success', message, { settles: say.notAttached() });
      setAttached((before) => [...before, { id: added, name, bytes }]);
    },
    onError: failed,
    onSettled: () => {
      if (input.current) input.current.value = '';
    },
  });
  const takeOff = useMutation({
    mutationFn: ({ id }: Attached) => makeCall(deleteMailingFile, { query: { id } }),
    onSuccess: ({ message }, { id: gone }) => {
      notify('success', message);
      setAttached((before) => before.filter((one) => one.id !== gone));
    },
    onError: failed,
  });
  return (
    <Panel title={say.attachments()} lead={say.attachmentsLead({ most: FILES_MEGABYTES_MAX })}>
      {attached.length > 0 && (
        <ul className="plain-list">
          {attached.map((file) => (
            <li key={file.id} className="attached-file">
              <span translate="no">{file.name}</span>{' '}
              <span className="field-hint">
                {say.megabytes({ size: Math.max(0.1, Math.round((10 * file.bytes) / MEGABYTE) / 10) })}
              </span>
              <IconButton label={say.takeOff({ name: file.name })} onClick={() => takeOff.mutate(file)}>
                <X aria-hidden size={16} />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      <label className="field" htmlFor={id}>
        <span className="field-label">{say.attach()}</span>
        <input
          ref={input}
          id={id}
          type="file"
          className="file-input"
          accept={Object.keys(FILE_TYPES)
            .map((ending) => `.${ending}`)
            .join(',')}
          disabled={add.isPending}
          onChange={({ target }) => {
            const file = target.files?.[0];
            if (file) add.mutate(file);
          }}
        />
      </label>
    </Panel>
  );
}
