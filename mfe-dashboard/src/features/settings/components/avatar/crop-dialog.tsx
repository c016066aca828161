import { useState } from 'react';
import type { PointerEvent } from 'react';
import { Button } from 'shared-ui/button';
import { Dialog } from 'shared-ui/dialog';
import { notify } from 'shared-ui/toast';
import { AVATAR_SIDE, cropped, drawCrop, squareOf, type Crop } from '../../avatar-file.ts';

interface Props {
  readonly picture: ImageBitmap;
  readonly busy: boolean;
  readonly onClose: () => void;
  readonly onDone: (picture: Blob) => void;
}

const sliders = [
  { of: 'zoom', label: 'Zoom', min: 1, max: 4 },
  { of: 'x', label: 'Left to right', min: 0, max: 1 },
  { of: 'y', label: 'Top to bottom', min: 0, max: 1 },
] as const;

const within = (value: number): number => Math.min(1, Math.max(0, value));

/** The square of a picture that is to be shown: dragged, or set by three sliders. */
export function CropDialog({ picture, busy, onClose, onDone }: Props) {
  const [crop, setCrop] = useState<Crop>({ zoom: 1, x: 0.5, y: 0.5 });

  const drag = ({ buttons, movementX, movementY, currentTarget }: PointerEvent<HTMLCanvasElement>) => {
    if (buttons !== 1) return;
    const { side } = squareOf(picture.width, picture.height, crop);
    const scale = side / currentTarget.clientWidth;
    const moved = (at: number, by: number, room: number) =>
      room <= 0 ? at : within(at - (by * scale) / room);
    setCrop({
      ...crop,
      x: moved(crop.x, movementX, picture.width - side),
      y: moved(crop.y, movementY, picture.height - side),
    });
  };
  async function finish() {
    try {
      onDone(await cropped(picture, crop));
    } catch {
      notify.error('The picture could not be cropped here. Choose another one.');
    }
  }

  return (
    <Dialog
      open
      mfe="mfe-dashboard"
      title="Crop your picture"
      description="Drag the picture, or use the sliders. The square is what others see."
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <div className="flex flex-wrap items-center gap-6">
        <canvas
          // Not in an effect: the dialog puts it into the page later than this is rendered.
          ref={(canvas) => {
            if (canvas) drawCrop(canvas, picture, crop);
          }}
          width={AVATAR_SIDE}
          height={AVATAR_SIDE}
          role="img"
          aria-label="What will be seen of the picture"
          className="size-56 shrink-0 cursor-move touch-none rounded-md border border-edge"
          onPointerDown={({ currentTarget, pointerId }) => currentTarget.setPointerCapture(pointerId)}
          onPointerMove={drag}
        />
        <div className="flex min-w-48 flex-1 flex-col gap-3">
          {sliders.map(({ of, label, min, max }) => (
            <label key={of} className="flex flex-col gap-1">
              <span className="text-sm">{label}</span>
              <input
                type="range"
                min={min}
                max={max}
                step={(max - min) / 100}
                value={crop[of]}
                onChange={({ currentTarget }) => setCrop({ ...crop, [of]: currentTarget.valueAsNumber })}
                className="h-6 w-full cursor-pointer accent-primary"
              />
            </label>
          ))}
        </div>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button busy={busy} onClick={() => void finish()}>
          {busy ? 'Saving...' : 'Save picture'}
        </Button>
        <Button variant="secondary" disabled={busy} onClick={onClose}>
          Cancel
        </Button>
      </div>
    </Dialog>
  );
}
