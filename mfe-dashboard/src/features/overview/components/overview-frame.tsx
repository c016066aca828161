import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FailedQuery } from '../../../components/failed-query.tsx';
import { OverviewSkeleton } from './overview-skeleton.tsx';

interface Props<T> {
  readonly query: UseQueryResult<T>;
  readonly children: (overview: T) => ReactNode;
}

/** What the one answer is made into, its room while it is on its way, or why it did not come. */
export function OverviewFrame<T>({ query, children }: Props<T>) {
  if (query.data !== undefined) return children(query.data);
  if (query.isError) return <FailedQuery what="Your overview" query={query} />;
  return <OverviewSkeleton />;
}
