import { dataMessage } from 'shared-auth/error-words';
import { Button } from 'shared-ui/button';
import { Notice } from 'shared-ui/notice';
import type { StoryKeeper, StoryState } from '../keeping/keeper.ts';
import { saveCopy } from '../save-copy.ts';

interface Props {
  readonly id: string;
  readonly keeper: StoryKeeper;
  readonly state: StoryState;
}

/** What was typed can no longer be saved: the story was published meanwhile, or is gone. The words are still here. */
export function UnsavedNotice({ id, keeper, state: { doc, error } }: Props) {
  return (
    <Notice tone="danger" role="alert" title="What you typed could not be saved">
      <p>{dataMessage(error)} Your words are kept on this device until you discard them.</p>
      <div className="mt-1 flex flex-wrap gap-2">
        <Button variant="secondary" size="sm" onClick={() => saveCopy([doc])}>
          Download a copy
        </Button>
        <Button variant="quiet" size="sm" onClick={() => void keeper.discard(id)}>
          Discard what I typed
        </Button>
      </div>
    </Notice>
  );
}
