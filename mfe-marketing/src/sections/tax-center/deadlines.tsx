import { formatDay } from 'shared-contract/format';
import { useHydrated, useToday } from 'shared-ui/hooks';
import { VisuallyHidden } from 'shared-ui/visually-hidden';
import { deadlines, type Deadline } from '../../content/tax-center/tax-center-text.ts';
import { taxLawAsOf } from '../../content/tax-center/tax-tables.ts';
import { Details } from '../common/details.tsx';
import { AddDates } from './add-dates.tsx';
import { distanceTo, sortDeadlines } from './sort-deadlines.ts';

function Dates({ of, hasFiles = false }: { of: readonly Deadline[]; hasFiles?: boolean }) {
  return (
    <ol className="border-b border-line">
      {of.map((deadline) => (
        <li
          key={deadline.id}
          className="grid gap-x-8 gap-y-1 border-t border-line py-4 md:grid-cols-[11rem_1fr_auto]"
        >
          <p className="font-semibold text-copper tabular-nums">
            <time dateTime={deadline.date}>{formatDay(deadline.date)}</time>
          </p>
          <div className="grid max-w-measure gap-1">
            <p className="font-semibold">{deadline.title}</p>
            <p>{deadline.what}</p>
            <p className="text-sm text-muted">{deadline.authority}</p>
          </div>
          {hasFiles ? (
            <AddDates of={[deadline]}>
              Add to calendar<VisuallyHidden>: {deadline.title}</VisuallyHidden>
            </AddDates>
          ) : null}
        </li>
      ))}
    </ol>
  );
}

function Next({ deadline, distance }: { deadline: Deadline; distance: string | undefined }) {
  return (
    <div
      data-tone="sheet"
      className="grid gap-4 bg-ground p-4 text-ink md:p-8 print:border print:border-edge"
    >
      <p className="font-semibold text-copper">
        Next deadline{distance === undefined ? null : `, ${distance}`}
      </p>
      <p className="font-heading text-2xl leading-tight font-semibold tabular-nums">
        <time dateTime={deadline.date}>{formatDay(deadline.date)}</time>
      </p>
      <div className="grid max-w-measure gap-1">
        <p className="text-lg font-semibold">{deadline.title}</p>
        <p>{deadline.what}</p>
        <p className="text-sm text-muted">{deadline.authority}</p>
      </div>
      <AddDates of={[deadline]}>
        Add to calendar<VisuallyHidden>: {deadline.title}</VisuallyHidden>
      </AddDates>
    </div>
  );
}

/** The federal dates: the next one, the three that the page first listed, and all others. */
export function Deadlines() {
  const today = useToday(taxLawAsOf);
  const isAlive = useHydrated();
  const { next, ahead, listed, past } = sortDeadlines(deadlines, today);
  return (
    <div data-wake="" className="grid gap-8">
      {next === undefined ? (
        <p>No date after {formatDay(deadlines.at(-1)?.date ?? today)} is listed yet.</p>
      ) : (
        <Next deadline={next} distance={isAlive ? distanceTo(next.date, today) : undefined} />
      )}
      {ahead.length > 1 ? (
        <div className="grid gap-4">
          <h3 className="text-lg">After it</h3>
          <Dates of={ahead.slice(1)} hasFiles />
          <AddDates of={ahead}>Add all {ahead.length} dates to calendar</AddDates>
        </div>
      ) : null}
      <div className="grid gap-4">
        <h3 className="text-lg">As first listed for 2025</h3>
        <Dates of={listed} />
      </div>
      {past.length > 0 ? (
        <Details label={`${String(past.length)} earlier dates of 2025 and 2026`} className="print:hidden">
          <Dates of={past} />
        </Details>
      ) : null}
    </div>
  );
}
