import { Badge } from 'shared-ui/badge';
import { Button } from 'shared-ui/button';
import { notify } from 'shared-ui/toast';
import { useAction } from '../../lib/use-action.ts';
import { dueIn, type OnHold, pendingLabel, type Status, statuses } from './model.ts';
import { takeBackDecision } from './queries.ts';

interface StatusLineProps {
  readonly id: string;
  readonly name: string;
  readonly status: Status;
  readonly onHold: OnHold | undefined;
  readonly now: Date;
}

const decisionTones: Readonly<Record<OnHold['decision'], string>> = {
  approve: 'text-success',
  reject: 'text-danger',
  in_review: 'text-copper',
  take_off: 'text-danger',
};

/** The status of an application. A decision can be undone until its email is sent. */
export function StatusLine({ id, name, status, onHold, now }: StatusLineProps) {
  const { act: undo, isBusy } = useAction({
    run: (client) => takeBackDecision(client, id),
    failed: 'The decision was not undone.',
    changes: ['application'],
    onDone: (isUndone) =>
      isUndone
        ? notify.success(`Undone. ${name} gets no email.`)
        : notify.error(
            'There is nothing to undo: the email has gone out, or another administrator undid it first.',
          ),
  });
  if (onHold === undefined) {
    const { label, tone } = statuses[status];
    return (
      <Badge tone={tone} className="shrink-0 whitespace-nowrap">
        {label}
      </Badge>
    );
  }
  const { label: pending, canUndo } = pendingLabel(onHold, now);
  return (
    <span className="flex flex-wrap items-center gap-x-1 text-sm font-medium">
      <span className={decisionTones[onHold.decision]}>
        {pending}
        {canUndo ? <span aria-hidden="true"> ·</span> : null}
      </span>
      {canUndo ? (
        <Button
          variant="quiet"
          size="sm"
          className="px-2 underline decoration-current"
          busy={isBusy}
          aria-label={`Undo: ${pending}, ${name}`}
          onClick={() => void undo()}
        >
          Undo
        </Button>
      ) : null}
    </span>
  );
}

interface DueLineProps {
  readonly status: Status;
  readonly reviewDueAt: string;
  /** True if the decision's email is pending, so the deadline no longer applies. */
  readonly isDecided: boolean;
  readonly now: Date;
}

const dueTones = {
  danger: 'font-semibold text-danger',
  warning: 'font-semibold text-warning',
  neutral: '',
};

/** Shows the promised answer time. In a narrow column, the label is above the time. */
export function DueLine({ status, reviewDueAt, isDecided, now }: DueLineProps) {
  const due = isDecided ? null : dueIn(status, reviewDueAt, now);
  if (due === null) return <span className="sr-only">Not waiting</span>;
  return (
    <time dateTime={reviewDueAt} className={`tabular-nums ${dueTones[due.tone]}`}>
      <span className="whitespace-nowrap">{due.label}</span>{' '}
      <span className="whitespace-nowrap">{due.at}</span>
    </time>
  );
}
