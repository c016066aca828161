import { dataMessage } from 'shared-auth/error-words';
import { useSession } from 'shared-auth/session-provider';
import type { Profile } from 'shared-auth/session-store';
import { getSupabase } from 'shared-auth/supabase-client';
import { useId, useRef, useState } from 'react';
import { Button } from 'shared-ui/button';
import { notify } from 'shared-ui/toast';
import { Avatar } from '../../../../components/avatar.tsx';
import { displayName } from '../../../../lib/display-name.ts';
import { faultOf } from '../../avatar-file.ts';
import { removeAvatar, saveAvatar } from '../../data/save-avatar.ts';
import { CropDialog } from './crop-dialog.tsx';

const NOT_READ = 'This picture could not be read. Choose another one.';

/** The picture of the account: chosen, cropped, replaced, removed. Each takes effect at once. */
export function AvatarField({ profile }: { readonly profile: Profile }) {
  const { reloadProfile } = useSession();
  const input = useRef<HTMLInputElement>(null);
  const choose = useRef<HTMLButtonElement>(null);
  const error = useId();
  const [fault, setFault] = useState<string | null>(null);
  const [picture, setPicture] = useState<ImageBitmap | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const before = profile.avatar_path;

  async function take(file: File | undefined) {
    if (!file) return;
    const found = await faultOf(file);
    setFault(found);
    if (found !== null) return;
    await createImageBitmap(file).then(setPicture, () => setFault(NOT_READ));
  }

  async function change(work: () => Promise<void>, done: string, what: string) {
    setIsBusy(true);
    try {
      await work();
      await reloadProfile();
      setPicture(null);
      notify.success(done);
    } catch (cause) {
      notify.error(dataMessage(cause, { what }));
    }
    setIsBusy(false);
    choose.current?.focus();
  }

  return (
    <div className="flex flex-wrap items-center gap-4" role="group" aria-label="Picture">
      <span className="size-20 shrink-0">
        <Avatar name={displayName(profile, profile.email)} path={before} />
      </span>
      <div className="flex min-w-0 flex-1 flex-col gap-2">
        <div className="flex flex-wrap gap-2">
          <input
            ref={input}
            type="file"
            accept="image/jpeg,image/png,image/webp"
            aria-label="Picture file"
            tabIndex={-1}
            className="sr-only"
            onChange={({ currentTarget }) => {
              const [file] = currentTarget.files ?? [];
              void take(file);
              // The same file may be chosen once more.
              currentTarget.value = '';
            }}
          />
          <Button
            ref={choose}
            size="sm"
            variant="secondary"
            busy={isBusy}
            aria-describedby={fault === null ? undefined : error}
            onClick={() => input.current?.click()}
          >
            {before === null ? 'Choose a picture' : 'Change the picture'}
          </Button>
          {before === null ? null : (
            <Button
              size="sm"
              variant="quiet"
              disabled={isBusy}
              onClick={() =>
                void change(
                  async () => removeAvatar(await getSupabase(), profile.id, before),
                  'Picture removed',
                  'The picture was not removed.',
                )
              }
            >
              Remove
            </Button>
          )}
        </div>
        {fault === null ? (
          <p className="text-sm text-muted">JPEG, PNG or WebP, at most 1 MB. You crop it next.</p>
        ) : (
          <p id={error} role="alert" className="text-sm wrap-anywhere text-danger">
            {fault}
          </p>
        )}
      </div>
      {picture === null ? null : (
        <CropDialog
          picture={picture}
          busy={isBusy}
          onClose={() => setPicture(null)}
          onDone={(blob) =>
            void change(
              async () => saveAvatar(await getSupabase(), profile.id, blob, before),
              'Picture saved',
              'The picture was not saved.',
            )
          }
        />
      )}
    </div>
  );
}
