import 'react-easy-crop/react-easy-crop.css';
import { useEffect, useState } from 'react';
import Cropper, { type Area } from 'react-easy-crop';
import { cropPicture } from '#ui/admin/form/crop-picture.ts';
import * as say from '../messages.ts';

/** Width to height, as the website shows speakers. */
const PORTRAIT = 4 / 5;
const ZOOM_MAX = 4;
const ZOOM_STEP = 0.05;
const KEYBOARD_STEP = 8;

/** Lets a speaker choose the part of a picture to send, by dragging, zooming or the arrow keys. */
export function PictureCrop({ file, onCropped }: { file: File; onCropped: (file: File) => void }) {
  const [position, setPosition] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [src, setSrc] = useState('');
  useEffect(() => {
    const address = URL.createObjectURL(file);
    setSrc(address);
    return () => URL.revokeObjectURL(address);
  }, [file]);

  // What can't be cropped here is sent as it is.
  const keep = (part: Area) => cropPicture(file, part).then(onCropped, () => onCropped(file));

  return (
    <div className="grid max-w-80 gap-3">
      <div className="relative aspect-[4/5] overflow-hidden bg-sunk">
        {src && (
          <Cropper
            image={src}
            crop={position}
            zoom={zoom}
            maxZoom={ZOOM_MAX}
            aspect={PORTRAIT}
            objectFit="cover"
            keyboardStep={KEYBOARD_STEP}
            disableAutomaticStylesInjection
            // The arrow keys move the picture, so a screen reader must pass them on.
            cropperProps={{ role: 'application', 'aria-label': say.cropLabel() }}
            mediaProps={{ alt: say.chosenPicture() }}
            onCropChange={setPosition}
            onZoomChange={setZoom}
            onCropComplete={(_percent, part) => keep(part)}
          />
        )}
      </div>
      <p className="text-small text-quiet">{say.cropHint()}</p>
      <label className="flex items-center gap-3">
        {say.zoom()}
        <input
          type="range"
          min={1}
          max={ZOOM_MAX}
          step={ZOOM_STEP}
          value={zoom}
          onChange={({ target }) => setZoom(Number(target.value))}
          className="min-h-11 flex-1 accent-[var(--color-accent)]"
        />
      </label>
    </div>
  );
}
