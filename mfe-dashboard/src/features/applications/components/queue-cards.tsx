import { Link } from 'shared-ui/router';
import { dateOf, isAnswered } from '../clock.ts';
import { firmOf, nameOf, revenueOf, typeNames } from '../model.ts';
import { DueLine } from './due-line.tsx';
import type { QueueViewProps } from './queue-list.tsx';
import { StatusLine } from './status-line.tsx';

/** The list on a phone: the whole of a card opens its application, save the way back from a decision. */
export function QueueCards({ rows, opened, decisions, cohortNames, now, addressOf }: QueueViewProps) {
  return (
    <ul className="flex flex-col gap-3">
      {rows.map((row) => {
        const onHold = decisions.get(row.id);
        const cohort = cohortNames.get(row.cohort_id ?? '');
        return (
          <li
            key={row.id}
            data-current={row.id === opened || undefined}
            className="relative flex flex-col gap-1 rounded-md border border-line bg-surface p-4 text-sm data-current:border-primary"
          >
            <div className="flex items-start justify-between gap-3">
              <h3 className="min-w-0 text-base wrap-anywhere">
                <Link
                  to={addressOf(row.id)}
                  state={{ isOpenedHere: true }}
                  preventScrollReset
                  className="text-primary underline underline-offset-4 after:absolute after:inset-0 after:content-['']"
                >
                  {nameOf(row)}
                </Link>
              </h3>
              {onHold === undefined ? (
                <StatusLine id={row.id} name={nameOf(row)} status={row.status} onHold={onHold} now={now} />
              ) : null}
            </div>
            {onHold === undefined ? null : (
              <div className="relative z-1 self-start">
                <StatusLine id={row.id} name={nameOf(row)} status={row.status} onHold={onHold} now={now} />
              </div>
            )}
            <p className="wrap-anywhere text-muted">
              {[firmOf(row), typeNames[row.applicant_type]].filter(Boolean).join(' · ')}
            </p>
            <p>
              <DueLine
                status={row.status}
                reviewDueAt={row.review_due_at}
                isDecided={isAnswered(onHold)}
                now={now}
              />
            </p>
            <p className="text-muted tabular-nums">
              {[revenueOf(row), cohort, `Submitted ${dateOf(row.created_at)}`].filter(Boolean).join(' · ')}
            </p>
          </li>
        );
      })}
    </ul>
  );
}
