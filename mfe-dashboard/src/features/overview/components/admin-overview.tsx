import { Stat, StatList } from 'shared-ui/stat';
import { VisuallyHidden } from 'shared-ui/visually-hidden';
import { laterPages, ownPages } from '../../../own-pages.ts';
import { useDataQuery } from '../../../lib/use-data-query.ts';
import { countForAdmin } from '../data/count-for-admin.ts';
import type { AdminCounts } from '../data/count-for-admin.ts';
import { CardGrid } from './card-grid.tsx';
import { FailedQuery } from '../../../components/failed-query.tsx';
import { WaitingApplications } from './waiting-applications.tsx';

const cards = [
  {
    to: laterPages.admin.path,
    icon: 'shield',
    title: 'Admin Panel',
    text: 'Users and their roles, coaches, clients and leads.',
  },
  {
    to: ownPages.clients.path,
    icon: 'users',
    title: 'Client Management',
    text: 'Every client, with savings, retainer and next deadline.',
  },
  {
    to: laterPages.coach.path,
    icon: 'wrench',
    title: 'Coach Tools',
    text: 'What coaches work with, as they see it.',
  },
  {
    to: ownPages.resources.path,
    icon: 'book',
    title: 'Resources',
    text: 'The library that clients and coaches read.',
  },
] as const;

/** Without counts it keeps their room. */
function Counts({ counts }: { counts: AdminCounts | undefined }) {
  return (
    <StatList aria-hidden={!counts} className="grid-cols-2 gap-6 lg:grid-cols-4">
      <Stat value={counts?.users ?? '–'} label="Users" note="Accounts in every role" />
      <Stat
        value={counts?.coaches ?? '–'}
        label="Coaches"
        note={counts?.coaches === 0 ? 'Give a user the coach role to begin' : 'Accounts with the coach role'}
      />
      <Stat value={counts?.clients ?? '–'} label="Clients" note="Active, prospects and inactive" />
      <Stat
        value={counts?.newLeads ?? '–'}
        label="New leads"
        note={counts?.newLeads === 0 ? 'Every lead has been answered' : 'Not answered yet'}
      />
    </StatList>
  );
}

export function AdminOverview() {
  const counts = useDataQuery('admin-counts', countForAdmin);
  return (
    <>
      <section aria-labelledby="admin-counts" className="rounded-md border border-line bg-surface p-6">
        <h2 id="admin-counts" className="sr-only">
          Counts
        </h2>
        {counts.isPending ? <VisuallyHidden role="status">Counting</VisuallyHidden> : null}
        {counts.isError && !counts.data ? (
          <FailedQuery what="The counts" query={counts} />
        ) : (
          <Counts counts={counts.data} />
        )}
      </section>
      <WaitingApplications />
      <CardGrid cards={cards} columns={4} />
    </>
  );
}
