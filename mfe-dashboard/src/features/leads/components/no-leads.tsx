import type { ListQuery } from 'shared-contract/lists/list';
import { Button } from 'shared-ui/button';
import { EmptyList } from '../../../components/list/empty-list.tsx';

interface Props {
  readonly query: Pick<ListQuery, 'q' | 'filters'>;
  readonly clear: () => void;
}

/** In the place of leads: there are none yet, or none that the filter finds. */
export function NoLeads({ query: { q, filters }, clear }: Props) {
  const isNarrowed = q !== '' || Object.keys(filters).length > 0;
  return (
    <EmptyList title="No leads found">
      {isNarrowed ? (
        <Button variant="secondary" size="sm" onClick={clear}>
          Show all leads
        </Button>
      ) : (
        <p>What visitors send by the forms of the site arrives here.</p>
      )}
    </EmptyList>
  );
}
