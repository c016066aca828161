import { ownPages } from '../../../own-pages.ts';
import { CardGrid } from './card-grid.tsx';
import { RecentClients } from './recent-clients.tsx';
import { StoryCard } from './story-card.tsx';

const cards = [
  {
    to: ownPages.clients.path,
    icon: 'users',
    title: 'Manage clients',
    text: 'Who is on your list, what is planned, and what falls due next.',
  },
  {
    to: ownPages.resources.path,
    icon: 'book',
    title: 'Resources',
    text: 'Guides, templates and recordings, sorted by layer.',
  },
] as const;

export function UserOverview() {
  return (
    <>
      <CardGrid cards={cards} columns={2} />
      <div className="grid items-start gap-6 xl:grid-cols-3">
        <div className="xl:col-span-2">
          <RecentClients />
        </div>
        <StoryCard />
      </div>
    </>
  );
}
