import { VisuallyHidden } from 'shared-ui/visually-hidden';
import type { ListCard } from '../../../components/list/list-cards.tsx';
import type { applicationsList } from 'shared-contract/lists/applications';
import type { ListCells } from '../../../components/list/list-row.tsx';
import { dateOf, isAnswered } from '../clock.ts';
import { firmOf, nameOf, typeNames } from '../model.ts';
import type { QueueRow } from '../data/list-applications.ts';
import type { Decisions } from '../data/list-decisions.ts';
import { DueLine } from './due-line.tsx';
import { StatusLine } from './status-line.tsx';

const nothing = <VisuallyHidden>none</VisuallyHidden>;

const dueOf = (row: QueueRow, decisions: Decisions, now: Date) => (
  <DueLine
    status={row.status}
    reviewDueAt={row.review_due_at}
    isDecided={isAnswered(decisions.get(row.id))}
    now={now}
  />
);
const statusOf = (row: QueueRow, decisions: Decisions, now: Date) => (
  <StatusLine id={row.id} name={nameOf(row)} status={row.status} onHold={decisions.get(row.id)} now={now} />
);

/** What stands in the columns of the queue; a decision on hold stands there with the way back. */
export const queueCells = (
  decisions: Decisions,
  now: Date,
): ListCells<QueueRow, typeof applicationsList> => ({
  reference: ({ reference }) => <span className="tabular-nums">{reference}</span>,
  type: ({ applicant_type }) => typeNames[applicant_type],
  firm: (row) => firmOf(row) || nothing,
  submitted: ({ created_at }) => <time dateTime={created_at}>{dateOf(created_at)}</time>,
  due: (row) => dueOf(row, decisions, now),
  status: (row) => statusOf(row, decisions, now),
});

export const queueCard =
  (decisions: Decisions, now: Date) =>
  (row: QueueRow): ListCard => ({
    id: row.id,
    name: nameOf(row),
    mark: decisions.has(row.id) ? null : statusOf(row, decisions, now),
    note: [firmOf(row), typeNames[row.applicant_type]].filter(Boolean).join(', '),
    facts: [
      { term: 'Submitted', value: dateOf(row.created_at) },
      { term: 'Reference', value: row.reference },
      { term: '', value: dueOf(row, decisions, now) },
    ],
  });
