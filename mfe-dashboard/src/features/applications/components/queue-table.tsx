import { answerInWords } from 'shared-contract/forms/certification/labels';
import { Icon } from 'shared-ui/icon';
import { Link } from 'shared-ui/router';
import { dateOf, isAnswered } from '../clock.ts';
import { firmOf, nameOf, revenueOf, typeNames } from '../model.ts';
import type { Sort, SortColumn } from '../queue.ts';
import { DueLine } from './due-line.tsx';
import type { QueueRow } from '../data/list-applications.ts';
import type { QueueViewProps } from './queue-list.tsx';
import { StatusLine } from './status-line.tsx';

interface HeadProps {
  readonly column: SortColumn;
  readonly label: string;
  readonly sort: Sort;
  readonly address: string;
  readonly className: string;
}

function SortHead({ column, label, sort, address, className }: HeadProps) {
  const isSorted = sort.column === column;
  const direction = sort.descending ? 'descending' : 'ascending';
  return (
    <th scope="col" aria-sort={isSorted ? direction : undefined} className={`px-3 py-2 ${className}`}>
      <Link
        to={address}
        preventScrollReset
        className="inline-flex min-h-6 items-center gap-1 hover:underline"
      >
        {label}
        {isSorted ? (
          <Icon name="chevron-down" className={`size-4 ${sort.descending ? '' : 'rotate-180'}`} />
        ) : null}
      </Link>
    </th>
  );
}

const cell = 'px-3 py-2 align-top';
/** What a narrower window leaves out stands in the drawer. */
const wide = 'hidden xl:table-cell';
const widest = 'hidden 2xl:table-cell';

interface RowProps extends Pick<
  QueueViewProps,
  'opened' | 'decisions' | 'cohortNames' | 'now' | 'addressOf'
> {
  readonly row: QueueRow;
}

function Row({ row, opened, decisions, cohortNames, now, addressOf }: RowProps) {
  const onHold = decisions.get(row.id);
  const years = answerInWords('yearsExperience', row.years_experience);
  return (
    <tr
      data-current={row.id === opened || undefined}
      className="border-b border-line last:border-b-0 hover:bg-ground data-current:bg-ground"
    >
      <th scope="row" className={`${cell} max-w-56 font-normal wrap-anywhere xl:min-w-56`}>
        <Link
          to={addressOf(row.id)}
          state={{ isOpenedHere: true }}
          preventScrollReset
          className="line-clamp-2 font-semibold text-primary underline underline-offset-4"
        >
          {nameOf(row)}
        </Link>
        <span className="flex flex-wrap gap-x-3 text-muted">
          <span>{typeNames[row.applicant_type]}</span>
          <span className="whitespace-nowrap tabular-nums">{row.reference}</span>
        </span>
      </th>
      <td className={`${cell} max-w-48 wrap-anywhere`}>
        <span className="line-clamp-2">{firmOf(row)}</span>
      </td>
      <td className={`${cell} ${wide} whitespace-nowrap`}>
        {revenueOf(row)}
        {years === '' ? null : <span className="block text-muted">{years}</span>}
      </td>
      <td className={`${cell} ${widest} max-w-40 wrap-anywhere`}>
        {cohortNames.get(row.cohort_id ?? '') ?? <span className="sr-only">none</span>}
      </td>
      <td className={`${cell} ${wide} whitespace-nowrap tabular-nums`}>{dateOf(row.created_at)}</td>
      {isAnswered(onHold) ? null : (
        <td className={`${cell} [&_span]:block`}>
          <DueLine status={row.status} reviewDueAt={row.review_due_at} isDecided={false} now={now} />
        </td>
      )}
      {/* Nothing is due of what is decided: the way back has the room. */}
      <td colSpan={isAnswered(onHold) ? 2 : 1} className={cell}>
        <StatusLine id={row.id} name={nameOf(row)} status={row.status} onHold={onHold} now={now} />
      </td>
    </tr>
  );
}

export function QueueTable({ rows, queue, sortAddress, ...rest }: QueueViewProps) {
  const head = (column: SortColumn, label: string, className = '') => (
    <SortHead {...{ column, label, className }} sort={queue.sort} address={sortAddress(column)} />
  );
  return (
    <table className="w-full border-collapse text-left text-sm">
      <caption className="sr-only">Applications</caption>
      <thead className="border-b border-line text-muted">
        <tr>
          {head('name', 'Name')}
          <th scope="col" className="px-3 py-2">
            Firm or business
          </th>
          <th scope="col" className={`px-3 py-2 ${wide}`}>
            Revenue and years
          </th>
          <th scope="col" className={`px-3 py-2 ${widest}`}>
            Cohort wanted
          </th>
          {head('submitted', 'Submitted', wide)}
          {head('due', 'Due')}
          <th scope="col" className="px-3 py-2">
            Status
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.id} row={row} {...rest} />
        ))}
      </tbody>
    </table>
  );
}
