import { useState } from 'react';
import { Button } from '../../button.tsx';
import * as say from '../../messages.ts';
import { notify } from '../../toasts.tsx';
import { Window } from '../../window.tsx';
import { type StoredPicture, usePictureStore } from './picture-store.ts';

/** Lets somebody choose a picture of the library. It comes as a file: a copy, which the record can crop and delete. */
export function FromLibrary({ label, onChosen }: { label: string; onChosen: (file: File) => void }) {
  const { Library } = usePictureStore();
  const [isOpen, setOpen] = useState(false);

  async function choose(picture: StoredPicture) {
    setOpen(false);
    try {
      onChosen(await toFile(picture));
    } catch {
      notify('error', say.pictureNotLoaded());
    }
  }

  return (
    <>
      <Button onClick={() => setOpen(true)}>{say.fromLibrary()}</Button>
      {isOpen && (
        <Window title={label} onClose={() => setOpen(false)} className="picture-dialog">
          <Library onChosen={choose} />
        </Window>
      )}
    </>
  );
}

async function toFile({ address, name, alt }: StoredPicture): Promise<File> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answers ${response.status}`);
  const content = await response.blob();
  return new File([content], alt ? `${alt}${name.slice(name.lastIndexOf('.'))}` : name, {
    type: content.type,
  });
}
