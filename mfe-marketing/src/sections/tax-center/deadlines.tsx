import type { ReactNode } from 'react';
import { formatDay } from 'shared-contract/format';
import { taxLawAsOf } from 'shared-contract/tax/tables';
import { loadChunk } from 'shared-ui/chunks';
import { useHydrated, useToday } from 'shared-ui/hooks';
import { Icon } from 'shared-ui/icon';
import { VisuallyHidden } from 'shared-ui/visually-hidden';
import { type Deadline, deadlines } from '../../content/tax-center/tax-center-text.ts';
import { FileButton } from '../../file-button.tsx';
import { Details } from '../common/details.tsx';

/** In the order in which the page first listed them. */
const listedOrder = ['2025-12-31', '2025-04-15', '2025-10-15'];

const DAY = 24 * 60 * 60 * 1000;
const dayNumber = (day: string) => Date.parse(`${day}T00:00:00Z`) / DAY;

/** Groups the dates: from today on, past, and those that the page first listed. */
export function sortDeadlines(deadlines: readonly Deadline[], today: string) {
  const ahead = deadlines.filter(({ date }) => date >= today);
  return {
    next: ahead[0],
    ahead,
    listed: listedOrder.flatMap((date) =>
      deadlines.filter((one) => one.listed === true && one.date === date),
    ),
    past: deadlines.filter(({ date, listed }) => date < today && listed !== true),
  };
}

/** Formats the days from today: "today", "tomorrow", or "in 8 days". */
export function distanceTo(date: string, today: string): string {
  const days = dayNumber(date) - dayNumber(today);
  if (days === 0) return 'today';
  return days === 1 ? 'tomorrow' : `in ${String(days)} days`;
}

/** Downloads dates as a calendar file. The code that builds the file loads on the first click. */
function AddDates({ of, children }: { readonly of: readonly Deadline[]; readonly children: ReactNode }) {
  async function save() {
    const { saveDeadlines } = await loadChunk(
      () => import(/* webpackChunkName: "marketing-deadline-file" */ './deadline-file.ts'),
    );
    saveDeadlines(of, new Date());
  }
  return (
    <FileButton save={save} size="sm" className="justify-self-start" boxClass="print:hidden noscript:hidden">
      <Icon name="calendar" />
      {children}
    </FileButton>
  );
}

const AddDate = ({ deadline }: { deadline: Deadline }) => (
  <AddDates of={[deadline]}>
    Add to calendar<VisuallyHidden>: {deadline.title}</VisuallyHidden>
  </AddDates>
);

function What({ deadline, titleClass }: { deadline: Deadline; titleClass: string }) {
  return (
    <div className="grid max-w-measure gap-1">
      <p className={titleClass}>{deadline.title}</p>
      <p>{deadline.what}</p>
      <p className="text-sm text-muted">{deadline.authority}</p>
    </div>
  );
}

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
          <What deadline={deadline} titleClass="font-semibold" />
          {hasFiles ? <AddDate deadline={deadline} /> : null}
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
      <What deadline={deadline} titleClass="text-lg font-semibold" />
      <AddDate deadline={deadline} />
    </div>
  );
}

/** Shows the next date, the three that the page first listed, and all others. */
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
