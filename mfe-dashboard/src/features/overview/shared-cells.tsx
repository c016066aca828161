import { formatDay } from 'shared-contract/format';
import { paths } from 'shared-contract/paths';
import { formatReviewTime } from 'shared-contract/review-time';
import { Badge } from 'shared-ui/badge';
import { ButtonLink } from 'shared-ui/button';
import { Icon } from 'shared-ui/icon';
import { Link } from 'shared-ui/router';
import { TextLink } from 'shared-ui/text-link';
import { statusTones } from '../../lib/clients.ts';
import { formatInstant } from '../../lib/format.ts';
import { dayAtTheFirm } from '../../lib/labels.ts';
import { moduleAddress, moduleIds, moduleTitles } from '../../lib/training.ts';
import { clientAddress, dashboardPages } from '../../page-list.ts';
import { Cell, ListPanel, rowLink } from './parts.tsx';
import type { Application, ClientEntry, Training } from './queries.ts';

const labels: Readonly<Record<Application['status'], string>> = {
  submitted: 'Received',
  in_review: 'In review',
  approved: 'Approved',
  rejected: 'Not accepted',
  withdrawn: 'Withdrawn',
};

function wordsOf({ status, type, reviewDueAt, hasSeat, cohort, startsOn, isWaiting }: Application): string {
  if (status === 'submitted' || status === 'in_review')
    return `It is reviewed by ${formatReviewTime(reviewDueAt)}.`;
  if (status === 'rejected') return 'The reason is in our email, and on the page of the application.';
  if (status === 'withdrawn') return 'You can apply again at any time.';
  if (hasSeat && cohort !== null && startsOn !== null)
    return `You have a seat in ${cohort}, which ${startsOn > dayAtTheFirm(Date.now()) ? 'starts' : 'began'} on ${formatDay(startsOn)}.`;
  if (hasSeat) return 'You have a seat. We’ll email you the start date.';
  if (isWaiting) return 'You are on the waiting list for a seat.';
  return type === 'client' ? 'We’ll call to schedule your first meeting.' : 'Welcome.';
}

export function ApplicationCell({ application }: { application: Application }) {
  const { reference, status } = application;
  return (
    <Cell id="own-application" title="Your application for certification">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-heading text-xl tabular-nums">{reference}</span>
        <Badge>{labels[status]}</Badge>
      </p>
      <p className="max-w-measure wrap-anywhere">{wordsOf(application)}</p>
      <ButtonLink to={paths.cppsApplicationOf(reference)} variant="secondary" size="sm" className="mt-auto">
        Check its status
      </ButtonLink>
    </Cell>
  );
}

/** Shown to a CPA who has not applied yet. */
export function NoApplication() {
  return (
    <Cell id="own-application" title="Your application for certification">
      <p className="font-heading text-xl">Not sent yet</p>
      <p className="max-w-measure">
        It covers you, your practice, and your reasons. Your draft is saved until you send it.
      </p>
      <ButtonLink to={paths.cppsApply} size="sm" className="mt-auto">
        Apply
      </ButtonLink>
    </Cell>
  );
}

export function RecentClients({ clients }: { clients: readonly ClientEntry[] }) {
  return (
    <ListPanel
      id="recent-clients"
      title="Recent Clients"
      more={{ to: dashboardPages.clients.path, words: 'View all clients' }}
      rows={clients}
      wraps
      empty={
        <>
          No clients are on your list.{' '}
          <TextLink to={dashboardPages.addClient.path}>Add the first one</TextLink>
        </>
      }
    >
      {({ id, name, company, status, createdAt }) => (
        <>
          <span className="flex min-w-0 grow basis-60 items-baseline gap-x-2">
            <Link to={clientAddress(id)} title={name} className={rowLink}>
              {name}
            </Link>
            {company ? <span className="min-w-0 shrink truncate text-sm text-muted">{company}</span> : null}
          </span>
          <span className="w-20 shrink-0">
            <Badge tone={statusTones[status]}>{status}</Badge>
          </span>
          <span className="ml-auto w-24 shrink-0 text-right text-sm text-muted tabular-nums">
            <span className="sr-only">Added </span>
            <time dateTime={createdAt}>{formatInstant(createdAt)}</time>
          </span>
        </>
      )}
    </ListPanel>
  );
}

/** Continues with the incomplete module that has the most progress, or the first one that hasn't been started. */
export function TrainingLine({ training }: { readonly training: NonNullable<Training> }) {
  const all = moduleIds.map((id) => ({
    id,
    percent: training.find(({ moduleId }) => moduleId === id)?.percent ?? 0,
  }));
  const complete = all.filter(({ percent }) => percent === 100).length;
  const next = all
    .filter(({ percent }) => percent < 100)
    .sort((one, other) => other.percent - one.percent)[0];
  return (
    <section
      aria-label="Training"
      className="flex min-h-12 flex-wrap items-center gap-x-4 gap-y-1 rounded-md border border-line bg-surface px-4 py-2"
    >
      <Icon name="graduation" className="text-muted" />
      <p className="tabular-nums">
        {complete} of {all.length} modules complete
      </p>
      {next ? (
        <TextLink to={moduleAddress(next.id)}>
          {moduleTitles[next.id]}: {next.percent === 0 ? 'begin' : `go on from ${next.percent}%`}
        </TextLink>
      ) : null}
      <TextLink to={dashboardPages.training.path} className="ml-auto text-sm">
        All strategies
      </TextLink>
    </section>
  );
}
