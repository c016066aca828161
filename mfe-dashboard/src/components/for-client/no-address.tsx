import { Notice } from 'shared-ui/notice';
import { TextLink } from 'shared-ui/text-link';
import { ownPages } from '../../own-pages.ts';
import type { NamedClient } from './find-clients.ts';

/** In the place of what goes by email. */
export function NoAddress({ client }: { readonly client: NamedClient }) {
  return (
    <Notice tone="warning" title={`No email address is kept of ${client.name}`} className="max-w-160">
      <p>
        <TextLink to={`${ownPages.clients.path}?client=${client.id}`}>Add one to the client</TextLink> first.
      </p>
    </Notice>
  );
}
