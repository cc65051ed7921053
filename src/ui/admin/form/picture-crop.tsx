import { useState } from 'react';
import Cropper from 'react-easy-crop';
import { notify } from '../toasts.tsx';
import { cropPicture, type Part } from './crop-picture.ts';

interface Props {
  file: File;
  /** The address under which the browser shows the file. */
  src: string;
  /** Width divided by height of the part that is kept. */
  aspect: number;
  onCropped: (file: File) => void;
}

const ZOOM_MAX = 4;
const KEYBOARD_STEP = 8;

/** Lets the user choose the part of a picture to keep, by dragging, zooming or the arrow keys. */
export function PictureCrop({ file, src, aspect, onCropped }: Props) {
  const [position, setPosition] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);

  async function keep(part: Part) {
    try {
      onCropped(await cropPicture(file, part));
    } catch {
      onCropped(file);
      notify('warning', 'This picture can’t be cropped here. It will be sent uncropped.');
    }
  }

  return (
    <>
      <div className="crop">
        <Cropper
          image={src}
          crop={position}
          zoom={zoom}
          maxZoom={ZOOM_MAX}
          aspect={aspect}
          objectFit="cover"
          keyboardStep={KEYBOARD_STEP}
          disableAutomaticStylesInjection
          cropperProps={{ 'aria-label': 'Part of the picture to keep: move it with the arrow keys' }}
          mediaProps={{ alt: 'Chosen picture' }}
          onCropChange={setPosition}
          onZoomChange={setZoom}
          onCropComplete={(_percent, part) => keep(part)}
        />
      </div>
      <label className="crop-zoom">
        Zoom
        <input
          type="range"
          min={1}
          max={ZOOM_MAX}
          step={0.05}
          value={zoom}
          onChange={(event) => setZoom(Number(event.target.value))}
        />
      </label>
    </>
  );
}
