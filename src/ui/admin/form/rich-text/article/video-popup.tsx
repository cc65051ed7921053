import { Popover } from '@base-ui/react/popover';
import { Toolbar } from '@base-ui/react/toolbar';
import { type Editor, useEditorState } from '@tiptap/react';
import { Clapperboard } from 'lucide-react';
import { type KeyboardEvent, useId, useState } from 'react';
import { readVideoLink } from '#platform/contract/video-link.ts';
import { Button } from '../../../button.tsx';
import { IconButton } from '../../../icon-button.tsx';
import * as say from '../../../messages.ts';

const WRONG = say.noVideoAddress();
const ICON_SIZE = 16;

/** Asks for a video’s address. The page shows a card that leads there. */
export function VideoTool({ editor }: { editor: Editor }) {
  const [isOpen, setOpen] = useState(false);
  const isVideo = useEditorState({ editor, selector: ({ editor }) => editor.isActive('video') });
  return (
    <Popover.Root open={isOpen} onOpenChange={setOpen}>
      <Toolbar.Button
        render={
          <Popover.Trigger
            render={
              <IconButton label={say.video()} aria-pressed={isVideo}>
                <Clapperboard aria-hidden size={ICON_SIZE} />
              </IconButton>
            }
          />
        }
      />
      <Popover.Portal>
        <Popover.Positioner sideOffset={4} align="start" className="floating">
          <Popover.Popup
            className="menu rich-text-link"
            aria-label={say.video()}
            finalFocus={() => editor.view.dom}
          >
            <VideoForm editor={editor} onDone={() => setOpen(false)} />
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}

/** Not a form element: it would be inside the form that it belongs to. */
function VideoForm({ editor, onDone }: { editor: Editor; onDone: () => void }) {
  const id = useId();
  const current = editor.isActive('video') ? editor.getAttributes('video') : {};
  const [address, setAddress] = useState(String(current.href ?? ''));
  const [title, setTitle] = useState(String(current.title ?? ''));
  const [isWrong, setWrong] = useState(false);

  function apply() {
    const video = readVideoLink(address.trim());
    setWrong(!video);
    if (!video) return;
    const attrs = { href: video.href, title: title.trim() };
    editor.chain().insertContent({ type: 'video', attrs }).run();
    onDone();
  }

  function applyOnEnter(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    apply();
  }

  return (
    <>
      <div className="field" data-invalid={isWrong || undefined}>
        <label htmlFor={id}>{say.videoAddress()}</label>
        <input
          id={id}
          className="control"
          inputMode="url"
          autoComplete="off"
          value={address}
          aria-invalid={isWrong || undefined}
          aria-describedby={isWrong ? `${id}-error` : undefined}
          onChange={(event) => setAddress(event.target.value)}
          onKeyDown={applyOnEnter}
        />
        {isWrong && (
          <p id={`${id}-error`} className="field-error" role="alert">
            {WRONG}
          </p>
        )}
      </div>
      <div className="field">
        <label htmlFor={`${id}-title`}>{say.videoTitle()}</label>
        <input
          id={`${id}-title`}
          className="control"
          value={title}
          onChange={(event) => setTitle(event.target.value)}
          onKeyDown={applyOnEnter}
        />
      </div>
      <div className="rich-text-link-actions">
        <Button onClick={apply}>{say.setVideo()}</Button>
      </div>
    </>
  );
}
