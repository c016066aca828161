import { useMemo } from 'react';
import { roleOf } from 'shared-auth/roles';
import { useSession } from 'shared-auth/session-provider';
import { leadsList } from 'shared-contract/lists/leads';
import { Badge } from 'shared-ui/badge';
import { BriefList, firstPage } from '../../components/list/brief-list.tsx';
import { useDataQuery } from '../../lib/use-data-query.ts';
import { useLive } from '../../lib/use-live.ts';
import { leadCard, leadCells } from './components/lead-cells.tsx';
import { NoLeads } from './components/no-leads.tsx';
import { listLeads } from './data/list-leads.ts';
import { useAssignees } from './use-assignees.ts';

const first = firstPage(leadsList);

/** The latest leads, where a page shows several lists: their status is set here as well. */
export function Brief() {
  const role = roleOf(useSession().profile);
  const canChange = role === 'admin';
  const page = useDataQuery('leads', (client, me) => listLeads(client, first, me), first);
  useLive('leads', ['leads']);
  const people = useAssignees(canChange);
  const look = useMemo(
    () => ({ names: new Map(people.map(({ id, name }) => [id, name])), canChange }),
    [people, canChange],
  );
  const cells = useMemo(() => leadCells(look), [look]);
  const total = page.data?.total;
  return (
    <BriefList
      list={leadsList}
      section="leads"
      title="Lead Management"
      nameOf={({ name }) => name}
      cardOf={leadCard(look)}
      nothing={<NoLeads query={first} clear={() => undefined} />}
      failed={{ title: 'Failed to load leads' }}
      {...{ role, page, cells }}
    >
      {total === undefined ? null : <Badge>{`${total.toLocaleString('en-US')} total`}</Badge>}
    </BriefList>
  );
}
