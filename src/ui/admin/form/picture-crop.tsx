import { Move } from 'lucide-react';
import { useRef, useState } from 'react';
import Cropper from 'react-easy-crop';
import * as say from '../messages.ts';
import { Slider } from '../slider.tsx';
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
const ZOOM_STEP = 0.05;
const KEYBOARD_STEP = 8;

/** Lets the user choose the part of a picture to keep, by dragging, zooming or the arrow keys. */
export function PictureCrop({ file, src, aspect, onCropped }: Props) {
  const [position, setPosition] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [isTouched, setTouched] = useState(false);

  const latest = useRef<Part>(undefined);

  async function keep(part: Part) {
    latest.current = part;
    const cropped = await cropPicture(file, part).catch(() => undefined);
    // A larger part takes longer, so an earlier one may be ready only now.
    if (latest.current !== part) return;
    onCropped(cropped ?? file);
    if (!cropped) notify('warning', say.notCropped());
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
          // The arrow keys move the picture, so a screen reader must pass them on.
          cropperProps={{
            role: 'application',
            'aria-label': say.croppedPart(),
          }}
          mediaProps={{ alt: say.chosenPicture() }}
          onCropChange={setPosition}
          onZoomChange={setZoom}
          onInteractionStart={() => setTouched(true)}
          onCropComplete={(_percent, part) => keep(part)}
        />
        <p className="crop-hint" data-touched={isTouched || undefined}>
          <Move aria-hidden size={16} />
          {say.cropHint()}
        </p>
      </div>
      <Slider label={say.zoom()} min={1} max={ZOOM_MAX} step={ZOOM_STEP} value={zoom} onChange={setZoom} />
    </>
  );
}
