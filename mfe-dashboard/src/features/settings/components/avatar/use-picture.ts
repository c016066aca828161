import { dataMessage } from 'shared-auth/error-words';
import { useSession } from 'shared-auth/session-provider';
import type { Profile } from 'shared-auth/session-store';
import { getSupabase } from 'shared-auth/supabase-client';
import { useState } from 'react';
import { notify } from 'shared-ui/toast';
import { faultOf } from '../../avatar-file.ts';
import { removeAvatar, saveAvatar } from '../../data/save-avatar.ts';

const NOT_READ = 'This picture could not be read. Choose another one.';

/** The picture of an account, on its way from a file into the profile, or out of it. */
export function usePicture({ id, avatar_path: before }: Profile) {
  const { reloadProfile } = useSession();
  const [fault, setFault] = useState<string | null>(null);
  /** Read, and not cropped yet. */
  const [picture, setPicture] = useState<ImageBitmap | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  async function take(file: File) {
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
  }
  const save = (blob: Blob) =>
    change(
      async () => saveAvatar(await getSupabase(), id, blob, before),
      'Picture saved',
      'The picture was not saved.',
    );
  const remove = () =>
    change(
      async () => removeAvatar(await getSupabase(), id, before),
      'Picture removed',
      'The picture was not removed.',
    );
  return { fault, picture, isBusy, take, save, remove, close: () => setPicture(null) };
}
