import { Button } from 'shared-ui/button';
import { Dialog } from 'shared-ui/dialog';

interface Props {
  readonly stay: () => void;
  readonly leave: () => void;
}

/** Asked before a way out that would leave behind what was typed. */
export function LeaveDialog({ stay, leave }: Props) {
  return (
    <Dialog
      open
      mfe="mfe-dashboard"
      title="Leave without saving?"
      description="What you typed stays here for this tab."
      onOpenChange={(open) => {
        if (!open) stay();
      }}
    >
      <div className="flex flex-wrap gap-3">
        <Button autoFocus onClick={stay}>
          Stay
        </Button>
        <Button variant="secondary" onClick={leave}>
          Leave
        </Button>
      </div>
    </Dialog>
  );
}
