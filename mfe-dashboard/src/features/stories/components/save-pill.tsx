import { Badge } from 'shared-ui/badge';
import { VisuallyHidden } from 'shared-ui/visually-hidden';
import { formatMoment } from '../../../lib/format.ts';
import type { StoryState } from '../keeping/keeper.ts';

const time = new Intl.DateTimeFormat('en-US', { timeStyle: 'short' });

/** `2:14 PM`, where the reader is; with its day unless that is today. */
export function clockOf(at: number | string): string {
  const moment = new Date(at);
  return moment.toDateString() === new Date().toDateString()
    ? time.format(moment)
    : formatMoment(moment.toISOString());
}

interface Props {
  readonly state: StoryState;
  readonly onRetry: () => void;
}

/** Where the words are: on the server, on their way, or on this device alone. Said aloud when they are not safe. */
export function SavePill({ state: { phase, savedAt, doc }, onRetry }: Props) {
  const at = savedAt ?? doc.row?.updated_at;
  const isTroubled = phase === 'offline' || phase === 'failed' || phase === 'refused';
  return (
    <p className="flex min-h-control-sm items-center text-sm print:hidden">
      {phase === 'saving' ? <span className="text-muted">Saving</span> : null}
      {phase === 'offline' ? <Badge tone="warning">Offline: kept on this device</Badge> : null}
      {phase === 'refused' ? <Badge tone="danger">Not saved</Badge> : null}
      {phase === 'failed' ? (
        <button type="button" onClick={onRetry} className="cursor-pointer">
          <Badge tone="danger">
            Not saved. <span className="underline">Try again</span>
          </Badge>
        </button>
      ) : null}
      {(phase === 'saved' || phase === 'idle') && at ? (
        <span className="text-muted tabular-nums">Saved {clockOf(at)}</span>
      ) : null}
      <VisuallyHidden role="status">
        {isTroubled
          ? phase === 'offline'
            ? 'Offline. What you type is kept on this device.'
            : 'Not saved.'
          : ''}
      </VisuallyHidden>
    </p>
  );
}
