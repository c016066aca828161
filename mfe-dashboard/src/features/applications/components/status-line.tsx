import { useState } from 'react';
import { Badge } from 'shared-ui/badge';
import { Button } from 'shared-ui/button';
import { onHoldInWords, type OnHold } from '../clock.ts';
import { statuses, type Status } from '../model.ts';
import { useTakeBack } from '../use-decisions.ts';

interface Props {
  readonly id: string;
  readonly name: string;
  readonly status: Status;
  readonly onHold: OnHold | undefined;
  readonly now: Date;
}

const tones: Readonly<Record<OnHold['decision'], string>> = {
  approve: 'text-success',
  reject: 'text-danger',
  in_review: 'text-copper',
  take_off: 'text-danger',
};

/** Where an application stands; a decision whose letter has not gone stands there with the way back. */
export function StatusLine({ id, name, status, onHold, now }: Props) {
  const takeBack = useTakeBack();
  const [isBusy, setIsBusy] = useState(false);
  if (onHold === undefined) {
    const { label, tone } = statuses[status];
    return (
      <Badge tone={tone} className="shrink-0 whitespace-nowrap">
        {label}
      </Badge>
    );
  }
  const { words, canUndo } = onHoldInWords(onHold, now);
  const undo = async () => {
    setIsBusy(true);
    await takeBack(id, name);
    setIsBusy(false);
  };
  return (
    <span className="flex flex-wrap items-center gap-x-1 text-sm font-medium">
      <span className={tones[onHold.decision]}>
        {words}
        {canUndo ? <span aria-hidden="true"> ·</span> : null}
      </span>
      {canUndo ? (
        <Button
          variant="quiet"
          size="sm"
          className="px-2 underline decoration-current"
          busy={isBusy}
          aria-label={`Undo: ${words}, ${name}`}
          onClick={() => void undo()}
        >
          Undo
        </Button>
      ) : null}
    </span>
  );
}
