import { subscriberStatuses } from 'shared-contract/lists/subscribers';
import { Badge, type BadgeTone } from 'shared-ui/badge';
import { VisuallyHidden } from 'shared-ui/visually-hidden';
import type { ListCard } from '../../../components/list/list-cards.tsx';
import type { subscribersList } from 'shared-contract/lists/subscribers';
import type { ListCells } from '../../../components/list/list-row.tsx';
import { formatInstant } from '../../../lib/format.ts';
import type { Subscriber } from '../data/subscribers.ts';

const tones: Readonly<Record<Subscriber['status'], BadgeTone>> = {
  confirmed: 'success',
  pending: 'warning',
  unsubscribed: 'neutral',
};
const nothing = <VisuallyHidden>none</VisuallyHidden>;

export const statusBadge = ({ status }: Pick<Subscriber, 'status'>) => (
  <Badge tone={tones[status]} className="shrink-0 whitespace-nowrap">
    {subscriberStatuses.find(({ value }) => value === status)?.label}
  </Badge>
);
const day = (instant: string | null) =>
  instant === null ? nothing : <time dateTime={instant}>{formatInstant(instant)}</time>;

/** What stands in the columns of subscribers. */
export const subscriberCells: ListCells<Subscriber, typeof subscribersList> = {
  source: ({ source }) => source ?? nothing,
  status: statusBadge,
  joined: ({ created_at }) => day(created_at),
  confirmed: ({ confirmed_at }) => day(confirmed_at),
};

export const subscriberCard = (one: Subscriber): ListCard => ({
  id: one.id,
  name: one.email,
  mark: statusBadge(one),
  note: one.source ?? 'Source not known',
  facts: [
    { term: 'Joined', value: day(one.created_at) },
    { term: 'Confirmed', value: day(one.confirmed_at) },
  ],
});
