import { useQuery } from '@tanstack/react-query';
import { useUser } from 'shared-auth/session-provider';
import { getSupabase } from 'shared-auth/supabase-client';
import { Monogram } from 'shared-ui/drawing';

/** Returns a data URL, because the content security policy allows no other source for these pictures. */
function asAddress(picture: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(reader.result as string));
    reader.addEventListener('error', () =>
      reject(reader.error ?? new Error('The picture could not be read')),
    );
    reader.readAsDataURL(picture);
  });
}

async function readAvatar(path: string): Promise<string> {
  const { data, error } = await (await getSupabase()).storage.from('avatars').download(path);
  if (error) throw error;
  return asAddress(data);
}

interface Props {
  readonly name: string;
  /** Path of the picture. Null if the person has none or hides it. */
  readonly path: string | null | undefined;
}

/** Shows a person's picture, or their initials if it is missing or hidden. */
export function Avatar({ name, path }: Props) {
  const { id } = useUser();
  // A file never changes, because a new picture gets a new name.
  const { data } = useQuery({
    queryKey: [id, 'avatar', path],
    queryFn: () => readAvatar(path ?? ''),
    enabled: typeof path === 'string',
    staleTime: Infinity,
    retry: false,
  });
  if (data === undefined || typeof path !== 'string') return <Monogram name={name} />;
  return (
    <img
      src={data}
      alt=""
      width={96}
      height={96}
      className="size-full rounded-md border border-edge object-cover"
    />
  );
}
