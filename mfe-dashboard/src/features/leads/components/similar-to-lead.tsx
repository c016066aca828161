import { Notice } from 'shared-ui/notice';
import { useLocation, useSearchParams } from 'shared-ui/router';
import { TextLink } from 'shared-ui/text-link';
import { formatInstant } from '../../../lib/format.ts';
import { useDataQuery } from '../../../lib/use-data-query.ts';
import { ownPages } from '../../../own-pages.ts';
import { findSimilarToLead, type SimilarToLead as Similar } from '../data/find-similar-leads.ts';
import type { FullLead } from '../data/read-lead.ts';

/** The drawer of the other lead on this page, or the client on the clients' own. */
function useAddress() {
  const [address] = useSearchParams();
  const { pathname } = useLocation();
  return ({ kind, id }: Similar): string => {
    if (kind === 'client') return `${ownPages.clients.path}?client=${id}`;
    const params = new URLSearchParams(address);
    params.delete('tab');
    params.set('lead', id);
    return `${pathname}?${params.toString()}`;
  };
}

/** That the same address or number has written before, or is a client's. */
export function SimilarToLead({ lead }: { readonly lead: FullLead }) {
  const query = useDataQuery('lead-similar', (client) => findSimilarToLead(client, lead.id), { id: lead.id });
  const addressOf = useAddress();
  const similar = query.isPlaceholderData ? [] : (query.data ?? []);
  if (similar.length === 0) return null;
  return (
    <Notice tone="warning" title="The same person may be here already">
      <ul className="flex flex-col gap-1">
        {similar.map((one) => (
          <li key={one.id} className="wrap-anywhere">
            This may be{' '}
            <TextLink to={addressOf(one)}>{[one.name, one.company].filter(Boolean).join(', ')}</TextLink>, a{' '}
            {one.kind} since {formatInstant(one.since)}: the same{' '}
            {one.matched_by === 'email' ? 'email address' : 'phone number'}.
          </li>
        ))}
      </ul>
    </Notice>
  );
}
