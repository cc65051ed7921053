import { useState } from 'react';
import { refusalText } from '#platform/client/refusal-text.ts';
import { LOGO_TYPES, pictureSizeMax } from '#platform/contract/picture-file.ts';
import * as say from '../../messages.ts';
import { Window } from '../../window.tsx';
import { FromDevice } from './from-device.tsx';
import { type StoredPicture, usePictureStore } from './picture-store.ts';

interface Props {
  title: string;
  onDone: (picture: StoredPicture) => void;
  onCancel: () => void;
}

/** Asks for a logo, new or from the library. What it shows is known: a name. */
export function LogoDialog({ title, onDone, onCancel }: Props) {
  const { add, Library } = usePictureStore();
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  async function store(file: File) {
    setBusy(true);
    try {
      onDone(await add(file, { alt: '', purpose: 'logo' }));
    } catch (thrown) {
      setProblem(refusalText(thrown));
      setBusy(false);
    }
  }

  return (
    <Window title={title} onClose={onCancel} className="picture-dialog">
      <FromDevice
        types={LOGO_TYPES}
        hint={say.logoTypes({ size: pictureSizeMax() })}
        problem={problem}
        isDisabled={isBusy}
        onChosen={store}
      />
      {isBusy && <p role="status">{say.uploading()}</p>}
      <Library onChosen={onDone} />
    </Window>
  );
}
