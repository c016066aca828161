import type { ReactNode } from 'react';
import { Link } from 'shared-ui/router';
import { TextLink } from 'shared-ui/text-link';
import type { AccountRecord } from '../../lib/clients.ts';
import { formatCalendarDay, formatInstant, formatShortDollars } from '../../lib/format.ts';
import { newStoryAddress, projectionNotice } from '../../lib/labels.ts';
import { dashboardPages, projectionAddress } from '../../page-list.ts';
import { Panel } from './parts.tsx';

const kinds = { note: 'Message', call: 'Call', email: 'Email' } as const;

function Part({
  title,
  empty,
  isEmpty,
  children,
}: {
  readonly title: string;
  readonly empty: string;
  readonly isEmpty: boolean;
  readonly children: ReactNode;
}) {
  return (
    <div className="flex min-w-0 flex-col gap-2 p-4">
      <h3 className="font-sans text-sm font-semibold text-muted">{title}</h3>
      {isEmpty ? <p className="text-muted">{empty}</p> : children}
    </div>
  );
}

function Deadlines({ deadlines }: Pick<AccountRecord, 'deadlines'>) {
  return (
    <Part
      title="Deadlines"
      isEmpty={deadlines.length === 0}
      empty="Nothing is due. Your deadlines will appear here."
    >
      <ul className="flex flex-col gap-1">
        {deadlines.map(({ id, name, dueOn, overdue }) => (
          <li key={id} className="wrap-anywhere">
            <span className={overdue ? 'font-semibold text-danger' : 'text-muted'}>
              {overdue ? 'Overdue since' : 'Due on'} <time dateTime={dueOn}>{formatCalendarDay(dueOn)}</time>:
            </span>{' '}
            {name}
          </li>
        ))}
      </ul>
    </Part>
  );
}

function Projections({ projections }: Pick<AccountRecord, 'projections'>) {
  return (
    <Part
      title="Tax projections"
      isEmpty={projections.length === 0}
      empty="None yet. Projections that your coach makes for you will appear here."
    >
      <ul className="flex flex-col gap-2">
        {projections.map(({ id, label, taxYear, result: { saved } }) => (
          <li key={id} className="wrap-anywhere">
            <Link
              to={projectionAddress(id)}
              className="text-primary underline decoration-edge decoration-1 underline-offset-4 hover:decoration-current"
            >
              {label}
            </Link>
            <span className="block text-muted tabular-nums">
              {formatShortDollars(Math.abs(saved))} {saved >= 0 ? 'less' : 'more'} federal tax in {taxYear}
            </span>
          </li>
        ))}
      </ul>
      <p className="text-sm text-muted">{projectionNotice}</p>
    </Part>
  );
}

function Messages({ messages }: Pick<AccountRecord, 'messages'>) {
  return (
    <Part
      title="Messages"
      isEmpty={messages.length === 0}
      empty="None yet. What your coach shares with you will appear here."
    >
      <ol className="flex flex-col gap-3">
        {messages.map(({ id, kind, note, happenedOn, createdAt, author }) => (
          <li key={id} className="border-l-2 border-line pl-3">
            <p className="text-sm text-muted">
              <span className="font-semibold text-ink">{kinds[kind]}</span>
              {author === null ? '' : `, ${author}`},{' '}
              <time dateTime={happenedOn ?? createdAt}>
                {happenedOn === null ? formatInstant(createdAt) : formatCalendarDay(happenedOn)}
              </time>
            </p>
            <p className="wrap-anywhere whitespace-pre-line">{note}</p>
          </li>
        ))}
      </ol>
    </Part>
  );
}

/** Records for which the user is the client: their own data, and the entries that staff shared with them. */
export function AccountRecords({ records }: { readonly records: readonly AccountRecord[] }) {
  return records.map((record) => {
    const { id, name, company, coachId, coachName } = record;
    return (
      <Panel
        key={id}
        id={`record-${id}`}
        title={company ?? name}
        more={{ to: newStoryAddress(id), words: 'Write a story' }}
      >
        <p className="border-b border-line px-4 py-2">
          <span className="text-muted">Client:</span> {name}. <span className="text-muted">Coach:</span>{' '}
          {coachId === null ? (
            'None yet.'
          ) : (
            <TextLink to={`${dashboardPages.profile.path}?person=${coachId}`}>{coachName}</TextLink>
          )}
        </p>
        <div className="grid divide-line max-lg:divide-y lg:grid-cols-3 lg:divide-x">
          <Deadlines deadlines={record.deadlines} />
          <Projections projections={record.projections} />
          <Messages messages={record.messages} />
        </div>
      </Panel>
    );
  });
}
