import { Button } from 'shared-ui/button';
import { LeaveGuard } from '../../../components/leave-guard.tsx';

interface Props {
  readonly onSave: () => void;
  readonly onDiscard: () => void;
  /** Called when somebody leaves all the same: what was typed is kept for when they come back. */
  readonly onLeave: () => void;
}

/** The bar is there as long as there is something to save. */
const isShown = () => true;

/** Says that there is something to save, stays in view, and asks before it is left. Shown while there is. */
export function UnsavedBar({ onSave, onDiscard, onLeave }: Props) {
  return (
    <div
      role="region"
      aria-label="Unsaved changes"
      className="sticky bottom-0 z-[5] -mx-1 flex flex-wrap items-center gap-2 rounded-md border border-edge bg-surface px-3 py-2 shadow-md sm:px-4 print:hidden"
    >
      <p role="status" className="mr-auto font-semibold">
        Unsaved changes
      </p>
      <Button size="sm" variant="secondary" onClick={onDiscard}>
        Discard
      </Button>
      <Button size="sm" onClick={onSave}>
        Save
      </Button>
      <LeaveGuard isDirty={isShown} isTyped onLeave={onLeave} />
    </div>
  );
}
