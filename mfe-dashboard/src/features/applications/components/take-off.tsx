import { Dialog } from 'shared-ui/dialog';
import type { Waiting } from '../data/list-waiting.ts';
import { nameOf } from '../model.ts';
import { DecisionForm } from './decision-form.tsx';

interface Props {
  readonly one: Waiting;
  readonly onClose: () => void;
}

/** Off the waiting list, with the reason that is told; it waits its minute like every decision. */
export function TakeOff({ one, onClose }: Props) {
  return (
    <Dialog
      open
      mfe="mfe-dashboard"
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={`Take ${nameOf(one.application)} off the list?`}
      description="The approval stays; nobody offers them a seat any more."
    >
      <DecisionForm id={one.application_id} decision="take_off" onDone={onClose} />
    </Dialog>
  );
}
