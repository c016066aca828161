import { useSyncExternalStore, useState } from 'react';
import { useUser } from 'shared-auth/session-provider';
import { paths } from 'shared-contract/paths';
import { Notice } from 'shared-ui/notice';
import { TextLink } from 'shared-ui/text-link';
import { keeperOf } from '../keeping/own-keeper.ts';

/** Stories with words on this device that the list cannot know of. */
export function KeptNotice() {
  const { id: me } = useUser();
  const [keeper] = useState(() => keeperOf(me));
  // As one text: a list made anew each time would never be the same.
  const told = useSyncExternalStore(keeper.subscribe, () =>
    JSON.stringify(keeper.unsent().map(({ id, title, doc }) => [id, title, doc.isNew])),
  );
  const unsent = JSON.parse(told) as [id: string, title: string, isNew: boolean][];
  if (unsent.length === 0) return null;
  return (
    <Notice tone="warning" role="status" title="Not sent yet: kept on this device">
      <ul>
        {unsent.map(([id, title, isNew]) => (
          <li key={id}>
            <TextLink to={`${paths.dashboard.story(id)}${isNew ? '?new=1' : ''}`}>{title}</TextLink>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
