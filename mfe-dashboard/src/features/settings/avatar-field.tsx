import { type PointerEvent, useId, useRef, useState } from 'react';
import { useSession } from 'shared-auth/session-provider';
import type { Profile } from 'shared-auth/session-store';
import { Button } from 'shared-ui/button';
import { notify } from 'shared-ui/toast';
import { displayName } from '../../lib/names.ts';
import { useAction } from '../../lib/use-action.ts';
import { OpenDialog } from '../../ui/confirm-dialog.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { AVATAR_SIDE, type Crop, cropped, drawCrop, faultOf, squareOf } from './avatar-file.ts';
import { removeAvatar, saveAvatar } from './queries.ts';

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

/** Selects the visible square of a picture, by dragging or with three sliders. */
function CropDialog({ picture, busy, onClose, onDone }: Props) {
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
    <OpenDialog
      title="Crop your picture"
      description="Drag the picture, or use the sliders. Others see the square."
      onClose={onClose}
    >
      <div className="flex flex-wrap items-center gap-6">
        <canvas
          // Not in an effect, because the dialog mounts its content after this component renders.
          ref={(canvas) => {
            if (canvas) drawCrop(canvas, picture, crop);
          }}
          width={AVATAR_SIDE}
          height={AVATAR_SIDE}
          role="img"
          aria-label="Visible part of the picture"
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
    </OpenDialog>
  );
}

const NOT_READ = 'This picture could not be read. Choose another one.';

interface FileButtonProps {
  readonly label: string;
  readonly isBusy: boolean;
  readonly describedBy: string | undefined;
  readonly onFile: (file: File) => void;
}

function FileButton({ label, isBusy, describedBy, onFile }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        accept="image/jpeg,image/png,image/webp"
        aria-label="Picture file"
        tabIndex={-1}
        className="sr-only"
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file) onFile(file);
          // Reset the input, so that the same file can be chosen again.
          currentTarget.value = '';
        }}
      />
      <Button
        size="sm"
        variant="secondary"
        busy={isBusy}
        aria-describedby={describedBy}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
    </>
  );
}

/** All changes take effect immediately. */
export function AvatarField({ profile }: { readonly profile: Profile }) {
  const note = useId();
  const group = useRef<HTMLDivElement>(null);
  const { id, avatar_path: path } = profile;
  const { reloadProfile } = useSession();
  const [fault, setFault] = useState<string | null>(null);
  /** The picture that the user crops. */
  const [picture, setPicture] = useState<ImageBitmap | null>(null);
  const { act: save, isBusy } = useAction({
    run: async (client, blob: Blob | null) => {
      await (blob ? saveAvatar(client, id, blob, path) : removeAvatar(client, id, path));
      await reloadProfile();
    },
    done: (_, blob) => (blob ? 'Picture saved' : 'Picture removed'),
    failed: (blob) => (blob ? 'The picture was not saved.' : 'The picture was not removed.'),
    onDone: () => setPicture(null),
  });
  async function read(file: File) {
    const found = await faultOf(file);
    setFault(found);
    if (found === null) await createImageBitmap(file).then(setPicture, () => setFault(NOT_READ));
  }
  return (
    <div
      ref={group}
      tabIndex={-1}
      role="group"
      aria-label="Picture"
      className="flex flex-wrap items-center gap-4 outline-none"
    >
      <span className="size-20 shrink-0">
        <Avatar name={displayName(profile, profile.email)} path={path} />
      </span>
      <div className="flex min-w-0 flex-1 basis-48 flex-col gap-2">
        <div className="flex flex-wrap gap-2">
          <FileButton
            label={path ? 'Change the picture' : 'Choose a picture'}
            isBusy={isBusy}
            describedBy={note}
            onFile={(file) => void read(file)}
          />
          {path ? (
            <Button
              size="sm"
              variant="quiet"
              busy={isBusy}
              // The button disappears with the picture, so focus moves to the group.
              onClick={() => void save(null).then(() => group.current?.focus())}
            >
              Remove
            </Button>
          ) : null}
        </div>
        {fault === null ? (
          <p id={note} className="text-sm text-muted">
            JPEG, PNG or WebP, at most 1 MB. You crop it next.
          </p>
        ) : (
          <p id={note} role="alert" className="text-sm wrap-anywhere text-danger">
            {fault}
          </p>
        )}
      </div>
      {picture === null ? null : (
        <CropDialog
          picture={picture}
          busy={isBusy}
          onClose={() => setPicture(null)}
          onDone={(blob) => void save(blob)}
        />
      )}
    </div>
  );
}
