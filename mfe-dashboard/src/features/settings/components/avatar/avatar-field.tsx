import type { Profile } from 'shared-auth/session-store';
import { useId, useRef } from 'react';
import { Button } from 'shared-ui/button';
import { Avatar } from '../../../../components/avatar.tsx';
import { displayName } from '../../../../lib/display-name.ts';
import { CropDialog } from './crop-dialog.tsx';
import { usePicture } from './use-picture.ts';

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
          // The same file may be chosen once more.
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

/** The picture of the account: chosen, cropped, replaced, removed. Each takes effect at once. */
export function AvatarField({ profile }: { readonly profile: Profile }) {
  const note = useId();
  const group = useRef<HTMLDivElement>(null);
  const { fault, picture, isBusy, take, save, remove, close } = usePicture(profile);
  const hasPicture = profile.avatar_path !== null;
  return (
    <div
      ref={group}
      tabIndex={-1}
      role="group"
      aria-label="Picture"
      className="flex flex-wrap items-center gap-4 outline-none"
    >
      <span className="size-20 shrink-0">
        <Avatar name={displayName(profile, profile.email)} path={profile.avatar_path} />
      </span>
      <div className="flex min-w-0 flex-1 basis-48 flex-col gap-2">
        <div className="flex flex-wrap gap-2">
          <FileButton
            label={hasPicture ? 'Change the picture' : 'Choose a picture'}
            isBusy={isBusy}
            describedBy={note}
            onFile={(file) => void take(file)}
          />
          {hasPicture ? (
            <Button
              size="sm"
              variant="quiet"
              disabled={isBusy}
              // The button goes with the picture.
              onClick={() => void remove().then(() => group.current?.focus())}
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
        <CropDialog picture={picture} busy={isBusy} onClose={close} onDone={(blob) => void save(blob)} />
      )}
    </div>
  );
}
