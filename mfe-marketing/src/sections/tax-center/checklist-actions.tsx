import { useState } from 'react';
import { Button } from 'shared-ui/button';
import { Icon } from 'shared-ui/icon';
import { shareLink } from './share-ticks.ts';
import { linkTo } from './use-checklist.ts';

interface ChecklistActionsProps {
  readonly done: readonly string[];
  /** The ticks are those of a link, and not the reader's to clear. */
  readonly isFixed: boolean;
  readonly onPut: (ticks: readonly string[]) => void;
}

const look = { size: 'sm', variant: 'secondary' } as const;

/** What can be done with the whole list; a list that was cleared can be had back. */
export function ChecklistActions({ done, isFixed, onPut }: ChecklistActionsProps) {
  const [cleared, setCleared] = useState<readonly string[]>([]);
  const clear = () => {
    setCleared(done);
    onPut([]);
  };
  const undo = () => {
    onPut(cleared);
    setCleared([]);
  };
  const isCleared = cleared.length > 0 && done.length === 0;
  return (
    <div className="flex flex-wrap gap-3 print:hidden noscript:hidden">
      <Button
        {...look}
        onClick={() => {
          print();
        }}
      >
        <Icon name="printer" />
        Print
      </Button>
      <Button
        {...look}
        onClick={() => void shareLink(linkTo(done, location.origin), 'Year-end tax checklist')}
      >
        <Icon name="external" />
        Share
      </Button>
      {/* One button, so that the focus stays where it was pressed. */}
      <Button
        {...look}
        disabled={isFixed || (done.length === 0 && !isCleared)}
        onClick={isCleared ? undo : clear}
      >
        <Icon name={isCleared ? 'retry' : 'close'} />
        {isCleared ? 'Undo' : 'Clear'}
      </Button>
    </div>
  );
}
