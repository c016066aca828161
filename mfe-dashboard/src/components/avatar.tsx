import { useQuery } from '@tanstack/react-query';
import { useUser } from 'shared-auth/session-provider';
import { getSupabase } from 'shared-auth/supabase-client';
import { Monogram } from 'shared-ui/drawing';

/** As an address that holds the picture itself: the policy of our pages lets no other picture of somebody through. */
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
  /** Where the picture lies; none for who has not chosen one, or does not show it. */
  readonly path: string | null | undefined;
}

/** Somebody's picture, or their initials where there is none, or none that may be seen. */
export function Avatar({ name, path }: Props) {
  const { id } = useUser();
  // A file of one name never changes: a new picture has a new name.
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
