import { Button } from 'shared-ui/button';
import { Notice } from 'shared-ui/notice';
import { formatMoment } from '../../../lib/format.ts';

interface Props {
  readonly at: Date;
  readonly onPutBack: () => void;
  readonly onDiscard: () => void;
}

/** What was typed before and left is offered again. */
export function KeptNotice({ at, onPutBack, onDiscard }: Props) {
  return (
    <Notice>
      <p>We kept what you typed on {formatMoment(at.toISOString())}.</p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button size="sm" onClick={onPutBack}>
          Put it back
        </Button>
        <Button size="sm" variant="secondary" onClick={onDiscard}>
          Discard
        </Button>
      </div>
    </Notice>
  );
}
