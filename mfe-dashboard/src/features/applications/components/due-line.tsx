import { dueIn } from '../clock.ts';
import type { Status } from '../model.ts';

interface Props {
  readonly status: Status;
  readonly reviewDueAt: string;
  /** Its letter is on its way: nobody waits any more. */
  readonly isDecided: boolean;
  readonly now: Date;
}

const tones = { danger: 'font-semibold text-danger', warning: 'font-semibold text-warning', neutral: '' };

/** By when the firm has promised an answer; in a narrow column the words stand above the moment. */
export function DueLine({ status, reviewDueAt, isDecided, now }: Props) {
  const due = isDecided ? null : dueIn(status, reviewDueAt, now);
  if (due === null) return <span className="sr-only">Not waiting</span>;
  return (
    <time dateTime={reviewDueAt} className={`tabular-nums ${tones[due.tone]}`}>
      <span className="whitespace-nowrap">{due.words}</span>{' '}
      <span className="whitespace-nowrap">{due.at}</span>
    </time>
  );
}
